## 事前の指示

order-let-go-nixon = リアクションをしない（例外：{ $unless }）
order-let-go-nixon-unless = 使えるときは自分に聞くカード
order-let-go-editor = { order-let-go-nixon }
order-let-go-editor-unless = { order-let-go-nixon-unless }
order-react-nixon = 使えるようになりしだい「{ $card }」でリアクションする
order-react-nixon-card = リアクションカード
order-react-editor = 使えるようになりしだい「{ $card }」でリアクションする（証拠トークンの移動に対しては{ $value }スペース以上のとき）
order-react-editor-card = リアクションカード
order-react-editor-value = 証拠トークンの移動に対しては、この数のスペース以上のとき
order-unless-none = なし
order-unless-N14 = { card-N14 }
order-unless-E35 = { card-E35 }
order-unless-E40 = { card-E40 }
order-unless-E42 = { card-E42 }
