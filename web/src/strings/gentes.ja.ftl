# ゲンテスの画面の言葉。ゲームそのものの言葉は strings/ にある。

# 卓

map = 東地中海の地図、24の場所
map-closed = 閉鎖
site-label = { site }、{ icon }、{ region }の地方、{ $free ->
    [1] 空き
   *[0] { $owner }
}{ $lit ->
    [1] 、選べる
   *[0] { "" }
}
site-pays = ここの都市の収入
region-now = この地方({ region })の自分の都市の収入:
region-none = この地方に自分の都市はありません。
homes = 故郷
homes-row = { $row ->
    [scribes] 書記
    [philosophers] 哲学者
   *[inventors] 発明家
}
homes-choose = または{ $least }〜{ $most }払う
homes-tax = または徴税をもう一度
home-label = { hometown }、{ $free ->
    [1] 空き
   *[0] { $owner }
}{ $used ->
    [1] 、このラウンドは使用済み
   *[0] { "" }
}{ $lit ->
    [1] 、選べる
   *[0] { "" }
}
actions = メインアクション
tiles-left = 残り{ $left }/{ $of }
taken-by = { $name }が取った
train-one = 1人
train-two = 2人
train-label = { group }: 1人なら{ $one }、2人なら{ $two }
draft = ドラフト
draft-hint = 順番に2枚ずつ取ります。
display = 場札
era-name = 時代{ era }
take = { $count }枚
slot = { $slot }番、1枚なら{ $price }から
slot-empty = 空
deck = 山札
discard = 捨て札
pile-deck = 山札
pile-deck-note = 山札は{ $count }枚、順番は分かりません。ありうるカード:
pile-discard = 捨て札
pile-discard-note = 書記は6コインで1枚、10コインで2枚取れます。
pile-empty = カードはありません。
bonus = ボーナスタイル
bonus-cities = 都市
bonus-cards = カード
bonus-persons = 人
bonus-label = { $bonus ->
    [cities] 盤上に都市{ $count }つ
    [cards] プレイしたカード{ $count }枚
   *[persons] 表に{ $count }人
}: 次の人は{ $points }点
round-label = 全{ $rounds }ラウンドの{ $round }、時代{ era }
round-short = { $round } · { era }
phase-preparation = 準備
phase-heyday = 最盛期
phase-decline = 衰退期
phase-final = 最終得点
phase-over = 終了
others = ほかのプレイヤーと記録
drawer = ほかの人と記録

# ボード

mat-own = 自分のボード
mat-of = { $name }のボード
mat-expand = { $name }のすべてのカード
population = 人口
track = 時間トラック
track-free = { $same ->
    [1] 空き{ $free }
   *[0] 空き{ $free }、この後{ $then }
}
track-label = 時間トラック: 空き{ $free }、タイル{ $tiles }、シングル{ $singles }、ダブル{ $doubles }、ロック{ $locks }
place-next = { $doubles ->
    [0] 残らない
   *[other] { $doubles }つ残る
}
    .title = 次のラウンドに{ place-next }
group-label = { group }: { $count }{ $lent ->
    [0] { "" }
   *[other] 、カードに{ $lent }
}
store = { $icon ->
    [temple] 神殿
   *[oracle] 神託
}
store-label = { store }: キューブ{ $count }個
more-hire = 育成
more-exchange = 交換
hand = 手札
hand-empty = カードなし。
hand-hidden = ほかの人には見えません。
tableau = プレイ済み
built = カード{ $count }/{ $of }
built-short = カード{ $count }枚
free = 空き{ $count }
of = { $count }/{ $of }
left = 残り
cities-left = 建てられる都市はあと{ $count }つ
coins-word = コイン
projected = 終了時{ $points }
projection = 得点の内訳
projection-hint = 全員の今の得点と、このラウンドで終わった場合の得点です。手札は点の半分が加点か減点になり、コイン、キューブ、残る砂時計も数えます。
log-drawn = 新しくディスプレイに出たカード：{ $cards }
delta-coins = コイン
delta-points = 点
delta-temple = 神殿キューブ
delta-oracle = 神託キューブ
delta-persons = 人

