## 事前の指示

order-accept-money = 自分のカードを求めず、差し引き{ $least }以上のお金になる申し出を受ける
order-accept-money-least = 受け取るお金（差し引き、最低）
order-accept-card = 自分のカードを求めず、{ $most }以下のお金でカードがもらえる申し出を受ける
order-accept-card-most = 支払うお金（最高）
order-decline = { $what }を断る
order-decline-what = 対象の申し出
order-decline-cards = カードや順位を求める申し出
order-decline-all = すべての申し出
order-pass = 投票ではいつもパスする
