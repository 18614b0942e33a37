import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { type RoutMember, sideRoutCount, sideRoutLeadership } from '#rules/skirmish/rout.ts';
import { STATUS_IDS } from '#rules/skirmish/statuses.ts';
import { relicPassesRout, routRerolls } from '#rules/systems/mordheim/checklist/rout.ts';
import { RULES, routBonus } from '#rules/systems/mordheim/rules.ts';

describe('who counts for the rout test', () => {
  test('three of twelve out of action require a test', () => {
    expect(count([...many(9, 'standing'), ...many(3, 'out-of-action')])).toMatchObject({
      participants: 12,
      out: '3',
      reached: true,
    });
  });

  test('stunned, knocked-down and fleeing fighters are not casualties', () => {
    const warband = ['stunned', 'knocked-down', 'fleeing', 'standing'].map((status) => one(status));
    expect(count(warband)).toMatchObject({ participants: 4, out: '0', reached: false });
  });

  test('fighters in reserve take part, absent ones do not', () => {
    const warband = [...many(4, 'in-reserve'), ...many(2, 'absent'), ...many(2, 'standing')];
    expect(count(warband)).toMatchObject({ participants: 6 });
  });

  test('a fighter who left the table is not a casualty, unless the table counts him', () => {
    const warband = [...many(3, 'standing'), one('left-table')];
    expect(count(warband)).toMatchObject({ participants: 4, out: '0' });
    expect(count(warband, { routCountsLeftTable: 'yes' })).toMatchObject({ out: '1' });
  });

  test('goblins and squigs count half as casualties and fully as participants', () => {
    const goblin = one('out-of-action', { 'rout-half-casualty': true });
    expect(count([...many(6, 'standing'), goblin, goblin, goblin])).toMatchObject({
      participants: 9,
      out: '3/2',
      reached: false,
    });
  });

  test('by house rule they count half as participants too', () => {
    const goblin = one('out-of-action', { 'rout-half-casualty': true });
    expect(
      count([...many(6, 'standing'), goblin, goblin, goblin], { routHalves: 'both' }),
    ).toMatchObject({
      participants: 7.5,
      needed: 2,
      out: '3/2',
      reached: false,
    });
  });

  test.each(['mount', 'gnoblar', 'rout-not-counted', 'summoned'])(
    'a "%s" counts neither as participant nor as casualty',
    (trait) => {
      const counted = count([...many(8, 'standing'), one('out-of-action', { [trait]: true })]);
      expect(counted).toMatchObject({ participants: 8, out: '0' });
    },
  );

  test('summoned creatures and wardogs count as the table plays', () => {
    const rat = one('out-of-action', { summoned: true });
    const dog = one('out-of-action', { animal: true, wardog: true });
    expect(count([rat, dog])).toMatchObject({ participants: 1, out: '1' });
    expect(count([rat, dog], { routCountsSummoned: 'yes' })).toMatchObject({ participants: 2 });
    expect(count([rat, dog], { routCountsWardogs: 'no' })).toMatchObject({ participants: 0 });
  });
});

