# 名前

title = Gentes
group = { $group ->
    [noble] 貴族
    [artisan] 職人
    [soldier] 兵士
    [merchant] 商人
    [priest] 司祭
   *[scholar] 学者
}
other = { $other ->
    [noble] 貴族
    [artisan] 職人
    [soldier] 兵士
    [merchant] 商人
    [priest] 司祭
   *[scholar] 学者
}
partner = { $group ->
    [noble] 職人
    [artisan] 貴族
    [soldier] 商人
    [merchant] 兵士
    [priest] 学者
   *[scholar] 司祭
}
me = { $me }
seat = { $seat }
kind = { $kind ->
    [philosopher] 哲学者
    [scribe] 写本家
    [chronicler] 歴史家
    [navigator] 航海士
    [start_player] スタートプレイヤー
   *[tax] 徴税人
}
region = { $region ->
    [red] 赤
    [yellow] 黄
   *[green] 緑
}
icon = { $icon ->
    [temple] 寺院
    [trade] 貿易
    [oracle] 神託
    [vp] 勝利点
   *[any] 任意
}
wanted = { $wanted ->
    [temple] 寺院
    [trade] 貿易
    [oracle] 神託
    [vp] 勝利点
   *[any] 任意
}
row = { $row ->
    [scribes] 写本家
    [philosophers] 哲学者
   *[inventors] 発明家
}
era = { $era ->
    [1] Ⅰ
    [2] Ⅱ
   *[3] Ⅲ
}
hometown-name = { row }の故郷（{ icon }）
at = { $where ->
    [hometown] { site }
   *[city] { site }
}

# 数量

cost = { $cost }コイン
coins = { $coins }コイン
price = { $price }コイン
pay-coins = { $pay_coins }コイン
points = { $points }点
penalty = { $penalty }点
hours = 砂時計{ $hours }個
needed = { $needed }スペース
cards = { $cards }枚
singles = シングル{ $singles }枚
doubles = ダブル{ $doubles }枚
laying = { $doubles ->
    [0] { singles }
   *[other] { $singles ->
        [0] { doubles }
       *[other] { doubles }と{ singles }
    }
}
temple-cubes = 寺院キューブ{ $pay_temple }個
oracle-cubes = 神託キューブ{ $pay_oracle }個
given = { $pay_temple ->
    [0] { oracle-cubes }
   *[other] { $pay_oracle ->
        [0] { temple-cubes }
       *[other] { temple-cubes }と{ oracle-cubes }
    }
}
gains = { $points ->
    [0] { "" }
   *[other] 、+{ points }
}{ $coins ->
    [0] { "" }
   *[other] 、+{ coins }
}{ $temple ->
    [0] { "" }
   *[other] 、寺院キューブ+{ $temple }
}{ $oracle ->
    [0] { "" }
   *[other] 、神託キューブ+{ $oracle }
}{ $lost ->
    [0] { "" }
   *[other] 、キューブ{ $lost }個は置き場がなく失う
}
later-gains = { $locks ->
    [0] { "" }
   *[other] 、ロック−{ $locks }
}{ $persons ->
    [0] { "" }
   *[other] 、人物+{ $persons }
}
pays = { $pay_coins ->
    [0] { "" }
   *[other] 、−{ pay-coins }
}{ $pay_temple ->
    [0] { "" }
   *[other] 、寺院キューブ−{ $pay_temple }
}{ $pay_oracle ->
    [0] { "" }
   *[other] 、神託キューブ−{ $pay_oracle }
}
unpaid = { $pay_coins ->
    [0] { "" }
   *[other] 【{ pay-coins }、手持ちは{ $have_coins }】
}{ $pay_temple ->
    [0] { "" }
   *[other] 【{ temple-cubes }、手持ちは{ $have_temple }】
}{ $pay_oracle ->
    [0] { "" }
   *[other] 【{ oracle-cubes }、手持ちは{ $have_oracle }】
}
missing-persons = { $noble ->
    [0] { "" }
   *[other] 貴族{ $noble }人、
}{ $artisan ->
    [0] { "" }
   *[other] 職人{ $artisan }人、
}{ $soldier ->
    [0] { "" }
   *[other] 兵士{ $soldier }人、
}{ $merchant ->
    [0] { "" }
   *[other] 商人{ $merchant }人、
}{ $priest ->
    [0] { "" }
   *[other] 司祭{ $priest }人、
}{ $scholar ->
    [0] { "" }
   *[other] 学者{ $scholar }人、
}
missing-icons = { $need_temple ->
    [0] { "" }
   *[other] 【寺院{ $need_temple }】
}{ $need_trade ->
    [0] { "" }
   *[other] 【貿易{ $need_trade }】
}{ $need_oracle ->
    [0] { "" }
   *[other] 【神託{ $need_oracle }】
}{ $need_vp ->
    [0] { "" }
   *[other] 【勝利点{ $need_vp }】
}

