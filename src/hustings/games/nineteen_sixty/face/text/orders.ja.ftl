## 事前の指示

order-preempt = モメンタムマーカーが{ $momentum }枚以上あるあいだ、イベントを先取りする（{ $whose }）
order-preempt-whose = 対象のカード
order-preempt-momentum = モメンタムマーカーがこの枚数以上のとき
order-allow = イベントを先取りしない（{ $whose }）
order-allow-whose = { order-preempt-whose }
order-trigger = モメンタムマーカーが{ $momentum }枚以上あるあいだ、イベントを発動する（{ $whose }）
order-trigger-whose = { order-preempt-whose }
order-trigger-momentum = { order-preempt-momentum }
order-no-trigger = モメンタムマーカーが{ $momentum }枚以上になるまで、イベントを発動しない（{ $whose }）
order-no-trigger-whose = { order-preempt-whose }
order-no-trigger-momentum = モメンタムマーカーがこの枚数以上になったら自分に聞く
order-whose-any = すべてのカード
order-whose-mine = 自分の候補者のアイコンのカード
order-whose-theirs = 相手の候補者のアイコンのカード
