import { flagTools } from '../../parts/skirmish/flags.ts';
import type { FighterView } from '../../system.ts';
import type { FlagId } from './flags.ts';
import { carries, carriesAny } from './traits.ts';

export {
  enemiesOf,
  fighterNamed,
  fighterOf,
  fightersOf,
  isEngaged,
  rowOf,
  sideOf,
} from '../../parts/skirmish/reading.ts';

/** How the Mordheim files read a battle: as all skirmish games do, and by Mordheim's own flags. */

export const { has, setFlag, clearFlag, setSideFlag } = flagTools<FlagId>();

/** Frenzied now: carries it and has not lost it by going down. @rule PSY-FRENZY */
export function isFrenzied(fighter: FighterView): boolean {
  const born = carriesAny(fighter.traits, ['frenzy', 'mad-cap-mushrooms']);
  return (
    (born || has(fighter, 'frenzied') || has(fighter, 'drunk-frenzied')) &&
    !has(fighter, 'frenzy-lost')
  );
}

/** Takes no psychology tests: by nature, or frenzied with an enemy in charge range. @rule PSY-FRENZY */
export function ignoresPsychology(fighter: FighterView): boolean {
  return (
    carries(fighter.traits, 'immune-psychology') ||
    (isFrenzied(fighter) && has(fighter, 'frenzy-in-range'))
  );
}