# カード

playable = プレイ可
short = 不足
card-needs = 条件
card-gives = 効果
card-have = 今{ $count }
card-cubes = 足りない人の代わりに神殿キューブ{ $cubes }個を使えます(今{ $have }個)。
card-symbols = すでにある数:
card-price = { $slot }番: 1枚なら{ $one }{ $two ->
    [0] { "" }
   *[other] 、2枚の1枚なら{ $two }
}{ $three ->
    [0] { "" }
   *[other] 、3枚の1枚なら{ $three }
}。
card-built = { $name }がプレイ済み。
card-ours = このカードの値のうち{ $count }個は、読めた資料になく、私たちが決めたものです。
card-why = 理由と直し方
card-correct = 箱をお持ちの方は、HEYDAY_CONTENT が指すフォルダの known/cards.toml の { $card } に正しい値を書いてください。

# バー

ask-to = { other }はどのグループに移りますか?
ask-cubes = どのキューブを払いますか?
opt-cubes = 神殿{ $temple }、神託{ $oracle }
opt-extra = 故郷でもう1人
opt-region = { $region ->
    [red] ヘラス(赤)
    [yellow] アジア(黄)
   *[green] アフリカ(緑)
}
by-card = カードで
by-print = 印刷された価格で
confirm-for = { $cost }コインで決定
several = { $verb ->
    [settle] この4人で始めますか？
   *[other] この{ $count }枚を取りますか？
}
several-more = { $names }{ $more ->
    [0] { "" }
   *[other] 。ほかに{ $more }枚から選べます
}。
help-turn = { $count }通りできます。クリックすると結果が見えます。
help-build = 地図に{ $cities }か所{ $homes ->
    [0] { "" }
   *[other] 、故郷{ $homes }か所
}
help-train = { $count }グループに届きます。育成表か人口表で選びます。
help-payment = 表示の価格は{ price }です。別の額も選べます。
help-take = 場札{ $count }枚に届きます{ $fetched ->
    [0] { "" }
   *[other] 。捨て札は{ $fetched }枚
}。
help-hourglasses = シングルは衰退期に無くなります。ダブルは今1マス節約しますが、次のラウンドにシングルとして残ります。
help-decline = { $cities ->
    [0] { "" }
   *[other] 都市{ $cities }つ
}{ $moons ->
    [0] { "" }
   *[other] { $cities ->
        [0] { "" }
       *[other] 、
    }月のカード{ $moons }枚
}から選びます。都市は地方ごとに1つです。
help-declined = すべて使いました。キューブを使うか、終えてください。
help-final = プレイできるカードは点の半分を得て、残るカードは半分を失います。

# 終わり

end-tie = 同点ならプレイしたカード、次にコインで決まります。
end-cards = プレイしたカード
end-coins = 残ったコイン
end-rounds = ラウンドごとの得点
end-end = 終了

# はじめての言葉

first-never = ヒント不要
first-draft = ドラフト
    .text = ほしい人を求めるカードを取りましょう。このあと最初の4人を選びます。カードにポインタを置くか長押しすると詳しく読めます。
first-settle = 最初の4人
    .text = 手札が求める人を選びましょう。1行の2グループは6マスを分け合います。
first-turn = あなたの番
    .text = メインアクションを1つ選びます。タイルをクリックするとコインと時間トラックへの影響が見え、決定で実行します。金色の枠が今できることです。
first-hourglasses = 時間
    .text = シングルは今多くのマスを使い、次のラウンドには無くなります。ダブルは1マスで済みますが、シングルとして戻ってきます。
first-build = 都市
    .text = 新しい都市は、その地方の自分のすべての都市と一緒にすぐ収入をもたらします。場所にポインタを置くと額が見えます。
