import { deflateRawSync } from 'node:zlib';
import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { CODE_MARK, codeContent, codeOf, withLink } from '#exchange/warband-code.ts';
import { startI18n } from '#i18n/setup.ts';
import { renameMember, setMissesNext, setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { useRosterText } from '#ui/hand-over/use-roster-text.ts';
import { useWarbandText } from '#ui/hand-over/use-warband-text.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { anyWarband, warbandOf } from '../../support/warbands.ts';
import { equippedWarband, readable } from './equipped.ts';

// A warband as text: as list builders write theirs, which is read back by its words, and as a message
// whose last line brings all of it back.

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

/** Members by name: the list has them by role. */
function byName({ members }: Warband) {
  return members
    .map((one) => ({ ...readable(one), leader: one.leader, missesNext: one.missesNext }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

describe.each(['fr', 'en'])('in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('a list as of a list builder comes back whole, whatever its people are called', () => {
    fc.assert(
      fc.property(equippedWarband, (warband) => {
        const read = warbandIn(listOf(warband));
        expect(read.name).toBe(warband.name);
        expect(read.catalogueId).toBe(warband.catalogueId);
        expect(byName(read)).toEqual(byName(warband));
      }),
    );
  });

  test('a text for friends brings the whole warband back, pasted or as a file, whatever is in it', () => {
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

describe('a list as of a list builder', () => {
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

  test('looks like theirs', () => {
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
    'takes %s for a name like any other',
    (name) => {
      const read = warbandIn(listOf(renameMember(OTTO, mordheim, 'm-1', name)));
      expect(read.members.map((one) => [one.name, one.profileId])).toEqual([
        [name, 'reikland/captain'],
        ['Les Gris', 'reikland/warrior'],
      ]);
    },
  );
});

test('a fighter called like the link of a warband does not stand in its way', async () => {
  await startI18n('fr');
  const name = '#w=1AAAAAAAAAAAAAAAAAAAAAAAA';
  const warband = warbandOf('reikland', [['reikland/captain', name]]);
  expect(readPasted(messageOf(warband), KIT).own[0]?.members[0]?.name).toBe(name);
});
