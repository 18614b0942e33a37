import type { Duty } from '#rules/contract/advice.ts';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { useStores } from '#store/hooks.ts';
import { useTable } from './table-context.ts';

/**
 * Rolls a duty's dice in the app and resolves it, against the value that overrules that of the rules, if any.
 * Null for a duty without dice.
 */
export function useRoll(duty: Duty): ((overruled: number | null) => void) | null {
  const table = useTable();
  const { die } = useStores();
  const { dice: spec } = duty;
  if (spec === null) return null;
  return (overruled) => {
    const dice = Array.from({ length: spec.count }, () => die(spec.sides));
    const outcome = outcomeOfDice(duty, dice, overruled);
    if (outcome === null) return;
    table.send({
      type: 'resolve-duty',
      key: duty.key,
      outcome: outcome.id,
      dice,
      overruledValue: overruled,
    });
  };
}
