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

# やりとり

recap-more = … ほかに{ $count }行（log で表示）
ask-what = （番号、場所、または両方：{ $example }。help で説明）
ask-where = （明るい場所を入力。Enter でほかの選択に戻る）
ask-where-only = （明るい場所を入力。help で説明）
ask-number = （番号を入力。help で説明）
ask-what-there = （{ $place }で何をする？ 番号を入力。Enter でほかの場所へ）
confirm = これで手番が終わります：{ $text }。Enter で実行、ほかの入力で選び直し。
no-such-number = 選択{ $number }はありません（1から{ $last }まで）
no-such-place = { $code }では今できることがありません
not-understood = 「{ $line }」に合う選択がありません。番号、場所、アクション、または help を入力してください
too-many = 「{ $line }」に合う選択が{ $count }あります。もっと詳しく入力してください
is-legal = それは今できます：{ $text }
why-what = 何ができない理由ですか？ 例：why temple { $code }
hint = greedy なら：{ $text }（{ $typed } と入力）
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
god = 神
points = 得点
power-left = パワー
tie-break = 同点ならパワーの多いほうが上位、パワーも同じなら同順位です。
by-source = { $name }：{ $sources }
no-points = なし
secret = 秘密の値は { $secret }
verify = 確かめるには：heyday verify { $path }
replay-prompt = アクション{ $ply }/{ $last }。Enter か n：次、p：前、数字：その場面、q：終了

help =
    入力できること：
      2          一覧の2番を選ぶ。次にフィールドの明るい場所を選ぶ
      k          場所を選ぶ。次にそこで何をするかを選ぶ
      2k         両方を一度に
      { $example }
                 アクションの表記。場所は q,r でも記号でもよい
      言葉       選択の文の一部
      why …      できない理由：why temple k
      undo, redo この手番でしたことの取り消しとやり直し
      hint       greedy ならどうするか
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
