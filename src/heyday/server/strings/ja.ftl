# 局面
scenario-gentes-decline = Gentes：衰退期、都市の活性化
scenario-gentes-draft = Gentes：最初のドラフト
scenario-gentes-final = Gentes：最終得点計算
scenario-gentes-last-round = Gentes：最終ラウンドの始まり
scenario-gentes-payment = Gentes：故郷の助けで支払う
scenario-gentes-relocation = Gentes：都市の移設
scenario-gods-decay = Gods：衰退、誰からパワーを奪うか
scenario-gods-desert = Gods：荒野の移動
scenario-gods-last-turn = Gods：最後になるかもしれない手番
scenario-gods-whirlwind = Gods：つむじ風
