import type { RuleSystem } from '#rules/contract/system.ts';
import { statusLook } from '#ui/battle/looks.ts';
import type { IconName } from '#ui/kit/Icon.tsx';

/** The statuses that get a box on paper: those that the table offers first, without the normal one. */
export function statesOf(
  system: RuleSystem,
): readonly { readonly id: string; readonly icon: IconName }[] {
  return system.statuses
    .filter(({ id, inStrip }) => inStrip && id !== system.initialStatus)
    .map(({ id }) => ({ id, icon: statusLook(system, id).icon }));
}
