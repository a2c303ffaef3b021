### 『1960』のルールの図。1行が図の1行になる。

figure-yes = はい
figure-no = いいえ

figure-checks = 支持チェックがいるのは、相手がその州を所有しているか、そこに相手の候補者トークンがあるときです。その地域に自分のメディアの支持があれば、いりません。回数を宣言し、その数だけキューブを引きます。自分の色なら支持を得ます。相手の色なら、そのCPは失われます。
figure-checks-opponent =
    相手が所有している州（{ $carry }個）か、
    相手の候補者トークンがある？
figure-checks-media =
    その地域に、自分の
    メディアの支持がある？
figure-checks-none =
    チェック
    不要。
    1CPで
    支持1個
figure-checks-draw = { $count }個と宣言し、{ $count }個引く
figure-checks-hit = 支持を1個得る
figure-checks-miss = CPは失われる

figure-momentum = モメンタムフェイズのステップの順と、3つの順位で優位者が得る特典です。1位はモメンタムマーカーと組織票カード、2位はどちらか一方、3位はモメンタムマーカー。下は両プレイヤーのモメンタムマーカーで、最初、減少の後、最後の枚数です。
figure-momentum-decay =
    モメンタムの
    減少
figure-momentum-shift =
    争点の
    すり替え
figure-momentum-awards = 特典
figure-momentum-fade =
    争点支持の
    減少
figure-momentum-or = か

figure-debate = 例の2ラウンド目が終わったところです。「経済」はケネディ側に2枚、ニクソン側に1枚あり、決着しました。ケネディのアイコンがあるニクソンのカードは、「国防」のケネディ側にあります。「公民権」にカードはありません。下は、1つ目、2つ目、3つ目に決着した争点の報酬です。
figure-debate-icon =
    使った人ではなく、
    アイコンの側に置く
figure-debate-reward = 決着した順に、報酬の支持が増える
figure-debate-nth = { $n }つ目

figure-election = 選挙の日の6つのステップを上から順に、例での結果とともに示します。ボーナスキューブ、イニシアチブ、選挙運動戦略カード、選挙の日イベント、キューブのない州、過半数の線を引いた開票です。
figure-election-bonus =
    メディア、争点、モメンタム
    をバッグのキューブに
figure-election-initiative = イニシアチブチェック
figure-election-strategy =
    戦略カード：
    支持チェック
figure-election-events = 選挙の日イベント
figure-election-empty =
    空の州：組織票、
    次に支持色で
figure-election-tally = 開票
