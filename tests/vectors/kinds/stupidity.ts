import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { smallBattle, throwFor } from '../small-battle.ts';

/** What a stupid fighter's test at the start of his turn has made of him. */
export interface AfterStupidity {
  readonly passed: boolean;
  /** Value of his flag; null when he goes on as usual, or nobody has thrown for what he does. */
  readonly behaviour: FlagValue | null;
}

/** Plays the test, and the die that follows when he fails it outside of any fight. */
export function playStupidity(
  system: RuleSystem,
  test: {
    readonly ld: number;
    readonly dice: readonly number[];
    readonly engaged: boolean;
    readonly d6: number | null;
  },
): AfterStupidity {
  const table = smallBattle(system, {
    ours: [{ name: 'One', ld: test.ld, traits: { stupidity: true } }],
    theirs: [{ name: 'Enemy' }],
  });
  if (test.engaged) table.do({ type: 'set-contact', a: 'f-One', b: 'f-Enemy', touching: true });
  const passed = throwFor(table, 'stupidity', 'One', test.dice) === 'passed';
  const diced = table.due.includes('stupid-behaviour One');
  if (diced && test.d6 !== null) throwFor(table, 'stupid-behaviour', 'One', [test.d6]);
  const undecided = diced && test.d6 === null;
  return { passed, behaviour: undecided ? null : (table.fighter('One').flags['stupid'] ?? null) };
}
