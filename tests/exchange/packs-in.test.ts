import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { underAnotherId } from '#exchange/another-id.ts';
import { writeBackup } from '#exchange/backup.ts';
import {
  codesOf,
  gather,
  hasBattleCode,
  hasListCode,
  NOTHING_GATHERED,
} from '#exchange/battle-codes.ts';
import { MOST_PACKS, packsIn } from '#exchange/import/packs-in.ts';
import { readPasted } from '#exchange/import/read.ts';
import { CODE_MARK, codeContent, codeOf } from '#exchange/warband-code.ts';
import { packKey } from '#roster/pack-key.ts';
import type { Warband } from '#roster/warband.ts';
import { readPack } from '#rules/systems/mordheim/packs/read.ts';
import { PACK } from '#rules/systems/mordheim/packs/schema.ts';
import { KIT } from '../../scripts/import-file.ts';
import { RIVER_PIRATES } from '../support/own-pack.ts';
import { anyWarband, warbandOf } from '../support/warbands.ts';

const FOLDER = new URL('../../src/rules/systems/mordheim/packs/', import.meta.url);

/** Every warband of the app, as a player copies it. */
const COPIES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => v.parse(PACK, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))))
  .filter(({ warband }) => warband !== undefined)
  .map((pack) => ({ ...pack, id: `${pack.id}-k3q9` }));

const anyPack = fc.constantFrom(...COPIES);

const PIRATES = warbandOf('reikland', [['reikland/captain', 'Jo']]);

function packed(content: string): Uint8Array {
  return deflateRawSync(Buffer.from(content));
}

function linkOf(content: string, of: 'warband' | 'pack'): string {
  return `https://example.org/${CODE_MARK}${codeOf(packed(content), of)}`;
}

/** As another phone reads a film of codes. */
function filmed(content: string, of: 'warband' | 'pack'): string {
  const codes = codesOf(packed(content), of) ?? [];
  const all = codes.toReversed().reduce(gather, NOTHING_GATHERED);
  expect([all.of, all.refused]).toEqual([of, null]);
  return `${CODE_MARK}${codeOf(all.packed ?? new Uint8Array(), of)}`;
}