# 質問

prompt-draft = どのカードを取りますか？
prompt-settle = 最初の人物を選んでください（あと{ $left }人）。
prompt-turn = { $done ->
    [0] どのメインアクションを行いますか？
   *[other] キューブを使うか、手番を終えてください。
}
prompt-payment = { kind }にいくら払いますか？
prompt-hourglasses = { hours }をどう置きますか？
prompt-tax_again = もう一度徴税しますか？
prompt-train = 誰を雇用しますか？（支払い{ $paid }）
prompt-relocate = 都市コマがありません。どの都市を撤去しますか？
prompt-build = どこに建設しますか？
prompt-activate = どの地域を活性化しますか？
prompt-take = どのカードを取りますか？（支払い{ $paid }）
prompt-play = どのカードをプレイしますか？
prompt-cube = ロックがもうありません。代わりにどのキューブを取りますか？
prompt-join_any = 誰を迎えますか？
prompt-lose = { group }を失いますか、キューブを払いますか？
prompt-symbol = 「{ card }」のどのシンボルで得点しますか？
prompt-hire = キューブで誰を雇用しますか？
prompt-exchange = 誰を入れ替えますか？（あと{ $left }回）
prompt-decline = 何を活性化しますか？
prompt-discard = どのカードを捨てますか？
prompt-final = 手札のどのカードで得点しますか？

# アクション

do-draft = 「{ card }」を取る
do-settle = { group }を選ぶ
do-tax = 徴税人：{ hours }で{ coins }
do-tile = { $kind ->
    [start_player] 衰退からスタートプレイヤーになる（+{ coins }）
    [navigator] 航海士・{ icon }（{ cost }、{ hours }）
   *[other] { kind }（{ cost }、{ hours }）
}
do-sun = { $kind ->
    [navigator] 「{ card }」で航海士・{ icon }（{ cost }、{ hours }）
   *[other] 「{ card }」で{ kind }（{ cost }、{ hours }）
}{ $extra ->
    [0] { "" }
   *[other] 、人物+{ $extra }
}
do-home = { hometown }で{ kind }（{ cost }、{ hours }）
do-hire = { given }を払って1人雇用する
do-exchange = { oracle-cubes }を払って{ $left }人まで入れ替える
do-end = 手番を終える
do-pay = { $by ->
    [hometown] { hometown }を使って{ pay-coins }払う
    [card] カードの効果で{ pay-coins }払う
   *[none] { pay-coins }払う
}
do-place = { $hours ->
    [1] { hours }を置く
   *[other] { hours }を{ laying }で置く
}
do-repeat = { hometown }でもう一度{ coins }得る
do-train = { $pushed ->
    [0] { group }を雇用する
   *[other] { group }を雇用する（{ partner }が1人減る）
}
do-extra = { hometown }でもう1人雇用する
do-done = { $step ->
    [train] もう雇用しない
    [take] もうカードを取らない
    [tax_again] もう徴税しない
    [exchange] もう入れ替えない
    [decline] 衰退を終える
    [final] { $cards ->
        [0] 最終得点計算を終える
       *[other] 残りの{ cards }をあきらめる（−{ penalty }）
    }
   *[other] 終える
}
do-take = { $card ->
    [none] { $slot }番のカードを取る
   *[other] 「{ card }」を取る（{ $slot }番）
}
do-fetch = 捨て札から「{ card }」を取る
do-play = { $pay_temple ->
    [0] 「{ card }」をプレイする（{ points }）
   *[other] 足りない人物を{ temple-cubes }で補い「{ card }」をプレイする（{ points }）
}
do-symbol = { symbol }で得点する（{ points }）
do-lose = { group }を1人失う
do-keep = { given }を払って{ group }を残す
do-cube = { $store ->
    [temple] 寺院キューブを取る
   *[oracle] 神託キューブを取る
}{ $lost ->
    [0] { "" }
   *[other] （置き場なし）
}
do-join = { $pushed ->
    [0] { group }を迎える
   *[other] { group }を迎える（{ partner }が1人減る）
}
do-relocate = { $where ->
    [hometown] { site }を撤去する
   *[city] { site }の都市を撤去する
}
do-build = { $where ->
    [hometown] { site }を建設する
   *[city] { site }に都市を建設する
}
do-activate = { $cities ->
    [0] { region }の地域を活性化する（都市なし）
   *[other] { region }の地域を活性化する（都市{ $cities }）
}
do-move = { $pushed ->
    [0] { other }を{ group }に替える
   *[other] { other }を{ group }に替える（{ partner }が1人減る）
}
do-city = { site }を活性化{ gains }{ later-gains }
do-moon = 「{ card }」を使う{ pays }{ gains }{ later-gains }
do-discard = 「{ card }」を捨てる
do-score = { $pay_temple ->
    [0] 「{ card }」で得点する（{ points }）
   *[other] 足りない人物を{ temple-cubes }で補い「{ card }」で得点する（{ points }）
}

