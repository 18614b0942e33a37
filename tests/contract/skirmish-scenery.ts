import type { RuleSystem } from '#rules/contract/system.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { WEAPON_ROWS } from '#rules/systems/mordheim/things/weapons.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { type Drawn, type Scenery, warrior } from './battle-moments.ts';

/** Situations of Mordheim battles. */
export const MORDHEIM_SCENERY: Scenery = {
  system: mordheim,
  values: {
    animosity: [true, 'attacks', 'inactive', 'advances'],
    stupid: ['undecided', 'no-blows', 'straight-ahead', 'inactive'],
    breaking: [1, 2, 3],
    'injury-due': [1, 2],
    'all-alone-reroll': ['hardy', 'hardy-reroll'],
    'rout-reroll': ['hardy', 'blood-oath'],
    'rout-leaving': [1, 2],
    charging: ['f-10', 'f-01'],
    'downed-by': ['f-10'],
    'hearts-of-steel': ['f-00'],
    'bubble-source': ['tamer'],
    misfired: ['pistol handgun'],
    exploded: ['handgun'],
    'kept-seat': [true, 'this-turn'],
    'mount-loose': [true, 'bolted', 'gone'],
    crushing: [true, 'crushed'],
    'lasting-events': ['fog::7 flies:due: rats:: earthquake:2: bloodletter:due: distances:1:'],
    'events-due': ['happenings subplots writing storm cellar pool'],
  },
  themes: [
    ...themesOf(mordheim),
    carrying({ animosity: true }),
    carrying({ animosity: true }, { animosity: true }),
    carrying({ drunken: true }),
    carrying({ stupidity: true }),
    carrying({ stupidity: true, 'stupidity-exempt-near-tamer': true }),
    carrying({ stupidity: true, 'stupidity-exempt-near-hero': true }),
    carrying({}, { stupid: 'undecided' }),
    carrying({}, { stupid: 'straight-ahead' }),
    carrying({ frenzy: true }),
    carrying({ frenzy: true, 'random-move': true }),
    carrying({ 'random-move': true }, { stupid: 'straight-ahead' }),
    carrying({ frenzy: true }, { 'must-charge': true }),
    carrying({ hatred: true }, { 'stood-up': true }),
    carrying(Object.fromEntries(WEAPON_ROWS.map(({ id }) => [id, true] as const))),
    carrying({ 'strikes-first': true }, { charged: true }),
    carrying({ 'strikes-last': true }),
    carrying({ 'steel-whip': true }, { charged: true }),
    carrying({}, { 'fear-sixes': true, stupid: 'no-blows' }),
    carrying({ 'causes-fear': true }, { charged: true }),
    carrying({}, { charging: 'f-10' }),
    carrying({}, { 'fear-blocked': 'f-10' }),
    carrying({ pistol: true, handgun: true }, { misfired: 'pistol handgun', exploded: 'handgun' }),
    carrying({ 'hardy-reroll': true }, { outnumbered: true }),
    carrying({ warhorse: true }),
    carrying({ horse: true }, { 'on-foot': true }),
    carrying({ 'absolute-faith': true }, { charging: 'f-10' }),
    carrying({}, { outnumbered: true, 'all-alone-reroll': 'hardy' }),
    carrying({ wizard: true, sorcery: true, 'dread-of-aramar': 7, 'eye-of-the-warp': 8 }),
    carrying({ wizard: true, shield: true, 'death-vision': 6, 'spell-of-awakening': true }),
    carrying({ 'protection-of-sigmar': true, fey: true }),
    carrying({ leap: true, waaagh: true, 'black-hunger': true }),
    carrying({ 'black-hunger': true }, { 'black-hunger': true }),
    carrying({ 'bull-rush': true }, { charged: true }),
    warrior(mordheim, { role: 'hero', traits: { 'healing-herbs': true }, wounds: 0 }),
  ],
  leaders: [
    ...leadersOf(mordheim),
    carrying({ 'holy-relic': true }),
    carrying({ 'hearts-of-steel': true }),
  ],
  helpers: [carrying({ banner: true })],
  pairs: [
    [carrying({ 'strikes-last': true }), carrying({})],
    [carrying({ 'causes-fear': true }, { charged: true }), carrying({ frenzy: true })],
    [carrying({ wizard: true }), carrying({ 'protection-of-sigmar': true, fey: true })],
  ],
  sideTraits: { 'war-horn': true },
  sideFlags: [
    'had-to-rout',
    'rout-passed-over',
    'rout-reroll',
    'hearts-of-steel',
    'rout-exempt',
    'lasting-events',
    'events-due',
  ],
  apartFlags: ['rout-breaking', 'rout-leaving'],
  usualFlags: ['rout-reroll'],
};

/** Situations of Warhammer Escarmouches battles. */
export const WARHAMMER_SKIRMISH_SCENERY: Scenery = {
  system: warhammerSkirmish,
  values: {
    breaking: [1, 2, 3],
    'injury-due': [1, 2],
    'downed-by': ['f-10'],
    'rout-leaving': [1, 2],
  },
  themes: [
    ...themesOf(warhammerSkirmish),
    ...['caster', 'stupidity', 'strikes-first', 'strikes-last'].map((trait) =>
      warrior(warhammerSkirmish, { traits: { [trait]: true } }),
    ),
  ],
  leaders: leadersOf(warhammerSkirmish),
  pairs: [],
  sideTraits: {},
  sideFlags: ['had-to-rout', 'rout-passed-over', 'rout-exempt'],
  apartFlags: ['rout-breaking', 'rout-leaving'],
};

/** Situations of every skirmish game. */
function themesOf(system: RuleSystem): readonly Drawn[] {
  const statuses = ['fleeing', 'knocked-down', 'stunned', 'out-of-action'];
  return [
    ...statuses.map((status) => warrior(system, { status })),
    warrior(system, { status: 'fleeing', flags: { 'near-leader': true } }),
    warrior(system, { status: 'fleeing', flags: { 'flee-move-due': 'f-00' } }),
    warrior(system, { status: 'knocked-down', flags: { 'was-fleeing': true } }),
    warrior(system, { status: 'knocked-down', flags: { 'downed-by': 'f-10' } }),
    warrior(system, { flags: { charged: true, 'unseen-target': true } }),
    warrior(system, { flags: { 'failed-charge': true, moved: true } }),
    warrior(system, { flags: { diving: true, 'stood-up': true } }),
    warrior(system, { flags: { outnumbered: true } }),
    warrior(system, { flags: { breaking: 2 } }),
  ];
}

function leadersOf(system: RuleSystem): readonly Drawn[] {
  return system.statuses.map(({ id }) => warrior(system, { status: id }));
}

function carrying(traits: Drawn['traits'], flags: Drawn['flags'] = {}): Drawn {
  return warrior(mordheim, { traits, flags });
}
