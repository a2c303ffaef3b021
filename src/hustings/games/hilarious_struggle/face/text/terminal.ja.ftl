## 端末のための短い言葉

terminal-title = ヒラリアス・ストラグル
terminal-side = スキャンダル { $scandal }/{ $limit } · 手札 { $hand } · 山札 { $deck } · 捨て札 { $discard }
terminal-support-made = 応援投票は済み
terminal-agent-democrats = 民
terminal-agent-republicans = 共
terminal-agents = 両
terminal-vote = 投票
terminal-travel = 行く
terminal-fly = 飛ぶ
terminal-walk = 歩く
terminal-load = 乗せる
terminal-effect = 効果
terminal-lay = 置く
terminal-add = 加える
terminal-choose = 選ぶ
terminal-vote-short = 投票
terminal-travel-short = 行く
terminal-fly-short = 飛ぶ
terminal-walk-short = 歩く
terminal-load-short = 乗せ
terminal-effect-short = 効果
terminal-lay-short = 置く
terminal-add-short = 加え
terminal-choose-short = 選ぶ

# 地図に入りきらない州名
terminal-state-MA = マサチューセツ
terminal-state-NH = Nハンプシャー
terminal-state-NJ = Nジャージー
terminal-state-NC = 北カロライナ
terminal-state-RI = Rアイランド
terminal-state-SC = 南カロライナ
terminal-state-WV = 西バージニア

terminal-help-game =
    地図の「ミズーリ20◆3:1 共」は、選挙人20人、獲得したのは共和党、投票者は民主党3人と共和党1人、共和党の代理人がいる、と読みます。「·」は誰のものでもない州、「⛨」は守られた投票者、「✕」はその色の党が相手の応援投票を止めているしるしです。
    州名のキーと、手札の [3t] のようなキーは、そのまま続けて押します。カードの数字は投票者の人数、「!」は下線のテキストがあるカードです。「▸」は手番、「‹」は自分の党です。