describe('whose Leadership is used', () => {
  test.each(['standing', 'knocked-down', 'fleeing'])(
    'the Leadership of a leader who is %s, even where another has more',
    (status) => {
      const warband = [member('chief', 7, status, { leader: true }), member('priest', 9)];
      expect(leadership(warband)).toEqual({ leadership: 7, from: ['chief'], basis: 'leader' });
    },
  );

  test.each(['stunned', 'out-of-action', 'left-table', 'absent'])(
    'not that of a leader who is %s: then the highest of the others, ties together',
    (status) => {
      const warband = [
        member('chief', 8, status, { leader: true }),
        member('anna', 7),
        member('bert', 7, 'knocked-down'),
        member('carl', 6),
      ];
      expect(leadership(warband)).toEqual({
        leadership: 7,
        from: ['anna', 'bert'],
        basis: 'highest',
      });
    },
  );

  test('never that of hired swords and others excluded by a rule', () => {
    const warband = [
      member('chief', 8, 'stunned', { leader: true }),
      member('ranger', 9, 'standing', { role: 'hired-sword' }),
      member('saurus', 8, 'standing', { traits: { 'rout-ld-excluded': true } }),
      member('skink', 6),
    ];
    expect(leadership(warband)).toMatchObject({ leadership: 6, from: ['skink'] });
  });

  test('without anyone eligible the test fails, or the house rule applies', () => {
    const warband = [member('chief', 8, 'stunned', { leader: true }), member('anna', 7, 'stunned')];
    expect(leadership(warband)).toEqual({ leadership: null, from: [], basis: 'nobody' });
    expect(leadership(warband, { routNobodyEligible: 'no-test' }).basis).toBe('no-test');
    expect(leadership(warband, { routNobodyEligible: 'best-stunned' })).toEqual({
      leadership: 8,
      from: ['chief'],
      basis: 'best-stunned',
    });
  });

  test('fighters out of action never help, even where stunned ones do', () => {
    const warband = [member('chief', 8, 'out-of-action', { leader: true })];
    expect(leadership(warband, { routNobodyEligible: 'best-stunned' })).toMatchObject({
      leadership: null,
      basis: 'nobody',
    });
  });

  test('a fallen leader who does not lead does not lend his as one of the others either', () => {
    const warband = [member('chief', 8, 'fleeing', { leader: true }), member('anna', 7)];
    const choices = { fleeingLeaderLeadsRout: 'no' };
    expect(leadership(warband, choices)).toMatchObject({ leadership: 7, from: ['anna'] });
  });

  test('it always belongs to a fighter on the table who is neither stunned nor hired', () => {
    const anybody = fc
      .record({
        leadership: fc.integer({ min: 2, max: 10 }),
        status: fc.constantFrom(...STATUS_IDS),
        role: fc.constantFrom('henchman', 'hired-sword'),
      })
      .map(({ leadership: ld, role, status }) => member('', ld, status, { role }));
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 8 }), (members) => {
        const named = members.map((warrior, index) => ({
          ...warrior,
          id: `${index}`,
          leader: index === 0,
        }));
        const lent = leadership(named);
        const lenders = named.filter((warrior) => lent.from.includes(warrior.id));
        expect(lent.leadership === null).toBe(lenders.length === 0);
        for (const lender of lenders) {
          expect(lender.leadership).toBe(lent.leadership);
          expect(lender.role).not.toBe('hired-sword');
          expect(['standing', 'knocked-down', 'fleeing']).toContain(lender.status);
        }
      }),
    );
  });
});

describe('what helps with the rout test', () => {
  const chief = {
    profileId: '',
    traits: { 'silk-clothes': true, 'blood-oath': true },
    flags: {},
    status: 'standing',
  } as const;

  test('the warband’s own toughness and the leader’s possessions give a reroll', () => {
    expect(routRerolls({ sideTraits: { hardy: true }, leader: chief })).toEqual([
      'hardy',
      'blood-oath',
      'silk-clothes',
    ]);
    expect(routRerolls({ sideTraits: {}, leader: null })).toEqual([]);
  });

  test('used items are not offered again', () => {
    const worn = { ...chief, flags: { 'used-silk-clothes': true } } as const;
    expect(routRerolls({ sideTraits: {}, leader: worn })).toEqual(['blood-oath']);
  });

  test('a leader out of action helps nobody, one on the ground does', () => {
    expect(routRerolls({ sideTraits: {}, leader: { ...chief, status: 'out-of-action' } })).toEqual(
      [],
    );
    expect(routRerolls({ sideTraits: {}, leader: { ...chief, status: 'stunned' } })).toHaveLength(
      2,
    );
  });

  test('a relic passes only his first Leadership test', () => {
    const traits = { 'holy-relic': true } as const;
    expect(relicPassesRout({ traits, flags: {} })).toBe(true);
    expect(relicPassesRout({ traits, flags: { 'leadership-tested': true } })).toBe(false);
    expect(relicPassesRout({ traits, flags: { 'used-holy-relic': true } })).toBe(false);
    expect(relicPassesRout({ traits: {}, flags: {} })).toBe(false);
  });

  test('a horn and a prayer add one each', () => {
    expect(routBonus({})).toBe(0);
    expect(routBonus({ 'horn-blown': true })).toBe(1);
    expect(routBonus({ 'horn-blown': true, 'hearts-of-steel': true })).toBe(2);
  });
});

function count(
  members: readonly Pick<RoutMember, 'status' | 'traits'>[],
  choices: Readonly<Record<string, string>> = {},
) {
  const { casualties, ...rest } = sideRoutCount(RULES, members, choices);
  return { ...rest, out: fractionText(casualties) };
}

function leadership(
  members: readonly RoutMember[],
  choices: Readonly<Record<string, string>> = {},
) {
  return sideRoutLeadership(RULES, members, choices);
}

function one(status: string, traits: Flags = {}) {
  return { status, traits };
}

function many(size: number, status: string) {
  return Array.from({ length: size }, () => one(status));
}

function member(
  id: string,
  ld: number,
  status = 'standing',
  more: Partial<RoutMember> = {},
): RoutMember {
  return { id, role: 'henchman', leader: false, status, leadership: ld, traits: {}, ...more };
}
