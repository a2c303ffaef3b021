## 端末のテーブル

terminal-footer = ↑↓ Enter 選ぶ  u 取消  l 記録  c カード  r ルール  ? 説明  q 保存して終了
terminal-footer-besides = ↑↓ Enter 選ぶ  + 取引  u 取消  l 記録  c カード  r ルール  ? 説明  q 保存終了
terminal-besides = 質問に答える以外にできることです（あなたの番は続いています。+ で戻ります）。言葉でも入力できます。入力例　{ $example }
terminal-courted = あなたへの申し出があり、ほかの人は待っています。答えるか、先へ進めてください。言葉でも入力できます。入力例　{ $example }
terminal-let-go-on = 答えずに先へ進める
terminal-menu = { $menu }：選んでください（Escで戻ります）。言葉でも入力できます。入力例　{ $example }
terminal-less = { $menu }：選んでください（Escで戻ります）。
terminal-page-footer = ↑ ↓ スペース めくる  q 閉じる
terminal-end-footer = 対局は終わりました。  l 記録  q 終了
terminal-go-on = 何かキーを押すと進みます
terminal-yes-no = y はい  ほかのキー いいえ
terminal-curtain = 交代：{ $seat }の番です。
terminal-curtain-open = { $seat }の方：Enterキーを押すと手札が表示されます。
terminal-no-choice = { $typed } という選択肢はありません。
terminal-more = { $typed } に決めるならEnterを、続きがあるなら次の数字を押してください。
terminal-choose-first = まだ何も選ばれていません。かっこの中のキーを押すか、↑ ↓ で選んでからEnterを押してください。
terminal-no-key = { $typed }はここでは使えません。? でキーの一覧を表示します。
terminal-unknown-action = 「{ $action }」という行動はこのゲームにありません。動詞と対象を書いてください。いまできる例：{ $example }
terminal-nothing-to-undo = 取り消せるものはありません。
terminal-undo-gone = すでに相手に見えています。t で、直前の手番の「待った」を相手に頼めます。
terminal-grant = { $seat }の方：{ $other }が直前の手番の「待った」を求めています。認めますか？
terminal-resign = この対局を投了しますか？
terminal-not-saved = 保存できなかったため、行動は行われていません（{ system-error }）。空きを作って、もう一度試してください。
terminal-computer-failing = コンピューターが失敗したため、より単純なコンピューターが代わりに答えました。理由は席を離れたあとに表示されます。
terminal-help-title = キーの一覧
terminal-help =
    選択肢には、かっこの中にキー（数字か文字）があります。そのキーを押してください。同じ数字で始まる選択肢がほかにもあるときは、続けてEnterを押します。

    ↑ ↓        選択肢の間を移動し、Enterで決定する
    u          まだ誰にも見えていない行動を取り消す
    t          直前の手番の「待った」を頼む（コンピューターは必ず認める）
    i          ヒントありの対局で、コンピューターならどうするかを尋ねる
    l          記録
    c          カード：手札の文章、捨て札、取り除かれたカード
    r          いま関係するルール、続けてルールブック全文
    { $besides }:          行動を言葉で入力する（例　{ $example }）。できないときは理由を表示する
    x          投了する
    ?          このページ
    q          テーブルを離れる（対局は保存される）

    画面を使わないとき（パイプ、簡易端末、--lines）は、同じキーを1行ずつ入力します。
terminal-help-besides = +          質問に答える以外にできること。もう一度 + で戻る。Escで1つ前へ
terminal-key-space = スペースキー
terminal-key-other = そのキー
terminal-hidden = … ほかに{ $count }件あります（↑ ↓ で表示）
terminal-saved = 対局を保存しました。続きから遊ぶには：
    { $command }
terminal-secret = 開始時に示したハッシュ値：{ $commitment }
    秘密の値：{ $secret }
    シャッフルと結果の検証：
    { $command }
