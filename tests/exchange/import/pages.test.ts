import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Rosters as pages have them: a part, a block of numbers or a table for everybody, and what stands around them.

function rowsOf(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(
    (one) =>
      `${one.count} ${one.name} / ${one.type} ${one.xp} [${one.equipment.map(({ name, count }) => `${count > 1 ? count : ''}${name}`).join(', ')}]`,
  );
}

const HEAD =
  '<table>\n<thead><tr><th>Profile</th><th>M</th><th>WS</th><th>BS</th><th>S</th><th>T</th><th>W</th><th>I</th><th>A</th><th>Ld</th></tr></thead>';
const numbers = (row: readonly number[]) =>
  `${HEAD}\n<tbody><tr><td></td>${row.map((one) => `<td>${one}</td>`).join('')}</tr></tbody>\n</table>`;

const PAGE = `---
title: "The Salt Widows"
tags:
  - Roster
---

**Warband Rating:** 96 · **Treasury:** 4 gc remaining

## What to fear

<table>
<tbody>
<tr><td>Fear</td><td>Old Maren causes <em>Fear</em></td></tr>
<tr><td>Fast</td><td>The Gulls, M7, with a sling each</td></tr>
</tbody>
</table>

### Old Maren · Tide Witch / Leader
**95 gold crowns**

*She came up with the nets one night, and went to Mordheim.*

${numbers([4, 4, 4, 3, 3, 1, 4, 1, 9])}

**Starting XP:** 20 · **Weapons/Armour:** Dagger, spear ×2, helmet

**Special Rules**

**Leader:** Any model within 6″ of her may use her Leadership for all tests that they take.

---

### The Gulls · Wreckers / Under the moon
**19 gold crowns each (5 models, 95 gc total)**

${numbers([7, 2, 2, 3, 3, 1, 3, 1, 6])}

**Weapons/Armour:** Two daggers, sling

## Campaign log

Sword lost to Captain Otto, 3 crowns found.
`;

describe('a page with a part and a block of numbers for everybody', () => {
  const { warband, fighters } = importFile(bytesOf(PAGE));

  test('has them all, whether the catalogue has them or not, and nobody from what stands around', () => {
    expect(warband?.name).toBe('The Salt Widows');
    expect(rowsOf(PAGE)).toEqual([
      '1 Old Maren / Tide Witch 20 [Dagger, 2spear, helmet]',
      '5 The Gulls / Wreckers 0 [2daggers, sling]',
    ]);
  });

  test('gives each his own numbers', () => {
    expect(fighters.map(({ stats }) => Object.values(stats).join(' '))).toEqual([
      '4 4 4 3 3 1 4 1 9',
      '7 2 2 3 3 1 3 1 6',
    ]);
  });
});

test('numbers in a table below the list belong to those who stand in it', () => {
  const text = `## Dune Riders

- Sheikh: sword, bow
- Nomad: spear
- Nomad: axe
- (2x) Slave: sling

| name | **M** | **WS** | **BS** | **S** | **T** | **W** | **I** | **A** | **Ld** |
| - | - | - | - | - | - | - | - | - | - |
| **Sheikh** | 4 | 4 | 4 | 3 | 3 | 1 | 4 | 1 | 8 |
| Falcon | 8 | 2 | 0 | 2 | 2 | 1 | 5 | 1 | 4 |
| **Nomad** | 4 | 3 | 3 | 3 | 3 | 1 | 3 | 1 | 7 |
| **Nomad** | 4 | 3 | 3 | 4 | 3 | 1 | 3 | 1 | 7 |
| **Slave** | 4 | 2 | 2 | 3 | 3 | 1 | 3 | 1 | 6 |`;
  const { fighters } = importFile(bytesOf(text));
  expect(fighters.map(({ name, count, stats }) => [count, name, stats['S'], stats['Ld']])).toEqual([
    [1, 'Sheikh', 3, 8],
    [1, 'Nomad', 3, 7],
    [1, 'Nomad', 4, 7],
    [2, 'Slave', 3, 6],
  ]);
});

test('a heading of no language among characteristics keeps its place', () => {
  const text = `Tikta – Prêtre Skink\n\nM CC CT F E B I A Cd\n6 3 4 3 3 1 5 1 7\n\nÉquipement : arc court, épée\n\n2 Skinks : fronde`;
  expect(importFile(bytesOf(text)).fighters[0]?.stats).toMatchObject({ I: 5, A: 1, Ld: 7 });
});

describe('a table for everybody', () => {
  const TABLES = `Orcs for our Mordheim evenings

rating: 96

|**Grubba** | **Boss** |
|:---|---:|
|hiring cost|80 gc|
|experience|20|
|gain from skills|strength|
| |combat|
|two-handed|10 gc|
|shield|5 gc|
|summary|***95 gc***|

|**The Yawners (Hig, Snot, Rod)** | **Goblin Warrior** |
|:---|---:|
|hiring cost|15 gc|
|experience|0|
|special rule|*Animosity*|
| |*Not Orcs*|
|axe (off hand)|5 gc|
|short bow|5 gc|
|summary|***3x 25 gc***|
`;

  test('says in its first row who he is, and below it what he has', () => {
    expect(rowsOf(TABLES)).toEqual([
      '1 Grubba / Boss 20 [two-handed, shield]',
      '3 The Yawners / Goblin Warrior 0 [axe, short bow]',
    ]);
  });
});

