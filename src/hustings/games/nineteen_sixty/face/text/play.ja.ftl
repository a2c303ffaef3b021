### プレイ中に表示する文言：ログ、質問、できない理由。すべて独自の文章。

## 文の中での場所の呼び方

place-region =
    { $n ->
        [0] 東部
        [1] 南部
        [2] 中西部
       *[3] 西部
    }
place-media = { place-region }
place-endorsement = { place-region }
place-issue =
    { $n ->
        [0] 「国防」
        [1] 「経済」
       *[2] 「公民権」
    }

## ログ：支持、モメンタム、候補者トークン、バッグ

log-gained =
    { $place-id ->
        [place-media] { $side }は{ $place }でメディアの支持を{ $count }個得た。
        [place-issue] { $side }は{ $place }で争点の支持を{ $count }個得た。
        [place-endorsement] { $side }は{ $place }で組織票マーカーを{ $count }枚得た。
       *[other] { $side }は{ $place }で支持を{ $count }個得た。
    }
log-gained-item =
    { $place-id ->
        [place-media] { $place }のメディア{ $count }個
        [place-issue] { $place }{ $count }個
        [place-endorsement] { $place }の組織票{ $count }枚
       *[other] { $place }{ $count }個
    }
log-gained-list = { $side }は支持を得た：{ $items }。
log-lost =
    { $place-id ->
        [place-media] { $side }は{ $place }のメディアの支持を{ $count }個失った。
        [place-issue] { $side }は{ $place }の争点の支持を{ $count }個失った。
        [place-endorsement] { $side }は{ $place }の組織票マーカーを{ $count }枚失った。
       *[other] { $side }は{ $place }の支持を{ $count }個失った。
    }
log-lost-item =
    { $place-id ->
        [place-media] { $place }のメディア{ $count }個
        [place-issue] { $place }{ $count }個
        [place-endorsement] { $place }の組織票{ $count }枚
       *[other] { $place }{ $count }個
    }
log-lost-list = { $side }は支持を失った：{ $items }。
log-rose = 「{ $issue }」が{ $place }に上がった。
log-removed =
    { $place-id ->
        [place-media] { $side }は{ $place }で相手のメディアの支持を{ $count }個取り除いた。
        [place-issue] { $side }は{ $place }で相手の争点の支持を{ $count }個取り除いた。
        [place-endorsement] { $side }は{ $place }で相手の組織票マーカーを{ $count }枚取り除いた。
       *[other] { $side }は{ $place }で相手のキューブを{ $count }個取り除いた。
    }
log-removed-item =
    { $place-id ->
        [place-media] { $place }のメディア{ $count }個
        [place-issue] { $place }{ $count }個
        [place-endorsement] { $place }の組織票{ $count }枚
       *[other] { $place }{ $count }個
    }
log-removed-list = { $side }は相手の支持を取り除いた：{ $items }。
log-gained-momentum = { $side }はモメンタムマーカーを{ $count }枚得た。
log-lost-momentum = { $side }はモメンタムマーカーを{ $count }枚失った。
log-paid = { $side }はモメンタムマーカーを{ $count }枚支払った。
log-moved = { $side }の候補者トークンが{ $state }に移った。
log-exhausted = { $side }の候補者カードが消耗面になった。
log-made-ready = { $side }の候補者カードが通常面に戻った。
log-into-bag = { $side }のキューブ{ $count }個がバッグに入った。
log-reseeded = バッグが空になったので、各色のキューブを{ $count }個ずつ補充した。
log-check-won = 支持チェック（{ $check }）：{ $side }は自分のキューブを引き、成功した。
log-check-failed = 支持チェック（{ $check }）：{ $side }は相手のキューブを引き、失敗した。
log-check-lost = 支持チェック（{ $check }）：バッグが空なので、{ $side }は引けなかった。
check-media = 宣伝活動
log-initiative = { $side }がイニシアチブを得た。

## ログ：カード