first-train = 育成
    .text = 払った額で右にどこまで届くかが決まります。上は1人、下は2人の価格です。育成したグループは右端に移り、高くなります。
first-take = カード
    .text = 払った額で、何枚をどこまで右から取れるかが決まります。手札が3枚を超えると衰退期に時間を失います。
first-play = カードのプレイ
    .text = カードは人と都市を必要としますが、失いません。足りない人の代わりに神殿キューブを使えます。
first-decline = 衰退期
    .text = 地方ごとに都市1つと、月のカードすべてが働きます。キューブも使えます。

# はじめてのゲーム

learn-welcome = ようこそ
    .text = ルールブックの初回ゲームです。カードと人は決まっています。6ラウンドで、最も点の多い人が勝ちます。点はカード、シンボル、都市から得ます。金色の枠が今できることです。
learn-track = あなたの時間
    .text = 下に時間トラックがあります。メインアクションのたびに、タイルと砂時計をここに置きます。空きが無くなるとこのラウンドは終わりなので、本当に払っているのは時間です。ロックのマスは後で開きます。
learn-play = カードをプレイする
    .text = 手札は右下です。緑の枠は必要な人がそろっている印です。年代記編者のタイル(キー6)を取って決定し、カードを選びましょう。人は減りません。
learn-symbols = シンボル
    .text = 時代IとIIのカードにはシンボルがあります。カードをプレイすると1種類を選び、それを持つ自分のカード1枚につき1点です。同じ種類を集めると有利です。
learn-city = 都市を建てる
    .text = 航海者のタイル(キー4)を取りましょう。アイコンが建てられる場所を示します。新しい都市は、その地方の自分のすべての都市と一緒にすぐ収入をもたらします。場所にポインタを置くと見えます。
learn-tax = お金
    .text = 徴税人(キー1)にタイルは無く、いつでも使えます。砂時計1つで4コイン、2つで8コイン。使ってみましょう。
learn-full = トラックを埋める
    .text = トラックが埋まるまで続けましょう。砂時計2つは、次のラウンドに消えるシングル2つか、今1マスで済むがシングルとして残るダブル1つにできます。
learn-decline = 衰退期
    .text = タイルは戻り、シングルは消え、ダブルはシングルになります。そして地方ごとに都市1つと、月のカードを使います。選ぶことが無ければ自動で進み、記録に残ります。
learn-second = 2ラウンド目
    .text = ラウンドの流れが分かりました。手札はすぐ無くなるので、人と新しいカードが必要です。
learn-train = 人を育てる
    .text = 哲学者のタイル(キー3)を取りましょう。払った額で右にどこまで届くかが決まります。上は1人、下は2人の価格です。2グループが6マスの行を分け合い、満員の行では1人が押し出されます。
learn-take = カードを取る
    .text = 書記のタイル(キー5)を取りましょう。カードの上の行が、そこまでの1枚、2枚、3枚の価格です。
learn-cubes = キューブ
    .text = 神殿と神託の都市はキューブをくれます。神殿キューブはカードに足りない人の代わりになり、3個で1人を育て、神託キューブ1個で2人がグループを移れます。アクションの前後に使えます。
learn-limit = ラウンドを終える
    .text = 衰退期には、3枚を超える手札1枚につき砂時計1つがかかります。このラウンドを終えましょう。
learn-era = 新しい時代
    .text = 2と4ラウンドの後、場札が替わり、ロックが1つ外れます。時代IIIのカードにシンボルはありませんが、点が高いです。
learn-bonus = ボーナスタイル
    .text = 都市6つ、カード8枚、18人のいずれか。最初の人は8点、ほかは4点です。最後に手札は点の半分が加点か減点に、10コインまたはキューブ2個が1点になり、残った砂時計は減点です。
learn-free = これで全部です
    .text = 自由に続けましょう。名前の下の「終了時」で今の立ち位置が分かります。キー / で選択肢の一覧、ルールもすぐ開けます。
