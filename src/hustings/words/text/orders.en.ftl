## Standing orders

menu-orders = Standing orders
orders-for = Standing orders: { $side }
orders-about = What you order here is answered for you, after as long as a pass of yours takes. Nobody else can tell, and nobody else sees your orders. Of several that fit, the first counts.
orders-given = What you have ordered
orders-none = Nothing.
orders-more = What you can order
orders-order = Order it
orders-order-this = Order it: { $order }
orders-withdraw = Take it back
orders-withdraw-this = Take back: { $order }
orders-ended = It can no longer come to this.
orders-nothing = This game knows no standing orders but this one.
by-order = Your standing order answers it.
problem-bad-order = This game knows no such standing order, or you have given { $most } already.
problem-bad-order-do = Choose one from the page, or take another back first.
