## 事前の指示

menu-orders = 事前の指示
orders-for = 事前の指示：{ $side }
orders-about = ここで指示したことは、自分でパスするときと同じ時間をおいて、自動で答えます。ほかの人には分からず、指示も見えません。いくつか当てはまるときは、上にある指示に従います。
orders-given = いまの指示
orders-none = ありません。
orders-more = 指示できること
orders-order = 指示する
orders-order-this = 指示する：{ $order }
orders-withdraw = 取り下げる
orders-withdraw-this = 取り下げる：{ $order }
orders-ended = この指示が使われることはもうありません。
orders-nothing = このゲームで指示できるのは、これだけです。
by-order = 事前の指示に従って答えます。
problem-bad-order = このゲームにそのような事前の指示はないか、すでに{ $most }個指示しています。
problem-bad-order-do = ページから選ぶか、先にほかの指示を取り下げてください。
