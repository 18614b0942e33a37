import { useState } from 'react';
import type { Duty } from '#rules/contract/advice.ts';
import type { DiceSpec } from '#rules/dice/dice.ts';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useRoll } from '#ui/battle/use-roll.ts';
import { StepDice } from '#ui/resolver/StepDice.tsx';

/** More answers than buttons: the dice that lead to them are tapped instead. */
const MOST_BUTTONS = 6;

/** Whether the answers of a duty are too many for a button each. */
export function asksForFaces({ dice, tally, test, outcomes }: Duty): boolean {
  return dice !== null && tally === null && test === null && outcomes.length > MOST_BUTTONS;
}

type DutyDiceProps = { readonly duty: Duty; readonly dice: DiceSpec };

/** The faces of a throw on a long table, tapped one after the other or thrown by the app. */
export function DutyDice({ duty, dice: spec }: DutyDiceProps) {
  const table = useTable();
  const roll = useRoll(duty);
  const [typed, setTyped] = useState<readonly number[]>([]);
  const answer = (dice: readonly number[]) => {
    const outcome = outcomeOfDice(duty, dice, null);
    setTyped([]);
    if (outcome === null) return;
    const { key } = duty;
    table.send({ type: 'resolve-duty', key, outcome: outcome.id, dice, overruledValue: null });
  };
  return (
    <div className="stack air-2">
      <StepDice
        step={{ count: spec.count, sides: spec.sides, need: null, faces: null, verdict: false }}
        typed={typed}
        onType={setTyped}
        onAnswer={({ dice }) => answer(dice)}
        onRoll={() => roll?.(null)}
      />
    </div>
  );
}
