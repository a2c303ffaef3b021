## What the script of a match's page says

not-sent = 送信できませんでした。二重に実行されることはありません。接続が戻ったら、もう一度お試しください。
zoom = 盤面の大きさ
zoom-in = 拡大
zoom-out = 縮小
zoom-whole = 全体

keys-number = その番号のボタンを選ぶ
keys-board = 盤面へ移動する（選べるものがあればそこへ）
keys-hand = 手札へ移動する
keys-log = 記録を開く
keys-market = 申し出へ移動する（取引のあるゲーム）
keys-cards = カードの欄を開く
keys-rules = ルールを開く
keys-list = 文字で見る盤面を開く
keys-zoom = 拡大・縮小・全体表示
keys-on = 1文字のキー操作を使う
keys-touch = 指で操作するとき：コマやカードをタップします。盤面は2本指で、またはコマのないところを2回すばやくタップして拡大できます。

## 自分の手番のあとに起きたこと

lately-title = 前回からの動き
lately-end = 決着まで
lately-own = あなたの直前の手番
lately-turn = いまの手番
lately-changes = 変わったこと
lately-now = （現在{ $count }{ $unit }）
lately-more = ほか{ $count }件
told-title = いま起きたこと
told-go-on = 先へ進む

## 質問のところで

confirm-first = 手番の終わりに確認
takeback-now = 待った
skip-what-is-idle = 自動で見送る
switch-state = ：{ $state }
switch-on = 入
switch-off = 切
let-by = 見込みが薄いため、見送ります。
not-yet = まだしない

## 呼び出し

sounds = 効果音
call-your-turn = あなたの番です
call-offers = 返事を待つ申し出があります
