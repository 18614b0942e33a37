import type { SideSetup } from '#battle/events.ts';
import { i18n } from '#i18n/instance.ts';
import { startI18n } from '#i18n/setup.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system as pebbles } from '../fixtures/systems/pebbles/index.ts';
import words from '../fixtures/systems/pebbles/words/fr/pebbles.json';
import { crowd, TestBattle } from '../support/battles.ts';

/** A game with one phase and no leaders, rout, injuries or fights. */
export const PEBBLES: RuleSystem = pebbles;

/** The same with counters: marbles in hand, and marbles won. */
export const MARBLES: RuleSystem = {
  ...pebbles,
  flags: [
    ...pebbles.flags,
    { id: 'marbles', lifetime: 'until-changed', toggle: false },
    { id: 'won', lifetime: 'until-changed', toggle: false },
    { id: 'naps', lifetime: 'until-changed', toggle: false },
  ],
  counters: [
    { id: 'marbles', min: 0, max: 4, from: 'pebbles', main: true },
    { id: 'won', min: 0, max: 9, main: true },
    { id: 'naps', min: 0, max: 3 },
  ],
};

/** French, with this game’s words. */
export async function startPlainGame(): Promise<void> {
  await startI18n('fr');
  i18n.addResourceBundle('fr', pebbles.id, { ...words, ...counterWords() });
}

/** Sam’s two children against Lou’s one. */
export function afternoon(system: RuleSystem = PEBBLES): TestBattle {
  const battle = new TestBattle(system, [
    { name: 'Sam', fighters: crowd('Sam', 2, { wounds: 2 }) },
    { name: 'Lou', fighters: crowd('Lou', 1, { wounds: 2 }) },
  ]);
  return startedAnew(battle, (side) => ({
    ...side,
    fighters: side.fighters.map((child) => ({ ...child, profile: { pebbles: 3 } })),
  }));
}

/** The battle from its start, with other sides. */
export function startedAnew(
  battle: TestBattle,
  change: (side: SideSetup) => SideSetup,
): TestBattle {
  const [start] = battle.entries;
  if (start?.type !== 'BattleStarted') throw new Error('no start');
  battle.entries = [];
  return battle.do({ ...start.data, type: 'start-battle', sides: start.data.sides.map(change) });
}

function counterWords() {
  return {
    counter: {
      marbles: { name: 'Billes', short_one: '{{count}} bille', short_other: '{{count}} billes' },
      won: { name: 'Gagnées', short_one: '{{count}} gagnée', short_other: '{{count}} gagnées' },
      naps: { name: 'Siestes', short_one: '{{count}} sieste', short_other: '{{count}} siestes' },
    },
    flag: {
      ...words.flag,
      marbles: { word: 'Billes', set: '{{name}} : billes {{value}}' },
      won: { word: 'Gagnées', set: '{{name}} : gagnées {{value}}' },
      naps: { word: 'Siestes', set: '{{name}} : siestes {{value}}' },
    },
  };
}