# 行われたアクション

did-draft = { me }が「{ card }」を取りました
did-settle = { me }が{ group }を選びました
did-tax = { me }が徴税人を選びました（{ hours }）
did-tile = { $kind ->
    [start_player] { me }が衰退からスタートプレイヤーになります
    [navigator] { me }が航海士・{ icon }のタイルを取りました（{ cost }、{ hours }）
   *[other] { me }が{ kind }のタイルを取りました（{ cost }、{ hours }）
}
did-sun = { me }が「{ card }」で{ kind }を行います（{ cost }、{ hours }）
did-home = { me }が{ hometown }で{ kind }を行います（{ cost }、{ hours }）
did-hire = { me }が雇用のために{ given }を払いました
did-exchange = { me }が入れ替えのために{ oracle-cubes }を払いました
did-end = { me }が手番を終えました
did-pay = { $by ->
    [hometown] { me }が{ hometown }を使って{ pay-coins }払いました
    [card] { me }がカードの効果で{ pay-coins }払いました
   *[none] { me }が{ pay-coins }払いました
}
did-place = { $hours ->
    [1] { me }が{ hours }を置きました
   *[other] { me }が{ hours }を{ laying }で置きました
}
did-repeat = { me }が{ hometown }でもう一度{ coins }得ました
did-train = { me }が{ group }を雇用しました
did-extra = { me }が{ hometown }でもう1人雇用します
did-done = { $step ->
    [train] { me }は雇用を終えました
    [take] { me }はカードを取り終えました
    [tax_again] { me }は徴税を終えました
    [exchange] { me }は入れ替えを終えました
    [decline] { me }は衰退を終えました
   *[final] { me }は最終得点計算を終えました
}
did-take = { me }が「{ card }」を取りました（{ $slot }番）
did-fetch = { me }が捨て札から「{ card }」を取りました
did-play = { $pay_temple ->
    [0] { me }が「{ card }」をプレイしました（{ points }）
   *[other] { me }が足りない人物を{ temple-cubes }で補い「{ card }」をプレイしました（{ points }）
}
did-symbol = { me }が{ symbol }で{ points }得ました
did-lose = { me }が{ group }を1人失いました
did-keep = { me }が{ given }を払って{ group }を残しました
did-cube = { $store ->
    [temple] { me }が寺院キューブを取りました
   *[oracle] { me }が神託キューブを取りました
}{ $lost ->
    [0] { "" }
   *[other] （置き場なし）
}
did-join = { me }が{ group }を迎えました
did-relocate = { $where ->
    [hometown] { me }が{ site }を撤去しました
   *[city] { me }が{ site }の都市を撤去しました
}
did-build = { $where ->
    [hometown] { me }が{ site }を建設しました
   *[city] { me }が{ site }に都市を建設しました
}
did-activate = { me }が{ region }の地域を活性化しました
did-move = { me }が{ other }を{ group }に替えました
did-city = { me }が{ site }を活性化{ gains }
did-moon = { me }が「{ card }」を使用{ pays }{ gains }
did-discard = { me }が「{ card }」を捨てました
did-score = { $pay_temple ->
    [0] { me }が「{ card }」で{ points }得ました
   *[other] { me }が足りない人物を{ temple-cubes }で補い「{ card }」で{ points }得ました
}

