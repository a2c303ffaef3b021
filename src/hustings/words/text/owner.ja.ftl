# 持ち主の記入票：実物のコンポーネントに書かれていることを、ページと端末で記入する。

owner-title = お手元の『{ $game }』に書かれていること
owner-menu = 実物をお持ちですか？ 記載されている値を教えてください
owner-intro = お手元のゲームを、下の順に確かめてください。それぞれの値の横に、こちらで使っている値とその確かさを示しています。違うところは書き直し、確かめたものにはチェックを入れてください。カードの文章はこちらで書いたもので、効果そのものはここでは変えられません。
owner-kept = 書いた内容は、次に来るときまでこのブラウザーに残ります。点検・保存・プレイのどれかを選ぶまで、サーバーには送られません。
owner-kept-not = スクリプトを使わない場合、内容はここに残りません。ファイルとして保存し、次回そのファイルを読み込んでください。
owner-count = { $all }件中{ $n }件を確認済み
owner-looked = 確認した
owner-ours = こちらの値：{ $value }（{ $sure }）
owner-differs = こちらの値と違う
owner-check = 点検する
owner-take = ファイルとして保存する
owner-play = この値でプレイする
owner-choose = 陣営と相手を選ぶ…
owner-bring = ファイルから続ける
owner-bring-button = 読み込む
owner-bring-about = ここで保存したファイル、または自分で書いたファイルを選んでください。記入中の内容と入れ替わります。
owner-anew = 最初からやり直す
owner-good = すべての値に矛盾はありません。
owner-faults = 合わないところが{ $count }か所あります。下に印を付けました。
owner-file = ファイルの中身
owner-file-about = コマンドラインでも同じファイルを使えます。サーバーの管理者は、この値を全員の対局で使うこともできます。
owner-file-head = 『{ $game }』の実物に書かれている値。
owner-rest = 読み込んだファイルには、この記入票にない項目（{ $names }）もあります。そのまま残します。
owner-in-use = この画面で始める対局では、あなたの値を使います（{ $all }件中{ $n }件を確認済み）。値は「この対局について」のページで全員が見られます。
owner-values = 実物に合わせた値
owner-value = 項目
owner-value-ours = こちらの値
owner-value-here = この対局での値
owner-of-host = この対局では、お手元の実物に合わせて直された値を使います。違いは「この対局について」のページに一覧があります。

# 端末
owner-ask-welcome = 『{ $game }』：{ $all }件中{ $n }件を確認済み。Enter：このとおり · c：直す · s：後にする · q：やめる。1件ごとにファイル { $file } に書き込みます。
owner-ask-ours = { $label } ― { $ours }
owner-ask-item = このとおりですか？［Enter/c/s/q］
owner-ask-field = { $label }［{ $value }］
owner-ask-choices = 次のどれか：{ $choices }
owner-ask-fault = 合わないところがあります：
owner-ask-done = { $all }件中{ $n }件を確認しました。使うには：hustings serve --printed { $id }={ $file }
