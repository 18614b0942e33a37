import type { HandList } from './hand-lists.ts';

// Rosters as they stand in the threads of a club: names with quirks, words for what somebody else has too.

export const CLUB_LISTS: readonly HandList[] = [
  {
    about: 'a group that is called like somebody of another list, and is told to be others',
    text: `# The Long Whisker

Skaven (Clan Eshin)

## Heroes
- **Skrat** (Assassin Adept, 21 xp) - sword, throwing stars
- **Nib** (Night Runner, 2 xp) - sling, club

## Henchmen
- **Drain Boys** - 3 Verminkin, 4 xp, sling + club
- **The Rest** - 1 Verminkin, 0 xp, spear, shield`,
    name: 'The Long Whisker',
    rows: [
      '1 Skrat = skaven/assassin-adept 21 [sword throwing-weapon]',
      '1 Nib = skaven/night-runner 2 [sling hammer]',
      '3 Drain Boys = skaven/verminkin 4 [sling hammer]',
      '1 The Rest = skaven/verminkin 0 [spear shield]',
    ],
  },
  {
    about: 'quotes in the middle of a name, a talent of the lads, and brothers who are zealots',
    text: `The Tar Lanterns
Witch Hunters

Witch Hunter Captain Matthis Korn (Exp 24): sword, pistol
Witch Hunter "the tall one" Jost (Exp 8): crossbow, dagger
Lad's got talent: Brother Veit, Zealot (Exp 9): bow, club

Zealots (2) (Exp 5): bow, club`,
    name: 'The Tar Lanterns',
    rows: [
      '1 Matthis Korn = witch-hunters/captain 24 [sword pistol]',
      '1 "the tall one" Jost = witch-hunters/witch-hunter 8 [crossbow dagger]',
      '1 Brother Veit = witch-hunters/zealot 9 [bow hammer]',
      '2 Zealots = witch-hunters/zealot 5 [bow hammer]',
    ],
  },
  {
    about: 'the things of somebody else, or of the one above',
    text: `Reiklanders, 500 gc: The Toll Men

Captain Ulf Brandt - sword, pistol, light armour
Champion - Otto - axe, dagger
Champion - Hartmut - same as Otto, plus a helmet
Youngblood - Emil - bow, club
Youngblood - Rolf - ditto
3 Warriors (The Ferry) - spear, shield`,
    name: 'The Toll Men',
    rows: [
      '1 Ulf Brandt = reikland/captain 20 [sword pistol light-armour]',
      '1 Otto = reikland/champion 8 [axe dagger]',
      '1 Hartmut = reikland/champion 8 [axe dagger helmet]',
      '1 Emil = reikland/youngblood 0 [bow hammer]',
      '1 Rolf = reikland/youngblood 0 [bow hammer]',
      '3 The Ferry = reikland/warrior 0 [spear shield]',
    ],
  },
  {
    about: 'Italian, the two words for a youngblood the other way round',
    text: `I MARTELLI DI NEVE
mercenari di Middenheim

Capitano Konrad Zahn - martello a due mani, armatura leggera - 20 pe
Giovane Sangue Mattia - mazza, pugnale - 0 pe
2x Tiratori - balestra`,
    name: 'I MARTELLI DI NEVE',
    rows: [
      '1 Konrad Zahn = middenheim/captain 20 [great-hammer light-armour]',
      '1 Mattia = middenheim/youngblood 0 [hammer dagger]',
      '2 Tiratori = middenheim/marksman 0 [crossbow]',
    ],
  },
  {
    about:
      'Spanish, mutations with a word for "with", a group named behind its things, and sums that multiply',
    text: `Los Hijos del Pozo Negro

Culto de los Poseídos, 500 coronas

HÉROES
Magister Belisario, espada y daga, arco (90 co)
Poseído, el Sin Rostro, con Gran Garra y Pinchos (90 + 50 + 35 = 175 co)

SECUACES
2 Hermanos con maza y arco (los Murmullos), 25+3+10 = 38 x 2 = 76
2 Hermanos solo con maza, 56`,
    name: 'Los Hijos del Pozo Negro',
    rows: [
      '1 Belisario = possessed/magister 20 [sword dagger bow]',
      '1 el Sin Rostro = possessed/possessed 8 []',
      '2 los Murmullos = possessed/brethren 0 [hammer bow]',
      '2 Hermanos = possessed/brethren 0 [hammer]',
    ],
  },
  {
    about: 'bears and vodka above the table, which are nobody',
    text: `# Bears & Vodka

*Kislevites, Heart of the North campaign. Updated 12 March*

| Name | Type | Exp | Equipment |
|------|------|-----|-----------|
| Yuri | Druzhina Captain | 24 | Sword, pistol |
| Piotr | Youth | 5 | Bow, axe |`,
    name: 'Bears & Vodka',
    rows: ['1 Yuri = kislev/captain 24 [sword pistol]', '1 Piotr = kislev/youth 5 [bow axe]'],
  },
  {
    about:
      'whom they have met, as somebody whom no catalogue has ends with a word of one, and a remark behind',
    text: `# The Grey Wake

**Shadow Warriors**, run by Pim.

## Battle log

1. vs Dora's Skaven, Street Fight. Won.
2. vs Kim's Witch Hunters, Wyrdstone Hunt. Lost.

## Roster

**Aelin Nightreed**, Shadow Master, exp 25. Elven bow, sword.

**The Silent** (3 Shadow Warriors), exp 2. Long bow, dagger.

**Lirien** (1 Shadow Novice), exp 0. Dagger, bow. Replacement for Taen.`,
    name: 'The Grey Wake',
    rows: [
      '1 Aelin Nightreed = ? 25 [elf-bow sword]',
      '3 The Silent = ? 2 [long-bow dagger]',
      '1 Lirien = ? 0 [dagger bow Replacement for Taen]',
    ],
  },
  {
    about: 'a page of a campaign with the name of the warband below, and who lies in the graveyard',
    text: `CAMPAGNE "LES BRAISES" - page de Louison

LES CORNEILLES DE BECHAFEN
Mercenaires Ostermarkers

Les héros
- Hartmann le Meunier, capitaine mercenaire (28 exp) : épée, pistolet
- Petit Jean, recrue (6 exp) : arc, dague

Les hommes de main
- Les Rouliers, 3 guerriers (4 exp) : lance, bouclier

Au cimetière
Willem, recrue, contre les goules de Marc. Masse et dague.
Deux guerriers des Rouliers, partie 4.`,
    name: 'LES CORNEILLES DE BECHAFEN',
    rows: [
      '1 Hartmann le Meunier = ostermark/captain 28 [sword pistol]',
      '1 Petit Jean = ostermark/youngblood 6 [bow dagger]',
      '3 Les Rouliers = ostermark/warrior 4 [spear shield]',
    ],
  },
  {
    about: 'a name in front of a long title',
    text: `The Merry Mould - Travelling Players to the Court of the Grandfather of Flies
Carnival of Chaos

Master Pockrow
Carnival Master, 24 exp
Sword, dagger

Bulge
Brute, 12 exp
Double-handed axe

Wisp
Tainted One, 8 exp
Axe`,
    name: 'The Merry Mould',
    rows: [
      '1 Master Pockrow = carnival/master 24 [sword dagger]',
      '1 Bulge = carnival/brute 12 [double-handed]',
      '1 Wisp = carnival/tainted 8 [axe]',
    ],
  },
  {
    about: 'a group below a heading with its number, a line for each of its models',
    text: `Sisters of Sigmar – 300

Ottilie von Nordhafen - Sigmarite matriarch | Prayer: Healing Hand (5) | Heavy Armor, Sigmarite Warhammer, Dagger - 145 (70+50+15)

Group #1:

Novice | 2x Dagger 17(15+2)

Novice | 2x Dagger 17(15+2)

Group #2:

Novice | 2x Dagger 17(15+2)`,
    name: '',
    rows: [
      '1 Ottilie von Nordhafen = sisters/matriarch 20 [heavy-armour sigmarite-hammer dagger]',
      '2 Group #1 = sisters/novice 0 [2dagger]',
      '1 Group #2 = sisters/novice 0 [2dagger]',
    ],
  },
  {
    about:
      'blocks with tabs: the leader by that word alone, names of a group in brackets, the other hand',
    text: `Warband detail before the first battle

Grashnak\tLeader
hiring cost\t80 gc
experience\t20
two-handed\t10 gc
light armor\t20 gc

Karg\tBig'Un
hiring cost\t40 gc
experience\t15
axe (off hand)\t5 gc
sword\t10 gc

Brothers of Yawn (Higg / Snot / Rodd)\tGoblin Warrior
hiring cost\t15 gc
experience\t0
spear\t5 gc`,
    name: 'Warband detail before the first battle',
    rows: [
      '1 Grashnak = orcs/boss 20 [double-handed light-armour]',
      '1 Karg = orcs/big-un 15 [axe sword]',
      '3 Brothers of Yawn = orcs/goblin 0 [spear]',
    ],
  },
  {
    about:
      'a list and, after long thoughts, another one with the same kinds in it; what was thought of first is nobody',
    text: `## A new beginning
Was tun?

Die Optionen, die ich mir angesehen habe:
- Kislevit (die haben einen Bären)
- Witch Hunter (schöne Modelle, aber nur wenige)

Es wurde Carnival of Chaos.

## Initial Warband

**Master** + Dagger + Short Bow (70 + 10 + 2=> 82)

**2 Brute** (2x 60 = 120)

**2 Tainted Ones** + 2 Dagger (2x 25 + 2x 2 => 54)

**2 Brethren** + 2 Dagger (2x 25 + 2x 2=> 54)

## Alles auf Anfang

Ich habe mir heute überlegt, wie ich das erste Spiel angehen möchte.

Dabei ist mir aufgefallen, dass mir die Leute davonlaufen werden.

Einen Helden will ich nicht opfern, und die anderen sind zu teuer.

Also noch einmal von vorn, und diesmal mit mehr von den Billigen.

**Master** + Sword + Short Bow (70 + 10 + 10 => 90)

**2 Brute** (2x 60 = 120)

**2 Tainted Ones** + 2 Dagger (2x 25 + 2x 2 => 54)

**4 Brethren** + 4 Dagger (4x 25 + 4x 2=> 108)`,
    name: 'A new beginning',
    rows: [
      '1 Master = carnival/master 20 [sword short-bow]',
      '2 Brute = carnival/brute 8 []',
      '2 Tainted Ones = carnival/tainted 0 [dagger]',
      '4 Brethren = carnival/brethren 0 [dagger]',
    ],
  },
  {
    about:
      'several of a kind with two words, and what is said of somebody by a word of his own kind',
    text: `Lord Karn Voss
(Blood Dragon Knight) 130
2x Sword
Leader, Fear, No Pain

Markus of the Hill
(Wight) 90
2x Axe
Fear, No Pain

Igor
(Bondsman - Squire) 22
2x Dagger
Living, Squire

3 Skeleton Bowman 120
Long Bow`,
    name: '',
    rows: [
      '1 Lord Karn Voss = ? 0 [2sword]',
      '1 Markus of the Hill = ? 0 [2axe]',
      '1 Igor = ? 0 [2dagger Living Squire]',
      '3 Skeleton Bowman = ? 0 [long-bow]',
    ],
  },
  {
    about:
      'a table of who they are, who plays them and a word on each, with kinds of henchmen in one cell',
    text: `### 2.2 Lizardmen — Die Kinder / The Children

| Role | Model | Notes |
|---|---|---|
| Skink Priest | **Yilling** | leader; snake tattoos |
| Skink Great Crest | **Wonta** | |
| Skink Great Crest | **Olin** | died, battle-1 |
| Henchmen | Skink Braves, Saurus Braves | |`,
    name: 'Die Kinder',
    rows: [
      '1 Yilling = lizardmen/skink-priest 20 []',
      '1 Wonta = lizardmen/great-crest 8 []',
      '1 Skink Braves = lizardmen/skink 0 []',
      '1 Saurus Braves = lizardmen/saurus 0 []',
    ],
  },
  {
    about: 'words below pictures above a list, which begins with what all of it costs',
    text: `Warband: Middenheim Mercenaries

Today I show you the wolves of the north, and what they are good at.

Mercenary Captain


Swordsman / Warriors


Cost: 500gc,
Rating: 101,

Captain 70gc,
Sword, Dagger,

Champion 45gc,
Halberd, Dagger,

Youngblood 18gc,
Hammer, Dagger,`,
    name: '',
    rows: [
      '1 Captain = middenheim/captain 20 [sword dagger]',
      '1 Champion = middenheim/champion 8 [halberd dagger]',
      '1 Youngblood = middenheim/youngblood 0 [hammer dagger]',
    ],
  },
  {
    about: 'somebody who says whom he adds at last',
    text: `Mordheim Marienburg Mercenaries

Mercenary Captain (60) with Longbow (+15) and Sword (+10).

Three Swordsmen @ 35 each. They are equipped with Swords (+30) and Bucklers (+15). Total: 150.

Four Marksmen @ 25 each. They carry Bows (+40). Total: 140.

I add two Warriors armed with Halberds (again, no armour) for a total of 70 crowns, which brings this warband to 605.`,
    name: '',
    rows: [
      '1 Mercenary Captain = marienburg/captain 20 [long-bow sword]',
      '3 Swordsmen = marienburg/swordsman 0 [sword buckler]',
      '4 Marksmen = marienburg/marksman 0 [bow]',
      '2 Warriors = marienburg/warrior 0 [halberd]',
    ],
  },
  {
    about: 'the sheet of an old builder with a bar on both sides of each cell',
    text: ` |  |

      | Orc Warband |
      | Gorba's Greens |

      | Unit Name |
      | ## |
      | M |
      | WS |
      | BS |
      | S |
      | T |
      | W |
      | I |
      | A |
      | Ld |
      | Save |
      | Exp |
      | Cost |

      | Gorba (Boss) |
      | 1 |
      | 4" |
      | 5 |
      | 4 |
      | 4 |
      | 4 |
      | 1 |
      | 3 |
      | 1/2 |
      | 8 |
      | 6+ |
      | 24 |
      | 131 |

      | Leader: Any model near
        the Boss is braver; Axe; Free
        Dagger; Sword |

      | Da Boyz (Boyz) |
      | 3 |
      | 4" |
      | 3 |
      | 3 |
      | 3 |
      | 4 |
      | 1 |
      | 2 |
      | 1/2 |
      | 7 |
      | - |
      | 2 |
      | 49 |

      | Bow; Free Dagger; Sword |
`,
    name: "Gorba's Greens",
    rows: [
      '1 Gorba = orcs/boss 24 [axe dagger sword]',
      '3 Da Boyz = orcs/boy 2 [bow dagger sword]',
    ],
  },
];
