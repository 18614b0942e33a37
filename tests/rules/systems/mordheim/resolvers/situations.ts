import * as fc from 'fast-check';
import type { BattleView, Flags } from '#rules/contract/battle-view.ts';
import type { ResolverSetup } from '#rules/contract/resolver.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { system as ESCARMOUCHES } from '#rules/systems/warhammer-skirmish/index.ts';
import { between, brawl } from './brawl.ts';

const TRAITS: readonly string[] = [
  'sword',
  'axe',
  'hammer',
  'dagger',
  'flail',
  'spear',
  'double-handed',
  'pistol',
  'bow',
  'sling',
  'handgun',
  'blunderbuss',
  'shield',
  'buckler',
  'helmet',
  'two-weapons',
  'frenzy',
  'hatred',
  'no-pain',
  'jump-up',
  'hard-to-kill',
  'hard-head',
  'lucky-charm',
  'step-aside',
  'dodge',
  'regeneration',
  'expert-swordsman',
  'strongman',
  'cloud-of-flies',
  'animal',
  'mounted',
];
const INPUTS: readonly string[] = [
  'first-turn',
  'charged',
  'diving',
  'frenzy',
  'hatred',
  'fear-sixes',
  'stood-up',
  'parry',
  'foe-parry',
  'dropped-him',
  'mounted',
  'cover',
  'moved',
  'long-range',
  'large-target',
  'foe-charged',
  'foe-frenzy',
  'critical-used',
];
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  weapon: ['sword', 'fist', 'lance', 'flail', 'brace-of-pistols', 'nonsense'],
  'second-weapon': ['none', 'sword', 'dagger', 'pistol', 'halberd'],
  'foe-weapon': ['spear', 'natural-weapons', 'double-handed'],
  missile: ['sling', 'repeater-crossbow', 'duelling-pistol', 'nonsense'],
  target: ['standing', 'knocked-down', 'stunned'],
  'foe-armour': ['none', 'heavy', 'gromril'],
};

const anyTraits: fc.Arbitrary<Flags> = fc
  .subarray([...TRAITS], { maxLength: 6 })
  .map((ids) => Object.fromEntries(ids.map((id) => [id, true as const])));
const anyNumber = fc.integer({ min: 0, max: 10 });
const anyProfile = fc.record({
  WS: anyNumber,
  BS: anyNumber,
  S: anyNumber,
  T: anyNumber,
  W: fc.integer({ min: 0, max: 4 }),
  I: anyNumber,
  A: fc.integer({ min: 0, max: 5 }),
});
const anyStatus = fc.constantFrom(
  'standing',
  'knocked-down',
  'stunned',
  'fleeing',
  'out-of-action',
);
const anyInputs = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...INPUTS), fc.boolean()),
    fc.record(
      Object.fromEntries(
        Object.entries(CHOICES).map(([id, options]) => [id, fc.constantFrom(...options)]),
      ),
      { requiredKeys: [] },
    ),
    fc.record(
      { attacks: fc.integer({ min: -3, max: 30 }), shots: fc.integer({ min: 0, max: 5 }) },
      { requiredKeys: [] },
    ),
  )
  .map(([switches, choices, numbers]) => ({ ...switches, ...choices, ...numbers }));

/** Two fighters of a battle, with random settings. */
export interface Situation {
  readonly view: BattleView;
  readonly setup: ResolverSetup;
}

export const anySituation: fc.Arbitrary<Situation> = fc
  .record({
    system: fc.constantFrom(MORDHEIM, ESCARMOUCHES),
    profiles: fc.tuple(anyProfile, anyProfile),
    traits: fc.tuple(anyTraits, anyTraits),
    statuses: fc.tuple(anyStatus, anyStatus),
    inputs: anyInputs,
    free: fc.boolean(),
    touching: fc.boolean(),
    houseRules: fc.record({
      criticalTables: fc.constantFrom('basic', 'optional'),
      naturalOneMisses: fc.constantFrom('yes', 'no'),
      sevenPlusShooting: fc.constantFrom('impossible', 'ladder'),
      stunnedAutoOut: fc.constantFrom('yes', 'no'),
      wfsCriticalHits: fc.constantFrom('two-wounds', 'two-hits'),
      wfsFinishDowned: fc.constantFrom('yes', 'no'),
    }),
  })
  .map(({ system, profiles, traits, statuses, inputs, free, touching, houseRules }) => {
    const battle = brawl({
      system,
      attackers: [{ name: 'A', profile: profiles[0], traits: traits[0], wounds: profiles[0].W }],
      defenders: [{ name: 'D', profile: profiles[1], traits: traits[1], wounds: profiles[1].W }],
      contacts: touching ? [['A', 'D']] : [],
      houseRules,
    });
    if (statuses[0] !== 'standing') battle.set('A', statuses[0]);
    if (statuses[1] !== 'standing') battle.set('D', statuses[1]);
    const typed = { kind: 'free', label: 'Ogre', profile: profiles[1], traits: traits[1] } as const;
    const setup = between('A', 'D', inputs);
    return {
      view: battle.state,
      setup: free ? { ...setup, subjects: { ...setup.subjects, defender: typed } } : setup,
    };
  });
