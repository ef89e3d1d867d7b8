# アプリの言葉。ゲームの言葉はゲーム自身のファイルにある。

# どこでも

home = heyday トップページ
back = 戻る
undo = 取り消す
undo-turn = 手番ごと取り消す
undo-ask = 取り消しを頼む
redo = やり直す
confirm = 決定
confirm-for = パワー{ $power }で決定
close = 閉じる
cancel = やめる
copy = コピー
copied = コピーしました
points = 点
selected = 選択中
tools = ツール
settings = 設定
help = ヘルプ
lost = 接続が切れました。再接続しています。
loading = お待ちください…

# ページ

nav-play = 遊ぶ
nav-games = 自分のゲーム
nav-learn = 学ぶ
nav-rules = ルール
nav-label = ページ
nowhere = そのページはありません。
nowhere-home = トップページへ

# ロビー

lobby-title = すぐに遊ぶ
lobby-sub = ボットと、このブラウザで。登録は不要です。
lobby-players = 人数
lobby-bots = ボット
lobby-play = 遊ぶ
lobby-starting = 準備中…
lobby-guest = ゲスト
lobby-options = ハウスルール
game-gentes = Gentes
game-gentes-about = 民と都市と建造物を、時間と競いながら育てます。
game-gods = Gods
game-gods-about = 六角形の大地を広げ、神殿で部族を導く。20分。
level-random = サイコロ
level-novice = 初心者
    .note = はじめての一局に
level-apprentice = 見習い
    .note = 自分の手番を読む
level-adept = 熟練者
    .note = 互角の勝負
level-master = 達人
    .note = たいていの人に勝つ
level-oracle = 神託
    .note = 最強
one-device = 一台で
    .about = 2～4人で一つの画面を囲む。空席にはボット。
    .action = 用意する
online = オンライン
    .about = リンクを開いた人が席に着く。その場でも、何日かけても。
    .action = 卓を開く
bring-record = 棋譜
    .about = 記録されたゲームを見る。どの場面からでも続けられる。
    .action = ファイルを開く
my-games = 自分のゲーム
my-games-all = すべて({ $count })
my-games-none = 進行中のゲームはありません。始めたゲームは終わるまでここにあります。
my-turn = あなたの番
look = 見る
game-line-ply = { $ply }手目
game-line-waits = { $name }を待っています
game-line-gathering = 参加者を待っています
learn-title = 学ぶ
learn-about = 本物の盤で、Gentesを2ラウンド、Godsを10分で。
learn-begin = 始める
learn-begin-game = { $game }を始める
learn-go-on = 続ける
learn-next = 次へ
learn-later = いまはできません。ほかのことをしていれば機会が来ます。
learn-progress = { $of }のうち{ $at }
learn-intro = 初心者ボットを相手に本物のゲームを遊びながら、見るべきところをお教えします。Gentesは2ラウンドで、その後は自由に続けられます。Godsは一局です。いつでもやめて、あとで続けられます。
learn-welcome = ようこそ
    .text = あなたは赤の神です。同じ色の信者3つで民族となり3点。2人なら10点で勝ちです。得点は右上に出ます。
learn-field = 場
    .text = 中央が大地です。まだ神殿だけです。カードはほかのカードの隣に置きます。隣の数だけパワーを払います。パワーは名前の横の升目です。
learn-tribe = 部族を置く
    .text = 場札の部族を選び、自分の神殿の隣の金色の場所を選びます。数字が費用です。下のボタンかEnterで決定します。
learn-religion = 信仰
    .text = 新しい部族は、隣の神殿が一致していればそれに従います。神殿がなければ隣の信者に従います。石の色と形と文字が神を示します。
learn-temple = 神殿を置く
    .text = Bか「神殿を置く」を選びます。隣1つにつきパワー3で、隣の部族をほかの神の信者も含めてすべて改宗させます。足りなければ部族を置くか次の手番を待ちます。
learn-turn = 2アクション
    .text = 手番はちょうど2アクションです。始めにパワー3を得て、場札が補充されます。記録の行を選ぶとその場面が見られます。
learn-card = ほかのカード
    .text = 荒野、衰退、つむじ風、追加アクションはCで、手番に1枚使います。荒野はパワー1になります。なければFでカードを戻しましょう。
learn-sack = 袋
    .text = 左下に袋の中身と、次に引かれる確率が出ています。隠れているのは順番だけです。
