# 端末に出る言葉

# フィールド上の名前

label-green = 緑
label-blue = 青
label-violet = 紫
label-yellow = 黄
label-desert = 荒野
label-decay = 衰退
label-temple = 神殿
label-whirlwind = つむじ風 風
label-extra = 追加

# 神のしるし

letter-red = 赤
letter-yellow = 黄
letter-blue = 青
letter-green = 緑

# テーブル

title-gods = { $title } 手番{ $turn }：{ $target }点に達した神がただちに勝ちます
quiet = 動きのない手番{ $quiet }回（{ $stall }回でゲーム終了）
points-of = { $points }/{ $target }点
power = パワー
temples = 神殿
stones = 石
extras = 追加
believers = 部族
chip-row = チップ
nations-legend = N 民族 { $card }点、* チップ { $chip }点、+ 未獲得
display = ディスプレイ
empty = 空
sack = 袋 { $count }枚：
hidden-columns = 隠れている列：左{ $left }、右{ $right }。< か > で動かせます。

# 選べること

menu-tribe = { card }を置く
menu-desert = 荒野を置く
menu-decay = 衰退を置く
menu-temple = 神殿を置く
menu-lift = { $cost ->
    [0] つむじ風で荒野を動かす
   *[other] 荒野を動かす
}
menu-drop = 荒野を下ろす
menu-convert = 部族に神の石を置く
card = { $kind ->
    [green] 緑の部族
    [blue] 青の部族
    [violet] 紫の部族
   *[yellow] 黄の部族
}
price = パワー{ $least }
price-range = パワー{ $least }～{ $most }
price-gain = パワー+{ $gain }
places = { $count }か所
rules-gods =
    あなたは神です。自分を信仰する同じ色の部族を3つ集めると民族になります。
    民族は1つ3点。その色で最初の民族にはチップ1点もつき、これは失われません。
    手番では、パワーを3得て（最大12）、ディスプレイを2枚に補充し、
    2アクション行います。
      a  ディスプレイの部族を置く：隣接するカード1枚につきパワー1。
         隣接する神殿がすべて同じ神ならその神を信仰し、神殿がなければ
         隣接する部族の信仰が1つだけのときそれにならいます。
      b  神殿を置く（手番に1回）：隣接するカード1枚につきパワー3。
         隣接する部族はすべてあなたを信仰します。
      c  その他のカードを使う（手番に1回）：荒野（パワー+1）、
         衰退（神殿が隣接する神からパワー1を奪う）、つむじ風（荒野を動かす）、
         追加アクション（後の手番で使う）。
      d  追加アクションを使う：アクションが1回増えます。
      e  荒野を動かす（手番に1回、パワー2）。
      f  ディスプレイのカードを袋に戻す（手番に1回）。
    部族が信仰を変えると民族が崩れることがあります。目標の点に達した神が
    ただちに勝ちます。袋が尽きたら点の多い神、同点ならパワーの多い神の
    勝ちです。

# Gentes のテーブル

# ごく短い言い方：人物、シンボル、メインアクション、コスト

short-noble = 貴
short-artisan = 職
short-soldier = 兵
short-merchant = 商
short-priest = 司
short-scholar = 学
short-any = 任意
short-symbol-1 = 月
short-symbol-2 = 盾
short-symbol-3 = 壺
short-symbol-4 = 巻
short-philosopher = 哲
short-scribe = 写
short-chronicler = 歴
short-navigator = 航
short-start_player = 首
price-short = { $coins }金 { $hours }時
gain-short = +{ $coins }金 { $hours }時

# カードの効果をごく短く

brief-amount = { $what ->
    [vp] { $sign }{ $count }点
    [coins] { $sign }{ $count }金
    [temple] 寺院{ $sign }{ $count }
    [oracle] 神託{ $sign }{ $count }
   *[locks] ロック-{ $count }
}
brief-lends = 人物追加 { $list }
brief-sun = 毎ラウンド：{ $what }
brief-moon = 衰退：{ $list }
brief-always = { $effect ->
    [tax_bonus] 常時：徴税人+{ $count }金
    [choose_price] 常時：{ $what }のコスト自由
    [extra_person] 常時：哲学者+{ $count }人
    [discount] 常時：{ $what }-{ $count }金
   *[hand_limit] 常時：手札上限+{ $count }
}

