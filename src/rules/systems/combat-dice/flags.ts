import { chip, flagTools, quiet } from '../../parts/skirmish/flags.ts';
import type { FlagRow } from '../../system.ts';
import { COUNTER_IDS, type CounterId } from './counters.ts';

const FLAG_IDS = [
  'activated',
  'careful',
  'covered',
  'opportunity',
  'left-melee',
  'left-enemies',
  ...COUNTER_IDS,
] as const;

export type FlagId = (typeof FLAG_IDS)[number];

/** Every flag with its lifetime. Care and charge last until he acts again, whoever's turn it is. */
const FLAGS = {
  activated: chip('activated', 'turn'),
  careful: chip('careful', 'until-changed'),
  covered: chip('covered', 'until-changed'),
  /** Id of the enemy who has just left contact with him and whom he may strike at once. @rule DR-6 */
  opportunity: quiet('opportunity', 'any-turn'),
  /** How many stood in the fight that he has just left, himself included. @rule DR-1, DR-6 */
  'left-melee': quiet('left-melee', 'any-turn'),
  /** How many of them were enemies who touched him. */
  'left-enemies': quiet('left-enemies', 'any-turn'),
  ...counted(),
} as const satisfies { readonly [Id in FlagId]: FlagRow };

export const FLAG_ROWS: readonly FlagRow[] = FLAG_IDS.map((id) => FLAGS[id]);

export const { has, setFlag, clearFlag } = flagTools<FlagId>();

/** Counters are flags that stay as they are counted. */
function counted(): { readonly [Id in CounterId]: FlagRow } {
  return {
    pool: quiet('pool', 'until-changed'),
    received: quiet('received', 'until-changed'),
    charging: quiet('charging', 'until-changed'),
    'armour-head': quiet('armour-head', 'until-changed'),
    'armour-torso': quiet('armour-torso', 'until-changed'),
    'armour-arms': quiet('armour-arms', 'until-changed'),
    'armour-legs': quiet('armour-legs', 'until-changed'),
  };
}
