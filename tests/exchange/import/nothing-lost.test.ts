import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DraftFighter } from '#exchange/import/draft.ts';
import { readPasted } from '#exchange/import/read.ts';
import type { ImportResult } from '#exchange/import/result.ts';
import { importFile, KIT } from '../../../scripts/import-file.ts';
import { shareOf } from '../../support/share.ts';
import { bytesOf } from './made-roster.ts';
import { typedListsIn } from './typed-lists.ts';

// No line vanishes, wherever in a list it is put: it becomes a fighter, part of one, or is reported.

const LISTS = typedListsIn('rosters').flatMap(({ file, bytes, truth }) =>
  truth === null ? [] : [{ about: file, text: new TextDecoder().decode(bytes) }],
);

/** Words in no vocabulary, in typical lines of lists and of the stories around them. */
const LINES = [
  'Zrkmpf',
  'Zrkmpf Olvaneth',
  '3 Zrkmpf',
  'Zrkmpf 2',
  '- Zrkmpf',
  '* 2x Zrkmpf',
  '**Zrkmpf** 35',
  'Zrkmpf (40)',
  'Zrkmpf: Olvaneth, Burrowak',
  'Zrkmpf (Olvaneth)',
  'My zrkmpf has never been seen by anybody since that evening, and nobody knows why.',
  'Notes: zrkmpf and more of it',
];

/** Two places in every list. */
const PLACES = LISTS.flatMap(({ about, text }, which) => {
  const rows = text.split('\n');
  return [0.3, 0.8].map((share) => ({
    about,
    rows,
    at: Math.min(rows.length, Math.round(rows.length * share) + (which % 2)),
  }));
});

function lostIn(text: string): boolean {
  const summary = importFile(bytesOf(text));
  if (summary.outcome !== 'import' && summary.outcome !== 'partial') return false;
  return !JSON.stringify(summary).toLowerCase().includes('zrkmpf');
}

describe('nothing in a list is lost silently', () => {
  test.each(LINES.map((line, which) => [line, which] as const))('%s', (line, which) => {
    const lost = shareOf(PLACES, 7, which).flatMap(({ about, rows, at }) => {
      const list = rows.toSpliced(at, 0, line).join('\n');
      return lostIn(list) ? [`${about} · line ${at + 1}`] : [];
    });
    expect(lost).toEqual([]);
  });

  test('notes, chest contents and scenarios are reported as well', () => {
    const text = `Reikland
Captain Otto: sword
2 Marksmen: bow
Objective: the old mill
Stash: 2 halberds, lantern
Rating: 112`;
    const { issues } = importFile(bytesOf(text));
    expect(issues.filter(({ code }) => code === 'LeftOut').map(({ line }) => line)).toEqual([4, 5]);
  });

  test('each line of a story around a list is reported', () => {
    const text = `Reikland
We met on a rainy evening in the old mill.
Captain Otto: sword
And then, as always, Otto lost his hat to the river and would not stop about it.
2 Marksmen: bow

Whoever reads this owes me a beer.`;
    const { fighters, issues } = importFile(bytesOf(text));
    expect(fighters).toHaveLength(2);
    const reported = issues.filter(
      ({ code }) => code === 'LeftOut' || code === 'LineNotUnderstood',
    );
    expect(new Set(reported.map(({ line }) => line))).toEqual(new Set([2, 4, 7]));
  });
});

/** Players’ remarks after a fighter’s items: a sentence, in brackets, after a dash, after an arrow. */
const REMARKS = [
  '. Nobody has seen his zrkmpf since that evening.',
  ' (never leaves his zrkmpf at home)',
  ' - jamais sans son zrkmpf, le pauvre',
  ' <- qui a encore perdu son zrkmpf',
  '! Lives for zrkmpf.',
];

describe('a remark after a fighter’s items', () => {
  /** Lines with a fighter, and the fighters of the list. */
  let lines: readonly (readonly [at: number, rows: readonly string[], people: unknown])[] = [];
  beforeAll(() => {
    lines = LISTS.flatMap(({ text }) => {
      const rows = text.split('\n');
      const people = peopleIn(readPasted(text, KIT));
      return people.flatMap(({ line }) => {
        const at = (line ?? 0) - 1;
        // After the last cell of a row, a sentence belongs to that cell.
        return /[|\t;]|(?:,.*){5}/u.test(rows[at] ?? '|')
          ? []
          : [[at, rows, people.map(summaryOf)] as const];
      });
    });
  });

  test.each(REMARKS.map((remark, which) => [remark, which] as const))(
    'changes no fighter and is kept: %s',
    (remark, which) => {
      const tried = shareOf(lines, 6, which).map(([at, rows, people]) => {
        const line = (rows[at] ?? '').replace(/[.:,\s]+$/u, '') + remark;
        const read = readPasted(rows.with(at, line).join('\n'), KIT);
        return {
          line,
          same: isDeepStrictEqual(peopleIn(read).map(summaryOf), people),
          kept: JSON.stringify(read).includes('zrkmpf'),
        };
      });
      expect(tried.length).toBeGreaterThan(10);
      expect(tried.filter(({ kept }) => !kept).map(({ line }) => line)).toEqual([]);
      // In a list with an unusual notation throughout, a sentence may break the reading.
      expect(tried.filter(({ same }) => !same).length / tried.length).toBeLessThan(0.1);
    },
  );

  test('skills and injuries are recognised among sentences and below headings', () => {
    const { fighters, rest } = importFile(
      bytesOf(`The Black Crows
Reikland mercenaries
Ottmar Kessler, Mercenary Captain - sword, brace of pistols. 34 exp. Skills: Pistolier, Step Aside
Dieter Vohl, Champion - sword, dagger. 19 exp. Strongman, old battle wound (rolls a 1 in every game, I swear)
Ulla, Champion: axe, helmet. Mighty Blow, Strongman. Never hit a thing.`),
    );
    expect(fighters.map(({ skills, injuries }) => ({ skills, injuries }))).toEqual([
      { skills: ['Pistolier', 'Step Aside'], injuries: [] },
      { skills: ['Strongman'], injuries: ['old battle wound'] },
      { skills: ['Mighty Blow', 'Strongman'], injuries: [] },
    ]);
    expect(rest.map(({ line, text }) => `${line} ${text}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^4 .*in every game, I swear/u),
        expect.stringMatching(/^5 Never hit a thing/u),
      ]),
    );
  });
});

function peopleIn({ drafts }: ImportResult): readonly DraftFighter[] {
  return drafts[0]?.fighters ?? [];
}

function summaryOf({ name, profileId, count, gear }: DraftFighter) {
  return [name.value, profileId.value, count.value, gear.map(({ text }) => text)];
}