title-gentes = { $title } ラウンド{ $round }/{ $rounds } 時代{ $era }：{ $phase ->
    [preparation] 準備
    [heyday] 繁栄フェイズ
    [decline] 衰退フェイズ
    [final] 最終得点計算
   *[over] 終了
}
training = 雇用
one-person = 1人まで
two-persons = 2人
bonus-tile = ボーナス { $what ->
    [cities] 都市{ $need }
    [cards] カード{ $need }枚
   *[persons] 人物{ $need }人
}：{ $left ->
    [0] なし
   *[other] { $next }点{ $later ->
        [0] { "" }
       *[other] 、次から{ $later }点
    }（残り{ $left }）
}
bonus-taken = { $what ->
    [cities] ボーナス：都市
    [cards] ボーナス：カード
   *[persons] ボーナス：人物
}
map = 地図
free-site = 空き
hometowns = 故郷
reward = { $icon ->
    [trade] { $name }+{ $count }金
    [vp] { $name }+{ $count }
   *[other] { $name }+{ $count }
}
home-scribes = 写本家 { $price }、または写本家のコストを自由に（{ $least }～{ $most }）
home-philosophers = 哲学者 { $price }、または哲学者のコストを自由に（{ $least }～{ $most }）
home-inventors = 哲学者で1人多く雇用、または徴税をもう一度（x：使用済み）
display-title = ディスプレイ{ $era }（山札{ $deck }）
column-slot = 枠
column-points = 点
column-needs = 条件（所持/必要）
column-symbols = シンボル
column-effect = 効果
hand = 手札{ $count }（上限{ $limit }）
open-cards = 公開カード{ $count }
pile = 捨て札{ $count }
deck = 山札{ $count }
tableau = プレイ済み{ $count }
lacking = 不足：{ $list }
playable = プレイ可
playable-cubes = 寺院キューブ{ $cubes }個でプレイ可
mat-coins = コイン
mat-temple = 寺院
mat-oracle = 神託
mat-cities = 都市
mat-played = カード
mat-symbols = シンボル
mat-icons = アイコン
mat-tableau = プレイ済み
mat-time = 時間
mat-hand = 手札
free = 空き{ $count }
free-then = { $next ->
    [0] 空き{ $count }
   *[other] 空き{ $count }、次のラウンドは{ $next }減る
}
goes-first = スタートプレイヤー
persons-of = 人物{ $count }/{ $most }
used = （使用済み）
nothing = なし
hidden-hand = { $count }枚
exchange = 交換
printed-price = 表示コスト
by-card = カードの効果
settle-order = 人物は人口表の順（貴族から学者へ）に選びます。undo で取り消せます。
take-order = カードは左から順に、捨て札は上から順に取ります。
and-then = { $first }、{ $next }
sentences = { $first }。{ $next }
total = 合計
wish-hire = キューブ3個で雇用
wish-exchange = 人物の交換
new-cards = ディスプレイに追加：{ $cards }
card-head = 時代{ $era }、{ $points }点
where-tableau = { $seat }がプレイ済みです。
where-hand = { $seat }の手札にあります。
where-display = ディスプレイの枠{ $slot }にあります。
where-discard = 捨て札にあります。
where-open = ドラフトで公開されています。
where-elsewhere = 山札か、隠れた手札にあります。
card-what = どのカードですか？ 例：card 鍛冶場
no-such-card = 「{ $name }」というカードはありません
many-cards = 「{ $name }」に合うカード：{ $names }
no-such-seat = 「{ $name }」という席はありません。例：mat B

rules-gentes =
    6ラウンド（2ラウンドずつ3つの時代）で民を導き、得点の多い人が勝ちます。
    手番では、タイムトラックに空きがある限りメインアクションを1つ行います。
    パスはできません。タイルは1スペース、砂時計は1個につき1スペースを使います。
    ダブルは2個分を1スペースに置けますが、次のラウンドまで残ります。
      徴税人        砂時計1個で4コイン、2個で8コイン。
      スタートプレイヤー  2コインを得て、次のラウンドの最初の手番になります。
      哲学者        人物を1人、または安い列から2人雇用します。
      航海士        都市を建て、その地域の自分の都市をすべて活性化します。
                    または故郷を建て、地域を1つ選んで活性化します。
      写本家        払ったコストに応じて、ディスプレイから3枚まで、または
                    捨て札から2枚までカードを取ります。
      歴史家        人物とアイコンの条件を満たすカードをプレイします。足りない
                    人物は寺院キューブで補えます。その後、カードのシンボル
                    1つにつき、同じシンボルの自分のカード1枚ごとに1点です。
    いつでも：キューブ3個で1人雇用、神託キューブ1個で人物を2回まで交換。
    人口表の1列は6人まで。増えると向かいの人物が減ります。
    衰退フェイズでは、地域ごとに都市を1つと月のカードを活性化します。手札が3枚を
    超えると1枚につき砂時計1個。第2、第4ラウンドの後に時代が変わり、ロックが
    1つ外れます。
    ボーナス：都市6、カード8枚、人物18人。最後に手札は点数の半分（条件を
    満たさなければ失点）、10コインとキューブ2個はそれぞれ1点。残った砂時計は
    -2、-4、-8、-16点です。

# やりとり