log-event = 「{ $card }」の効果を実行した。
log-lasts = 「{ $card }」はターン終了まで{ $side }の前に置かれた。
log-drew =
    { $count ->
        [0] 山札がないので、{ $side }はカードを引けなかった。
       *[other] { $side }はカードを{ $count }枚引いた。
    }
log-drew-card = { $side }は「{ $card }」を引いた。
log-drew-card-item = 「{ $card }」
log-drew-card-list = { $side }は{ $items }を引いた。
log-reshuffled = 捨て札{ $count }枚をシャッフルし、新しい山札にした。
log-discarded = { $side }は「{ $card }」を捨てた。
log-discarded-item = 「{ $card }」
log-discarded-list = { $side }は{ $items }を捨てた。
log-retrieved = { $side }は捨て札から「{ $card }」を手札に加えた。
log-showed-hand = { $side }は手札をすべて相手に見せた。
log-saw = { $side }の手札：「{ $card }」。
log-saw-item = 「{ $card }」
log-saw-list = { $side }の手札：{ $items }。

## ログ：ターンとアクション

log-turn =
    { $count ->
        [6] 第6ターン：討論会
        [9] 第9ターン：選挙の日
       *[other] 第{ $count }ターンが始まった。
    }
log-starts = このターンは{ $side }が先に行動することになった。
log-activity = 第{ $count }行動フェイズ。
log-momentum-phase = モメンタムフェイズが始まった。
log-strategy-phase = 選挙運動戦略フェイズ：1人{ $count }枚。
log-set-aside =
    { $count ->
        [0] { $side }には戦略カードにできるカードがなかった。
       *[other] { $side }は戦略カードを{ $count }枚置いた。
    }
log-set-aside-card = { $side }は「{ $card }」を戦略カードにした。
log-set-aside-card-item = 「{ $card }」
log-set-aside-card-list = { $side }は{ $items }を戦略カードにした。
log-endorsement = { $side }は組織票カードを引いた：{ $sort }。
log-played-event = { $side }は「{ $card }」をイベントとして使った。
log-played =
    { $use-id ->
        [action-campaigning] { $side }は「{ $card }」で選挙運動を行った：{ $count }CP。
        [action-advertising] { $side }は「{ $card }」で宣伝活動を行った：{ $count }CP。
       *[action-positioning] { $side }は「{ $card }」で立場を表明した：{ $count }CP。
    }
log-rest-cubes = { $side }は休息キューブを{ $count }個取った。
log-preempted = { $side }はイベント「{ $card }」を先取りした。
log-triggered = { $side }は「{ $card }」を発動した。
log-passed = { $side }は使えるカードがないのでパスした。
log-travelled = { $side }は{ $node }へ向かった。
log-declared = { $side }は{ $state }で支持チェックを{ $count }回行うと宣言した。
log-advertised = { $side }は宣伝活動で支持チェックを{ $count }回行うと宣言した。

## 質問：prompt- は答える側へ、wait- はそれ以外の人へ

prompt-start = イニシアチブはあなたにあります。このターン先に行動する側を選んでください。
wait-start = { $side }がこのターン先に行動する側を選んでいます。
prompt-play = カードを1枚、イベントか運動ポイントとして使ってください。
wait-play = { $side }が使うカードを選んでいます。
prompt-play-mate = 副大統領「{ $card }」を、イベントか運動ポイントに使ってください。
wait-play-mate = { $side }が副大統領カード「{ $card }」を使います。
prompt-preempt =
    { $count ->
        [0] イベント「{ $card }」を無料で先取りしますか？
       *[other] モメンタムマーカー{ $count }枚でイベント「{ $card }」を先取りしますか？
    }
wait-preempt = { $side }が「{ $card }」を先取りするかどうかを決めています。
prompt-trigger = モメンタムマーカー{ $count }枚でイベント「{ $card }」を発動しますか？
wait-trigger = { $side }が「{ $card }」を発動するかどうかを決めています。
prompt-campaign =
    { $count ->
        [0] 運動ポイントを使い切りました。移動は無料です。移動を続けるか、終えてください。
       *[other] 選挙運動：支持を1個置く州か、移動先を選んでください（残り{ $count }CP）。
    }
