import type { Change } from '../contract/battle-view.ts';
import type { GameSigns } from '../contract/rows.ts';
import type { RuleSystem } from '../contract/system.ts';
import { endContactsOf } from './contacts.ts';
import { expiredFlags } from './expired-flags.ts';
import { leavesAlone } from './leaving.ts';

/** Defaults for a game that has none of these. */
const NONE = {
  leadershipCharacteristic: null,
  flags: [],
  counters: [],
  houseRules: [],
  scenarios: null,
  gear: null,
  recruits: null,
  duties: () => [],
  mayChangeStatus: () => null,
  act: () => ({ refused: 'unknown-action' }),
  capabilities: () => [],
  save: null,
  possibleTests: () => [],
  nearLeaderFlag: null,
  leaderBubble: () => null,
  uncountedTrait: null,
  characteristicNow: null,
  impliedFlags: null,
  sideFacts: [],
  rout: null,
  leave: leavesAlone,
  injury: null,
  fights: null,
  afterBattle: null,
  resolvers: [],
  magic: null,
  reference: [],
} as const satisfies Partial<RuleSystem>;

const NO_SIGNS: GameSigns = {
  statuses: {},
  flags: {},
  phases: {},
  duties: {},
  resolvers: {},
  circumstances: {},
  arms: {},
};

/** Defaults derived from the game's rows. */
type FromRows = 'signs' | 'enter' | 'changeStatus';

type Definition = Omit<RuleSystem, keyof typeof NONE | FromRows> &
  Partial<Omit<RuleSystem, 'signs'>> & { readonly signs?: Partial<GameSigns> };

/**
 * Defines a game, omitting what it lacks. By default flags end with their lifetimes, and a status off the
 * table ends all contacts: `enter` and `changeStatus` override this.
 */
export function defineSystem(definition: Definition): RuleSystem {
  const { statuses, flags = [] } = definition;
  return {
    ...NONE,
    enter: (view, to) => expiredFlags(flags, view, to),
    changeStatus: (view, fighterId, to) => {
      const status: Change = { kind: 'status', fighterId, to };
      const stays = statuses.some(({ id, onTable }) => id === to && onTable);
      return stays ? [status] : [status, ...endContactsOf(view, fighterId)];
    },
    ...definition,
    signs: { ...NO_SIGNS, ...definition.signs },
  };
}
