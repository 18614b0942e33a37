import type { InputValue } from '#rules/contract/resolver.ts';
import type { Circumstances } from './combatant.ts';

/**
 * Whether this is the first turn of a combat. An effect asks for it by `now` or `only`, and so shows players
 * the switch by which they correct it: no effect can depend on it unseen.
 * @rule PSY-HATE, WEAPONS, CC-HIT
 */
export interface FirstTurn {
  /** Whether it is; from now on the switch is shown. */
  readonly now: () => boolean;
  /** The same for what changes no chance by itself, such as a list of options; shows nothing. */
  readonly likely: boolean;
  /**
   * Whether a circumstance of the first turn applies.
   * @param known it may concern this fighter, so the switch is shown in any case; otherwise the circumstance is
   *   asked in a first turn only, and the switch is shown if it applies
   */
  readonly only: (known: boolean, applies: () => boolean) => boolean;
}

/** By the table, or as players have entered it. */
export function firstTurnAsked(
  ask: Circumstances,
  inputs: Readonly<Record<string, InputValue>>,
  table: boolean,
): FirstTurn {
  const entered = inputs[FIELD];
  const likely = typeof entered === 'boolean' ? entered : table;
  let asked = false;
  const now = () => {
    if (!asked) ask.foremost.isSo(FIELD, null, table);
    asked = true;
    return likely;
  };
  // What players have entered can always be corrected.
  if (typeof entered === 'boolean') now();
  return firstTurn(now, likely);
}

/** Without a switch, where nobody can correct it. */
export function firstTurnUnasked(likely: boolean): FirstTurn {
  return firstTurn(() => likely, likely);
}

const FIELD = 'first-turn';

function firstTurn(now: () => boolean, likely: boolean): FirstTurn {
  return {
    now,
    likely,
    only: (known, applies) => (known ? now() && applies() : likely && applies() && now()),
  };
}
