## 対局の途中からの指し継ぎと、コンピューター戦のヒント

log-played-on = ここから、検討用の別の対局が始まった。手札は元のまま残し、並びが誰にも知られていない山札をシャッフルし直した。運も新しくした。
log-played-on-anew = ここから、検討用の別の対局が始まった。{ $side }から見えなかったものをすべて配り直し、運も新しくした。

play-on = ここから続ける
play-anew = ここをやり直す
play-on-title = 続きを遊ぶ：{ $game }
play-on-about = この場面から新しい対局を始めます。このあとの運は新しくなるため、元の対局と同じことが起こるとはかぎりません。新しい対局には「検討用」と示され、レーティングにも成績にも数えません。
play-on-hidden = 隠れているもの
play-on-as-it-was = 手札は元のまま
play-on-anew = { $side }の知っていたことから配り直す
play-on-hidden-about = 元の対局を見た人は、元のままの手札を知っています。配り直すと、その側から見えなかったものをすべて引き直します。
play-on-begin = 続ける

mark-study = 検討用
mark-study-about = 別の対局の途中から続けた対局です。レーティングにも成績にも数えません。
mark-hints = ヒントあり
mark-hints-about = コンピューターならどうするかを尋ねられる対局です。レーティングの対象になりません。

problem-no-moment = この対局にその場面はないか、すでに勝負がついています。
problem-no-moment-do = 再生で、最後より前の場面を選んでください。
problem-other-rules = この対局のときの規則は今ここにないため、続きを遊べません。
problem-on-too-often = この対局は、途中からの続きを何度も重ねたものです。これ以上は重ねられません。
problem-on-too-often-do = もっと元に近い対局から続けてください。

hints-wanted = ヒントあり
hints-wanted-about = 相手がコンピューターだけのときに選べます。自分の番に、よい手を3つまで尋ねられます。この対局はレーティングの対象になりません。
hint-ask = ヒント
hint-title = コンピューターならこうします
hint-about = あなたが知っていることだけを使って探索した結果です。見込みは大まかなものです。
hint-best = 最善：{ $answer }。{ $chance }
hint-next = 次に：{ $answer }。{ $chance }
hint-chance = 100回におよそ{ $n }勝。
keys-hint = ヒントを尋ねる（ヒントありの対局）

problem-hints-for-one = ヒントを使えるのは、コンピューターだけを相手に1人で遊ぶときです。
problem-hints-for-one-do = ほかの席をコンピューターに任せるか、ヒントなしで遊んでください。
problem-no-hints = ここではヒントを使えません。
problem-no-hints-do = ヒントは、コンピューターだけを相手にする対局を始めるときに選びます。尋ねられるのは、自分が選ぶ番のときです。
problem-hint-failed = コンピューターが答えを出せませんでした。
problem-hint-failed-do = もう一度尋ねるか、ヒントなしで続けてください。

terminal-no-hint = ここではヒントを使えません。ヒントは --hints で始めた対局で、自分が選ぶ番に尋ねられます。
terminal-hint-waits = 考えています…

cli-play-from = このファイルの終わった対局の途中から始める（検討用）
cli-play-moment = --from のどの場面から始めるか（hustings replay FILE が示す番号）
cli-play-knows = その席から見えなかったものをすべて配り直す（省略時：手札は元のまま）
cli-play-hints = 1人でコンピューターと遊ぶとき、よい手を尋ねられるようにする（キーは i）
cli-from-and-moment = --from と --moment は一緒に使います。ファイルと、hustings replay FILE が示す番号を指定してください。
cli-knows-of-nothing = --knows は、どの席の知っていたことから配り直すかを決めます。--from と --moment と一緒に使ってください。
cli-resume-as-it-began = 対局は始めたときのまま続きます。--from、--moment、--hints を外すか、--resume を外してください。
cli-from-not-over = { $file }：この対局はまだ終わっていません。最後まで遊ぶと、どの場面からでも続けられます。
cli-from-no-moment = { $file }には、続きを遊べる場面 { $moment } がありません。場面は0から{ $last }までで、最後のものは終局です。
cli-from-too-often = { $file }は、途中からの続きを何度も重ねたものです。もっと元に近い対局から続けてください。
cli-from-other-rules = { $file }は、ここに入っているものとは別の版の規則で遊ばれました（{ $why }）。その版のHustingsで続けてください。
cli-hints-for-one = ヒントを使えるのは、コンピューターだけを相手に1人で遊ぶときです。ほかの席をコンピューターに任せるか、--hints を外してください。
cli-verified-study = 検討用の対局です。別の対局の途中から始まり、そこまでの記録も確かめました。
