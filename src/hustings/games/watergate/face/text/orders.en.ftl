## Standing orders

order-let-go-nixon = Answer no play, except when this could answer: { $unless }
order-let-go-nixon-unless = Ask me when this could answer
order-let-go-editor = { order-let-go-nixon }
order-let-go-editor-unless = { order-let-go-nixon-unless }
order-react-nixon = Answer with “{ $card }” as soon as it can
order-react-nixon-card = Reaction
order-react-editor = Answer with “{ $card }” as soon as it can; a move of evidence only from { $value } spaces on
order-react-editor-card = Reaction
order-react-editor-value = Of moves of evidence only those of at least so many spaces
order-unless-none = nothing
order-unless-N14 = { card-N14 }
order-unless-E35 = { card-E35 }
order-unless-E40 = { card-E40 }
order-unless-E42 = { card-E42 }
