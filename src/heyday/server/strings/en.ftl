# Situations
scenario-gentes-decline = Gentes: the decline, with cities to activate
scenario-gentes-draft = Gentes: the first draft
scenario-gentes-final = Gentes: the final scoring
scenario-gentes-last-round = Gentes: the last round begins
scenario-gentes-payment = Gentes: paying with the help of a hometown
scenario-gentes-relocation = Gentes: moving a city
scenario-gods-decay = Gods: decay, and whom to take power from
scenario-gods-desert = Gods: a desert on its way
scenario-gods-last-turn = Gods: what may be the last turn
scenario-gods-whirlwind = Gods: the whirlwind
