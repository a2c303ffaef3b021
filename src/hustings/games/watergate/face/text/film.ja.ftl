## 対局の章、グラフの項目、対局の振り返り

chapter-round = 第{ $count }ラウンド
chapter-evaluation = 評価フェイズ
score-connected = ニクソンとつながった情報提供者
score-momentum = 勢力

story-rounds = { $count }ラウンドの対局でした。
story-board = 終了時の証拠ボード：表向き（編集者）は証拠{ $tokens }個と情報提供者{ $pictures }人、裏向き（ニクソン）は証拠{ $covered }個と情報提供者{ $hidden }人。
story-momentum = 勢力：ニクソン{ $nixon }個、編集者{ $editor }個。
