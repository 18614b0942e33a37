import { describe, expect, it } from 'vitest';
import { codeContent, codeMeaning } from '#exchange/warband-code.ts';
import { isInUse, setArchived } from '#roster/archive.ts';
import { renameWarband, setNotes, setTitle } from '#roster/edit.ts';
import { matchesSearch, sortWarbands } from '#roster/find.ts';
import { mergedWarband } from '#roster/merge.ts';
import { parseWarband } from '#roster/parse.ts';
import { renameMember } from '#roster/rename-member.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../support/warbands.ts';

const sewer = setNotes(
  setTitle(
    renameMember(
      renameWarband(
        warbandOf('skaven', [
          ['skaven/assassin-adept', 'Tarsik'],
          ['skaven/verminkin', 'Vermine', 2],
        ]),
        'Les Égouttiers d’Œstrie',
      ),
      system,
      'm-1',
      'Tärsik l’Écorcheur',
    ),
    'm-2',
    'Coupe-jarrets',
  ),
  'Doivent 30 co',
);

describe('a warband is found', () => {
  it.each([
    '',
    '  ',
    'egout',
    'ÉGOUTTIERS',
    "d'oestrie",
    'skaven',
    'eshin clan',
    'tarsik ecorcheur',
    'VERMINE 2',
    'coupe-jarrets',
    'doivent',
    'egout tarsik',
  ])('by “%s”', (typed) => {
    expect(matchesSearch(sewer, typed, 'Skavens (clan Eshin)')).toBe(true);
  });

  it.each(['nains', 'egout nains', 'Tarsik Otto', '31 co'])('not by “%s”', (typed) => {
    expect(matchesSearch(sewer, typed, 'Skavens (clan Eshin)')).toBe(false);
  });
});

describe('sorting warbands', () => {
  const [a, b, c] = [
    named('écorcheurs', 1, 10),
    named('Anciens', 3, 30),
    named('Zélotes', 2, null),
  ];

  it.each([
    ['changed', ['Anciens', 'Zélotes', 'écorcheurs']],
    ['name', ['Anciens', 'écorcheurs', 'Zélotes']],
    ['rating', ['Anciens', 'écorcheurs', 'Zélotes']],
  ] as const)('of %s', (order, names) => {
    const ratings = new Map([
      [a.id, 10],
      [b.id, 30],
    ]);
    const sorted = sortWarbands([a, b, c], order, ({ id }) => ratings.get(id) ?? null);
    expect(sorted.map(({ name }) => name)).toEqual(names);
  });

  function named(name: string, changedAt: number, rating: number | null): Warband {
    return { ...sewer, id: `w-${changedAt}-${rating ?? 0}`, name, changedAt };
  }
});

describe('the archive', () => {
  const archived = setArchived(sewer, true);

  it('hides a warband and gives it back unchanged', () => {
    expect([isInUse(sewer), isInUse(archived)]).toEqual([true, false]);
    expect(setArchived(archived, false)).toEqual(sewer);
    expect(setArchived(setArchived(sewer, false), true)).toEqual(archived);
  });

  it('is stored, and ignored by older versions', () => {
    expect(read(JSON.parse(JSON.stringify(archived)))).toEqual(archived);
    for (const other of [false, 1, 'true', null, undefined, {}]) {
      expect(read({ ...sewer, archived: other })).toEqual(sewer);
    }
  });

  it('is not part of a code', () => {
    expect(codeContent(archived)).toBe(codeContent(sewer));
    expect(codeMeaning(codeContent(archived))).not.toHaveProperty('archived');
  });

  it('can be left in one tab while another goes on editing', () => {
    const there = { ...archived, notes: 'neuf' };
    const both = mergedWarband(setArchived(archived, false), archived, there);
    expect(both).toEqual({ ...sewer, notes: 'neuf' });
  });
});

function read(input: unknown): Warband | null {
  const parsed = parseWarband(input, () => system);
  return parsed.ok ? parsed.warband : null;
}
