## テーブルトーク

tab-talk = 会話
tab-talk-long = 卓上の会話
talk-new = 件の未読
talk-lines = これまでの会話
talk-empty = まだ誰も発言していません。ここでの発言に拘束力はありません。
talk-all = すべての会話を見る
talk-back = 対局に戻る
talk-to = 宛先
talk-everybody = 全員
talk-whisper-to = { $who }だけに耳打ち
talk-whispers-to = { $who }に耳打ち
talk-name = { $side }（{ $name }）
talk-words = 発言
talk-say = 送る
talk-only-for = ここからは{ $side }だけ
talk-curtain = この席への耳打ちは、ここに座っていた人だけのものです。ほかの人は画面を見ないでください。
keys-talk = 会話を開く

problem-nothing-said = 読める文字がありません。
problem-nothing-said-do = 何か書いてから送ってください。
problem-talk-too-long = { $length }文字あります。1回に送れるのは{ $longest }文字までです。
problem-talk-too-long-do = 2回に分けるか、短くしてください。
problem-talk-too-fast = 短い時間に続けて発言しすぎです。
problem-talk-too-fast-do = { $seconds }秒ほど待ってから送ってください。
problem-talk-nobody = そこには、話を聞ける人が座っていません。
problem-talk-nobody-do = コンピューターは会話を聞きません。ほかの相手を選んでください。
