# 実物の持ち主が書いた訂正ファイルの問題点。$path はファイル内の場所。

# 表と項目名
printed-no-table = { $path }：ここには表を書きます。例：[cards.N14] の下に value = 3
printed-no-list = { $path }：ここには角かっこで囲んだリストを書きます。
printed-twice = { $path }：{ $id } が重複しています。片方を消すか、別のIDにしてください。

# カードと証拠トークン
printed-no-card =
    { $near ->
        [nothing] { $path }：{ $id } というカードはありません。ニクソンはN02～N21、編集者はE23～E42です。
       *[other] { $path }：{ $id } というカードはありません。{ $near } ではありませんか。ニクソンはN02～N21、編集者はE23～E42です。
    }
printed-no-token = { $path }：{ $id } という証拠トークンはありません。t01～t36です。
printed-no-deck = { $path }：{ $letter } で始まるカードがリストにありません。どちらの陣営にも1枚以上が必要です。
printed-value = { $path }：{ $value } はカードの数値になりません。1～{ $most }の整数を引用符なしで書いてください。
printed-no-colour =
    { $near ->
        [nothing] { $path }：「{ $colour }」という色はありません。次のどれかを書いてください：{ $known }
       *[other] { $path }：「{ $colour }」という色はありません。「{ $near }」ではありませんか。次のどれかを書いてください：{ $known }
    }
printed-colour-list = { $path }：色はリストで書きます。例：["green"]
printed-card-colours =
    { $count ->
        [0] { $path }：カードの色がありません。["green"] のように書いてください。3色すべてのカードは ["joker"] です。
       *[other] { $path }：カードの色は1色だけです。その1色を書いてください。3色すべてのカードは ["joker"] です。
    }
printed-token-colours = { $path }：証拠トークンの色は1色か、異なる2色です。例：["blue", "green"]
printed-mark = { $path }：{ $value } は使えません。勢力マークがあれば true、なければ false と書いてください。
printed-steps =
    { $count ->
        [0] { $path }：このカードのアクションには数がありません。この行を消してください。
       *[other] { $path }：このカードのアクションの数は{ $count }個です。[{ $ours }] のようなリストで書いてください。
    }

# 証拠ボード
printed-no-space =
    { $near ->
        [nothing] { $path }：証拠ボードに { $id } というスペースはありません。
       *[other] { $path }：証拠ボードに { $id } というスペースはありません。{ $near } ではありませんか。
    }
printed-no-informant =
    { $near ->
        [nothing] { $path }：{ $id } という情報提供者はいません。john_dean のように書いてください。
       *[other] { $path }：{ $id } という情報提供者はいません。{ $near } ではありませんか。
    }
printed-space-id = { $path }：「{ $id }」はスペースのIDになりません。"e07" のように e と数字2桁で書いてください。
printed-many-spaces = { $path }：スペースが{ $count }か所あります。使えるのは{ $most }か所までです。減らしてください。
printed-coordinate = { $path }：{ $value } は図の位置になりません。-1～1の数を書いてください。
printed-edge = { $path }：糸は2つのIDの組で書きます。例：["e01", "e02"]
printed-edge-end =
    { $near ->
        [nothing] { $path }：糸の端 { $id } がボードにありません。
       *[other] { $path }：糸の端 { $id } がボードにありません。{ $near } ではありませんか。
    }
printed-edges-needed = { $path }：スペースが変わると、元の糸は使えません。edges = [["nixon", "e01"], …] のように糸をすべて書いてください。
printed-edge-self = { $path }：この糸は { $id } から自分自身に戻っています。片方の端を直すか、この糸を消してください。
printed-edge-twice = { $path }：{ $edge } の糸はもうあります。どちらかを消してください。
printed-informant-loose = { $path }：{ $id } につながる糸がありません。この情報提供者の糸を書き足してください。
printed-apart = { $path }：ボードがつながっていません。ニクソンに届かないもの：{ $names }。間をつなぐ糸を書き足してください。

# 編集者の勢力カード
printed-no-trigger =
    { $near ->
        [nothing] { $path }：「{ $op }」という指示はありません。次のどれかを書いてください：{ $known }
       *[other] { $path }：「{ $op }」という指示はありません。「{ $near }」ではありませんか。次のどれかを書いてください：{ $known }
    }
printed-trigger-space = { $path }：勢力カードにスペース{ $space }はありません（{ $most }つまで）。スペースの番号か、スペースの数を直してください。
printed-trigger-twice = { $path }：スペース{ $space }に指示が2つあります。片方を消してください。

# ファイルではなく記入票に書く人へ
printed-value-asked = { $path }：カードの数値は { $value } にはなりません。1～{ $most }の整数を書いてください。
printed-steps-asked = { $path }：このカードのアクションで使う数字は{ $count }個です。{ $ours } のように、カンマで区切って書いてください。
printed-edge-asked = { $path }：糸には両端があります。e01 e02 のように、1行に両方を書いてください。
printed-no-colour-asked = { $path }：「{ $colour }」という色はありません。一覧から選んでください。