describe('what a rating is made of', () => {
  test('says what those above have learnt', () => {
    const text = `**Skreek the Bent**
Chief Engineer: 2x Dagger (70 GC)

**Zrit**
Warlock Engineer: Dagger (47 GC)

**The Claws**
2 Machinists: Slings (68 GC)

**Warband rating:**
Skreek: Base 5 + Experience 20 + Hiring cost 5 = 30
Zrit: Base 5 + Experience 8 = 13
2 Machinist: Base 10
=> 53`;
    expect(rowsOf(`Clan Skryre (Skaven)\n\n${text}`)).toEqual([
      '1 Skreek the Bent / Chief Engineer 20 [2Dagger]',
      '1 Zrit / Warlock Engineer 8 [Dagger]',
      '2 The Claws / Machinists 0 [Slings]',
    ]);
  });

  test('is nobody once more, neither by name nor by number', () => {
    const text = `Reiklanders

Captain 60
Sword 10
Shield 5

Champion 35 (https://example.org/shop?model=champion-with-sword-2)
2x Hammer 6

5 Warriors 125

Warband rating: 61

7x 5 = 35
Captain 5 + 20 = 25
+1 Champion`;
    expect(rowsOf(text)).toEqual([
      '1 Captain / Captain 20 [Sword, Shield]',
      '1 Champion / Champion 8 [2Hammer]',
      '5 Warriors / Warriors 0 []',
    ]);
  });
});

test('what everybody is may stand in brackets below his name', () => {
  const text = `Markus the Grey
(Blood Dragon Knight) 130
2x Sword

Ivan
(Wight) 90
2x Axe

Igor
(Bondsman - Squire) 22
2x Dagger

3 Skeletons 60
Long Bow

Skill wishlist

Markus the Grey
Sprint

Wights
Mighty Blow`;
  expect(rowsOf(`Undead\n\n${text}`)).toEqual([
    '1 Markus the Grey / Blood Dragon Knight 0 [2Sword]',
    '1 Ivan / Wight 0 [2Axe]',
    '1 Igor / Bondsman - Squire 0 [2Dagger]',
    '3 Skeletons / Skeletons 0 [Long Bow]',
  ]);
});

test('a price between what somebody is and things that are counted one by one', () => {
  const text = `Beastmen

Beastmen Chieftain 65  1x Club 3  1x Club 3
1. Bestigors 45		   1x Club 3  1x Club 3
5x Warhounds of Chaos 75
1x Gor 35 1x Club 3 1x Shield 5
1 x Beggar 15 1x Club`;
  expect(rowsOf(text)).toEqual([
    '1 Beastmen Chieftain / Beastmen Chieftain 20 [2Club]',
    '1 Bestigors / Bestigors 8 [2Club]',
    '5 Warhounds of Chaos / Warhounds of Chaos 0 []',
    '1 Gor / Gor 0 [Club, Shield]',
    '1 Beggar / Beggar 0 [Club]',
  ]);
});

test('who leads may be of a kind that nobody knows, on a line like those below', () => {
  const text = `## Grey College

- Magus (Leader, Wizard): Wizard’s Staff, dagger [75+20]
- Champion (Brave): sword, shield [35+10]
- Champion (Brave): axe [35+5]
- Warrior[2x]: shield, sword [25+5+10]`;
  expect(rowsOf(text)[0]).toBe('1 Magus / Magus 0 [Wizard’s Staff, dagger]');
  expect(rowsOf(text)[3]).toBe('2 Warrior / Warrior 0 [shield, sword]');
});

test('names of several behind what they are, in a sentence', () => {
  const text =
    'For my first game I took an Engineer (Bjorn) with a crossbow, 2 Troll Slayers (Gnut and Krak) with axes, 3 Thunderers (Butla, Bjornag and Corka) with handguns and a solitary Beardling (Gup) for my Dwarf Treasure Hunters.';
  expect(importFile(bytesOf(text)).fighters.map(({ name }) => name)).toEqual([
    'Bjorn',
    'Gnut',
    'Krak',
    'Butla',
    'Bjornag',
    'Corka',
    'Gup',
  ]);
});

test('of somebody whom no catalogue has, his place and his kind say whether he is a hero', () => {
  const text = `Norse warband

Jarl: sword, shield
Ketil (Berserker): axe
Sven (Skald): spear
3 Marauders: axe
Wolf: nothing
Beggar: club`;
  expect(importFile(bytesOf(text)).fighters.map(({ role }) => role)).toEqual([
    'hero',
    'hero',
    'hero',
    'henchmen',
    'henchmen',
    'hiredSword',
  ]);
});

test('a list of what can be bought is nobody, however it is written', () => {
  const text = ['Axe', 'Ball and Chain', 'Flail', 'Morning Star', 'Halberd']
    .map(
      (name, at) =>
        `${name.replaceAll(' ', '')}:\n name: ${name}\n range: melee\n class: ${name}\n price: ${at * 5 + 5}gc\n rarity: common`,
    )
    .join('\n\n');
  expect(importFile(bytesOf(text)).outcome).toBe('refused');
});
