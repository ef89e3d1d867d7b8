# 名前

title = Gods
card = { $kind ->
    [green] 緑の部族
    [blue] 青の部族
    [violet] 紫の部族
    [yellow] 黄の部族
    [desert] 荒野
    [decay] 衰退
    [whirlwind] つむじ風
    [temple] 神殿
    [extra] 追加アクション
   *[other] そのカード
}
colour = { $kind ->
    [green] 緑
    [blue] 青
    [violet] 紫
   *[yellow] 黄
}
god = { $god ->
    [red] 赤の神
    [yellow] 黄の神
    [blue] 青の神
    [green] 緑の神
   *[other] { $god }
}
me = { $me ->
    [red] 赤の神
    [yellow] 黄の神
    [blue] 青の神
    [green] 緑の神
   *[other] { $me }
}
place = { $place ->
    [nowhere] その場所
   *[other] ({ $place })
}

# 質問

prompt-turn = { $actions ->
    [0] 追加アクションを使うか、手番を終えてください。
   *[other] あと{ $actions }アクション行ってください。
}
prompt-drop = 荒野をどこに置きますか？
prompt-whirlwind = つむじ風でどの荒野を動かしますか？
prompt-steal = 衰退で誰からパワーを奪いますか？
prompt-convert = 神の石が足りません。どの部族に置きますか？

# アクション

do-tribe = { card }を{ place }に置く（パワー{ $cost }を払う）
do-desert = 荒野を{ place }に置く（パワー{ $gain }を得る）
do-decay = 衰退を{ place }に置く
do-whirlwind = つむじ風を使う
do-take = 追加アクションを取る
do-temple = 神殿を{ place }に置く（パワー{ $cost }を払う）
do-lift = { $cost ->
    [0] { place }の荒野を持ち上げる
   *[other] { place }の荒野を持ち上げる（パワー{ $cost }を払う）
}
do-drop = 荒野を{ place }に置く
do-stay = 荒野を動かさない
do-steal = { "\u2068" }{ god }{ "\u2069" }からパワー{ $taken }を奪う
do-spare = 誰からもパワーを奪わない
do-convert = { place }の部族に神の石を置く
do-discard = { card }を袋に戻す
do-spend = 追加アクションを使う
do-end = 手番を終える

# 行われたアクション

did-tribe = { me }が{ card }を{ place }に置きました（パワー{ $cost }）
did-desert = { me }が荒野を{ place }に置き、パワー{ $gain }を得ました
did-decay = { me }が衰退を{ place }に置きました
did-whirlwind = { me }がつむじ風を使いました
did-take = { me }が追加アクションを取りました
did-temple = { me }が神殿を{ place }に置きました（パワー{ $cost }）
did-lift = { $cost ->
    [0] { me }が{ place }の荒野を持ち上げました
   *[other] { me }が{ place }の荒野を持ち上げました（パワー{ $cost }）
}
did-drop = { me }が荒野を{ place }に置きました
did-stay = { me }は荒野を動かしませんでした
did-steal = { me }が{ god }からパワー{ $taken }を奪いました
did-spare = { me }は誰からもパワーを奪いませんでした
did-convert = { me }が{ place }の部族に神の石を置きました
did-discard = { me }が{ card }を袋に戻しました
did-spend = { me }が追加アクションを使いました
did-end = { me }が手番を終えました

# できない理由（コロンのあとに続く）