learn-nation = 最初の民族
    .text = 同じ色の信者を3つ集めましょう。民族の表にみんなの進み具合が出ます。各色の最初の民族はチップも得ます。ずっと1点です。
learn-free = これで全部です
    .text = 最後まで遊びましょう。できないことは、指すと理由が出ます。何も引いていなければ取り消せます。
scenarios = 場面
scenarios-about = ルールの場面を試せます。すべての席を自分で動かし、結果は残りません。
records-title = 再生と検討
records-none = 終わったゲームはここに並びます。
review = 検討
replay = 再生
setup-title = 誰が遊ぶ?
setup-seat = 席{ $letter }
setup-person = 人
setup-bot = ボット
setup-open = 空席
setup-kind = この席に座るのは
setup-pace = ペース
pace-free = 時計なし
pace-live = その場で、1手1分
pace-turns = 何日かけて、1手番1日
setup-start = ゲームを始める
gather-link = このリンクを送ってください。開いた人は空席に座れます。
gather-take = ここに座る
gather-leave = 席を立つ
gather-start = 始める
gather-wait = { $name }が始めるとゲームが始まります。
gather-open-seats = 空席はあと{ $count }つです。
gather-fill = ボットを置く
qr = リンクのQRコード

# 席

seat-open = 空席
seat-you = あなた
seat-bot = ボット
seat-thinking = 考慮中…
seat-away = ボットが代行中
seat-online = 在席
seat-offline = 離席
standing = 得点
come-back = ボットがあなたの代わりに遊んでいます。
    .action = 席に戻る

# 卓

bar = いま決めること
tabs = 卓の各部
tab-field = 場
tab-gods = 神々
tab-sack = 袋
tab-log = 記録
tab-map = 地図
tab-actions = 行動
tab-cards = カード
tab-mat = 自分
tab-table = 卓
turn-number = 手番{ $turn }
log = 記録
log-show = その場面を見る
log-empty = まだ何も起きていません。
recap = 振り返り
recap-news = 前回のあなたの手から{ $count }手進みました。
wait-bot = { $name }が考えています
wait-slow = 初回はボットの準備に1〜2分かかります。
wait-person = { $name }の番です
wait-skip = 待たない
history-start = ゲームの始まり
history-at = { $last }のうち{ $ply }手目
history-back = 前へ
history-on = 次へ
history-now = 現在へ
history-first = 最初へ
history-run = 再生
history-stop = 停止
history-slider = ゲームの場面
timeline = ゲームの場面
history-fork = ここから続ける
why-not = できません
cost = 費用{ $power }
gain = 獲得{ $power }
points-change = { $from } → { $to }点
delta-points = 点
delta-power = パワー
preview-draws = そのあと何かが引かれます。
hint = ヒント
hint-thinking = 考えています…
hint-title = よさそうな手
hint-odds = 右の数字：ボットが見積もる勝率
choices-title = すべての選択肢
choices-none = いま選ぶことはありません。
choices-filter = 検索
connection-lost = 接続が切れました。再接続中…
chat = チャット
chat-say = 何か言う
chat-say-beside = 観戦している人たちに何か言う
chat-send = 送る
chat-none = まだ誰も話していません。
arrange = テーブル
arrange-about = ほかの人に関わることは、全員が同意すると行われます。ボットは同意します。
arrange-replace = ここにボットを入れる
arrange-bots = ボットのアクション後の待ち時間
arrange-seconds = { $count }秒
arrange-seed = このテーブルの乱数はシード{ $seed }のもので、誰が遊んでも同じです。
arrange-end-sure = ゲームは今の状態で全員にとって終わります。
paused = ゲームは一時停止中です。
ask-pause = 一時停止を頼む
ask-resume = 再開を頼む
ask-end = 打ち切りを頼む
ask-hints = ヒントを頼む
consent-undo = { $name }が{ $ply }手目に戻ることを求めています。
consent-pause = { $name }が一時停止を求めています。
consent-resume = { $name }が再開を求めています。
consent-end = { $name }がゲームの打ち切りを求めています。
consent-hints = { $name }が全員へのヒントを求めています。
consent-replace = { $name }が{ $who }の代わりにボット（{ $level }）を望んでいます。
consent-pace = { $name }が別のペースを望んでいます：{ $pace }。
consent-waits = お願いしました。{ $names }の返事を待っています。
consent-until = 受付は{ $time }までです。
consent-silence = 受付は{ $time }までです。それまでに{ $names }の返事がなければ、同意とみなします。
consent-yes = 同意する
consent-no = 断る
end-title = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }の同時優勝
}
end-points = { $count ->
    [1] { $names }が{ $points }点で勝ち
   *[other] { $names }が{ $points }点で同時優勝
}
end-early = ゲームは途中で打ち切られました
end-what = { $game }、{ $turns }手番
end-show = 結果
end-sources = 得点の内訳
end-nations = 民族
end-chips = チップ
end-total = 合計
end-power = 同点時：パワー
end-rank = 順位
end-chart = 得点の推移
end-board = 盤に戻る
end-replay = 再生
end-rematch = もう一局
end-download = ダウンロード
end-proof = 乱数のハッシュは最初に示され、記録が秘密を明かすので、誰でもすべての引きを確かめられます。
end-verify = heyday verify ファイル
verify = 検証する
verify-running = 再現しています…
verify-good = { $count }アクションを再現しました。すべて規則どおり{ $proven ->
    [1] で、どの引きも秘密から来ています。
   *[0] です。秘密が明かされていないため、引きは検証できません。
}

