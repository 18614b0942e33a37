import type { Entry } from '#battle/events.ts';
import { type RoundTally, roundTallies } from '#battle/selectors.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';

const TALLIES = new WeakMap<readonly Entry[], readonly RoundTally[]>();

/** The losses and the length of each round; cached per log, since every head asks. */
export function useTallies(): readonly RoundTally[] {
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const known = TALLIES.get(entries);
  if (known !== undefined) return known;
  const tallies = roundTallies(entries, system);
  TALLIES.set(entries, tallies);
  return tallies;
}
