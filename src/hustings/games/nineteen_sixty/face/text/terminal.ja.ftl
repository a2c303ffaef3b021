## 端末で使う短い言葉

terminal-title = 1960
terminal-step = { $phase }：{ $step }
bag-short = バッグ
terminal-decks = 山札{ $deck } · 捨て札{ $discard }
terminal-side = 票（所有{ $carried }） モメンタム{ $momentum } 休息{ $rest } 手札{ $hand } 戦略{ $strategy } { $state }
terminal-initiative = I
terminal-in-force = 有効
terminal-token-kennedy = K
terminal-token-nixon = N
terminal-event = イベント
terminal-campaign = 運動
terminal-advertise = 宣伝
terminal-position = 立場
terminal-mate = 副大統領
terminal-set-aside = 戦略にする
terminal-discard = 捨てる
terminal-debate = 討論
terminal-resolve = 解決
terminal-defense = 国防
terminal-economy = 経済
terminal-civil_rights = 公民
terminal-card = { $kind }。{ $text }
terminal-state = { $state }：{ $facts }
terminal-region = { $region }：メディアの支持 { $media }、組織票 { $endorsements }
terminal-issue = { $issue }：{ $place }、{ $support }
terminal-place = （{ $place }）
terminal-hidden = 伏せられたカード：{ $count }
terminal-legend = ●ケネディ  ◆ニクソン  ○◇空の州の行方（*は組織票による）
    TV メディアの支持  ✪ 組織票  K・N 候補者トークン  ! 支持チェックが必要  ★ 候補者カード通常面  I イニシアチブ
