## 対局の章、グラフの項目、対局の振り返り

chapter-round = 第{ $count }ラウンド
chapter-evaluation = 評価フェイズ
score-connected = ニクソンとつながった情報提供者
score-momentum = 勢力
