## 対局の前のページ

game-title = New Game
game-tagline = 大きく約束し、問われないことを祈る
game-about = 町の集会で票を集めます。より大きな公約で応じるか、大きすぎる公約を疑ってください。
game-notice = 自作のゲームです。

## 名前

seat-mayor = 町長
seat-challenger = 新人
promise-bench = ベンチ（1）
promise-shelter = バス停の屋根（2）
promise-playground = 遊び場（3）
promise-library = 図書館（4）
promise-tram = 路面電車（5）
promise-stadium = 競技場（6）
promise-opera = 歌劇場（7）
promise-airport = 空港（8）
promise-beach = 海辺の砂浜（9）

## 卓上

town-tonight = 今夜の票：{ $n }票
town-votes = { $side }：{ $n }票
town-hidden = 手元：{ $n }つ
town-made = これまでの公約
town-hand = 手元の公約
town-none = なし

## 記録

log-evening = 新しい夜。{ $votes }票を争う。
log-promised = { $side }の公約は{ $promise }。
log-doubted = { $side }が疑い、サイコロの目は{ $die }。
log-stands = { $promise }は本物だった。
log-hollow = { $promise }は空約束だった。
log-won = { $side }が{ $votes }票を得た。
log-end-votes = { end-votes }
log-end-draw = { end-draw }
end-votes = { $side }が{ $votes }票対{ $fewer }票で選挙に勝った。
end-draw = 両者とも{ $votes }票だった。

## 質問、断り、ボタン

prompt-open = { $side }：何を約束しますか？
wait-open = { $side }が公約を選んでいます。
prompt-answer = { $side }：相手の公約は{ $promise }です。公約で応じますか、疑いますか？
wait-answer = { $side }が{ $promise }への答えを考えています。
no-make = { $promise }は手元にありません。
do-make = { $object }を約束する
do-doubt = 疑う
