# Minden játék kalauza: hogyan olvassuk a kártyát.

guide-read-suit = Szalag: kié a kártya, és milyen fajta.
guide-read-cost = Ár: amit fizetni kell érte.
guide-read-points = Babér: pontok a játék végén.
guide-read-type = A kártya típusa.
guide-read-text = Hatás, abban a sorrendben, ahogy történik.
