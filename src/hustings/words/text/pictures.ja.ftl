## 対局の画像

preview-moment = { $game }：{ $moment }
preview-won = { $game }：{ $won }
preview-live = ブラウザーで対局を観戦したり、一手ずつ振り返ったりできます。登録はいりません。
preview-over = ブラウザーで対局を一手ずつ振り返り、好きな場面から続きを遊べます。登録はいりません。
picture-end = 結果の画像：
replay-picture = 画像
error-no-picture = この対局にその画像はありません。
error-no-picture-do = 再生から場面を選ぶと、テーブルの下に画像へのリンクがあります。
error-picture-later = いまは画像を作れません。
error-picture-later-do = 数秒おいて、もう一度お試しください。
