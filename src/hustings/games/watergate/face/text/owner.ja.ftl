# 持ち主に尋ねること。

owner-cards = { $side }のカード
owner-steps = アクションの数字
owner-steps-hint = 数字を{ $count }個、こちらの文章に出てくる順に、カンマで区切って書いてください。
owner-momentum = 勢力カード
owner-momentum-editor = 編集者の勢力カード
owner-momentum-spaces = 勢力トークンのスペースの数
owner-triggers = カードの指示
owner-triggers-hint = 1行に1つ、スペースの番号に続けて書きます：draw_card と枚数、look_at_top_of_deck と枚数、move_evidence とスペースの数、または pin_from_track。
owner-tokens = 証拠トークン
owner-tokens-about = どれがどのトークンかは問いません。種類ごとの個数だけが合うように、同じ色のどれかを直してください。
owner-token = トークン{ $n }
owner-mark = 勢力マーク
owner-mark-yes = マークあり
owner-mark-no = マークなし
owner-board = 証拠ボード
owner-board-about = スペースの番号は、ニクソンを囲む輪から外へ、上から時計回りに数えます（こちらのボードを参照）。スペースの数が違うボードはファイルで書きます。書き方は docs/owners-file.md にあります。
owner-space = スペース{ $n }
owner-edges = 糸
owner-edges-hint = 1行に1本、両端を書きます。スペースは e01、e02 …、ニクソンは nixon、情報提供者は john_dean のように書きます。
