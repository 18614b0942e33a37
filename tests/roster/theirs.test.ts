import { describe, expect, test } from 'vitest';
import { asNewWarband } from '#roster/as-new.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { parseWarband } from '#roster/parse.ts';
import { warbandRating } from '#roster/rating.ts';
import { asOwn, metRoster, scannedRoster } from '#roster/theirs.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, fighter, side } from '../support/battles.ts';
import { warbandOf } from '../support/warbands.ts';

// Rosters of opponents that are kept on this device.

const RATS = warbandOf('skaven', [
  ['skaven/assassin-adept', 'Tarsik'],
  ['skaven/verminkin', 'Rat', 3],
]);

let serial = 0;
const freshId = () => String((serial += 1));

function read(row: unknown) {
  const parsed = parseWarband(row, () => system);
  if (!parsed.ok) throw new Error('refused');
  return parsed.warband;
}

describe('a scanned roster', () => {
  const first = scannedRoster(RATS, [], freshId);

  test('is the opponent’s, until it is looked after here', () => {
    expect([isTheirs(RATS), isTheirs(first), isTheirs(asOwn(first))]).toEqual([false, true, false]);
    expect(isTheirs(asNewWarband(first, freshId))).toBe(false);
  });

  test('is stored with its mark; any other value counts as none', () => {
    expect(read(JSON.parse(JSON.stringify(first)))).toEqual(first);
    for (const theirs of [true, 'mine', null, {}]) {
      expect(read({ ...first, theirs })).toEqual(asOwn(first));
    }
  });

  test.each([
    { of: 'the same name and type again', scanned: { ...RATS, name: 'LES ESSAIS' }, same: true },
    { of: 'another name', scanned: { ...RATS, name: 'Autres' }, same: false },
    { of: 'another type', scanned: { ...RATS, catalogueId: 'reikland' }, same: false },
  ])('with $of is the one kept before: $same', ({ scanned, same }) => {
    expect(scannedRoster(scanned, [first], freshId).id === first.id).toBe(same);
  });

  test('never takes the place of an own one', () => {
    expect(scannedRoster(RATS, [RATS], freshId).id).not.toBe(RATS.id);
  });
});

describe('the roster of an opponent as he came to a battle', () => {
  const met = {
    ...side({ name: 'Griffes', warbandId: 'w-far', fighters: crowd('Rat', 2) }),
    leaderId: 'f-Chef' as const,
  };
  const chief = { ...fighter({ name: 'Chef', profileId: 'skaven/assassin-adept' }), traits: {} };
  const roster = metRoster({ ...met, fighters: [chief, ...met.fighters] }, system.id, freshId);

  test('has his warband’s id, its type, and each fighter', () => {
    expect(roster).toMatchObject({ id: 'w-far', name: 'Griffes', catalogueId: 'skaven' });
    expect(roster?.members.map(({ name, leader }) => [name, leader])).toEqual([
      ['Chef', true],
      ['Rat1', false],
      ['Rat2', false],
    ]);
  });

  test('can be stored, and has no rating, as experience does not show', () => {
    if (roster === null) throw new Error('no roster');
    expect(read(JSON.parse(JSON.stringify(roster)))).toEqual(roster);
    expect(warbandRating(roster, system)).toBeNull();
    expect(warbandRating(asOwn(roster), system)).not.toBeNull();
  });

  test('is nothing for a side without a warband', () => {
    expect(metRoster({ ...met, warbandId: null }, system.id, freshId)).toBeNull();
  });
});
