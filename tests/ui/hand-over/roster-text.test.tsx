import { deflateRawSync } from 'node:zlib';
import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { CODE_MARK, codeContent, codeOf, withLink } from '#exchange/warband-code.ts';
import { startI18n } from '#i18n/setup.ts';
import { setMissesNext, setTrait } from '#roster/edit.ts';
import { renameMember } from '#roster/rename-member.ts';
import type { Warband } from '#roster/warband.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { useRosterText } from '#ui/hand-over/use-roster-text.ts';
import { useWarbandText } from '#ui/hand-over/use-warband-text.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { anyWarband, warbandOf } from '../../support/warbands.ts';
import { equippedWarband, readable } from './equipped.ts';

// A warband as text: in list builders’ format, which is read by its words, and as a message whose last line
// restores all of it.

function listOf(warband: Warband): string {
  return renderHook(() => useRosterText(warband, mordheim)).result.current();
}

function messageOf(warband: Warband): string {
  const code = codeOf(deflateRawSync(Buffer.from(codeContent(warband))));
  const text = renderHook(() => useWarbandText(warband, mordheim)).result.current;
  return withLink(text, `https://example.org/${CODE_MARK}${code}`);
}

function warbandIn(text: string): Warband {
  const [draft] = readPasted(text, KIT).drafts;
  if (draft === undefined) throw new Error('nobody was read');
  let next = 0;
  return toWarband(draft, KIT.lexicon, KIT.system, {
    warband: 'w-test',
    warrior: () => {
      next += 1;
      return `m-${next}`;
    },
    now: 0,
  });
}

/** Members by name, as the list orders them by role. */
function byName({ members }: Warband) {
  return members
    .map((one) => ({ ...readable(one), leader: one.leader, missesNext: one.missesNext }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

describe.each(['fr', 'en'])('in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('a list in a list builder’s format is restored completely, whatever the names', () => {
    fc.assert(
      fc.property(equippedWarband, (warband) => {
        const read = warbandIn(listOf(warband));
        expect(read.name).toBe(warband.name);
        expect(read.catalogueId).toBe(warband.catalogueId);
        expect(byName(read)).toEqual(byName(warband));
      }),
    );
  });

  test('a message restores the whole warband, pasted or as a file', () => {
    fc.assert(
      fc.property(anyWarband, fc.boolean(), (warband, windows) => {
        const text = messageOf(warband);
        const bytes = new TextEncoder().encode(
          windows ? `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n` : text,
        );
        const members = warband.members.map((one, at) => ({ ...one, id: `m-${at + 1}` }));
        const whole = [{ ...warband, id: 'w-coded', members, changedAt: 0 }];
        expect(readPasted(text, KIT).own).toEqual(whole);
        expect(readRoster(bytes, KIT).own).toEqual(whole);
      }),
    );
  });
});

describe('a list in a list builder’s format', () => {
  const OTTO = setMissesNext(
    setTrait(
      warbandOf('reikland', [
        ['reikland/captain', 'Otto'],
        ['reikland/warrior', 'Les Gris', 3],
      ]),
      'm-1',
      'armour',
      'light',
    ),
    'm-1',
    true,
  );

  beforeAll(async () => {
    await startI18n('fr');
  });

  test('looks like a list builder’s', () => {
    expect(listOf(OTTO)).toMatchInlineSnapshot(`
      "Les Essais

      ++ Bande (Mercenaires reiklanders) [155 co] ++

      + Héros + [80 co]

      Otto (Capitaine mercenaire) [1] [80 co]
      . M 4, CC 4, CT 4, F 3, E 3, PV 1, I 4, A 1, Cd 8
      . Chef
      . 20x Expérience
      . Équipement: Armure légère
      . Manque la prochaine bataille

      + Hommes de main + [75 co]

      Les Gris (Guerrier) [3] [75 co]
      . M 4, CC 3, CT 3, F 3, E 3, PV 1, I 3, A 1, Cd 7"
    `);
  });

  test.each(['- Otto', '“Otto”', '++ Otto ++', 'Total', 'Créé (1a)', '. . .', 'Héros', 'Épée'])(
    'reads %s as an ordinary name',
    (name) => {
      const read = warbandIn(listOf(renameMember(OTTO, mordheim, 'm-1', name)));
      expect(read.members.map((one) => [one.name, one.profileId])).toEqual([
        [name, 'reikland/captain'],
        ['Les Gris', 'reikland/warrior'],
      ]);
    },
  );
});

test('a fighter named like a warband link does not confuse the reader', async () => {
  await startI18n('fr');
  const name = '#w=1AAAAAAAAAAAAAAAAAAAAAAAA';
  const warband = warbandOf('reikland', [['reikland/captain', name]]);
  expect(readPasted(messageOf(warband), KIT).own[0]?.members[0]?.name).toBe(name);
});
