## 時計

log-time-up = { $side }は時間切れ。
clock-left = { $side } { $time }
clock-label = 残り時間
clock-soon = 残り10秒です。
