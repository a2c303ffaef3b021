## 時計

log-time-up = { $side }は時間切れになった。
clock-left = { $side } { $time }
clock-label = 残り時間
clock-soon = 残り10秒です。
