import type { HandList } from './hand-lists.ts';

// Lists on the pages and in the notes of players: parts that end in dots, groups below what they are, sentences
// that stand beside a list.

export const PAGE_LISTS: readonly HandList[] = [
  {
    about: 'Spanish, parts that end in dots, and groups counted below what they all are',
    text: `LA COFRADÍA DEL POZO - Culto de los Poseídos

HÉROES
* Magíster Anselmo (70 co). Exp 22. Espada, daga.
* Poseído "Bulto" (90 + 25). Exp 11. Sin armas. Gran garra
* Mutante Rufo. Exp 5. Mayal

SECUACES
Hermanos (25 co c/u)
   Los Cojos, x3, exp 4: maza, escudo
   Los Mudos, x2, exp 1: arco corto, daga`,
    name: 'LA COFRADÍA DEL POZO',
    rows: [
      '1 Anselmo = possessed/magister 22 [sword dagger]',
      '1 Bulto = possessed/possessed 11 []',
      '1 Rufo = possessed/mutant 5 [flail]',
      '3 Los Cojos = possessed/brethren 4 [hammer shield]',
      '2 Los Mudos = possessed/brethren 1 [short-bow dagger]',
    ],
  },
  {
    about: 'German, who has fallen told below his things, what was learnt, and a dog with a name',
    text: `Die Fackel (Hexenjäger)

Hexenjägerhauptmann Ruprecht (60 GK)
Ausrüstung: Schwert, Pistole
EP 24

Hexenjäger Ewald
Ausrüstung: Axt, Dolch
EP 8
gefallen im 3. Spiel, ein Troll hat ihn erwischt

Flagellanten "Die Kahlen" (2 Mann, je 40 GK)
Ausrüstung: je ein Flegel
EP 3, +1 Stärke

Kriegshund (15 GK), der heißt Bruno`,
    name: 'Die Fackel',
    rows: [
      '1 Ruprecht = witch-hunters/captain 24 [sword pistol]',
      '2 Die Kahlen = witch-hunters/flagellant 3 [flail]',
      '1 Bruno = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'headings of kinds above those who are of them, in other words',
    text: `Orks, "Da Groben"

**Chef**
- Gorrok – Orkboss – Axt, Schild – 21 EP

**Moschaz**
- Snagga – Moscha – 2 Äxte – 15 EP

**Gobbos**
- 4 Gobbos – Kurzbogen, Dolch (je 20)`,
    name: 'Da Groben',
    rows: [
      '1 Gorrok = orcs/boss 21 [axe shield]',
      '1 Snagga = orcs/big-un 15 [2axe]',
      '4 Gobbos = orcs/goblin 0 [short-bow dagger]',
    ],
  },
  {
    about: 'a page with people in sentences, in a list below what they are, and in a table cell',
    text: `<h2>The Merry Pox</h2>
<p>So the Carnival of Chaos is painted at last, and since you asked, here is the roster as it stands after the second game.</p>
<p>Our ringmaster is <strong>Father Boil</strong> himself, the Carnival Master (23 XP). He carries a sword and a dagger and is in a good mood.</p>
<p>Then come two Tainted Ones:</p>
<ul>
<li><strong>Madame Itch</strong> &ndash; sword, mace. Loves the crowd. 4 XP</li>
<li><strong>Dame Cough</strong> &ndash; flail. 3 XP</li>
</ul>
<ul>
<li>A single Plague Bearer, no weapons to speak of</li>
</ul>
<table>
<tr><th>Group</th><th>Exp</th><th>Equipment</th></tr>
<tr><td>The Tumblers<br>3 Brethren</td><td>2</td><td>club</td></tr>
</table>`,
    name: 'The Merry Pox',
    rows: [
      '1 Father Boil = carnival/master 23 [sword dagger]',
      '1 Madame Itch = carnival/tainted 4 [sword hammer Loves the crowd]',
      '1 Dame Cough = carnival/tainted 3 [flail]',
      '1 Plague Bearer = carnival/plague-bearer 0 []',
      '3 The Tumblers = carnival/brethren 2 [hammer]',
    ],
  },
  {
    about: 'heroes on lines, and the rest of them told below',
    text: `The Sewer Crown (Skaven), rating 101

Skrik, Assassin Adept, 27xp - weeping blades, throwing stars.

Black Skaven "Notch" 11xp - sword, club, dagger

Then the rabble. Three verminkin with slings and clubs (I call them the Pebbles, 3xp) and a pair of giant rats.`,
    name: 'The Sewer Crown',
    rows: [
      '1 Skrik = skaven/assassin-adept 27 [weeping-blades throwing-weapon]',
      '1 Notch = skaven/black-skaven 11 [sword hammer dagger]',
      '3 Pebbles = skaven/verminkin 3 [sling hammer]',
      '2 giant rats = skaven/giant-rat 0 []',
    ],
  },
  {
    about:
      'a name with quotes in it, experience between short sentences, and one who is told more of',
    text: `LA LUNA ROTA - Culto de los Poseídos

- Severo, Magíster. Espada y daga. 27 px.
- La Cosa, Poseído. Mutaciones: gran garra y tentáculo. 15 px. +1 HA. No lleva nada, claro.
- Cirilo "Dos Dedos", Mutante. Brazo extra. Hacha, escudo. 8 px.`,
    name: 'LA LUNA ROTA',
    rows: [
      '1 Severo = possessed/magister 27 [sword dagger]',
      '1 La Cosa = possessed/possessed 15 []',
      '1 Cirilo "Dos Dedos" = possessed/mutant 8 [axe shield]',
    ],
  },
  {
    about: 'a sentence behind somebody’s things, on his line or below it',
    text: `The Weeping Lamps (Sisters of Sigmar)

Matriarch Oda (28xp)
Sigmarite warhammer, heavy armour. Lost an eye to that rat with the sling, and will not hear of it... never

• Sisters (3) - The Choir - 5xp, hammer, sling
• Sister Mina - the quiet one - 3xp, hammer, dagger. Rolled a new skill but has no slots left`,
    name: 'The Weeping Lamps',
    rows: [
      '1 Oda = sisters/matriarch 28 [sigmarite-hammer heavy-armour]',
      '3 The Choir = sisters/sister 5 [hammer sling]',
      '1 Mina = sisters/sister 3 [the quiet one hammer dagger]',
    ],
  },
  {
    about:
      'a diary in which the roster stands once more after a battle, with people of no catalogue',
    text: `### The Ash Walkers - The Great Forest
**Brand** (War-leader, 20 XP): Sabre, Dagger, Sling (97 GC)

**Estel** (Waywatcher, 16 XP): Dagger, Bow (65 GC)

**Inno** (Youngling, 0 XP): Dagger (25 GC)

**The Glade**
3x Glade Guard (0 XP): Dagger, Bow (3x 40 GC)

**Treasure Chest:** 1 GC

### After the battle
**Experience:**
 - Brand: survived, +4
 - Inno: survived, +2

**Treasure Chest:** 31 GC

**Current Roster**
**Brand** (War-leader, 24 XP): 2x Dagger, Sling (34 Rating)

**Estel** (Waywatcher, 17 XP): Dagger, Bow, Spell: Blessing (21 Rating)

**Inno** (Youngling, 2 XP): Leathers (7 Rating)

**The Glade** (3x Glade Guard, 7 XP): 2x Dagger, Bow (36 Rating)`,
    name: 'The Ash Walkers - The Great Forest',
    rows: [
      '1 Brand = ? 24 [2dagger sling]',
      '1 Estel = ? 17 [dagger bow]',
      '1 Inno = ? 2 [toughened-leathers]',
      '3 The Glade = ? 7 [2dagger bow]',
    ],
  },
];
