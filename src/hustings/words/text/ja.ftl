## The page of a match

skip-to-content = 本文へ移動
skip-to-question = いまの選択へ移動
label-table = テーブル
label-stage = 盤面
label-side = 記録・カード・ルール
label-lately = 直前のできごと
lately-open = 直前のできごとを表示
lately-empty = ほかのプレイヤーが行ったことをここに表示します。
label-prompt = いますること
label-hand = 手札
label-market = 取引
label-seats = プレイヤー
tab-log = 記録
tab-cards = カード
tab-rules = ルール
tab-list = 文字版
tab-list-long = 盤面を文字で見る
open-side = 記録・カード・ルールを開く
close = 閉じる
menu = メニュー
other-language = English
other-language-short = EN
other-language-code = en
link-on = 接続中
link-trying = 接続しています…
link-lost = 接続が切れました
offline = 接続が切れています。対局は保存されています。つながり次第、続きから再開します。
all-choices = すべての選択肢
undo = 取り消す
stand-still = 入力の間、自動更新を止める
see-what-is-new = 最新の状態を見る
log-empty = まだ何も起きていません。
rules-of-this-moment = いま関係するルール
whole-rulebook = ルールブック全文
result-fold = 結果
result-away = テーブルを見る
result-back = 結果を見る
curtain-why = 端末を相手に渡してください。相手が開くまで手札は表示されません。
curtain-open = 本人です。手札を見る

# what is named before a thing
before = { $what }：
# what is said beside a thing
aside = （{ $what }）
short-end-resigned = 投了