recap-more = … ほかに{ $count }行（log で表示）
ask-what = （番号、場所、または両方：{ $example }。help で説明）
ask-where = （明るい場所を入力。Enter でほかの選択に戻る）
ask-where-only = （明るい場所を入力。help で説明）
ask-number = （番号か言葉を入力。help で説明）
ask-what-there = （{ $place }で何をする？ 番号を入力。Enter でほかの場所へ）
confirm = これで手番が終わります：{ $text }。Enter で実行、ほかの入力で選び直し。
no-such-number = 選択{ $number }はありません（1から{ $last }まで）
no-such-place = { $code }では今できることがありません
not-understood-gods = 「{ $line }」に合う選択がありません。番号、場所、アクション、または help を入力してください
not-understood-gentes = 「{ $line }」に合う選択がありません。番号、選択の文の一部、または help を入力してください
not-understood-any = 「{ $line }」に合う選択肢がありません。番号、選択肢の文の一部、または help を入力してください
too-many = 「{ $line }」に合う選択が{ $count }あります。もっと詳しく入力してください
is-legal = それは今できます：{ $text }
why-what-gods = 何ができない理由ですか？ 例：why temple { $code }
why-what-gentes = 何ができない理由ですか？ 例：why 歴史家、why play forge
why-what-any = 何がですか。後ろに行動を入力してください
thinking = 考えています……
hint-best = { $text }（{ $typed } と入力）：勝つ見込み{ $odds }%
hint = 見習いなら：{ $text }（{ $typed } と入力）
undone = 取り消しました：{ $text }
cannot-undo = 取り消せることがありません。カードが引かれたか、ほかの人の番になっています
cannot-redo = やり直せることがありません
saved = アクションはすべて、その場で記録されます：{ $path }

# 始まりと終わり

begin = 新しいゲーム：{ $seats }
resumed = { $ply }アクションの続きから：{ $seats }
recording = 記録：{ $path }
commitment = 引くカードは秘密の値で決まっています。あとで確かめるためのハッシュ：{ $hash }
quit = ゲームは保存されています：{ $path }
quit-resume = 続けるには：heyday play --resume { $path }
continues-in = 元の記録の末尾が壊れているため、そのまま残し、こちらに続けます：{ $path }
over = ゲーム終了。
winners = { $count ->
    [1] 勝者：{ $names }
   *[other] 同時優勝：{ $names }
}
rank = 順位
player-gods = 神
player-gentes = プレイヤー
player-any = プレイヤー
points = 得点
power-left = パワー
tie-break-gods = 同点ならパワーの多いほうが上位、パワーも同じなら同順位です。
tie-break-gentes = 同点ならプレイしたカード、次にコインの多いほうが上位、それも同じなら同順位です。
tie-break-any = 同点なら同順位です。
by-source = { $name }：{ $sources }
no-points = なし
secret = 秘密の値は { $secret }
verify = 確かめるには：heyday verify { $path }
replay-prompt = アクション{ $ply }/{ $last }。Enter か n：次、p：前、数字：その場面、q：終了

help-gods =
    入力できること：
      2          一覧の2番を選ぶ。次にフィールドの明るい場所を選ぶ
      k          場所を選ぶ。次にそこで何をするかを選ぶ
      2k         両方を一度に
      { $example }
                 アクションの表記。場所は q,r でも記号でもよい
      言葉       選択の文の一部
      why …      できない理由：why temple k
      undo, redo この手番でしたことの取り消しとやり直し
      hint       最善手、または見習いならどうするか
      rules      遊び方のまとめ
      log        これまでのできごと
      map        座標つきのフィールド
      table      テーブルをもう一度表示
      < と >     広いフィールドを左右に動かす
      save       記録の場所（アクションのたびに保存されます）
      quit       やめる（あとで続けられます）
    フィールド：部族の下の（赤）は赤の神への信仰、神殿の[赤]は赤の神の神殿、
    x2 は2枚のカードに隣接する場所です。明るい場所には必要なパワーと、部族が
    信仰する神（2 赤）、または神殿が得る部族の数（6 +1）が出ます。

help-gentes =
    入力できること：
      2          2番を選ぶ。番号はタイル、都市、カードに付いています
      言葉       選択の文の一部：哲学者 4、アテナイ、鍛冶場
      { $example }
                 アクションの表記
      why …      できない理由：why 歴史家、why play forge
      card …     カードの全文：card 鍛冶場（または ? 鍛冶場）
      mat B      プレイヤーの個人ボード全体（手札、プレイ済みカード）
      pile, deck 捨て札、山札のカード（順番はなし）
      map        地図
      points     得点の内訳
      undo, redo この手番でしたことの取り消しとやり直し
      hint       最善手、または見習いならどうするか
      rules      遊び方のまとめ
      log        これまでのできごと
      table      テーブル全体をもう一度表示
      save       記録の場所（アクションのたびに保存されます）
      quit       やめる（あとで続けられます）
    タイルにはコイン（金）と砂時計（時）。前の[B]は、Bが取ったタイルです。
    カードには必要な人物。職1/2は、職人2人が必要で1人いることを表します。
    タイムトラック：タイル（哲 写 歴 航 首）、2と1は砂時計、_ 空き、# ロック。

help-any =
    入力できるもの:
      2          一覧の2番を選ぶ
      { $example }
                 行動を表記で
      言葉       選択肢の文の一部
      why …      できない理由
      undo, redo この手番にしたことを取り消す、やり直す
      hint       最善の手、または見習いの手
      rules      遊び方の要約
      log        これまでの経過
      table      盤面を描き直す
      save       対局の保存先（行動のたびに保存）
      quit       やめる（あとで続けられる）
