import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import { fights } from '#rules/systems/mordheim/fights.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import type { TestBattle } from '../../../support/battles.ts';
import { runs } from '../../../support/share.ts';
import { between, brawl, resolver } from './resolvers/brawl.ts';

// The list of fights and the duel must give the same order of strikes, with the same reasons. @rule CC-ORDER,
// WEAPONS

const MELEE = resolver(system, 'melee');

const TRAITS = [
  'dagger',
  'sword',
  'axe',
  'spear',
  'flail',
  'double-handed',
  'great-hammer',
  'steel-whip',
  'fighting-claws',
  'brass-knuckles',
  'pistol',
  'animal',
  'shield',
  'strongman',
  'strikes-first',
  'strikes-last',
  'lightning-reflexes',
  'ithilmar-weapon',
] as const;

interface Someone {
  readonly traits: Flags;
  readonly initiative: number;
  readonly charged: boolean;
  readonly stoodUp: boolean;
}

const anybody: fc.Arbitrary<Someone> = fc.record({
  traits: fc
    .subarray([...TRAITS], { maxLength: 5 })
    .map((ids) => Object.fromEntries(ids.map((id) => [id, true as const]))),
  initiative: fc.integer({ min: 1, max: 6 }),
  charged: fc.boolean(),
  stoodUp: fc.boolean(),
});

/** Otto and Rat in contact, in the first turn of their fight or in the second. */
function met(otto: Someone, rat: Someone, later: boolean): TestBattle {
  const bruiser = (name: string, { traits, initiative }: Someone) => ({
    name,
    traits,
    profile: { I: initiative },
  });
  const battle = brawl({
    attackers: [bruiser('Otto', otto)],
    defenders: [bruiser('Rat', rat)],
    contacts: [['Otto', 'Rat']],
  });
  if (later) battle.nextUntil('Skaven', 'close-combat');
  for (const [name, one] of [['Otto', otto] as const, ['Rat', rat] as const]) {
    const set = (flag: string) =>
      battle.do({ type: 'set-flag', fighterId: `f-${name}`, flag, value: true });
    if (one.charged) set('charged');
    if (one.stoodUp) set('stood-up');
  }
  return battle;
}

/** "Otto charged, then Rat initiative", or both at once. */
function listed({ state }: TestBattle): string {
  const [fight] = fights(state);
  return (fight?.order ?? [])
    .map(({ fighterIds, reason }) =>
      fighterIds.length > 1 ? 'both at once' : `${fighterIds[0]} ${reason.code}`,
    )
    .join(', then ');
}

/** With equal Initiative, each comes first in the duel in which he attacks. */
function duelled({ state }: TestBattle): string {
  const orderOf = (a: string, b: string) => MELEE.sheet(state, between(a, b)).order;
  const [his, others] = [orderOf('Otto', 'Rat'), orderOf('Rat', 'Otto')];
  if (his[0]?.fighterId !== others[0]?.fighterId) return 'both at once';
  return his.map(({ fighterId, reason }) => `${fighterId} ${reason.code}`).join(', then ');
}

test('the list of fights and the duel agree on who strikes first', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anybody, anybody, fc.boolean(), (otto, rat, later) => {
      const battle = met(otto, rat, later);
      const answer = listed(battle);
      seen.add(answer);
      expect(duelled(battle)).toBe(answer);
    }),
    runs(60),
  );
  expect(seen.size).toBeGreaterThan(12);
});

const SOMEBODY: Someone = { traits: {}, initiative: 3, charged: false, stoodUp: false };

test.each<[string, Partial<Someone>, Partial<Someone>, string]>([
  [
    'a blade of ithilmar is quicker',
    { traits: { sword: true, 'ithilmar-weapon': true } },
    {},
    'f-Otto fight.initiative, then f-Rat fight.initiative',
  ],
  [
    'whoever sees a charge coming meets it by Initiative',
    { charged: true },
    { traits: { 'lightning-reflexes': true }, initiative: 5 },
    'f-Rat fight.strikes-first, then f-Otto fight.charged',
  ],
  [
    'a great hammer is slow, whatever else is carried',
    { traits: { 'great-hammer': true, 'steel-whip': true }, charged: true },
    {},
    'f-Rat fight.initiative, then f-Otto fight.strikes-last',
  ],
])('%s', (_what, otto, rat, order) => {
  const battle = met({ ...SOMEBODY, ...otto }, { ...SOMEBODY, ...rat }, false);
  expect(listed(battle)).toBe(order);
});