refusal-over = ゲームは終わっています
refusal-not-now = 今は別のことを決めるときです
refusal-not-on-display = { card }はディスプレイにありません
refusal-occupied = { place }にはすでにヘクスカードがあります
refusal-not-touching = { place }はどのヘクスカードにも隣接していません
refusal-tribe-power = ここに部族を置くにはパワー{ $cost }が必要です（手持ちは{ $power }）
refusal-temple-power = ここに神殿を置くにはパワー{ $cost }が必要です（手持ちは{ $power }）
refusal-temple-once = この手番ではもう神殿を置きました
refusal-no-temples = 神殿が残っていません
refusal-other-once = この手番ではもう荒野・衰退・つむじ風・追加アクションのどれかをプレイしました
refusal-move-once = この手番ではもうパワーを払って荒野を動かしました
refusal-move-power = 荒野を動かすにはパワー{ $move_price }が必要です（手持ちは{ $power }）
refusal-not-a-desert = { $place ->
    [nowhere] フィールドに荒野はありません
   *[other] { place }に荒野はありません
}
refusal-splits = フィールドが分断されてしまいます
refusal-same-place = 荒野は別の場所に置かなければなりません
refusal-discard-once = この手番ではもうカードを袋に戻しました
refusal-no-extra = 追加アクションを持っていません
refusal-extra-too-new = 取ったばかりの追加アクションは次の手番から使えます
refusal-extra-useless = 実行できるアクションがもうありません
refusal-no-actions = アクションが残っていません。追加アクションを使うか、手番を終えてください
refusal-must-act = あと{ $actions }アクション行わなければなりません
refusal-not-a-victim = { "\u2068" }{ god }{ "\u2069" }からは奪えません。奪えるのは、衰退に神殿が隣接している他の神からだけです
refusal-victim-power = { "\u2068" }{ god }{ "\u2069" }には奪えるパワーがありません
refusal-not-wanting = { place }には、新しい神殿がこれから改宗させる部族がありません
refusal-unknown = そのようなアクションはありません

# 警告

waste-gain = パワーはすでに上限の{ $most }です。得る分は失われます。
waste-income = パワーが{ $power }残り、上限は{ $most }です。次に得るパワーのうち{ $lost }が失われます。

# できごと

log-takes-stone = { place }の{ colour }の部族は{ god }を信仰します
log-loses-stone = { place }の{ colour }の部族は信仰を失います
log-no-stone = { place }の{ colour }の部族は何も信仰しません
log-nation-rises = { god }が{ colour }の民族を統一します
log-nation-falls = { god }の{ colour }の民族が崩壊します
log-chip = { god }が{ colour }の得点チップを得ます
log-turn = { $gain ->
    [0] { god }の手番です（パワーは増えません）
   *[other] { god }の手番です（パワー+{ $gain }）
}
log-draw = 新しくディスプレイに出たカード：{ card }
log-end-target = 目標の得点に達しました
log-end-short = 袋のカードが足りず、ディスプレイを補充できません
log-end-identical = ディスプレイに異なる2枚を並べられません
log-end-stall = { $rounds }ラウンドの間、袋とディスプレイから完全に離れたカードがありません

# 得点の内訳

source-nation-green = 緑の民族
source-nation-blue = 青の民族
source-nation-violet = 紫の民族
source-nation-yellow = 黄の民族
source-chip-green = 緑の得点チップ
source-chip-blue = 青の得点チップ
source-chip-violet = 紫の得点チップ
source-chip-yellow = 黄の得点チップ

# オプション

option-religion = 新しい部族の信仰
option-religion-temple_first = 神殿を優先する
option-religion-any_foreign_blocks = ほかの信仰が1つでもあれば信仰しない
option-other_cards = その他のヘクスカード
option-other_cards-once_per_turn = 手番ごとに1枚
option-other_cards-once_per_kind = 手番ごとに各種1枚
option-desert_move = 荒野の移動
option-desert_move-may_split = フィールドを分断してもよい
option-desert_move-no_split = フィールドを分断してはならない
option-start = 開始時のパワー
option-start-as_printed = 全員同じ（ルールどおり）
option-start-compensated = 後の手番の席は多い（当アプリ独自のハウスルール）

# ルールの章

section-end = ゲームの終了
section-actions = 2アクションを行う
section-action-a = アクションa
section-action-b = アクションb
section-action-c = アクションc
section-action-d = アクションd
section-action-e = アクションe
section-action-f = アクションf
section-notes = その他の注意