# できない理由（コロンのあとに続く）

refusal-over = ゲームは終わっています
refusal-not-now = 今は別のことを決めるときです
refusal-unknown = そのようなアクションはありません
refusal-not-open = 「{ card }」は公開されていません
refusal-chart-order = 人物は人口チャートの順に選びます（すでに{ other }を選んでいます）
refusal-main-done = メインアクションはもう行いました
refusal-must-act = 空きスペースがある限りメインアクションが必要です（空き{ $free }）
refusal-spaces = { $layout ->
    [tile] { $hours ->
        [0] タイルを置くスペース
       *[other] タイルと{ hours }で少なくとも
    }
    [placed] { hours }をそう置くには
   *[time] { hours }で少なくとも
}{ needed }が必要です（空き{ $free }）
refusal-coins = { cost }必要です（手持ちは{ $have_coins }）
refusal-tax-closed = このゲームでは{ hours }の徴税人は使えません
refusal-tile-taken = そのタイルはラウンドの終わりまで{ "\u2068" }{ seat }{ "\u2069" }が持っています
refusal-tile-unused = そのタイルは{ $players }人では使いません
refusal-not-played = 「{ card }」はあなたの手元にありません
refusal-no-sun = 「{ card }」にメインアクションはありません
refusal-card-used = 「{ card }」はもう使いました
refusal-not-yours = { $where ->
    [hometown] { site }はあなたのものではありません
   *[city] { site }にあなたの都市はありません
}
refusal-home-used = { hometown }はこのラウンドにもう使いました
refusal-home-no-action = { hometown }にメインアクションはありません
refusal-home-other-action = { hometown }は{ kind }には使えません
refusal-no-chosen-price = { kind }のコストを決められるカードがありません
refusal-not-the-price = ここでは{ kind }のコストは{ price }です
refusal-price-range = { kind }のコストを決める場合は{ $least }～{ $most }コインです
refusal-same-price = { pay-coins }は元のコストです。カードは必要ありません
refusal-too-many-doubles = { $most_doubles ->
    [0] { hours }はダブルにできません
   *[other] { hours }で置けるダブルは{ $most_doubles }枚までです
}
refusal-nobody-to-train = { cost }では誰も雇用できません
refusal-no-card-in-reach = { cost }では取れるカードがありません
refusal-no-card-to-play = プレイできる手札がありません
refusal-no-site = { $icon ->
    [any] 空いているマスがありません
   *[other] { icon }の空いているマスがありません
}
refusal-group-full = { group }はすでに{ $count }人で、これ以上増やせません
refusal-train-price = { group }をここで雇用するには{ price }必要です（支払いは{ $paid }）
refusal-train-enough = このアクションで雇用できるのは{ $limit }人までです
refusal-train-first = 先に1人雇用しなければなりません
refusal-extra-useless = それで雇用できる人物がいません
refusal-slot-empty = { $slot }番にカードはありません
refusal-slot-order = カードは左から順に取ります。{ $slot }番はもう過ぎました
refusal-slot-price = { $price ->
    [0] { $nth }枚取るときに{ $slot }番までは届きません
   *[other] { $slot }番までの{ $nth }枚には{ price }必要です（支払いは{ $paid }）
}
refusal-not-discarded = 「{ card }」は捨て札にありません
refusal-discard-order = 捨て札は一覧の順に取ります。「{ card }」はもう過ぎました
refusal-discard-price = 捨て札から{ $nth }枚取るには{ price }必要です（支払いは{ $paid }）
refusal-taken-enough = 1回のアクションでそこから取れるのは{ $limit }枚までです
refusal-not-both = ディスプレイと捨て札の両方から取ることはできません
refusal-take-first = 先に1枚取らなければなりません
refusal-not-in-hand = 「{ card }」は手札にありません
refusal-icons-missing = 「{ card }」に必要な都市・故郷が足りません{ missing-icons }
refusal-persons-missing = 「{ card }」に足りない人物は{ missing-persons }補うには{ temple-cubes }が必要です（手持ちは{ $have_temple }）
refusal-site-taken = { at }にはすでに{ "\u2068" }{ seat }{ "\u2069" }がいます
refusal-site-icon = { at }は{ icon }のマスで、このアクションは{ wanted }です
refusal-region-closed = { region }の地域は{ $players }人では使いません
refusal-just-vacated = 撤去した{ at }には戻せません
refusal-not-on-card = 「{ card }」にそのシンボルはありません
refusal-cubes = { given }が必要です（手持ちは寺院{ $have_temple }、神託{ $have_oracle }）
refusal-no-oracle = { oracle-cubes }が必要です（手持ちは{ $have_oracle }）
refusal-nobody-to-move = 入れ替えられる人物がいません
refusal-same-group = 別の職業に替えなければなりません
refusal-no-such-person = { other }がいません
refusal-move-first = 先に1人入れ替えなければなりません
refusal-no-city = { $where ->
    [hometown] 衰退フェイズに故郷は活性化しません
   *[city] { site }にあなたの都市はありません
}
refusal-region-done = { region }の地域の都市はもう活性化しました
refusal-no-moon = 「{ card }」は衰退フェイズには使いません
refusal-moon-price = 「{ card }」のコストを払えません{ unpaid }
refusal-cities-first = まだ{ $regions }地域の都市を活性化していません
refusal-moons-first = まだ活性化していないカードがあります
refusal-hand-empty = 手札がないので、もうキューブを使えません

