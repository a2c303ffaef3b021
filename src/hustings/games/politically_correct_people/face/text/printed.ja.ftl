# 訂正ファイルに間違いがあるとき。$path はファイルの中の場所です。

printed-no-table = { $path }：ここには表が必要です。たとえば [cards.heir] の下に base = 7 と書いてください。
printed-no-card =
    { $near ->
        [nothing] { $path }：{ $id }というカードはありません。新しいカードなら、kind と name に加えて、base か votes を書いてください。
       *[other] { $path }：{ $id }というカードはありません。{ $near }のことでしょうか。新しいカードなら、kind と name に加えて、base か votes を書いてください。
    }
printed-id = { $path }：{ $id }はカードの記号にできません。英小文字2～16字で書いてください。
printed-choice =
    { $near ->
        [nothing] { $path }：{ $value }は使えません。次のどれかを書いてください：{ $known }
       *[other] { $path }：{ $value }は使えません。{ $near }のことでしょうか。次のどれかを書いてください：{ $known }
    }
printed-name = { $path }：{ $value }は名前にできません。1～{ $most }字の1行を引用符で囲んで書いてください。
printed-twice = { $path }：{ $name }が2回あります。同じ名前では見分けがつきません。どちらかを変えてください。
printed-total = { $path }：カードの合計が{ $sum }枚です。{ $needed }枚になるように、ほかの種類も確かめてください。
printed-count-politician = { $path }：政治家が{ $count }人になります。1～{ $most }人にしてください。
printed-count-voters = { $path }：グループになる有権者が{ $count }種類になります。1～{ $most }種類にしてください。
printed-votes = { $path }：票数の一覧になっていません。1枚の票数、2枚の票数……の順に、[1, 3, 5]のように書いてください。枚数が増えて票が減ることはありません。
printed-few-votes = { $path }：カードは{ $copies }枚ありますが、票数は{ $count }枚分しかありません。全部の枚数について書いてください。
printed-salaryman = { $path }：サラリーマンの1枚、4枚、9枚の票数は、ルール説明書に載っている1票、5票、13票です。

# ファイルではなく記入票に書く人へ
printed-name-asked = { $path }：{ $value } は名前に使えません。1文字から{ $most }文字までで書いてください。
printed-votes-asked = { $path }：1枚の票数、2枚の票数……を、1, 3, 5 のように書いてください。枚数が増えて票が減ることはありません。
printed-total-asked = カードは全部で{ $sum }枚になります。{ $needed }枚になるように、ほかの種類も確かめてください。
printed-count-politician-asked = 政治家が{ $count }人になります。1種類から{ $most }種類までです。
printed-count-voters-asked = グループになる有権者が{ $count }種類になります。1種類から{ $most }種類までです。
