import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPasted } from '#exchange/import/read.ts';
import { CODE_MARK, codeContent, codeOf } from '#exchange/warband-code.ts';
import type { Warband } from '#roster/warband.ts';
import { importFile, KIT } from '../../scripts/import-file.ts';
import golden from '../fixtures/codes/warband-1.json';
import { anyWarband, warbandOf } from '../support/warbands.ts';
import { bytesOf } from './import/made-roster.ts';

const ADDRESS = 'https://example.org/hors-de-combat/';

function linkOf(warband: Warband): string {
  return `${ADDRESS}${CODE_MARK}${codeOf(deflateRawSync(Buffer.from(codeContent(warband))))}`;
}

/** Without ids and dates, which differ from phone to phone. */
function withoutOwnIds(warband: Warband): Warband {
  const members = warband.members.map((one, at) => ({ ...one, id: `m-${at + 1}` as const }));
  return { ...warband, id: 'w-coded', members, changedAt: 0 };
}

const OTTO = warbandOf('reikland', [
  ['reikland/captain', 'Otto'],
  ['reikland/warrior', 'Les Gris', 5],
]);

describe('a warband’s code', () => {
  test('restores the whole warband, also from within a message', () => {
    fc.assert(
      fc.property(
        anyWarband,
        fc.constantFrom('', 'Salut !\n\n', '* Otto : épée\n'),
        (one, said) => {
          const { own, outcome, format } = readPasted(`${said}${linkOf(one)}\n`, KIT);
          expect([outcome, format]).toEqual(['import', 'warband']);
          expect(own).toEqual([withoutOwnIds(one)]);
        },
      ),
    );
  });

  test('includes the treasury and long absences, but not the history', () => {
    const [otto, grey] = OTTO.members;
    if (otto === undefined || grey === undefined) throw new Error('nobody there');
    const rich: Warband = {
      ...OTTO,
      purse: { gold: 35, wyrdstone: 2 },
      members: [{ ...otto, missesNext: true, missesAfter: 2 }, grey],
    };
    const { own } = readPasted(
      linkOf({ ...rich, history: [{ id: 'b-1' }], unfinished: [{}] }),
      KIT,
    );
    expect(own).toEqual([withoutOwnIds(rich)]);
  });

  test('of November 2026 stays readable', () => {
    expect(readPasted(`${CODE_MARK}${golden.code}`, KIT).own).toEqual([golden.warband]);
  });

  test('is read from a file as well as from a chat', () => {
    const { outcome, fighters } = importFile(bytesOf(`Regarde :\n${linkOf(OTTO)}`));
    expect(outcome).toBe('import');
    expect(fighters.map(({ name, count }) => [name, count])).toEqual([
      ['Otto', 1],
      ['Les Gris', 5],
    ]);
  });

  test('of a newer format asks for a newer app', () => {
    const { outcome, notices } = readPasted(linkOf(OTTO).replace('#w=1', '#w=3'), KIT);
    expect([outcome, notices[0]?.code]).toEqual(['refused', 'NewerFormat']);
  });

  test('that is cut off or mistyped is refused as damaged, and gives no warband', () => {
    const link = linkOf(OTTO);
    const from = link.indexOf(CODE_MARK) + CODE_MARK.length + 17;
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: link.length - 1 }),
        fc.constantFrom('', '_', 'AAAA'),
        (at, instead) => {
          const spoilt = `${link.slice(0, at)}${instead}${instead === '' ? '' : link.slice(at + 1)}`;
          if (spoilt === link) return;
          const { outcome, own, notices } = readPasted(spoilt, KIT);
          // A changed character may still give a valid warband; a missing one never does.
          if (instead !== '' && outcome === 'import') return;
          expect([outcome, own, notices[0]?.code]).toEqual(['refused', [], 'Damaged']);
        },
      ),
    );
  });

  test.each([
    ['no list', '{"id":"w-1"}'],
    ['nobody in it', '[]'],
    ['people that are none', '["Otto","mordheim","reikland","raven",{},[7,null],"",0]'],
    ['keys of every object', '[{"__proto__":{"x":1}},"mordheim","",0,{},[],"",0]'],
    ['more than memory', JSON.stringify('x'.repeat(6_000_000))],
  ])('with %s in it is refused', (_, content) => {
    const code = codeOf(deflateRawSync(Buffer.from(content)));
    const { outcome, own } = readPasted(`${CODE_MARK}${code}AAAAAAAAAAAAAAAA`, KIT);
    expect([outcome, own]).toEqual(['refused', []]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('that is damaged does not stop the list above it from being read', () => {
    const list =
      'Mercenaires reiklanders\n\nOtto (Capitaine) [20 XP] : Épée\n3 × Guerrier : Hache\n';
    const { outcome, drafts } = readPasted(`${list}\n${linkOf(OTTO).slice(0, -9)}`, KIT);
    expect(outcome).not.toBe('refused');
    expect(drafts[0]?.fighters.map(({ name, count }) => [name.value, count.value])).toEqual([
      ['Otto', 1],
      ['Guerrier', 3],
    ]);
  });
});
