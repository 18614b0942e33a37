import type { HandList } from './hand-lists.ts';

/** Lists that save letters, and lists that talk: short words, second names, remarks, what is to come. */
export const SHORT_LISTS: readonly HandList[] = [
  {
    about: 'French, most words cut short',
    text: `Middenheim - ligue de Lyon 500co

Cap. : épée, pist., AL, casq.
Champ. 1 : hall.
Champ. 2 : arme 2M, casque
Rec. 1 : masse
Rec. 2 : hache, rond.
Tir. x3 : arb.
Guer. x2 : lance, boucl.
Bret. x1 : épée, rond.`,
    name: 'ligue de Lyon',
    rows: [
      '1 Capitaine = middenheim/captain 20 [sword pistol light-armour helmet]',
      '1 Champ. #1 = middenheim/champion 8 [halberd]',
      '1 Champ. #2 = middenheim/champion 8 [double-handed helmet]',
      '1 Recrue #1 = middenheim/youngblood 0 [hammer]',
      '1 Recrue #2 = middenheim/youngblood 0 [axe buckler]',
      '3 Tireur = middenheim/marksman 0 [crossbow]',
      '2 Guerrier = middenheim/warrior 0 [spear shield]',
      '1 Bretteur = middenheim/swordsman 0 [sword buckler]',
    ],
  },
  {
    about: 'English, two letters for what everybody has',
    text: `Reikland, 500gc
Cpt w/ sword, pistol, LA, helm ... 105
Champ (Old Jost) - 2H axe, HA ... 95??
YB, axe, helm ... 30
3x Marksmen w/ LB ... 120
2x Swordsmen w/ sword, buckler ... 90`,
    name: '',
    rows: [
      '1 Cpt = reikland/captain 20 [sword pistol light-armour helmet]',
      '1 Old Jost = reikland/champion 8 [double-handed heavy-armour]',
      '1 YB = reikland/youngblood 0 [axe helmet]',
      '3 Marksmen = reikland/marksman 0 [long-bow]',
      '2 Swordsmen = reikland/swordsman 0 [sword buckler]',
    ],
  },
  {
    about: 'German, with consonants only',
    text: `Bande für den Freitag

Averländer "Die Grünen Federn"
-Hptm. Roderich: 2 Schwerter, LR
-2 Schützen: Armbr.
Grubenkämpfer (30 GK), hat Morgenstern u. Stachelhandschuh`,
    name: 'Die Grünen Federn',
    rows: [
      '1 Roderich = averland/captain 20 [2sword light-armour]',
      '2 Schützen = averland/marksman 0 [crossbow]',
      '1 Grubenkämpfer = extras/pit-fighter 0 [morning-star spiked-gauntlet]',
    ],
  },
  {
    about: 'a forum’s head, a key before each, arrows before prices, and who is not there yet',
    text: `Sujet : Bande de 500 co - Ostland, des avis ?
Message par Bourru » lun. 3 févr. 2020, 19:02

Salut à tous,

Ma bande : Les Cerfs de Wolfenburg

Héros :
Ancien : Otto von der Halde, épée, paire de pistolets => 90 co
Frère de sang : La Masse, arme à deux mains => 50 co

Franc-tireur : un garde du corps ogre, dès que j'ai les 80 co. Plus tard donc.

Il me reste 32 co.`,
    name: 'Les Cerfs de Wolfenburg',
    rows: [
      '1 Otto von der Halde = ostland/elder 20 [sword brace-of-pistols]',
      '1 La Masse = ostland/blood-brother 12 [double-handed]',
    ],
  },
  {
    about: 'Italian, second names that are things, and things with nothing between',
    text: `Non Morti

vampiro MIRCEA spada armatura leggera 140
negromante FRATE ZENO mazza 38
feccia 1 arma due mani 35
feccia 2 arco + ascia 35
feccia 3 lancia 30
Feccia Lo Spada: arma a due mani
3 zombi 45`,
    name: '',
    rows: [
      '1 MIRCEA = undead/vampire 20 [sword light-armour]',
      '1 FRATE ZENO = undead/necromancer 8 [hammer]',
      '1 feccia #1 = undead/dreg 0 [double-handed]',
      '1 feccia #2 = undead/dreg 0 [bow axe]',
      '1 feccia #3 = undead/dreg 0 [spear]',
      '1 Lo Spada = undead/dreg 0 [double-handed]',
      '3 zombi = undead/zombie 0 []',
    ],
  },
  {
    about: 'everything in small letters, as typed on a phone',
    text: `possedes
magister azrel epee + dague
possede n1 le gros, griffe geante
mutant crochet : pince geante, hache
3 damnes arme a 2 mains`,
    name: '',
    rows: [
      '1 azrel = possessed/magister 20 [sword dagger]',
      '1 le gros = possessed/possessed 8 []',
      '1 crochet = possessed/mutant 0 [axe]',
      '3 damnes = possessed/darksoul 0 [double-handed]',
    ],
  },
  {
    about: 'dashes in threes, a rank that begins like another, how a price came about',
    text: `THE LAST VESPERS
Sisters of Sigmar — starting warband — 500 crowns

•	Mother Irmgard — Sigmarite Matriarch — two Sigmarite warhammers — 70 + 30 = 100 gc
•	Sister Ottilie — Sister Superior — Sigmarite warhammer and steel whip — 35 + 25 = 60 gc
•	Sigmarite Sisters (×3) — hammer, sling — 25 + 3 + 2 = 30 gc each — 90 gc`,
    name: 'THE LAST VESPERS',
    rows: [
      '1 Mother Irmgard = sisters/matriarch 20 [2sigmarite-hammer]',
      '1 Sister Ottilie = sisters/sister-superior 8 [sigmarite-hammer steel-whip]',
      '3 Sigmarite Sisters = sisters/sister 0 [hammer sling]',
    ],
  },
  {
    about: 'remarks behind things, below a title with commas, and dots as far as the next column',
    text: `## My lot

**The Deep Lanterns**, Dwarf Treasure Hunters, rating 112

* **Durn Coalhand**, Noble – dwarf axe, pistol
* 2 **Thunderers** – handguns. They never hit a thing.
* 3 **Beardlings** – hammers, one shield between the three of them so I gave it to nobody at all
* 1. Troll Slayer Grum ........ two axes ........ 70 gc`,
    name: 'The Deep Lanterns',
    rows: [
      '1 Durn Coalhand = dwarfs/noble 20 [dwarf-axe pistol]',
      '2 Thunderers = dwarfs/thunderer 0 [handgun]',
      '3 Beardlings = dwarfs/beardling 0 [hammer]',
      '1 Grum = dwarfs/troll-slayer 8 [2axe]',
    ],
  },
  {
    about: 'Spanish dots before an arm of two hands',
    text: `Middenheim (500 co)
1. Capitán Roque ........ espada, hacha ....... 125 co
2. Campeón Blas .......... arma a dos manos ...................... 50 co
3. Espadachín (x2) ...... espada, rodela ............... 100 co`,
    name: '',
    rows: [
      '1 Roque = middenheim/captain 20 [sword axe]',
      '1 Blas = middenheim/champion 8 [double-handed]',
      '2 Espadachín = middenheim/swordsman 0 [sword buckler]',
    ],
  },
  {
    about: 'a page of a wiki: a heading for everything, with what each thing does',
    text: `Information

Warband Rating: 98

Special Rules:

Hate Orcs & Goblins: Gain Hatred for them

Dwarf Treasure Hunters

Heroes

Borin Stonefist (Noble)

M WS BS S T W I A Ld
3 5 4 3 4 1 2 1 9

Equipment:

Dwarf Axe - CC; User strength; Cutting edge; Parry

Shield - +1 to armor save

Experience:

23

Advances:

Thrain (Engineer)

M WS BS S T W I A Ld
3 4 3 3 4 1 2 1 9

Equipment:

Crossbow - 30 (36)"; S4; Move or fire

Skills:

Resource Hunter - Can change one dice roll by one

Experience:

14`,
    name: '',
    rows: [
      '1 Borin Stonefist = dwarfs/noble 23 [dwarf-axe shield]',
      '1 Thrain = dwarfs/engineer 14 [crossbow]',
    ],
  },
  {
    about: 'a wiki’s tables, a row a line and a cell a line',
    text: `== The Pale Choir ==
''Sisters of Sigmar'', played by [[User:Iris|Iris]].

=== Heroines ===
{| class="wikitable"
! Name !! Position !! Exp !! Weapons and armour !! Skills
|-
| Mother Gerda || Sigmarite Matriarch || 26 || Sigmarite warhammer, steel whip || Sign of Sigmar
|-
| Blind Ottla || Augur || 6 || Mace, sling ||
|}

=== Henchwomen ===
{| class="wikitable"
! Group
! Type
! No.
! Exp
! Equipment
|-
| The Thorns
| Sigmarite Sisters
| 3
| 4
| Sigmarite warhammer, dagger
|}`,
    name: 'The Pale Choir',
    rows: [
      '1 Mother Gerda = sisters/matriarch 26 [sigmarite-hammer steel-whip]',
      '1 Blind Ottla = sisters/augur 6 [hammer sling]',
      '3 The Thorns = sisters/sister 4 [sigmarite-hammer dagger]',
    ],
  },
  {
    about: 'what somebody is, below it his name, then his things, each with its price',
    text: `The Jade Walkers
Lizardmen warband

Skink Priest (60)
Tzanti
Mace (3)
= 63

Saurus Totem Warrior (60)
Kroq
Sword (10)
= 70

Skink Great Crest (30)
Xipi
Short bow (5), dagger (2)
= 37

Henchmen

2 Saurus Braves (80)
Club, shield (16)
= 96

Grand total 266, 29 gc left over`,
    name: 'The Jade Walkers',
    rows: [
      '1 Tzanti = lizardmen/skink-priest 20 [hammer]',
      '1 Kroq = lizardmen/saurus-totem 11 [sword]',
      '1 Xipi = lizardmen/great-crest 8 [short-bow dagger]',
      '2 Saurus Braves = lizardmen/saurus 0 [hammer shield]',
    ],
  },
  {
    about: 'a name before a number, somebody who has risen, what the whole comes to',
    text: `Middenheim
=== HEROES ===
Sigurd, Mercenary Captain (34 xp): sword
Gottlieb, Hero, was Warrior (12 xp): axe, shield
=== HENCHMEN ===
Grey Hunters, 2 Marksmen (4 xp): long bow
Swordsmen "The Gulls" x3 [exp 2]: sword, buckler
Warriors: axe. +1 WS

Total 300
Models: 8
12 gc in hand, 2 shards`,
    name: '',
    rows: [
      '1 Sigurd = middenheim/captain 34 [sword]',
      '1 Gottlieb = middenheim/warrior 12 [axe shield]',
      '2 Grey Hunters = middenheim/marksman 4 [long-bow]',
      '3 The Gulls = middenheim/swordsman 2 [sword buckler]',
      '1 Warriors = middenheim/warrior 0 [axe]',
    ],
  },
  {
    about: 'prices in brackets and things behind plus signs, names that begin like somebody else',
    text: `Orks & Goblins, 500 Goldkronen
Orkboss Gnasch (80) + Axt (5) + Schwert (10) = 95
2x Orkjungz (50) + Axt (10) = 60
| Name | Type | Equipment |
|---|---|---|
| Big Mug | Big 'Un | Axt |`,
    name: '',
    rows: [
      '1 Gnasch = orcs/boss 20 [axe sword]',
      '2 Orkjungz = orcs/boy 0 [axe]',
      '1 Big Mug = orcs/big-un 15 [axe]',
    ],
  },
  {
    about:
      'French columns that all could be names, and an axe and a spear that are no throwing axe',
    text: `## Les Griffes (Skavens du Clan Eshin)

| Groupe | Figurine | Nombre | Équipement | XP |
|---|---|---|---|---|
| Les Égouts | Vermineux | 3 | Masse, fronde | 3 |
| La Nuée | Rats géants | 5 | - | - |

- 2 Coureurs nocturnes avec hache et lance
Reste 20 CO (de quoi payer un rat)`,
    name: 'Les Griffes',
    rows: [
      '3 Les Égouts = skaven/verminkin 3 [hammer sling]',
      '5 La Nuée = skaven/giant-rat 0 []',
      '2 Coureurs nocturnes = skaven/night-runner 0 [axe spear]',
    ],
  },
  {
    about: 'what they are before what they are called, in columns, and a farewell',
    text: `# Nains : Les Lanternes

| Figurine | Nom | Équipement | Coût |
|---|---|---|---:|
| Noble | Thorek | Hache naine, pistolet | 85+15+15 = 115 |
| Tueur de Trolls | Skag | 2 haches | 50+10 = 60 |
| Imberbe | | Marteau | 25+3 = 28 |

Merci d’avance,
Bourru`,
    name: 'Les Lanternes',
    rows: [
      '1 Thorek = dwarfs/noble 20 [dwarf-axe pistol]',
      '1 Skag = dwarfs/troll-slayer 8 [2axe]',
      '1 Imberbe = dwarfs/beardling 0 [hammer]',
    ],
  },
  {
    about:
      'a sheet whose head names the warband and what it is on one line, and groups with their number',
    text: `FEUILLE DE BANDE
Nom : Les Feux de Wurt      Type : Répurgateurs
Couronnes : 9

Héros 1
Nom : Vogel
Type : Capitaine Répurgateur
Exp : 22
Équipement : Rapière

Groupe 1
Nom : Croc et Griffe
Type : Chiens de guerre   Nombre : 2`,
    name: 'Les Feux de Wurt',
    rows: [
      '1 Vogel = witch-hunters/captain 22 [rapier]',
      '2 Croc et Griffe = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'types that begin like money behind their number',
    text: `Averland
Klaus (Captain): sword
The Hillmen (3 Mountainguard): halberd`,
    name: '',
    rows: [
      '1 Klaus = averland/captain 20 [sword]',
      '3 The Hillmen = averland/mountainguard 0 [halberd]',
    ],
  },
];
