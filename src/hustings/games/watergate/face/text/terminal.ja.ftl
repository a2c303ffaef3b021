## 端末で使う短い言葉

terminal-bar = { $round } · { $phase }
terminal-supply = 残りの勢力トークン{ $supply }個 · バッグ{ $bag }個
terminal-side = 勢力{ $momentum }/{ $spaces } · 手札{ $hand }枚 · 山札{ $deck }枚 · 捨て札{ $discard }枚
terminal-has-initiative = 主導権
terminal-initiative = 主導権
terminal-momentum = 勢力
terminal-evidence = 証拠{ $n }
terminal-value = 数値{ $n }
terminal-action = アクション
terminal-react = リアクション
terminal-sacrifice = 取り除く
terminal-hidden-hand = 手札は伏せられています：{ $count }
terminal-legend-wall = ○青  ◻黄  ◎緑  ★ジョーカー
    塗り：編集者の証拠  ◆ニクソンがピン留め
terminal-legend-track = ? 裏向き  ! 勢力マーク  ≠ 違う色
terminal-card = { $kind }。{ $text }
terminal-initiative-mark = 主
terminal-momentum-mark = 勢
terminal-trigger = { $space }つ目：{ $text }
terminal-space = { $space }。隣：{ $names }
terminal-pinned = { $token }（{ $seat }がピン留め）。隣：{ $names }
terminal-token = { $track }：{ $token }
terminal-token-ruled = { $track }：{ $token }、{ $ruled }
terminal-picture = 写真タイル：{ $state }。隣：{ $names }
short-martha_mitchell = ミッチェル
short-john_dean = ディーン
short-alexander_butterfield = バターフィールド
short-james_mccord = マッコード
short-alfred_baldwin = ボールドウィン
short-rose_mary_woods = ウッズ
short-hugh_sloan = スローン
short-nixon = ニクソン
terminal-card-side = 側
terminal-card-kind = 種類