wait-campaign = { $side }が選挙運動を行っています（残り{ $count }CP）。
prompt-declare = { $state }の支持チェック（成功率{ $percent }％）に、{ $count }CPのうち何CPを使いますか？
wait-declare = { $side }が{ $state }で行う支持チェックの回数を決めています。
prompt-stand = { $node }のどの州に候補者トークンを置くか選んでください。
wait-stand = { $side }が{ $node }で候補者トークンを置く州を選んでいます。
prompt-declare-support = { $state }の支持チェック（成功率{ $percent }％）：{ $count }個のうち何個を試みますか？
wait-declare-support = { $side }が{ $state }で行う支持チェックの回数を決めています。
prompt-position = 争点を選んでください。争点ごとに1個目は1CP、以後は2CPです（残り{ $count }CP）。
wait-position = { $side }が立場の表明を行っています（残り{ $count }CP）。
prompt-shift = メディアの支持で上回っているので、争点を1つ上げることができます。
wait-shift = { $side }が争点をすり替えるかどうかを決めています。
prompt-award = あなたは2位の争点「{ $issue }」の優位者です。特典を選んでください。
wait-award = { $side }が争点「{ $issue }」の特典を選んでいます。
prompt-set-aside = 戦略カードにする手札を選んでください（あと{ $count }枚）。
wait-set-aside = { $side }が戦略カードを選んでいます。
prompt-redraw = 支持チェックは失敗です。もう一度引きますか？
wait-redraw = { $side }がもう一度引くかどうかを決めています。
prompt-gain =
    { $place-id ->
        [place-media] メディアの支持を1個得る地域を選んでください（残り{ $count }個）。
        [place-issue] 支持を1個得る争点を選んでください（残り{ $count }個）。
        [place-endorsement] 組織票マーカーを1枚得る地域を選んでください（残り{ $count }枚）。
       *[other] 支持を1個得る州を選んでください（残り{ $count }個）。
    }
wait-gain =
    { $place-id ->
        [place-media] { $side }がメディアの支持を得る地域を選んでいます（残り{ $count }個）。
        [place-issue] { $side }が支持を得る争点を選んでいます（残り{ $count }個）。
        [place-endorsement] { $side }が組織票マーカーを得る地域を選んでいます。
       *[other] { $side }が支持を得る州を選んでいます（残り{ $count }個）。
    }
prompt-lose =
    { $place-id ->
        [place-media] { $victim }のメディアの支持を1個取り除く地域を選んでください（残り{ $count }個）。
        [place-issue] { $victim }の支持を1個取り除く争点を選んでください（残り{ $count }個）。
       *[other] { $victim }の支持を1個取り除く州を選んでください（残り{ $count }個）。
    }
wait-lose = { $victim }の支持をどこから取り除くか、{ $side }が選んでいます。
prompt-choose =
    { $card-id ->
        [card-swing-state] 「{ $card }」：相手がリードし、まだ所有していない州を選んでください。
        [card-prime-time-television] 「{ $card }」：自分のメディアの支持がある地域を選んでください。
        [card-pierre-salinger] 「{ $card }」：争点を選んでください。
       *[other] 「{ $card }」：州を選んでください。
    }
wait-choose = { $side }が「{ $card }」の対象を選んでいます。
prompt-go = 候補者トークンの移動先の州を選んでください。
wait-go = { $side }が候補者トークンの移動先を選んでいます。
prompt-offer =
    { $card-id ->
        [card-political-capital] 「{ $card }」：カードを引きますか？
       *[other] 「{ $card }」：候補者カードを通常面に戻しますか？
    }
wait-offer = { $side }が「{ $card }」の効果を使うかどうかを決めています。
prompt-retrieve = 捨て札を1枚、手札に加えることができます。
wait-retrieve = { $side }が手札に加える捨て札を選んでいます。
prompt-exchange =
    { $count ->
        [0] 好きな枚数の手札を捨ててください。同じ枚数を引きます。
       *[other] さらに捨てるか、終えてください。終えると{ $count }枚引きます。
    }