# キー

keys-title = キー
keys-actions = アクションを選ぶ
keys-cards = 場札を選ぶ
keys-card = カードを詳しく読む
keys-end = 手番を終える
keys-points = 得点の内訳
keys-drawer = 狭い画面で、ほかの人と記録
keys-arrows = 対象から対象へ。再生中は場面から場面へ
keys-run = リプレイ: 再生または停止
keys-fork = リプレイ: ここから対戦する
keys-enter = 決定
keys-escape = 最後のクリックを戻す
keys-undo = 取り消す
keys-redo = やり直す
keys-turn = 手番の最初に戻る
keys-list = すべての選択肢の一覧
keys-hint = ヒント
keys-recap = 振り返り
keys-chat = チャット
keys-arrange = テーブル：席、ペース、一時停止
keys-next = 次の、自分の手番を待つゲーム
keys-help = このページ

# Gods

gods-display = 場札
gods-display-count = { $of }枚中{ $count }枚
gods-slot-empty = 空き
    .hint = 次の手番に補充
gods-card-green = 緑の部族
    .hint = 場に置く
gods-card-blue = 青の部族
    .hint = 場に置く
gods-card-violet = 紫の部族
    .hint = 場に置く
gods-card-yellow = 黄の部族
    .hint = 場に置く
gods-card-desert = 荒野
    .hint = パワー1を得る
gods-card-decay = 衰退
    .hint = パワー1を奪う
gods-card-whirlwind = つむじ風
    .hint = 荒野を動かす
gods-card-extra = 追加アクション
    .hint = 次の手番から
gods-card-temple = 神殿
    .hint = 隣を改宗させる
gods-kind-green = 緑
gods-kind-blue = 青
gods-kind-violet = 紫
gods-kind-yellow = 黄
gods-kind-desert = 荒野
gods-kind-decay = 衰退
gods-kind-whirlwind = つむじ風
gods-kind-extra = 追加
gods-actions = アクション
gods-actions-left = 残り{ $count }
gods-action-tribe = 部族を置く
    .short = 部族
    .note = 隣1つにつきパワー1
gods-action-temple = 神殿を置く
    .short = 神殿
    .note = 隣1つにつきパワー3
gods-action-card = カードを使う
    .short = カード
    .note = 部族以外の1枚
gods-action-spend = 追加アクション
    .short = 追加
    .note = もう1アクション
gods-action-move = 荒野を動かす
    .short = 荒野
    .note = パワー2
gods-action-discard = カードを戻す
    .short = 戻す
    .note = 袋の中へ
