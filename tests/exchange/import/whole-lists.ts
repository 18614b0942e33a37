import type { HandList } from './hand-lists.ts';

/** Lists that only make sense as a whole: what one line means, the shape of all the others says. */
export const WHOLE_LISTS: readonly HandList[] = [
  {
    about: 'everybody on two lines, his name and what he is',
    text: `# Night of Ravens (Undead Warband)

## Heroes
**Katarina of Ostland**
Vampire

**Odo, the Grey**
Necromancer

**Wilma**
Dreg

**Brute of the Gate**
Keeper

## Henchmen
**Bone Ghouls**
4 Ghouls (blue)

**The Howling**
2 Dire Wolves`,
    name: 'Night of Ravens',
    rows: [
      '1 Katarina of Ostland = undead/vampire 20 []',
      '1 Odo, the Grey = undead/necromancer 8 []',
      '1 Wilma = undead/dreg 0 []',
      '1 Brute of the Gate = ? 0 []',
      '4 Bone Ghouls = undead/ghoul 0 []',
      '2 The Howling = undead/dire-wolf 0 []',
    ],
  },
  {
    about: 'two lines each with blank lines between, prices in columns',
    text: `Murk Seaborn

High Born               70          80

 -Axe                    5

 -Axe                    5

__________________________________

Tiril Frost

Fellblades              40          50

 -Spear                    10

__________________________________

Vael Redhand                140

Corsairs                35

 -Repeater Crossbow     35`,
    name: '',
    rows: [
      '1 Murk Seaborn = ? 0 [2axe]',
      '1 Tiril Frost = ? 0 [spear]',
      '1 Vael Redhand = ? 0 [repeater-crossbow]',
    ],
  },
  {
    about: 'the rows of an old army builder as lines',
    text: `500 Pt. Reiklanders Army
Unit Name ## M WS BS S T W I A Ld Save Exp Cost
Egon the Tall (Captn) 1 4" 4 4 3 3 1 4 1/2 8 6 23 115
Leader: Any model within 12" of the Captain may use his leadership instead of their own.; Gold (x12); Pistol; Free Dagger; Sword
  Lucky Charm The model may ignore the first hit he takes in every battle. [10]
  Leg Wound -1 Movement. [0]
Willi (Young) 1 4" 2 2 3 3 1 3 1/2 6 - 4 25
Free Dagger; Hammer; 2nd Hammer
The Line (Swordsmen) 3 4" 4 3 3 3 1 3 1 7 6+ 1 150
Expert Swordsmen: Swordsmen armed with normal Swords may re-roll any failed hits when charging.; Sword; Shield
Pit Fighter 1 4" 4 3 4 4 1 4 2/3 7 - 22 30
15 GC upkeep cost.; Morning Star; Spiked Gauntlet
Total Cost: 320
Option Footnotes:
  Sword Parry: When your opponent rolls to hit, roll a D6.`,
    name: 'Reiklanders Army',
    rows: [
      '1 Egon the Tall = reikland/captain 23 [pistol dagger sword lucky-charm]',
      '1 Willi = reikland/youngblood 4 [dagger 2hammer]',
      '3 The Line = reikland/swordsman 1 [sword shield]',
      '1 Pit Fighter = extras/pit-fighter 22 [morning-star spiked-gauntlet]',
    ],
  },
  {
    about: 'the same as a table',
    text: `| Orc Warband | Mugga's Lads |
| Unit Name | ## | M | WS | BS | S | T | W | I | A | Ld | Save | Exp | Cost |
| Mugga (Boss) | 1 | 4" | 4 | 4 | 4 | 4 | 1 | 3 | 1/2 | 8 | 6+ | 21 | 110 |
| Leader: Any model within 6" of the Boss may use his leadership instead of their own.; Axe; Free Dagger; Light Armour |
|   Lucky Charm | The model may ignore the first hit he takes in every battle. | [10] |
| Weeza (Shamn) | 1 | 4" | 3 | 3 | 3 | 4 | 1 | 3 | 1 | 7 | - | 11 | 40 |
| Free Dagger |
| Da Gang (Gobln) | 3 | 4" | 2 | 3 | 3 | 3 | 1 | 3 | 1 | 5 | - | 0 | 45 |
| Spear; Promotion! |`,
    name: "Mugga's Lads",
    rows: [
      '1 Mugga = orcs/boss 21 [axe dagger light-armour lucky-charm]',
      '1 Weeza = orcs/shaman 11 [dagger]',
      '3 Da Gang = orcs/goblin 0 [spear]',
    ],
  },
  {
    about: 'how each price came about, in brackets and behind colons',
    text: `Dwarf Treasure Hunters
* **Noble**: Dwarf Axe, Shield (85GC + 15GC + 5GC = 105GC)
* **2x Troll Slayers** (4 Axes): 2x50 + 4x5 = 120
* **3x Beardling (Henchmen Group #1)**: Hammer (3x25GC + 3x3GC = 84GC)
* **Tinker**: Club (15GC + 3GC = 18GC)
* **2x Gatekeepers**: 2x Crossbow, 2x Dagger (2x40GC + 2x25GC = 130GC)`,
    name: '',
    rows: [
      '1 Noble = dwarfs/noble 20 [dwarf-axe shield]',
      '2 Troll Slayers = dwarfs/troll-slayer 8 [2axe]',
      '3 Beardling = dwarfs/beardling 0 [hammer]',
      '1 Tinker = ? 0 [hammer]',
      '2 Gatekeepers = ? 0 [crossbow dagger]',
    ],
  },
  {
    about: 'numbers in brackets that are prices, however low',
    text: `Beastmen
Chief (65)
 + Halberd (10)

Shaman (45)

Ungor (15)
 + Spear (10)

Ungor (15)

2 Gors (70)`,
    name: '',
    rows: [
      '1 Chief = beastmen/chief 20 [halberd]',
      '1 Shaman = beastmen/shaman 11 []',
      '1 Ungor = beastmen/ungor 0 [spear]',
      '1 Ungor = beastmen/ungor 0 []',
      '2 Gors = beastmen/gor 0 []',
    ],
  },
  {
    about: 'everybody in bold with a price, whether the catalogue has him or not',
    text: `# Undead

**Vampire** 110
Sword 10

**Grave Whisperer** 45
Sling 2

**2 Ghouls** 80

**3 Bone Pickers** 60
3 Slings 6
3 Tar Buckets 15

**Tinker** 10

 => 322 GC`,
    name: '',
    rows: [
      '1 Vampire = undead/vampire 20 [sword]',
      '1 Grave Whisperer = ? 0 [sling]',
      '2 Ghouls = undead/ghoul 0 []',
      '3 Bone Pickers = ? 0 [sling Tar Buckets]',
      '1 Tinker = ? 0 []',
    ],
  },
  {
    about: 'added with signs, and a remark between',
    text: `## First list
**Matriarch** + Sling + Shield (70 + 2 + 5 => 77)
**2 Superiors** + 2 Flails (und eine davon bekommt später noch einen Helm von jemand anderem) (2x 35 + 2x 15 => 100)
**3 Novices** + 3 Hammer (3x 15 + 3x 3)`,
    name: 'First list',
    rows: [
      '1 Matriarch = sisters/matriarch 20 [sling shield]',
      '2 Superiors = sisters/sister-superior 8 [flail]',
      '3 Novices = sisters/novice 0 [hammer]',
    ],
  },
  {
    about: 'a table of prices alone, with what each has below him',
    text: `| | Cost | Total Cost |
| ---| --- | --- |
|**Bandit Prince**  |	60 | 62 |
| - Dagger |	2 |
|**Dwarf Troll Slayer** | 25	| 30 |
| - Axe | 5 |
| **2 Looters** | 50	| 54 |
| - 2 Slings |	4 |
| Total | | 146 |`,
    name: '',
    rows: [
      '1 Bandit Prince = ? 0 [dagger]',
      '1 Dwarf Troll Slayer = extras/troll-slayer 0 [axe]',
      '2 Looters = ? 0 [sling]',
    ],
  },
  {
    about: 'a thing that begins like somebody, below him; types beside a sign for leaders',
    text: `Sisters of Sigmar
**Agnes** - Sigmarite Matriarch |
Sigmarite Warhammer, Sling	 - **87** (70+15+2)

**Berta** - Augur |
Sigmarite Warhammer, Dagger	- **40** (25+15)`,
    name: '',
    rows: [
      '1 Agnes = sisters/matriarch 20 [sigmarite-hammer sling]',
      '1 Berta = sisters/augur 0 [sigmarite-hammer dagger]',
    ],
  },
  {
    about: 'German, arrows before prices and a word for the leader between',
    text: `Bretonische Ritter

Arnulf von Brionne, Anführer, Questritter (zu Fuß), Ausrüstung: Dolch, Bihänder, Schwere Rüstung –> 155 GS
Bertrand, Knappe, Ausrüstung: Dolch, Bogen --> 40 GS`,
    name: '',
    rows: [
      '1 Arnulf von Brionne = ? 0 [dagger double-handed heavy-armour]',
      '1 Bertrand = ? 0 [dagger bow]',
    ],
  },
];
