## 時計

log-time-up = { $side }は時間切れになった。
log-end-time = { $side }の持ち時間がなくなり、負けになった。
end-time = { $side }の持ち時間がなくなりました。
short-end-time = 時間切れ
no-time-is-up = 持ち時間がなくなりました。
clock-left = { $side } { $time }
clock-label = 残り時間
clock-soon = 残り20秒です。
clock-days = { $days ->
    [0] { $hours }時間
   *[other] { $days }日{ $hours }時間
}
clock-rests = 休暇中
clock-away = 離席中
clock-waits = 着席待ち

# -- 持ち時間 --
pace-label = 持ち時間
pace-none = なし
pace-live = { $minutes }分＋1手ごとに{ $seconds }秒
pace-days = 1手につき{ $days }日
pace-about = 分の場合は、対局全体でその時間を使い、1手ごとに秒数が加わります。日の場合は、1手ごとにその日数まで考えられます。時間がなくなると、{ $fate }
pace-lost = 負けになります。
pace-plain = いちばん無難な答えが自動で選ばれます。
pace-computer = 席に戻るまでコンピューターが代わりにプレイします。
problem-bad-pace = 「{ $given }」という持ち時間はありません。
problem-bad-pace-do = 30分と1手ごとに20秒なら 30+20（{ $minutes }分、{ $seconds }秒まで）、1手につき2日なら 2d（{ $days }日まで）と書いてください。なしの場合は空欄にします。
problem-pace-at-device = 1台で遊ぶときは時計を使えません。
problem-pace-at-device-do = オンラインにするか、持ち時間をなしにしてください。

# -- 休暇 --
holidays = 休暇
holidays-about = 1手ごとに日数がある対局では、休暇のあいだ、あなたの時計は止まります。今年はあと{ $left }日取れます。
holidays-now = 休暇中です（あと{ $days }日）。
holidays-days = いまから何日休むか
holidays-begin = 休暇を取る
holidays-end = いますぐ戻る
problem-holidays-too-long = 今年取れる休暇は、あと{ $left }日です。
problem-holidays-too-long-do = 1日から残りの日数までの範囲で選んでください。
