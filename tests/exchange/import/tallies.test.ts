import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// What players count beside their lists: nobody in it is a fighter, and totals are compared.

const LIST = 'The Low Tide\nReikland\n\nCaptain Otto: sword\n2 Champions: axe\n3 Warriors: spear';

function reading(text: string) {
  const { fighters, totals, issues, outcome } = importFile(bytesOf(text));
  return {
    outcome,
    fighters: fighters.map(({ name, count }) => `${count} ${name}`),
    totals: totals.map(({ is, value, understood }) => `${is} ${value} ≠ ${understood}`),
    left: issues.flatMap(({ code, line }) => (code === 'LeftOut' ? [line] : [])),
  };
}

describe('what is counted of a battle is no fighter', () => {
  test.each([
    'Tour 1: 3 HC',
    'Tour 2 : 1 HC, 2 sonnés',
    '1er tour : 2 sonnés',
    'Manche 2 : 3 morts',
    'Round 3: no losses',
    'Turn 3 - 1 out of action',
    'T2: lost 3',
    'Kills: Otto 2, Champion 1',
    'Pertes : 2 guerriers',
    'Score: 12-8',
  ])('%s', (line) => {
    const { fighters, left } = reading(`${LIST}\n${line}`);
    expect(fighters).toEqual(['1 Otto', '1 Champion', '1 Champion', '3 Warriors']);
    expect(left).toEqual([7]);
  });

  test('and a list with its turns below is a list, not a report', () => {
    const turns = 'Turn 1: 3 OOA\nTurn 2: 2 OOA\nTurn 3: 1 OOA\nTurn 4: 2 OOA';
    expect(reading(`${LIST}\n\n${turns}`).outcome).toBe('import');
  });
});

describe('totals of a list are compared', () => {
  test.each([
    ['13 lads', 'models 13 ≠ 6'],
    ['Members: 7', 'models 7 ≠ 6'],
    ['Nous sommes 9', 'models 9 ≠ 6'],
    ['Rating;;99', 'rating 99 ≠ 66'],
  ])('%s', (line, total) => {
    const { fighters, totals } = reading(LIST.replace('\n\n', `\n${line}\n\n`));
    expect(fighters).toHaveLength(4);
    expect(totals).toEqual([total]);
  });
});

const ROWS = [
  ['Name', 'Type', 'No.', 'Gear', 'Cost'],
  ['Otto', 'Captain', '1', 'sword', '70'],
  ['Karl', 'Champion', '1', 'axe', '40'],
  ['The Blades', 'Warriors', '3', 'spear', '105'],
];

const html = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('');

describe('a row of totals is compared with its table', () => {
  const total = ['Total', '', '9', '', '315'];
  const differ = ['models 9 ≠ 5', 'gold 315 ≠ 215'];
  const right = ['Total', '', '5', '', '215'];
  const forms: Readonly<Record<string, (rows: readonly (readonly string[])[]) => string>> = {
    'CSV with semicolons': (rows) => `Reikland\n\n${rows.map((row) => row.join(';')).join('\n')}`,
    'CSV with commas': (rows) => `Reikland\n\n${rows.map((row) => row.join(',')).join('\n')}`,
    tabs: (rows) => `Reikland\n\n${rows.map((row) => row.join('\t')).join('\n')}`,
    Markdown: (rows) =>
      `# Reikland\n\n${rows.map((row, at) => `| ${row.join(' | ')} |${at === 0 ? `\n|${'---|'.repeat(row.length)}` : ''}`).join('\n')}`,
    HTML: (rows) => `<html><body><h1>Reikland</h1><table>${html(rows)}</table></body></html>`,
  };
  test.each(Object.keys(forms))('%s', (form) => {
    const write = forms[form] ?? (() => '');
    expect(reading(write([...ROWS, total])).totals).toEqual(differ);
    expect(reading(write([...ROWS, right])).totals).toEqual([]);
    expect(reading(write([...ROWS, total])).fighters).toEqual(['1 Otto', '1 Karl', '3 The Blades']);
  });

  test('a price that nobody knows beside it makes nobody doubtful', () => {
    const { fighters } = importFile(
      bytesOf(`Reikland\n\n${ROWS.map((row) => row.join(',')).join('\n')}`),
    );
    expect(fighters.every(({ sure }) => sure)).toBe(true);
  });
});

test.each([
  [
    'Skaven\nHeroes\nAssassin Adept "Skreetch" - 2 fighting claws, throwing stars - 100gc',
    '1 Skreetch',
  ],
  ['Undead\nZombies 5, Ghouls 3\nVampire Otto: sword', /^5 /u],
  ['Reikland\nMembers 7, gold 9\nCaptain Otto: sword\n3 Warriors: spear', /^1 Otto$/u],
])('numbers in the first line of fighters are no totals: %s', (text, first) => {
  expect(reading(`${text}\nBlack Skaven "Lug": halberd`).fighters[0]).toMatch(first);
});

test('who has killed a fighter is nobody of his warband', () => {
  const { fighters } = reading(`${LIST}\nChampion Dirk (xp 12): axe; DEAD (killed by an ogre)`);
  expect(fighters).toEqual(['1 Otto', '1 Champion', '1 Champion', '3 Warriors']);
});

test('a sum in brackets is no count', () => {
  const { fighters } = reading('Reikland\nCaptain Otto (20+6): sword\nChamp Ulla (8+3): axe');
  expect(fighters).toEqual(['1 Otto', '1 Ulla']);
});

test('a fighter with the sum of his price is no account', () => {
  const { fighters } = reading(
    'Possessed\nMagister 70 + sword 10 = 80\n4 Brethren 25 + mace 3 = 112',
  );
  expect(fighters).toEqual(['1 Magister', '4 Brethren']);
});
