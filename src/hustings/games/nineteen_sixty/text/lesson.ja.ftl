## 手ほどき：ケネディの選挙戦を、最初のカードから選挙の日まで。$doはボタンの文言。

lesson-event = 最初のカード
lesson-event-1 = あなたはケネディです。最後に各州をリードしている側がその選挙人票を得て、537票のうち269票で勝ちです。政治資金バッグから自分のキューブが先に出たので、イニシアチブはあなたにあります。自分から始めましょう。
lesson-event-2 = 1ターンに、手札6枚のうち5枚を使います。どのカードもイベントか運動ポイント（CP）のどちらかで、「{ card-new-england }」にはあなたの陣営のアイコンがあります。イベントとして使いましょう。
lesson-event-3 = 北東部の州に支持を5個、1州に2個まで得られます。ニューヨーク州は45票です。
lesson-event-4 = もう1個。4個あればその州を所有したことになり、相手は運がなければキューブを減らせません。
lesson-event-5 = コネチカット州は8票です…
lesson-event-6 = …もう1個。
lesson-event-7 = 最後の1個はメイン州へ。1つの州にあるのは片方の陣営のキューブだけです。支持を得ると、まず相手のキューブを取り除き、そのあと自分のキューブを置きます。

lesson-trigger = 相手のカード
lesson-trigger-1 = ニクソンが「{ card-mid-atlantic }」で選挙運動を行います。3CPです。カードの隅の休息キューブは、あとでバッグに入り、自分の色が出やすくなります。
lesson-trigger-2 = このカードのイベントは、あなたの得になります。ニクソンはモメンタムマーカー2枚を支払い、先取りして防ぐこともできますが、しません。
lesson-trigger-3 = 候補者トークンがカリフォルニア州にあるので、西部で選挙運動を行います。1CPで支持1個です。
lesson-trigger-4 = 同じ州にもう1個。
lesson-trigger-5 = 残りの1CPは使いません。
lesson-trigger-6 = 好機です。モメンタムマーカー1枚で、相手がいま使ったカードのイベントを自分のものとして発動できます。
lesson-trigger-7 = ニューヨーク周辺の州に支持を5個、1州に2個まで得られます。ペンシルベニア州は32票です。
lesson-trigger-8 = もう1個。
lesson-trigger-9 = ニュージャージー州は16票です…
lesson-trigger-10 = …もう1個。
lesson-trigger-11 = 最後の1個はニューヨーク州へ。これで3個、所有まであと1個です。

lesson-campaign = 選挙運動
lesson-campaign-1 = イベントより運動ポイントのほうが役に立つこともあります。「{ card-catholic-support }」で選挙運動を行いましょう。
lesson-campaign-2 = 候補者トークンのあるマサチューセッツ州の地域で、選挙運動ができます。隣の地域までは1CPです。
lesson-campaign-3 = イリノイ州は27票。候補者トークンもいっしょに動きます。
lesson-campaign-4 = もう1個。
lesson-campaign-5 = 最後の1CPはオハイオ州へ。ニクソンのキューブが1個取り除かれます。キューブのない州は、破線の印が示す側に傾きます。
lesson-campaign-6 = ニクソンはモメンタムマーカー1枚で「{ card-catholic-support }」を発動できますが、得をするのはあなただけです。パスしました。

lesson-issues = メディアと争点
lesson-issues-1 = ニクソンが「{ card-rising-food-prices }」をイベントとして使いました。「{ issue-economy }」が争点の1位になり、ニクソンが優位者です。
lesson-issues-2 = メディアの支持には支持チェックが必要です。1CPごとにバッグからキューブを1個引き、自分の色なら成功です。
lesson-issues-3 = 3回のうち2回成功しました。メディアの支持がある地域では、相手が所有している州でも支持チェックなしで支持を得られます。
lesson-issues-4 = もう1個は中西部へ。
lesson-issues-5 = ニクソンはパスしました。
lesson-issues-6 = 「{ card-experience-counts }」により、あなたは争点の支持を（あれば）失い、ニクソンはモメンタムマーカーを得ます。
lesson-issues-7 = 争点も大切です。「{ card-herblock }」で立場の表明を行いましょう。
lesson-issues-8 = 同じ争点では、1個目の支持は1CP、2個目からは2CPずつかかります。
lesson-issues-9 = これで、3つの争点のうち2つの優位者です。
lesson-issues-10 = ニクソンはまたパスしました。

