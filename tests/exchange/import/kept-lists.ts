import type { HandList } from './hand-lists.ts';

// Rosters as campaigns keep them over many battles: pages of a wiki, sheets with columns, lists in two states.

/** Between lists there is a story, and it is long. */
const STORY =
  '*Der Wind trieb den Nebel durch die Gassen, und keiner wusste, was hinter der Mauer auf ihn wartete.*';

export const KEPT_LISTS: readonly HandList[] = [
  {
    about: 'a page of a wiki as it is copied, with what may be clicked behind its headings',
    text: `The Lamp of the Ropewalk
From the Harbour Campaign wiki

Heroes[edit]

Matriarch Ottilie[edit | edit source]
Sigmarite Matriarch
Equipment: Sigmarite warhammer, steel whip
Experience: 24

Sister Hedwig[edit]
Sister Superior
Equipment: flail, light armour
Experience: 12

Lotte the Blind[edit]
Augur
Equipment: hammer, sling
Experience: 3

Henchmen[edit]

Daughters of the Rope[edit]
3 Sigmarite Sisters
Equipment: hammer
Experience: 5`,
    name: 'The Lamp of the Ropewalk',
    rows: [
      '1 Matriarch Ottilie = sisters/matriarch 24 [sigmarite-hammer steel-whip]',
      '1 Sister Hedwig = sisters/sister-superior 12 [flail light-armour]',
      '1 Lotte the Blind = sisters/augur 3 [hammer sling]',
      '3 Daughters of the Rope = sisters/sister 5 [hammer]',
    ],
  },
  {
    about: 'a name with its number above what they are, and plans at the end',
    text: `Clan Eshin warband: THE QUIET PAWS
Gold: 23

HEROES

Skreel Longtail
Assassin Adept (leader) / 27xp
* Fighting claws
* Dagger

Rikk the Unwell
Eshin Sorcerer / 14xp
* Sword

Krat (the new one)
Black Skaven, starting exp
* Halberd

HENCHMEN

Gutterkin (3)
Verminkin / 3xp
* Club each

To buy next: Rat Ogre, warplock pistol for Skreel`,
    name: 'THE QUIET PAWS',
    rows: [
      '1 Skreel Longtail = skaven/assassin-adept 27 [fighting-claws dagger]',
      '1 Rikk the Unwell = skaven/eshin-sorcerer 14 [sword]',
      '1 Krat = skaven/black-skaven 8 [halberd]',
      '3 Gutterkin = skaven/verminkin 3 [hammer]',
    ],
  },
  {
    about: 'columns of close and far weapons beside characteristics, in German',
    text: `Die Kahnleute (Reikland)
Name	Typ	Anz.	B	KG	BF	S	W	LP	I	A	MW	Nahkampf	Fernkampf	Rüstung	EP
Hauptmann Ruprecht Kahn	Söldnerhauptmann	1	4	4	5	3	3	1	4	1	8	Schwert, Dolch	Pistole	Helm	25
Wolfram	Champion	1	4	4	4	3	3	1	3	1	7	Axt	Armbrust		13
Die Treidler	Krieger	3	4	3	3	3	3	1	3	1	7	Speer		Schild	2`,
    name: 'Die Kahnleute',
    rows: [
      '1 Hauptmann Ruprecht Kahn = reikland/captain 25 [sword dagger pistol helmet]',
      '1 Wolfram = reikland/champion 13 [axe crossbow]',
      '3 Die Treidler = reikland/warrior 2 [spear shield]',
    ],
  },
  {
    about: 'a sentence with sums that says what they are, and names that begin like their types',
    text: `# Ulric’s Spares

Middenheim mercs of the Monday group. Rating **91**, treasury **33 gc**, wyrdstone **1**.

| Who | What | No. | Gear | XP |
|---|---|---|---|---|
| Ragnar | Captain | 1 | sword, axe | 30 |
| Warriors of the Low Road | Warriors | 3 | axe, shield | 3 |`,
    name: 'Ulric’s Spares',
    rows: [
      '1 Ragnar = middenheim/captain 30 [sword axe]',
      '3 Warriors of the Low Road = middenheim/warrior 3 [axe shield]',
    ],
  },
  {
    about: 'a page with the number before the type in a heading, and whom it remembers',
    text: `<html><body><h1>The Ash Lantern</h1>
<p>Witch Hunters &middot; Player: Ros &middot; Rating 101</p>
<h2>Heroes</h2>
<h3>Ottil&iuml;e <small>Witch Hunter Captain</small></h3>
<p>M4 WS4 BS5 S3 T3 W1 I5 A1 Ld8</p><ul><li>Sword</li><li>Heavy armour</li></ul><p>Experience: 29</p>
<h3>Father Kolm <small>Warrior-Priest</small></h3>
<p>M4 WS4 BS3 S3 T3 W1 I3 A1 Ld9</p><ul><li>Hammer</li></ul><p>Experience: 18</p>
<h2>Henchmen</h2>
<h3>The Coalmen <small>3 &times; Zealot</small></h3>
<p>M4 WS2 BS3 S3 T3 W1 I3 A1 Ld7</p><ul><li>Short bow</li></ul><p>Experience: 3</p>
<h2>Remembered</h2><p>Brother Ansgar (Witch Hunter), game 2.</p>
</body></html>`,
    name: 'The Ash Lantern',
    rows: [
      '1 Ottilïe = witch-hunters/captain 29 [sword heavy-armour]',
      '1 Father Kolm = witch-hunters/warrior-priest 18 [hammer]',
      '3 The Coalmen = witch-hunters/zealot 3 [short-bow]',
    ],
  },
  {
    about: 'two states of the same people: the last one, with those who have come since',
    text: `La Harde du Gibet - Hommes-Bêtes

LISTE DE DÉPART (500 CO)

Vorgak, Chef Homme-Bête (65) : hache (5), épée (10) = 80
Krul, Bestigor (45) : arme à deux mains (15) = 60
Tordu, Bestigor (45) : hallebarde (10) = 55
3 Gors "Les Cornus" (35) : masse (3) = 114
Total : 309 CO

APRÈS LA 4e PARTIE

Krul est mort (partie 2).

Vorgak, Chef Homme-Bête
hache, épée, casque
XP 28

Tordu, Bestigor
hallebarde, dague
XP 13

2 Gors "Les Cornus"
masse, bouclier
XP 4`,
    name: 'La Harde du Gibet',
    rows: [
      '1 Vorgak = beastmen/chief 28 [axe sword helmet]',
      '1 Tordu = beastmen/bestigor 13 [halberd dagger]',
      '2 Les Cornus = beastmen/gor 4 [hammer shield]',
    ],
  },
  {
    about: 'what is crossed out within a line, sums behind it, and one who is crossed out whole',
    text: `**El Yunque** — Cazadores de Brujas

- **Leonhard**, Capitán Cazador de Brujas (60): espada (10), daga, armadura ligera (20). Total 90 co. *Exp 27*
- ~~**Ludwig**, Cazador de Brujas (25): hacha (5), daga.~~ Muerto en la partida 2
- **La Turba**, ~~4~~ 3 Fanáticos (20 c/u): maza (3). Total 92 co. *Exp 2*
- **Sombra y Ceniza**, 2 Mastines de guerra (15 c/u). Total 30 co.`,
    name: 'El Yunque',
    rows: [
      '1 Leonhard = witch-hunters/captain 27 [sword dagger light-armour]',
      '3 La Turba = witch-hunters/zealot 2 [hammer]',
      '2 Sombra y Ceniza = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'what has been learnt from when to when, and one who fell',
    text: `DA GUTZ BASHAZ
Orc Mob

Boss: Nazgit Iron Toof, 80
 axe 5, sword 10
 exp 20 > 26
Shaman: Old Wurz, 40
 club 3
 exp 10 > 14
Big 'Un: Lug, 40
 double handed weapon 15
 DEAD g3 (fell from the tower)
Orc Boyz "Da Ladz" x3, 75
 axe each
 exp 3`,
    name: 'DA GUTZ BASHAZ',
    rows: [
      '1 Nazgit Iron Toof = orcs/boss 26 [axe sword]',
      '1 Old Wurz = orcs/shaman 14 [hammer]',
      '3 Da Ladz = orcs/boy 3 [axe]',
    ],
  },
  {
    about:
      'a word that a thing has, too, as a name in quotes; a subtotal; a group with its people in brackets',
    text: `Les Cendres de Talheim – Répurgateurs

Capitaine répurgateur « Klaus Brand » (60 CO)
épée (10)
Répurgateur « Dietrich » (25 CO)
arbalète (25), dague
Sous-total héros : 120 CO

Les Fêlés (4x Flagellant, 14XP: +1WS, +1Ld) : fléau
Sous-total : 200 CO`,
    name: 'Les Cendres de Talheim',
    rows: [
      '1 Klaus Brand = witch-hunters/captain 20 [sword]',
      '1 Dietrich = witch-hunters/witch-hunter 8 [crossbow dagger]',
      '4 Les Fêlés = witch-hunters/flagellant 14 [flail]',
    ],
  },
  {
    about:
      'titles before names, a skill alone on its line, who was killed, what the hired one costs',
    text: `Brothers of the Thaw (Kislev)
Record: 4-3-0

HEROES
Druzhina Captain  Yuri Karam       exp 27   sword, axe
Esaul             Dmitri           exp 14   double-handed axe, bow
HENCHMEN
3 Cossacks        "Red Sashes"     exp  3   sword, axe

KILLED
Esaul Grigori     round 2 (unlucky)`,
    name: 'Brothers of the Thaw',
    rows: [
      '1 Yuri Karam = kislev/captain 27 [sword axe]',
      '1 Dmitri = kislev/esaul 14 [double-handed bow]',
      '3 Red Sashes = kislev/cossack 3 [sword axe]',
    ],
  },
  {
    about: 'a skill that is somebody elsewhere, and what a hired one is paid',
    text: `The Dyers (Reiklanders)

Konrad Voss - Captain
M4 WS5 BS4 S3 T3 W2 I4 A1 Ld8
Dagger, brace of pistols
Pistolier
Exp 29

Brother Emil - Champion
M4 WS4 BS3 S4 T3 W1 I3 A1 Ld7
Dagger, axe
Exp 15

Grubb - Ogre Bodyguard
M6 WS3 BS2 S4 T4 W3 I3 A2 Ld7
Double handed club
Exp 3
Upkeep 30gc and worth every penny.`,
    name: 'The Dyers',
    rows: [
      '1 Konrad Voss = reikland/captain 29 [dagger brace-of-pistols]',
      '1 Brother Emil = reikland/champion 15 [dagger axe]',
      '1 Grubb = extras/ogre-bodyguard 3 [great-hammer]',
    ],
  },
  {
    about: 'names that begin like those of another type, with commas',
    text: `Culto del Pozzo (Culto dei Posseduti)

- Fratello Ezio, Magister, spada + mazza, elmo, 23 px
- Nina la Storta, Mutante, ascia a due mani, 3px
- Fratelli (3), mazza e scudo, 3 px

soldi 14, malapietra 1`,
    name: 'Culto del Pozzo',
    rows: [
      '1 Fratello Ezio = possessed/magister 23 [sword hammer helmet]',
      '1 Nina la Storta = possessed/mutant 3 [double-handed]',
      '3 Fratelli = possessed/brethren 3 [hammer shield]',
    ],
  },
  {
    about: 'whoever is called the leader, and nothing else',
    text: `Da Loud Ladz (Orc Mob)

Grumlik (Ork leader) [20XP]: axe, light armour
Mog (Big 'Un) [15XP]: halberd
Wurzag (Shaman) [10XP]: staff`,
    name: 'Da Loud Ladz',
    rows: [
      '1 Grumlik = orcs/boss 20 [axe light-armour]',
      '1 Mog = orcs/big-un 15 [halberd]',
      '1 Wurzag = orcs/shaman 10 [hammer]',
    ],
  },
  {
    about: 'the log of a campaign: its last list, and nobody out of what happened between',
    text: `# Exposition
${STORY}

${STORY}

### Clan Eshin Warband
**Skot Ashtail** (Assassin Adept, 20 XP): 2x Dagger (62 GC, 25 Rating)
**Krek Crowbite** (Black Skaven, 8 XP): 2x Dagger (42 GC, 13 Rating)
**Vetch Gnawer** (Black Skaven, 8 XP): 2x Dagger (42 GC, 13 Rating)
**Thol Roughclaw** (Night Runner, 0 XP): 2x Dagger, Sling (24 GC, 5 Rating)

**Warband Rating:** 132

# Akt 1: Verdammte Stadt (Szenario: The Great Library)
${STORY}

${STORY}

### Schlachtbericht
**Ergebnis:** Sieg

**Gefallene Krieger:**
 - Henchmen #8 (Recovery)

**Experience:**
 - #1 +2xp (advance: +1 Ld)
 - #2 +2xp
 - Skot +2 (survive, gekillt)
 - Vetch +1 (survive)

${STORY}

### Roster
**Skot Ashtail** (Assassin Adept, 26 XP): 2x Dagger, Sling (31 Rating)
**Krek Crowbite** (Black Skaven, 13 XP): 2x Dagger, Sling (18 Rating)
**Vetch Gnawer** (Black Skaven, 10 XP): 2x Dagger, Sling (15 Rating)
**Thol Roughclaw** (Night Runner, 2 XP): 2x Dagger, Sling (7 Rating)
Group #0 (3x Verminkin (#0, #9, #10), 3 XP): 2x Dagger, Sling (24 Rating), +1 S

${STORY}

${STORY}`,
    name: 'Exposition',
    rows: [
      '1 Skot Ashtail = skaven/assassin-adept 26 [2dagger sling]',
      '1 Krek Crowbite = skaven/black-skaven 13 [2dagger sling]',
      '1 Vetch Gnawer = skaven/black-skaven 10 [2dagger sling]',
      '1 Thol Roughclaw = skaven/night-runner 2 [2dagger sling]',
      '3 Group #0 = skaven/verminkin 3 [2dagger sling]',
    ],
  },
  {
    about: 'orcs in the title, and those they are compared with before the list',
    text: `## Mighty Orks
Wie gut sind sie wirklich, das wollte ich schon lange einmal wissen.

Der Vergleich mit den Skaven:
 - Weniger Initiative

## Warband
**Boss** + Dagger + Bow (80 + 2 + 10 => 92)
**Shaman** (40)
**3 Orc Boy** + 3 Dagger (3x 25 + 3x 2 => 81)`,
    name: 'Mighty Orks',
    rows: [
      '1 Boss = orcs/boss 20 [dagger bow]',
      '1 Shaman = orcs/shaman 10 []',
      '3 Orc Boy = orcs/boy 0 [dagger]',
    ],
  },
];
