# Co říkají všechny lekce.

lesson-not = Na to dojde později. V tomto kroku jde o to, co na stole svítí.