# 警告

waste-training = 支払ったコストでまだ雇用できます。
waste-taking = 支払ったコストでまだカードを取れます。
waste-hand = 手札にまだ得点できるカードがあります。
waste-cube = { $store ->
    [temple] 寺院は満杯です。キューブは失われます。
   *[oracle] 神託は満杯です。キューブは失われます。
}

# できごと：選択の余地がなかったもの、それ以外

log-settle = { did-settle }
log-tax = { did-tax }
log-pay = { did-pay }
log-place = { did-place }
log-train = { did-train }
log-take = { did-take }
log-fetch = { did-fetch }
log-play = { did-play }
log-symbol = { did-symbol }
log-lose = { did-lose }
log-cube = { did-cube }
log-join = { did-join }
log-relocate = { did-relocate }
log-build = { did-build }
log-activate = { did-activate }
log-move = { did-move }
log-city = { did-city }
log-moon = { did-moon }
log-discard = { did-discard }
log-draft-end = 残りの{ cards }を山札に戻します
log-draw = 新しくディスプレイに出たカード：「{ card }」
log-round = 第{ $round }ラウンド（時代{ era }）開始、{ seat }から
log-full = { seat }のタイムトラックが埋まり、衰退まで手番はありません
log-tax-coins = { seat }が徴税で{ coins }得ます
log-start-coins = { seat }が{ coins }得ます
log-pushed = { seat }の{ partner }が1人減ります
log-training = { seat }が雇用コストの{ group }を右端に移します
log-gain = { seat }が「{ card }」の報酬を獲得{ gains }
log-unlock = { seat }がタイムトラックのロックを1つ外します
log-no-lock = { seat }にロックはもうなく、代わりにキューブを取ります
log-joins = { seat }に{ group }が加わります
log-turned-away = { seat }には{ group }の空きがありません
log-nobody-lost = { seat }に失う{ group }はいません
log-bonus = { $bonus ->
    [cities] { seat }が都市{ $count }個のボーナスタイルで{ points }得ます
    [cards] { seat }がカード{ $count }枚のボーナスタイルで{ points }得ます
   *[persons] { seat }が人物{ $count }人のボーナスタイルで{ points }得ます
}
log-decline = 第{ $round }ラウンドの衰退フェイズ
log-start-player = { seat }が新しいスタートプレイヤーです
log-flip = { seat }が{ doubles }の砂時計を裏返します
log-era = 時代{ era }開始、{ cards }が捨て札になります
log-hand-limit = { seat }の手札は{ cards }（上限{ $limit }）、超過分は砂時計になります
log-hand-overflow = { seat }の手札は{ cards }（上限{ $limit }）、タイムトラックに置ききれません
log-final = 最終得点計算
log-given-up = { seat }が「{ card }」をあきらめます（−{ penalty }）
log-final-coins = { seat }の{ $held }コインは{ points }
log-final-cubes = { seat }のキューブ{ $held }個は{ points }
log-final-hourglasses = { seat }に残った{ hours }は−{ penalty }
log-end-rounds = { $rounds }ラウンドが終わり、ゲーム終了です

