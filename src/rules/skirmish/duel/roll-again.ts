import type { Message } from '#rules/contract/battle-view.ts';
import { roll, type Script } from '#rules/dice/script.ts';

/**
 * Dice of which the failed ones are thrown once more. Each new one stands in the place of the one it
 * is for: which wound comes first matters.
 * @rule COM-REROLL
 */
export function* rolledAgain(
  dice: readonly number[],
  need: number,
  step: { readonly id: string; readonly code: string; readonly params: Message['params'] },
): Script<readonly number[]> {
  const count = dice.filter((face) => face < need).length;
  const said = { code: step.code, params: { ...step.params, count, need } };
  const again = yield* roll({ id: `${step.id}-again`, said, count, need, rule: 'COM-REROLL' });
  let next = 0;
  return dice.map((face) => (face < need ? (again[next++] ?? face) : face));
}