gods-free = 無料
gods-price = { $same ->
    [1] パワー{ $from }
   *[0] パワー{ $from }～{ $to }
}
gods-ask-tribe = 部族を置く：場所を選ぶ
gods-ask-temple = 神殿を置く：場所を選ぶ
gods-ask-card = カードを使う：どれを、またはどこに
gods-ask-spend = 追加アクションを使う
gods-ask-move = 荒野を動かす：どれを
gods-ask-discard = カードを戻す：どれを
gods-ask-here = ここに何を置きますか?
gods-ask-what = { $places ->
    [0] { $card }：使い方を選ぶ
   *[other] { $card }：場所か使い方を選ぶ
}
gods-why = { $code ->
    [tribe-power] パワー不足
    [temple-power] パワー不足
    [move-power] パワー不足
    [temple-once] 手番に1回
    [other-once] 手番に1回
    [move-once] 手番に1回
    [discard-once] 手番に1回
    [no-temples] 残りなし
    [not-a-desert] 荒野なし
    [no-extra] 持っていません
    [extra-too-new] 次の手番から
    [extra-useless] できることがありません
   *[other] { $text }
}
gods-help-turn = { $count }種類のアクションができます。カード、場所、アクションを選んでください。
gods-help-cells = { $count }か所{ $priced ->
    [1] 。数字はパワーです。
   *[0] { "" }
}
gods-sack = 袋
gods-sack-count = { $count }枚、次の引き
gods-god = { $name }、{ $target }点中{ $points }点、パワー{ $power }
gods-power = パワー{ $power }/{ $most }
gods-power-word = パワー
gods-take-power = パワー1を奪う
gods-stones = 石
gods-temples = 神殿
gods-extras = 追加
gods-nations = 民族
gods-nations-hint = 同色の信者3 = 3点
gods-nation-cell = { $colour }：信者{ $believers }、民族{ $nations }{ $chip ->
    [1] 、チップ
   *[0] { "" }
}
gods-chips-hint = { $left ->
    [0] 各色の最初の民族：1点、ずっと有効。残りなし。
   *[other] 各色の最初の民族：1点、ずっと有効。残り{ $left }。
}
gods-race = { $target }点までの得点：{ $standing }
gods-race-end = { $target }点で勝ち
gods-your-believers = あなたの信者({ $colour })：{ $from } → { $to }

# 場

field-name = 場、六角カード{ $count }枚
field-empty = 空き場所
field-at = { $place }
field-options = 選択肢{ $count }
field-temple-of = { $who }の神殿
field-follows = { $what }、{ $who }を信仰
field-unseen = 見えない場所あと{ $count }
legend = フィールドの見方
legend-temple = 神殿（神の文字と色）
legend-tribe = 信仰のない部族
legend-follows = 部族と、信仰する神の石
legend-desert = 荒野：信仰はなく、動かせます
legend-decay = 衰退：信仰はなく、動きません
legend-lit = クリックできる場所（数字は必要なパワー）
legend-recent = いま変わったところ
legend-ghost = クリックできるカード、または指しているものによって変わるところ
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体を表示

# 設定

settings-language = 言語
settings-theme = 配色
settings-theme-system = システムに合わせる
settings-theme-light = 明るい
settings-theme-dark = 暗い
settings-speed = 動き
settings-speed-none = なし
settings-speed-fast = 速い
settings-speed-normal = 普通
settings-speed-slow = 遅い
settings-sound = 音
settings-patterns = 部族の模様
settings-confirm = アクションごとに確認する
settings-ending = 手番を終えるアクションを確認する
settings-coach = アクションの結果を見せる
settings-warn = 無駄になるときは警告する
settings-hints = 初めてのことを説明する
settings-name = 名前
settings-name-hint = あなたの席に表示されます。

# 通知とほかの端末

told = 自分の手番を知らせる
told-about = heydayのページを開いていない間だけです。
told-push = このブラウザ
told-push-add = このブラウザで知らせる
told-webhook = Webhook
told-webhook-add = 追加
told-added = 設定しました。テストで確かめられます。
told-denied = ブラウザが許可していません。
told-test = テスト
told-remove = 削除
told-sent = 送りました。
told-failed = 失敗しました：{ $why }
device = ほかの端末
device-about = 自分専用のリンクで、ほかの端末も自分のものになります。一度だけ、10分間使えます。
device-make = リンクを作る

# ギャラリー

gallery-title = ギャラリー

# ルール

rules-contents = 目次
rules-rulings = 裁定
rules-rulings-hint = ルールに書かれていないところは、このように読みます。

# 検討

review-running = ゲームを検討しています。1分ほどかかります。
review-failed = 検討に失敗しました。
review-swings = 大きな分かれ目
review-clean = 悪手は見つかりませんでした。
review-at = { $ply }手目の勝率
review-best = 悪手のない手番
review-played = 実戦
review-better = 最善
review-moment = { $ply }手目
review-odds = 勝率はボットの読みによるもので、その判断以上に正確ではありません。
review-as = 席
review-play-on = 続ける
review-luck = 運
review-points = { $points }点
review-then-draw = ここで引く
review-then-over = ゲーム終了
review-graph = 勝率

# 版

version-changed = heydayの新しい版があります。
version-reload = 読み込む
