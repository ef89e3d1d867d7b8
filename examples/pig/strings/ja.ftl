title = ピッグ
rules = 好きなだけサイコロを振り、目の合計を確保します。1が出ると手番は無駄になり、合計は失われます。100点で勝ちです。
me = { $me ->
    [white] 白
    [black] 黒
    [red] 赤
   *[blue] 青
}
prompt = 振りますか、確保しますか。
view-turn = 手番
view-sum = 未確保
view-die = サイコロの目
view-target = 目標
view-points = 得点
do-roll = サイコロを振る
do-keep = { $sum }点を確保する
did-roll = { me }がサイコロを振る
did-keep = { me }が{ $sum }点を確保する
log-thrown = 目は{ $die }
log-spoilt = 目は1、{ $sum }点を失う
log-won = { me }の勝ち
refusal-over = ゲームは終わっています
refusal-nothing-to-keep = 確保するものがまだありません
refusal-unknown = そのような行動はありません
section-turn = 手番
section-end = 終わり
source-kept = 確保
