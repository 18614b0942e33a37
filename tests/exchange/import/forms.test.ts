import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// The same few fighters in the markup and layouts that players use, several lines for each.

function rowsOf(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(
    (one) =>
      `${one.count} ${one.name} = ${one.profileId ?? one.type} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
  );
}

const OTTO = '1 Otto Krank = reikland/captain 26 [sword pistol]';
const HANS = '1 Hans = reikland/champion 9 [axe]';
const ULF = '1 Ulf = reikland/champion 8 [halberd]';
const ROPES = '3 The Ropes = reikland/warrior 4 [spear shield]';
const ALL = [OTTO, HANS, ULF, ROPES];

const FORMS: Readonly<Record<string, string>> = {
  'a paper form, with a gap behind its words and blank parts left over': `WARBAND TYPE     Reikland mercenaries

HEROES

NAME    Otto Krank
TYPE    Mercenary Captain
EQUIPMENT
        sword
        pistol
SKILLS, INJURIES, ETC.
        Leader
        Step Aside
EXPERIENCE   26

NAME    Hans
TYPE    Champion
EQUIPMENT
        axe
SKILLS, INJURIES, ETC.
        +1 S
EXPERIENCE   9

NAME    Ulf
TYPE    Champion
EQUIPMENT
        halberd
EXPERIENCE   8

NAME
TYPE
EQUIPMENT

EXPERIENCE

HENCHMEN

GROUP NAME   The Ropes
NUMBER       3
TYPE         Warriors
EQUIPMENT
        spear, shield
EXPERIENCE   4

GROUP NAME
NUMBER
TYPE
EXPERIENCE
`,
  'a page of an app, copied with its buttons and a value on each line': `☰
My Warbands
The Mud Crows
Reiklanders
Rating
168

HEROES
Otto Krank
Mercenary Captain
EXP 26
M
4
WS
5
BS
4
S
3
T
3
W
1
I
4
A
2
Ld
8
Equipment
Sword
Pistol
Edit
Kill

Hans
Champion
EXP 9
Equipment
Axe
Edit
Kill

Ulf
Champion
EXP 8
Equipment
Halberd
Edit
Kill

+ Add hero

HENCHMEN
The Ropes
3 WARRIORS
EXP 4
Equipment
Spear
Shield
Edit
Split
Kill

+ Add group
`,
  'a wiki, with what they are below their headings': `{{Campaign|Ashes}}
'''The Mud Crows''' is a [[Reiklanders]] warband of [[User:Ann]].

== Heroes ==

=== Otto Krank ===
''Mercenary Captain''

Lost a toe and blames everyone.
* Experience: 26
* Equipment:
** Sword
** Pistol

=== Hans ===
''Champion''
* Experience: 9
* Equipment:
** Axe

=== Ulf ===
''Champion''
* Experience: 8
* Equipment:
** Halberd

== Henchmen ==

=== The Ropes ===
''Warriors'', 3 of them
* Experience: 4
* Equipment (each):
** Spear
** Shield

[[Category:Warbands]]
`,
  'notes that link to one another': `---
tags:
  - warband
warband: The Mud Crows
faction: Reiklanders
---

> [!quote] Otto
> You get to die in the mud with the Undead.

## Heroes

### Otto Krank
role:: Captain
xp:: 26
weapons:: [[Sword]], [[Pistol]]
#hero

### Hans
role:: Champion
xp:: 9
weapons:: [[Axe]]
armour::
#hero

### Ulf
role:: Champion
xp:: 8
weapons:: [[Halberd|a halberd]]
#hero

## Henchmen

### The Ropes
role:: Warriors
number:: 3
xp:: 4
weapons:: [[Spear]]
armour:: [[Shield]]
#henchmen
`,
  'cards that are drawn with signs': `WARBAND: The Mud Crows          FACTION: Reiklanders

+----------------------------------+
| Otto Krank                       |
| Captain                   XP 26  |
+----------------------------------+
| Weapons:   Sword, Pistol         |
| Armour:    -                     |
+----------------------------------+

+----------------------------------+
| Hans                             |
| Champion                  XP 9   |
+----------------------------------+
| Weapons:   Axe                   |
+----------------------------------+

+----------------------------------+
| Ulf                              |
| Champion                  XP 8   |
+----------------------------------+
| Weapons:   Halberd               |
+----------------------------------+

+----------------------------------+
| Group: The Ropes      Number: 3  |
| Warriors                  XP 4   |
+----------------------------------+
| Weapons:   Spear                 |
| Armour:    Shield                |
+----------------------------------+
`,
  'a post, with a dead one crossed out over several lines': `[size=150][b]The Mud Crows[/b][/size]
[i]Reiklanders[/i]

[u]HEROES[/u]

[b]Otto Krank[/b] - Captain
Kit: Sword, Pistol
26 exp. Took +1S and +1I so far.

[b]Hans[/b] - Champion
Kit: Axe
9 exp. Hit someone once.

[b]Ulf[/b] - Champion
Kit: Halberd
8 exp

[s][b]Gunter[/b] - Champion
Kit: Spear[/s]  eaten after game 4.

[u]HENCHMEN[/u]

[b]The Ropes[/b] - 3 Warriors
Kit: Spear, Shield
4 exp
`,
  'a page with a table for each': `<!DOCTYPE html><html><body><h1>The Mud Crows</h1><p><i>Reiklanders</i></p><h2>Heroes</h2>
${[
  ['Otto Krank', 'Captain', '26', 'Sword<br>Pistol'],
  ['Hans', 'Champion', '9', 'Axe'],
  ['Ulf', 'Champion', '8', 'Halberd'],
]
  .map(
    ([name, rank, exp, arms]) =>
      `<table><tr><th colspan="2">${name}</th></tr><tr><td>Rank</td><td>${rank}</td></tr><tr><td>Exp</td><td>${exp}</td></tr><tr><td>Arms</td><td>${arms}</td></tr></table>`,
  )
  .join('\n')}
<h2>Henchmen</h2>
<table><tr><th colspan="2">The Ropes</th></tr><tr><td>Rank</td><td>Warriors</td></tr><tr><td>Number</td><td>3</td></tr><tr><td>Exp</td><td>4</td></tr><tr><td>Arms</td><td>Spear<br>Shield</td></tr></table>
</body></html>`,
};

describe('several lines for each fighter', () => {
  test.each(Object.entries(FORMS))('%s', (_, text) => {
    expect(rowsOf(text)).toEqual(ALL);
  });
});

test('experience as a sum of battles, and a word for “has”', () => {
  const text = `Morts-vivants

------ Dame Ombeline (vampire) ------
XP : 20+2+3+1 = 26
possède : épée, hache

------ Filoche (domestique) ------
XP : 0+1+1
possède : rien

------ La Marmaille (3 goules) ------
XP : 2+1
possède : rien
`;
  expect(rowsOf(text)).toEqual([
    '1 Dame Ombeline = undead/vampire 26 [sword axe]',
    '1 Filoche = undead/dreg 2 []',
    '3 La Marmaille = undead/ghoul 3 []',
  ]);
});

test('characteristics on three lines below a counter', () => {
  const block = (no: number, name: string, type: string, strength: number) =>
    `***\nCombattente ${no}/3\n${name}\n${type}\nPX 5\nM 5   AC 5   AB 3\nF ${strength}   R 4    Fe 1\nI 4   A 2    D 7\nEquip.: ascia / ascia\n`;
  const text = `Tipo.......: Uomini Bestia\n\n${block(1, 'Ghorzok', 'Capobestia', 5)}\n${block(2, 'Tagliasiepi', 'Bestigor', 4)}\n${block(3, 'Mugghio', 'Bestigor', 3)}`;
  const { fighters } = importFile(bytesOf(text));
  expect(fighters.map(({ name, stats }) => `${name} ${stats['S']} ${stats['Ld']}`)).toEqual([
    'Ghorzok 5 7',
    'Tagliasiepi 4 7',
    'Mugghio 3 7',
  ]);
});

test('two letters for one that a keyboard lacks', () => {
  const text = `Kislev\n\nAtaman Jurij (Hauptmann): Saebel\nBrumm (Baer)\n3 Kosaken: Axt\nMischa (Baerendompteur): Peitsche`;
  expect(importFile(bytesOf(text)).fighters.map(({ profileId }) => profileId)).toEqual([
    'kislev/captain',
    'kislev/trained-bear',
    'kislev/cossack',
    'kislev/bear-tamer',
  ]);
});

describe('columns with the player’s own headings', () => {
  test('a number or word beside a column’s value adds nothing', () => {
    const text = `fig no,name,rank,wpn 1,wpn 2,missile,armour,exp so far,painted?
1,Otto Krank,Captain,sword,,pistol,,26,yes
2,Hans,Champion,axe,,,,9,no
3,,Warrior,spear,,,shield,4,yes
4,,Warrior,spear,,,shield,4,yes`;
    expect(rowsOf(`Reiklanders\n${text}`)).toEqual([
      OTTO,
      HANS,
      '2 Warrior = reikland/warrior 4 [spear shield]',
    ]);
  });

  test('a crossed-out fighter is gone, and number words count a group', () => {
    const text = `Reiklanders

| Sailor | Post | Weapons & such | Exp | Cost |
|:--|:-:|:--|--:|--:|
| **Otto Krank** | Captain | sword, pistol | 26 | 110 |
| ~~Mad Uwe~~ | ~~Champion~~ | ~~axe~~ | ~~9~~ | drowned |
| (three) The Ropes | Warriors | spear, shield | 4 | 105 |`;
    expect(rowsOf(text)).toEqual([OTTO, '3 The Ropes = reikland/warrior 4 [spear shield]']);
  });
});

test('the shop prices of miniatures are not a list', () => {
  const text = `Mordheim shopping list

1 Box Mercenaries (warriors, marksmen)  25 €
1 Blister Flagellants, for Witch Hunters  11 €
1 Captain with pistol  9 €
Crossbows (3) from the bits box`;
  expect(importFile(bytesOf(text)).outcome).toBe('refused');
});

test('the chest’s contents are not a fighter, with shards or in other words', () => {
  const heroes = 'Reiklanders\n\nHeroes\n- Captain: sword\n- Champion: axe';
  const after = (text: string) => rowsOf(`${heroes}\n\n${text}`).slice(2);
  expect(after('Henchmen\n- 2x Warriors: spear\n\nleft over: 4gc')).toHaveLength(1);
  expect(after('hired swords: warlock, freelancer\nstash 22gc 1 shard')).toHaveLength(2);
});

test('abbreviations for experience and skills in other languages', () => {
  const german = 'Reikländer\n\nOtto Krank, Hauptmann (Ex 26) – Schwert, Pistole';
  expect(rowsOf(german)).toEqual([OTTO]);
  const spanish =
    'Mercenarios de Reikland\n\nCapitán Otto Krank, PX 26, espada, pistola. Habs: Tirador Experto\nCampeón Hans, PX 9, hacha';
  expect(rowsOf(spanish)).toEqual([OTTO, HANS]);
});