describe('a pack by itself', () => {
  const FORMS: readonly (readonly [string, (pack: object) => string])[] = [
    ['a file', (pack) => JSON.stringify(pack)],
    ['a file that somebody has laid out', (pack) => `\uFEFF\n${JSON.stringify(pack, null, 2)}\n`],
    ['a link', (pack) => linkOf(JSON.stringify(pack), 'pack')],
    ['a link in a message', (pack) => `Tiens :\n\n${linkOf(JSON.stringify(pack), 'pack')} !`],
    ['a film of codes', (pack) => filmed(JSON.stringify(pack), 'pack')],
  ];

  test.each(FORMS)('is the same after it came as %s', (_, form) => {
    fc.assert(
      fc.property(anyPack, (pack) => {
        const given = packsIn(form(pack), KIT);
        expect([given?.systemId, given?.warband, given?.packs.length]).toEqual([null, null, 1]);
        const before = readPack(pack);
        expect(before.ok).toBe(true);
        expect(readPack(given?.packs[0])).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  test('takes few codes, each small enough for a hand-held camera', () => {
    const counts = COPIES.map(
      (pack) => codesOf(packed(JSON.stringify(pack)), 'pack')?.length ?? 99,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(7);
    expect(Math.min(...counts)).toBe(1);
  });

  test.each([
    ['cut off', JSON.stringify(RIVER_PIRATES).slice(0, 300), 'not-json'],
    ['too large', `${JSON.stringify(RIVER_PIRATES)}${' '.repeat(200_001)}`, 'too-big'],
    ['of another shape', '{"pack":1,"profiles":7}', 'field-missing'],
    ['of a newer version', JSON.stringify({ ...RIVER_PIRATES, pack: 2 }), 'newer-version'],
    ['a link with nothing in it', linkOf('', 'pack'), 'not-json'],
    [
      'a link that is damaged',
      linkOf(JSON.stringify(RIVER_PIRATES), 'pack').slice(0, -40),
      'not-json',
    ],
    ['a link to more than memory', linkOf('x'.repeat(6_000_000), 'pack'), 'not-json'],
  ])('is refused with a reason: %s', (_, text, code) => {
    const read = readPack(packsIn(text, KIT)?.packs[0]);
    expect(read.ok ? [] : read.reasons.map((reason) => reason.code)).toContain(code);
  });

  test('is no list of fighters, and its codes are no battle', () => {
    const link = linkOf(JSON.stringify(RIVER_PIRATES), 'pack');
    expect(readPasted(link, KIT).outcome).toBe('refused');
    const [code = ''] = codesOf(packed('{}'), 'pack') ?? [];
    expect([hasBattleCode(code), hasListCode(code)]).toEqual([false, true]);
    const [battle = ''] = codesOf(packed('{}')) ?? [];
    expect([hasBattleCode(battle), hasListCode(battle)]).toEqual([true, false]);
  });
});

describe('a warband with its pack', () => {
  const forms = (warband: Warband, packs: readonly object[]) => [
    JSON.stringify({ ...warband, packs }),
    linkOf(codeContent(warband, packs), 'warband'),
    filmed(codeContent(warband, packs), 'warband'),
  ];

  test('comes apart again, both as they were', () => {
    fc.assert(
      fc.property(anyWarband, anyPack, (warband, pack) => {
        for (const form of forms(warband, [pack])) {
          const given = packsIn(form, KIT);
          expect([given?.systemId, given?.packs]).toEqual([warband.systemId, [pack]]);
          expect(given?.warband).toMatchObject({
            name: warband.name,
            catalogueId: warband.catalogueId,
          });
          const alone = readPasted(forms(warband, [])[1] ?? '', KIT).own;
          const [own] = readPasted(form, KIT).own;
          expect(named(own)).toEqual(named(alone[0]));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('keeps money and stash, or that there is none', () => {
    const rich: Warband = { ...PIRATES, purse: { gold: 12 }, stash: { sword: 2 } };
    for (const one of [PIRATES, rich]) {
      const [, link = ''] = forms(one, [RIVER_PIRATES]);
      const [own] = readPasted(link, KIT).own;
      expect([own?.purse, own?.stash]).toEqual([one.purse, one.stash]);
    }
  });

  test('brings no more packs than a player looks at', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...RIVER_PIRATES, id: `one-${at}` }));
    for (const form of forms(PIRATES, many)) {
      expect(packsIn(form, KIT)?.packs).toHaveLength(MOST_PACKS);
    }
  });

  test.each([
    ['packs that are none', { packs: 'all' }],
    ['no packs', { packs: [] }],
    ['no game', { packs: [RIVER_PIRATES], systemId: 7 }],
  ])('is a warband alone with %s', (_, fields) => {
    expect(packsIn(JSON.stringify({ ...PIRATES, ...fields }), KIT)).toBeNull();
  });

  test('in a backup comes with the packs that its warbands need', () => {
    const row = (id: string) => ({
      systemId: 'mordheim',
      pack: { ...RIVER_PIRATES, id },
      changedAt: 1,
    });
    const text = writeBackup({
      writtenAt: 0,
      appVersion: '1',
      warbands: [{ ...PIRATES, catalogueId: 'river-pirates' }],
      battles: {},
      settings: {
        theme: 'dark',
        [packKey('mordheim', 'river-pirates')]: row('river-pirates'),
        [packKey('mordheim', 'lake-pirates')]: row('lake-pirates'),
      },
    });
    expect(packsIn(text, KIT)).toEqual({
      systemId: 'mordheim',
      packs: [RIVER_PIRATES],
      warband: null,
    });
  });

  test('has the new id of its pack wherever it names it, and the players’ words as they are', () => {
    const row = {
      ...PIRATES,
      name: 'river-pirates',
      catalogueId: 'river-pirates',
      stash: { 'boat-hook--river-pirates': 1, sword: 2 },
      members: [
        {
          ...PIRATES.members[0],
          name: 'river-pirates/captain',
          profileId: 'river-pirates/captain',
          traits: { 'sea-legs--river-pirates': true, leader: 'river-pirates-too' },
          skillLists: ['combat', 'sailing--river-pirates'],
        },
      ],
    };
    expect(underAnotherId(row, 'river-pirates', 'lake')).toEqual({
      ...row,
      catalogueId: 'lake',
      stash: { 'boat-hook--lake': 1, sword: 2 },
      members: [
        {
          ...row.members[0],
          profileId: 'lake/captain',
          traits: { 'sea-legs--lake': true, leader: 'river-pirates-too' },
          skillLists: ['combat', 'sailing--lake'],
        },
      ],
    });
  });
});

/** Without what is this device's own. */
function named(warband: Warband | undefined) {
  if (warband === undefined) return null;
  const { id: _, changedAt: __, history: ___, unfinished: ____, members, ...rest } = warband;
  return { ...rest, members: members.map(({ id: _____, ...member }) => member) };
}