# 得点の内訳

source-cards = カード
source-symbols = シンボル
source-cities = 都市
source-bonus = ボーナスタイル
source-moon = 衰退のカード
source-hand = 手札
source-coins = コイン
source-cubes = キューブ
source-hourglasses = 砂時計

# オプション

option-setup = 準備
option-setup-draft = カードと人物を選ぶ
option-setup-first_game = 最初のゲーム用の決まったカードと人物
option-tax = 徴税人
option-tax-ordinary = 砂時計1個または2個
option-tax-expert = 砂時計2個のみ
option-hands = 手札
option-hands-open = 全員に公開
option-hands-hidden = ほかの人には非公開

# ルールの節

section-preparation = 3.0
section-heyday = 4.1
section-main = 4.1 A
section-pay = 4.1 A 1
section-time = 4.1 A 2
section-tax = 4.1 A 3 徴税人
section-philosopher = 4.1 A 3 哲学者
section-navigator = 4.1 A 3 航海士
section-hometowns = 4.1 A 3 故郷
section-scribe = 4.1 A 3 写本家
section-chronicler = 4.1 A 3 歴史家
section-additional = 4.1 B
section-decline = 4.2
section-final = 5.0

# カードとタイルのテキスト

text-list = { $first }、{ $next }
text-sentences = { $first }{ $next }
text-sentence = { $text }。
text-persons = { group }{ $count }人
text-any = 好きな人物{ $count }人
text-icon = { icon }の都市か故郷{ $count }
text-amount = { $what ->
    [vp] { $count }点
    [coins] { $count }コイン
    [temple] 寺院キューブ{ $count }個
    [oracle] 神託キューブ{ $count }個
   *[locks] ロック{ $count }個除去
}
text-needs = 条件：{ $list }
text-gain = 報酬：{ $list }
text-lose = 損失：{ $list }
text-on-card = 以後のカードの条件に数える人物：{ $list }
text-sun = { $kind ->
    [navigator] ラウンドに1回、タイルなしで航海士・{ icon }（{ cost }、{ hours }）
   *[other] ラウンドに1回、タイルなしで{ kind }（{ cost }、{ hours }）
}{ $extra ->
    [0] { "" }
   *[other] 、人物+{ $extra }
}
text-tax-bonus = 徴税人で得るコイン+{ $coins }
text-choose-price = { kind }のコストを{ $least }～{ $most }コインから自由に決められる
text-extra-person = 哲学者で雇用できる人物+{ $count }
text-discount = { kind }のコスト−{ $coins }コイン
text-hand-limit = 手札上限+{ $count }
text-moon = 毎回の衰退フェイズに{ $list }
text-moon-exchange = 毎回の衰退フェイズに{ $give }を{ $list }に交換できる
text-tile = { $kind ->
    [start_player] { kind }：+{ coins }、{ hours }
    [navigator] { kind }・{ icon }：{ cost }、{ hours }
   *[other] { kind }：{ cost }、{ hours }
}
