## The house

house-what = 政治を題材にしたカードドリブン・ボードゲームを、ブラウザーで
house-why = ルールの処理も説明も、すべておまかせ。登録もインストールもいりません。陣営を選べば、すぐ始められます。
house-about = 政治を題材にしたカードドリブン・ボードゲームを、ブラウザーで。コンピューターとも、人とも遊べます。ルールはすべて画面が教えてくれます。登録はいりません。
start-now = コンピューターと対局する
start-now-game = 『{ $game }』を1局。あなたは{ $side }です
start-choose = 陣営と相手を選ぶ
game-computers-failing = いま、このゲームのコンピューターが失敗しています。できるかぎり、より単純なコンピューターが代わりに答えます。原因はサーバーの記録で確認できます。
broken-games = インストールされていますが、表示できないゲーム：
choose-game = ゲームを選ぶ
my-matches = 自分の対局
about-hustings = Hustings は AGPL のフリーソフトウェアです。各ゲームの作者と出版社は、それぞれのページに記しています。
nav-start = トップページ
nav-import = 対局を読み込む
nav-api = プログラム向け
nav-label = サイト

new-match = 新しい対局
choose-side = あなたの陣営
choose-side-any = おまかせ
choose-side-any-about = ランダムに決まります。
choose-seat = あなたの席
choose-seat-any = おまかせ
choose-opponent = 相手
opponent-computer-level = コンピューター（{ $level }）
opponent-friend = ほかの人
opponent-friend-about = 相手に送るリンクができます。
opponent-hotseat = この端末で2人
opponent-hotseat-about = 交代のたびに手札を隠します。
choose-others = ほかの席
choose-others-about = 自分の席には、ここで何を選んでも自分が座ります。
chair-friend = ほかの人（リンクで招待）
chair-hotseat = ほかの人（この端末で）
your-name = 名前
your-name-hint = ほかのプレイヤーに表示されます。空欄でもかまいません。
begin-match = テーブルへ
continue-match = 続ける
watch-match = 見る

match-state-yours = あなたの番
match-state-waiting = 相手の番
match-state-open = 相手を待っています
match-state-broken = 保存されていますが、ゲームを表示できません
match-state-over = 終局
versus = { $first } 対 { $second }

## The page of a game

game-play = 『{ $game }』で遊ぶ
game-rules = ルールブック
game-cards = カード一覧
game-speaks-only = このゲームの言葉は{ $languages }だけです。
language-name = { $tag ->
    [en] 英語
    [ja] 日本語
    [de] ドイツ語
    [es] スペイン語
    [fr] フランス語
    [it] イタリア語
    [ko] 韓国語
    [nl] オランダ語
    [pl] ポーランド語
    [pt] ポルトガル語
    [zh] 中国語
   *[other] { $tag }
}
game-notice-title = このゲームの作者
minute-title = 1分でわかる遊び方
minute-short = 遊び方
game-sides = 陣営
game-seats = 席
rules-example = 例
rules-of = 『{ $game }』ルールブック
cards-of = 『{ $game }』カード一覧
contents = 目次

## Joining, seats, settings

join-title = { $name }さんから『{ $game }』への招待
join-about = あなたは{ $side }を担当します。
join-button = 席に着く
private-link = あなたの席（{ $side }）の専用リンク
private-link-about = 別の端末で開くと、そこで続けられます。このリンクを持つ人は、あなたの代わりにプレイできます。
spectator-link = 観戦用リンク
spectator-link-about = 観戦者には公開されているものだけが見えます。手札は見えません。
about-match = この対局について
players = プレイヤー
match-started = 開始
match-game = ゲーム
match-fingerprint = シャッフルの指紋（ハッシュ値）
match-fingerprint-about = この対局のシャッフルは、すべてこの値で前もって固定されています。元になる秘密の値は終局後に公開します。
match-unverified = 読み込まれた対局です。このサーバーの署名がないため、内容は保証されません。
values-in-use = カード記載の値

settings = 設定
settings-for = あなたの席（{ $side }）の設定
settings-confirm = 手番を自分で確定する
settings-confirm-about = 手番が終わっても、確定するまで誰にも見えません。
settings-auto-pass = リアクションは見込みがあるときだけ聞く
settings-auto-pass-about = あなたと同じ情報を持つ強いコンピューターなら見送る場面では、自動で見送ります。かかる時間は自分でパスするときと同じなので、ほかの人には分かりません。
settings-save = 保存する
settings-saved = 保存しました。

resign-title = 投了しますか？
resign-about = 対局はすぐに終わり、相手の勝ちになります。
resign-button = 投了する
leave-title = 対局を抜けますか？
leave-about = ほかの人は対局を続け、あなたの席はコンピューターが引き継ぎます。対局が終わるまでは、いつでも席に戻れます。
leave-button = コンピューターに任せて抜ける
keep-playing = 続ける
computer-title = コンピューターに任せますか？
computer-about = 席に戻るまで、コンピューターが代わりにプレイします。
computer-button = コンピューターに任せる

import-title = 対局を読み込む
import-about = Hustings が書き出したファイルを選んでください。最初の行から最後の行まで確かめたうえで、ここで見たり続けたりできます。
import-file = 対局のファイル
import-button = 読み込む

## When something does not work

