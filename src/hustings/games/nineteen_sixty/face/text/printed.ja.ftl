# 実物の持ち主が書いた訂正ファイルの問題点。$path はファイル内の場所。

printed-no-table = { $path }：ここには表を書きます。例：[cards.volunteers] の下に cp = 2
printed-no-card =
    { $near ->
        [nothing] { $path }：{ $id } というカードはありません。英語名を new-england のように小文字で書いてください。
       *[other] { $path }：{ $id } というカードはありません。{ $near } ではありませんか。
    }
printed-no-state =
    { $near ->
        [nothing] { $path }：{ $id } という州はありません。TX のように大文字2字で書いてください。
       *[other] { $path }：{ $id } という州はありません。{ $near } ではありませんか。
    }
printed-no-endorsement = { $path }：{ $id } という組織票カードはありません。east、south、midwest、west、major のどれかです。
printed-no-candidate = { $path }：{ $id } という候補者はいません。kennedy か nixon です。
printed-choice =
    { $near ->
        [nothing] { $path }：{ $value } は使えません。次のどれかを書いてください：{ $known }
       *[other] { $path }：{ $value } は使えません。{ $near } ではありませんか。次のどれかを書いてください：{ $known }
    }
printed-first-turn = { $path }：{ $value } ターン目からは始められません。1～5、7、8のどれかを書いてください。6ターン目は討論会、9ターン目は選挙の日です。
printed-votes = { $path }：全州の選挙人票の合計が{ $sum }票です。{ $all }票になるように、ほかの州も確かめてください。
printed-start =
    { $count ->
        [0] { $path }：{ $leader } のキューブがありません。cubes も書くか、leader = "none" としてください。
       *[other] { $path }：leader = { $leader } とキューブ{ $count }個は両立しません。キューブがある州だけに leader を書いてください。
    }

# ファイルではなく記入票に書く人へ
printed-votes-asked = 全州の選挙人票は合計{ $sum }票です。{ $all }票になるように、ほかの州も確かめてください。
printed-start-asked = { $path }：キューブの持ち主と個数が合いません。キューブがある州では陣営を、ない州では「なし」を選んでください。