lesson-momentum = モメンタムフェイズ
lesson-momentum-1 = このターンのカードは、候補者カードも含めてすべて使われました。メディアの支持の多いあなたは、争点を1つ上げられます。自分が優位者である「{ issue-defense }」を、ニクソンの「{ issue-economy }」より上にしましょう。
lesson-momentum-2 = 3位の争点の優位者はモメンタムマーカーを得ます。あなたです。2位の優位者は選ぶことができ、ニクソンはモメンタムマーカーを得ました。
lesson-momentum-3 = 1位の優位者であるあなたは、モメンタムマーカーと組織票カードを得ます。このカードでは地域を選べます。最後にキューブのない州では、その地域の組織票が決め手です。南部を選びましょう。

lesson-strategy = とっておきの1枚
lesson-strategy-1 = 毎ターン1枚を戦略カードとして裏向きに取っておき、第6ターンの討論会で使います。ものを言うのはCP、どちらの得になるかを決めるのはアイコンです。「{ card-nelson-rockefeller }」はニクソンの得になるので、「{ card-harvard-brain-trust }」を選びましょう。
lesson-strategy-2 = ニクソンも、あなたに見えないように選びました。取っておいたカードは、討論会のカメラの前で明かされます。

lesson-debate = 討論会
lesson-debate-1 = 4ターン後、討論会です。互いに見えないようにカードを選び、討論アイコンの争点の、カードのアイコンが示す候補者の側に置きます。まず「{ issue-civil_rights }」で4CPの「{ card-harvard-brain-trust }」から。
lesson-debate-2 = 2枚同時に表にします。ニクソンの「{ card-missile-gap }」にはあなたのアイコンがあるので、あなたの側に置かれます。
lesson-debate-3 = 片側に2枚置かれた争点は、そこで決着します。「{ card-profiles-in-courage }」も「{ issue-civil_rights }」です。
lesson-debate-4 = ニクソンも「{ issue-civil_rights }」で「{ card-herb-klein }」、3CPです。
lesson-debate-5 = 6CP対3CPで、「{ issue-civil_rights }」はあなたの勝ちです。好きな州に、1つ目の争点では2個、2つ目では3個、3つ目では4個の支持を得ます。
lesson-debate-6 = もう1個も置きましょう。
lesson-debate-7 = 「{ card-whistlestop }」には両者のアイコンがあります。どちらの側に置くかは、使う側が決めます。
lesson-debate-8 = ニクソンの「{ card-stevenson-loyalists }」も「{ issue-defense }」ですが、2CPしかありません。
lesson-debate-9 = あなたのカードを置く側を選びます。もちろん自分の側へ。
lesson-debate-10 = 「{ issue-defense }」は4CP対2CPです。カードがなくなると、残った争点はCPの多い側の勝ちになります。毎ターンの1枚は、よく考えて残しましょう。

lesson-election = 選挙の日
lesson-election-1 = 3ターン後、選挙の日です。メディアと争点の支持、モメンタムマーカーはキューブになってバッグに入り、ニクソンは戦略カードをすべて解決しました。いまのところ269票対268票です。
lesson-election-2 = あなたの番です。戦略カードの隅にある州で、支持チェックを3回行います。メリーランド州には、ニクソンのキューブが1個あります。
lesson-election-3 = そのキューブはなくなりました。次はニューヨーク州です。すでに所有しているので、守りを固めます。
lesson-election-4 = ユタ州は4票、ニクソンのキューブは1個です。
lesson-election-5 = キューブがなくなり、西部の組織票であなたの州になりそうです。最後のカードはカリフォルニア州、32票です。ニクソンのキューブが5個あります。
lesson-election-6 = 減ったのは1個だけでした。でも、あなたはコネチカット州をリードしています。「{ card-early-returns-from-connecticut }」により、カリフォルニア州でさらに5回、支持チェックができます。

lesson-end = 5回のうち4回成功し、カリフォルニア州のキューブがなくなりました。西部の組織票はあなたのもの。269票から285票になり、大統領に当選です。次の選挙戦は、ご自分の手で。