error-title = うまくいきませんでした
error-back = 戻る
error-start = トップページへ
error-again = もう一度試す
error-table = テーブルへ
error-404 = このアドレスには何もありません。
error-404-do = アドレスを確かめるか、トップページから始めてください。
error-405 = このアドレスでは、その種類のリクエストを受け付けていません。
error-405-do = 前のページに戻り、そこのボタンを使ってください。
error-no-printed = このゲームには、訂正できるカード記載の値がありません。
error-no-printed-do = ゲームのページをご覧ください。
error-broken-game = 「{ $game }」はインストールされていますが、読み込めません。
error-broken-game-do = ほかのゲームは遊べます。原因は、サーバーを起動した画面に表示されています。
error-broken-page = 「{ $game }」のこのページを表示できません。
error-broken-page-do = ほかのゲームは遊べます。原因は、サーバーを起動した画面に表示されています。
error-no-game = その名前のゲームはここにありません。
error-no-game-do = 遊べるゲームはトップページにあります。
error-no-seat = この対局にその席はありません。
error-no-seat-do = 新しいリンクをもらうか、観戦者として見てください。
error-not-your-seat = この席はほかの人のものです。
error-not-your-seat-do = 自分の席なら、席に着いたときの名前でサインインするか、この端末で専用リンクを開いてください。そうでなければ、観戦者として見られます。
error-no-moment = この対局にその場面はありません。
error-no-moment-do = 記録か再生から場面を選んでください。
error-nothing-there = その名前のものはテーブルにありません。
error-nothing-there-do = 盤面か手札から選んでください。
error-form = このフォームはこのブラウザーのものではないか、古くなっています。
error-form-do = ページを開き直して、もう一度操作してください。まだ何も起きていません。
error-stale = このページを開いたあとに対局が進みました。操作は行われていません。
error-stale-do = これが現在の状態です。
error-gone = もう受け付けていません。操作は行われませんでした。
error-refused = それはできません。
error-unparsable = そのような行動はこのゲームにありません。
error-unparsable-do = テーブルにある行動から選んでください。
error-missing = 足りないか、読めないものがあります：{ $what }
error-missing-do = 戻って入力してください。
error-option = このゲームで「{ $what }」は選べません。
error-option-do = 次の中から選んでください：{ $choices }
error-no-token = このリクエストのトークンで開ける席が、この対局にありません。
error-no-token-do = 席のトークンを送ってください：Authorization: Bearer TOKEN
error-not-json = リクエストの本文を JSON として受け取れませんでした。
error-not-json-do = 本文を JSON で書き、ヘッダー Content-Type: application/json を付けてください。
error-too-many = 短い時間にリクエストが多すぎます。
error-too-many-do = 少し待ってから続けてください。対局はそのままです。
error-too-many-streams = 同じネットワークから同時に開いているページが多すぎます。
error-too-many-streams-do = いくつか閉じてください。このページは自動で接続し直します。
error-full = ただいま混み合っています。
error-full-do = 少しお待ちください。ページは自動で接続し直します。
error-too-large = 大きすぎます。
error-too-large-do = ここで送れるのは{ $size }までです。
error-too-many-fields = フォームの項目が{ $most }個を超えています。このサイトにそのようなフォームはありません。
error-too-many-fields-do = ページを開き直して、そこから送ってください。
error-500 = サーバー側の問題で、うまくいきませんでした。
error-500-do = 対局は元のままです。もう一度試し、また起きたら、何をしたかと番号 { $request } をサーバーの管理者に伝えてください。
error-seat-taken = この席にはほかの人が着きました。
error-seat-taken-do = 観戦者として対局を見られます。
error-only-after-end = これは対局が終わってから開けます。
error-only-after-end-do = それまでは、それぞれの席が自分の見たものだけを再生できます。
error-not-away = 相手はまだ席にいます。
error-not-away-do = しばらく誰もいない席だけを引き継げます。

api-title = HTTP API
api-about = プログラム向け：同じ対局を JSON で扱えます。対局の進め方と、そのまま動くクライアントはマニュアル（docs/api.md）にあります。すべてのリクエスト：

# 手ほどき

game-lesson = 遊びながら覚える
lesson-you = あなた
lesson-it = 手ほどき
lesson-go-on = 次へ
lesson-back = 1つ戻る
lesson-leave = 手ほどきを終える
lesson-at = { $at }／{ $last }
lesson-over = おわり
lesson-chapters = 手ほどきの目次
lesson-begin = 対局を始める
lesson-now = ここでは次のことを行います：{ $do }
error-lesson-other = 実際の対局ならできますが、手ほどきでは別のことを行います。
error-lesson-other-do = 光っているものを選ぶか、手ほどきを終えてください。
error-lesson-offer = 手ほどきとは違う申し出です。
error-lesson-offer-do = 説明にあるものだけを選んで、もう一度送ってください。
error-no-lesson = その段階は手ほどきにありません。
error-no-lesson-do = ゲームのページから始めてください。

# Health, for what watches the server

health-draining = このサーバーはまもなく停止します。新しい接続は回さないでください。
health-stopping = このサーバーは終了処理中です。
health-slow = データベースの応答に1秒以上かかっています。
health-database = データベースが応答しません。理由はサーバーの出力にあります。
health-version = データベースが、別のバージョンのHustings用に変更されています。
