import { expect, test } from 'vitest';
import type { Resolver, ResolverSetup } from '#rules/contract/resolver.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { system } from '#rules/systems/warhammer-skirmish/index.ts';
import { climb, dive, fall, jumpDown } from '#rules/systems/warhammer-skirmish/resolvers.ts';
import { TestBattle } from '../../../../support/battles.ts';

function table(): TestBattle {
  return new TestBattle(system, [
    { name: 'Empire', fighters: [{ name: 'Otto' }] },
    { name: 'Orcs', fighters: [{ name: 'Grom' }] },
  ]).next();
}

const SETUP: ResolverSetup = {
  subjects: {
    fighter: { kind: 'fighter', fighterId: 'f-Otto' },
    target: { kind: 'fighter', fighterId: 'f-Grom' },
  },
  inputs: { height: 3 },
};

function parts(resolver: Resolver): string {
  const [first] = resolver.sheet(table().state, SETUP).bars;
  return (first?.parts ?? []).map(({ id, chance }) => `${id} ${fractionText(chance)}`).join(', ');
}

test('a fall hurts as in all skirmish games', () => {
  expect(parts(fall)).toBe(
    'unharmed 7/24, knocked-down 115/648, stunned 151/648, out-of-action 193/648',
  );
  expect(parts(jumpDown)).toMatch(/^safe 1\/2, unharmed 7\/48, /);
  expect(parts(climb)).toBe('safe 1/2, stays 1/2');
});

test('helmets, which these rules do not have, are not asked about', () => {
  const sheet = fall.sheet(table().state, {
    subjects: { fighter: { kind: 'free', label: 'Troll', profile: { T: 4, W: 3 }, traits: {} } },
    inputs: {},
  });
  expect(sheet.fields.map(({ id }) => id)).toEqual(['height']);
});

test('a dive that succeeds is a charge from above', () => {
  const battle = table();
  const end = dive.next(battle.state, SETUP, [{ step: 'initiative', dice: [2], choice: null }]);
  expect(end).toMatchObject({
    kind: 'done',
    changes: [
      { kind: 'flag', flag: 'diving', value: true },
      { kind: 'flag', flag: 'charged', value: true },
      { kind: 'contact', a: 'f-Otto', b: 'f-Grom', touching: true },
    ],
  });
});
