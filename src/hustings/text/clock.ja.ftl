## 時計

log-time-up = { $side }は時間切れ。