wait-exchange = { $side }が捨てる手札を選んでいます。

## できない理由

no-prevented = 「{ $card }」のイベントは、「{ $by }」によりゲーム終了まで使えません。
no-cannot-pay-event = 「{ card-jackie-kennedy }」によりイベントにはモメンタムマーカーが{ $count }枚必要ですが、支払えません。
no-cannot-pay-campaigning = 「{ card-nixons-knee }」により選挙運動にはモメンタムマーカーが{ $count }枚必要ですが、支払えません。
no-not-your-candidate = 相手の候補者カードです。
no-candidate-exhausted = 候補者カードは消耗面です。イベントでのみ通常面に戻せます。
no-keep-for-strategy = 「{ $card }」は、選挙運動戦略フェイズのために手札に残す必要があります。
no-no-vice-president = 候補者カードの横に副大統領カードがありません。
no-own-icon-alone = 「{ $card }」は自分のアイコンだけのカードではないので、副大統領カードのために捨てられません。
no-there-already = 候補者トークンはすでに{ $node }にあります。
no-travel-cost =
    { $left ->
        [0] { $node }への移動には{ $cost }CPが必要ですが、運動ポイントが残っていません。
       *[other] { $node }への移動には{ $cost }CPが必要ですが、残りは{ $left }CPです。
    }
no-just-travelled = 移動したばかりです。続けて移動する前に、支持に1CP使ってください。
no-no-points = 運動ポイントを使い切りました。
no-other-region = { $state }は、候補者トークンのある地域の外です。先に移動してください。
no-not-contested = この対局では{ $state }を使いません。
no-banned = イベントにより、このターンは{ $state }で選挙運動を行えません。
no-checked-already = { $state }ではこのカードの支持チェックを済ませました。これ以上は使えません。
no-kennedy-leads = { $state }はケネディがリードしています。「{ card-eisenhowers-silence }」により、ニクソンは選挙運動を行えません。
no-too-many-checks = ここで行える支持チェックは{ $count }回までです。
no-drawn-already = { $state }ではこのイベントの支持チェックを済ませました。これ以上は得られません。
no-too-many-points = 使えるのは{ $count }CPまでです。
no-own-icon = 争点「{ $issue }」の描かれたカードでは、その争点の支持を得られません。
no-issue-cost =
    { $left ->
        [0] 争点「{ $issue }」の次の支持には{ $cost }CPが必要ですが、運動ポイントが残っていません。
       *[other] 争点「{ $issue }」の次の支持には{ $cost }CPが必要ですが、残りは{ $left }CPです。
    }
no-first-already = 争点「{ $issue }」はすでに1位です。
no-never-strategy = 「{ $card }」は戦略カードにできません。
no-chosen-already = 「{ $card }」はすでに選んでいます。
no-must-gain = すべて得る必要があります（残り{ $count }個）。
no-must-lose = すべて取り除く必要があります（残り{ $count }個）。
no-limit-reached = { $place }は上限の{ $count }個に達しました。
no-not-there = { $place }は対象ではありません。
no-nothing-there = { $place }に{ $side }の支持はありません。
no-not-offered = ここでは選べません。
no-only-that-card = 選べるのは「{ $card }」だけです。
no-not-discarded = 「{ $card }」は捨て札にありません。
no-not-in-hand = 「{ $card }」は手札にありません。

## いま選べないものを、いつ選べるか

when-do-support = 州の支持は、カードを選挙運動に使うか、イベントで得ます。
when-do-media = メディアの支持は、カードを宣伝活動に使うか、イベントで得ます。
when-do-issue = 争点の支持は、カードを立場の表明に使うか、イベントで得ます。
when-do-event = カードは、使うカードを選ぶ自分の番に使います。
when-do-campaign = 候補者カードは、手札の代わりに運動ポイントとして使います。
