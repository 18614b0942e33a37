import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv, writeCsv } from '#exchange/csv.ts';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { startI18n } from '#i18n/setup.ts';
import { renameMember } from '#roster/rename-member.ts';
import { sampleWarbands } from '#roster/samples.ts';
import type { Warband } from '#roster/warband.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { useWarbandSheet } from '#ui/hand-over/use-warband-sheet.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { ALL_SYSTEMS, SAMPLED_SYSTEMS, samplesOf } from '../../support/systems.ts';
import { anyWarband, warbandOf } from '../../support/warbands.ts';
import { equippedWarband, readable } from './equipped.ts';

// A warband as a spreadsheet table is unchanged when imported, and is read by its words where a player has
// edited them.

function sheetOf(warband: Warband, system = mordheim): string {
  return renderHook(() => useWarbandSheet(warband, system)).result.current();
}

/** A warband without the fields that a table omits. */
function inTable(warband: Warband): Warband {
  const members = warband.members.map((one, at) => ({ ...one, id: `m-${at + 1}` as const }));
  return { ...warband, id: 'w-sheet', members, notes: '', battles: 0, changedAt: 0 };
}

type Cells = readonly (readonly string[])[];

/** The table after editing in a spreadsheet that saves it in its own way. */
function changed(text: string, change: (rows: Cells) => Cells): string {
  const sign = text.includes(';') && text.indexOf(';') < text.indexOf('\n') ? ';' : ',';
  return writeCsv(change(readCsv(text, sign, 200).map(({ cells }) => cells)), '\t');
}

const OTTO = warbandOf('reikland', [
  ['reikland/captain', 'Otto'],
  ['reikland/warrior', 'Les Gris', 3],
]);

describe.each(['fr', 'en'])('a table of a warband in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('is unchanged after export and import, whatever the names', () => {
    fc.assert(
      fc.property(anyWarband, (warband) => {
        if (warband.members.length === 0) return;
        const { own, outcome, format } = readPasted(sheetOf(warband), KIT);
        expect([outcome, format]).toEqual(['import', 'sheet']);
        expect(own).toEqual([inTable(warband)]);
      }),
    );
  });

  test('can be read by its words alone: names, numbers, profiles, equipment, experience', () => {
    fc.assert(
      fc.property(equippedWarband, (warband) => {
        const bare = changed(sheetOf(warband), ([head = [], ...rows]) => [
          head,
          ...rows.map((cells) => [...cells.slice(0, -1), '']),
        ]);
        const [draft] = readPasted(bare, KIT).drafts;
        if (draft === undefined) throw new Error('nobody was read');
        let next = 0;
        const made = toWarband(draft, KIT.lexicon, KIT.system, {
          warband: 'w-test',
          warrior: () => {
            next += 1;
            return `m-${next}`;
          },
          now: 0,
        });
        expect(made.name).toBe(warband.name);
        expect(made.catalogueId).toBe(warband.catalogueId);
        expect(made.members.map(readable)).toEqual(warband.members.map(readable));
        expect(made.members.map(({ leader, missesNext }) => [leader, missesNext])).toEqual(
          warband.members.map(({ leader, missesNext }) => [leader, missesNext]),
        );
      }),
    );
  });
});

