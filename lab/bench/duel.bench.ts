import { bench, describe } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { between, brawl, resolver } from '../../tests/rules/systems/mordheim/resolvers/brawl.ts';

// Run by hand: npx vitest bench lab/bench. A sheet has one frame, 16 ms, on the slowest relevant phone, so
// here it should take a small part of that.

const MELEE = resolver(system, 'melee');

const SIX = { WS: 4, A: 6, W: 3 };
const HEAVY = {
  sword: true,
  hammer: true,
  armour: 'heavy',
  helmet: true,
  hatred: true,
  'lucky-charm': true,
  'step-aside': true,
} as const;

const { state } = brawl({
  attackers: [{ name: 'A', profile: SIX, traits: HEAVY }],
  defenders: [{ name: 'D', profile: SIX, traits: HEAVY }],
  contacts: [['A', 'D']],
});
const charts = { ...state, houseRules: { ...state.houseRules, criticalTables: 'optional' } };

describe('a duel’s whole sheet', () => {
  bench('six attacks each, two weapons, equal Initiative', () => {
    MELEE.sheet(state, between('A', 'D'));
  });
  bench('the same with critical hit charts', () => {
    MELEE.sheet(charts, between('A', 'D'));
  });
  bench('one attack each', () => {
    MELEE.sheet(state, between('A', 'D', { attacks: 1, 'foe-attacks': 1 }));
  });
});
