# A Nagy Fal az asztalnál: előtér, évszakok, helyek, lapfajták, a vége.

## Lapok
wall-kind-of-card-horde = Horda
wall-kind-of-card-coop_horde = Horda · közös játék
wall-kind-of-card-command = Parancslap
wall-kind-of-card-reed_command = Parancslap · Nád klán
wall-kind-of-card-reed_general = Tábornok · Nád klán
wall-kind-of-card-solo_general = Tábornok · Csin
wall-kind-of-card-solo_command = Parancslap · Csin
wall-kind-of-card-tactic = Taktika
wall-kind-of-card-coop_tactic = Taktika · közös játék
wall-kind-of-card-artifact = Ereklye
wall-kind-of-card-advisor = Tanácsadó
wall-kind-of-card-general = Tábornok
wall-kind-of-card-coop_general = Tábornok · közös játék
wall-kind-of-card-event = Esemény · közös játék
wall-kind-of-card-demand = Követelés · közös játék
wall-suit-horde = Hordák
wall-suit-command = Parancsok
wall-suit-general = Tábornokok
wall-suit-tactic = Taktikák
wall-suit-artifact = Ereklyék
wall-suit-advisor = Tanácsadók
wall-suit-event = Események
wall-suit-demand = Követelések
wall-mode-all = Minden játék
wall-mode-coop = Csak közös játék
wall-mode-game = Nád klán és Csin
wall-card-start = Kezdéskor kapsz { $goods }; taktikalap { $tactics }, tea { $tea }
wall-card-window = { $when }
wall-card-effect = { $effect }
wall-card-basic = Alap: { $effect }
wall-card-boosted = Erősített ({ $price } fizetve): { $effect }
wall-card-score = { ICON("hourglass", "A végén") }: { $effect }
wall-card-plain = Nincs képessége
wall-window-income = A nyári bevételed után
wall-window-my-turn = A köröd elején
wall-window-activated = Amikor egy helyszín aktiválódik
wall-window-attacked = A támadásaid után
wall-window-defeated = Amikor egy horda vereséget szenved
wall-window-casualties = Amikor katonák esnek el
wall-window-assault = Mielőtt egy szakaszt megrohamoznak

## A vége
wall-amount-building = { $n } { ICON("resource", "fa, kő vagy arany") }