describe('a table of a warband', () => {
  beforeAll(async () => {
    await startI18n('fr');
  });

  test.each(SAMPLED_SYSTEMS.map((system) => [system.id, system] as const))(
    'of %s is unchanged after export and import',
    (id, system) => {
      let next = 0;
      const warbands = sampleWarbands(samplesOf(id), system, {
        freshWarbandId: () => 'w-a',
        freshWarriorId: () => {
          next += 1;
          return `m-${next}`;
        },
        now: 0,
      });
      expect(warbands.length).toBeGreaterThan(0);
      for (const warband of warbands)
        expect(readPasted(sheetOf(warband, system), KIT).own).toEqual([inTable(warband)]);
    },
  );

  test('is recognised as UTF-8 by spreadsheets, with their line ends', () => {
    const text = sheetOf(OTTO);
    expect(text.startsWith('\uFEFFBande;Type de bande;Nom;Type;')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(readRoster(new TextEncoder().encode(text), KIT).own).toHaveLength(1);
  });

  test.each(['=1+1', '+33', '-5', '@here', "'=1", '＝1'])(
    'lets no cell start a formula with %s',
    (name) => {
      const warband = renameMember(OTTO, mordheim, 'm-1', name);
      const cells = sheetOf(warband)
        .split(/[\r\n;]+/)
        .map((cell) => cell.replace(/^"/, ''));
      expect(cells.filter((cell) => /^[=+\-@\t＝＋－＠]/u.test(cell))).toEqual([]);
      expect(readPasted(sheetOf(warband), KIT).own[0]?.members[0]?.name).toBe(name);
    },
  );

  test('keeps edited names and numbers, and everything else', () => {
    const text = changed(sheetOf(OTTO), ([head = [], captain = [], gris = []]) => {
      const at = (title: string) => head.indexOf(title);
      return [
        head,
        captain.with(at('Nom'), 'Ulrich').with(at('XP'), '31').with(at('CC'), '5'),
        gris.with(at('Effectif'), '4').with(at('Absent'), 'oui'),
      ];
    });
    const [read] = readPasted(text, KIT).own;
    expect(read?.members[0]).toMatchObject({
      name: 'Ulrich',
      labels: ['Ulrich'],
      experience: 31,
      leader: true,
      profileId: 'reikland/captain',
    });
    expect(read?.members[0]?.profile['WS']).toBe(5);
    expect(read?.members[1]?.labels).toEqual([
      'Les Gris 1',
      'Les Gris 2',
      'Les Gris 3',
      'Les Gris',
    ]);
    expect(read?.members[1]?.missesNext).toBe(true);
  });

  test('with edited equipment is read by its words, and shown before it is saved', () => {
    const text = changed(sheetOf(OTTO), ([head = [], captain = [], ...others]) => [
      head,
      captain.with(head.indexOf('Équipement'), 'Hache, Armure lourde, Lanterne magique'),
      ...others,
    ]);
    const { own, drafts, format } = readPasted(text, KIT);
    expect([own.length, drafts.length, format]).toEqual([0, 1, 'sheet']);
    const gear = drafts[0]?.fighters[0]?.gear.map(({ text: word, itemId }) => [word, itemId]);
    expect(gear).toEqual([
      ['Hache', 'axe'],
      ['Armure lourde', 'heavy-armour'],
      ['Lanterne magique', ''],
    ]);
  });

  test('of a game without a vocabulary keeps edits as notes', () => {
    const system = ALL_SYSTEMS.find(({ id }) => id === 'warhammer-skirmish');
    if (system === undefined) throw new Error('no such game');
    const [warband] = sampleWarbands(samplesOf(system.id), system, {
      freshWarbandId: () => 'w-a',
      freshWarriorId: () => `m-${Math.floor(Number.MAX_SAFE_INTEGER)}`,
      now: 0,
    });
    if (warband === undefined) throw new Error('no sample');
    const one = { ...warband, members: warband.members.slice(0, 1) };
    const text = changed(sheetOf(one, system), ([head = [], first = []]) => [
      head,
      first.with(head.indexOf('Compétences et règles'), 'Vole'),
    ]);
    const [read] = readPasted(text, KIT).own;
    expect(read?.members[0]?.traits).toEqual(one.members[0]?.traits);
    expect(read?.notes).toContain('Vole');
  });

  test('followed by another is read as two warbands', () => {
    const other = { ...OTTO, name: 'Les Autres' };
    const both = changed(sheetOf(OTTO), (rows) => {
      const [, ...more] = readCsv(sheetOf(other), ';', 9).map(({ cells }) => cells);
      return [...rows, ...more];
    });
    expect(readPasted(both, KIT).own.map(({ name }) => name)).toEqual(['Les Essais', 'Les Autres']);
  });

  test.each([
    ['cut in the middle', (text: string) => text.slice(0, text.length / 2)],
    ['without its last cells', (text: string) => text.replaceAll(/;"\[1,.*/g, ';')],
    ['with last cells that lie', (text: string) => text.replaceAll('""mordheim""', '{}')],
    ['with last cells of a newer form', (text: string) => text.replaceAll('"[1,', '"[2,')],
    ['with nobody in it', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
  ])('%s is read as far as possible, and never throws', (_, spoil) => {
    const { own, drafts, outcome } = readPasted(spoil(sheetOf(OTTO)), KIT);
    expect(['import', 'partial', 'refused']).toContain(outcome);
    expect(outcome === 'refused').toBe(own.length + drafts.length === 0);
  });
});
