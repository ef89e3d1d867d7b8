# 検討の報告で使う言葉。

title = { $title }：{ $actions } アクション、{ $turns } 手番
open = ゲームはまだ終わっていません。
graph = 各手番の後の勝率
points = 得点
expected = 予想得点
loss = 手番ごとの損失
clean = ミスのない手番
luck = 運
mistakes = 損失の大きかった選択
no-mistakes = ミスは見つかりませんでした。
draws = 運
no-draws = 大きく影響した引きはありませんでした。
where = 手番{ $turn }、位置{ $ply }
lost = 損失
played = 実際
better = 最善
leads = その後
odds-points = { $odds }、{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } 点
and-then = 。
then-draw = …（ここで引く）
then-over = …（ゲーム終了）
then-open = …
more = ほかに小さいものが { $count } 件
look = その場面を見るには：heyday replay { $file } --at N
