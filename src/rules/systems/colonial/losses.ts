/** Steps that every unit has; with the last one lost it is removed. @rule COL-7 */
export const LOSS_STEPS = 5;

/** Losses after one more, and whether that was the last. @rule COL-7 */
export function afterLoss(before: number, more: number) {
  const losses = Math.min(LOSS_STEPS, before + more);
  return { losses, eliminated: losses >= LOSS_STEPS } as const;
}

/** Setting: what makes a unit weakened. `told`: players say so. */
export type WeakenedRule = '3' | '2' | 'told';

/** Whether a unit counts as weakened by its losses; null when players have to say. @rule COL-1 */
export function weakenedBy(losses: number, rule: WeakenedRule): boolean | null {
  switch (rule) {
    case '3':
    case '2':
      return losses >= Number(rule);
    case 'told':
      return null;
  }
}
