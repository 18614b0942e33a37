import { expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Rosters as web pages: a section, a stat block or a table for each fighter, with other text around them.

function rowsOf(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(
    (one) =>
      `${one.count} ${one.name} / ${one.type} ${one.xp} [${one.equipment.map(({ name, count }) => `${count > 1 ? count : ''}${name}`).join(', ')}]`,
  );
}

test('a table of numbers below the list repeats no fighter', () => {
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
  const { fighters, issues } = importFile(bytesOf(text));
  expect(fighters.map(({ name, count }) => [count, name])).toEqual([
    [1, 'Sheikh'],
    [1, 'Nomad'],
    [1, 'Nomad'],
    [2, 'Slave'],
  ]);
  expect(issues.filter(({ code }) => code === 'LeftOut').map(({ line }) => line)).toContain(10);
});

test('an unknown heading among characteristics keeps its place', () => {
  const text = `Tikta – Prêtre Skink\n\nM CC CT F E B I A Cd\n6 3 4 3 3 1 5 1 7\n\nÉquipement : arc court, épée\n\n2 Skinks : fronde`;
  expect(importFile(bytesOf(text)).fighters[0]?.stats).toMatchObject({ I: 5, A: 1, Ld: 7 });
});

test('a price between the type and items that are listed singly', () => {
  const text = `Beastmen

Beastmen Chieftain 65  1x Club 3  1x Club 3
1. Bestigors 45		   1x Club 3  1x Club 3
5x Warhounds of Chaos 75
1x Gor 35 1x Club 3 1x Shield 5
1 x Beggar 15 1x Club`;
  expect(rowsOf(text)).toEqual([
    '1 Beastman Chieftain / Beastmen Chieftain 20 [2Club]',
    '1 Bestigor / Bestigors 8 [2Club]',
    '5 Warhounds of Chaos / Warhounds of Chaos 0 []',
    '1 Gor / Gor 0 [Club, Shield]',
    '1 Beggar / Beggar 0 [Club]',
  ]);
});

test('a price list is not a roster in any layout', () => {
  const text = ['Axe', 'Ball and Chain', 'Flail', 'Morning Star', 'Halberd']
    .map(
      (name, at) =>
        `${name.replaceAll(' ', '')}:\n name: ${name}\n range: melee\n class: ${name}\n price: ${at * 5 + 5}gc\n rarity: common`,
    )
    .join('\n\n');
  expect(importFile(bytesOf(text)).outcome).toBe('refused');
});

test('a saved page is read as it was seen: without what is hidden, with what stands in its fields', () => {
  const text = `<html><body><h1>Les Chiens (Reikland)</h1>
<template><li>Uwe, Champion, 8 XP : hache</li></template>
<ul hidden><li>Ann, Champion, 8 XP : hache</li></ul>
<div style="color: red; display: none"><p>Hob, Champion, 8 XP : hache</p></div>
<table><tr><th>Nom</th><th>Type</th><th>XP</th><th>Équipement</th></tr>
<tr><td><input value="Otto"><input type="hidden" value="u1"></td><td><select><option>Champion</option><optgroup><option selected>Capitaine</option></optgroup></select></td><td><input type="number" value="20"></td><td>épée, arc</td></tr>
<tr><td><input value="Hans"></td><td><select><option>Champion</option><option>Capitaine</option></select></td><td><input type="number" value="8"></td><td><select multiple><option selected>hache</option><option>épée</option><option selected>arc</option></select></td></tr></table></body></html>`;
  expect(rowsOf(text)).toEqual([
    '1 Otto / Capitaine 20 [épée, arc]',
    '1 Hans / Champion 8 [hache, arc]',
  ]);
});
