import type { RuleSystem } from '#rules/contract/system.ts';
import { statusLook } from '#ui/battle/looks.ts';
import type { IconName } from '#ui/kit/Icon.tsx';

/** The states of a fighter that are worth a box on paper: those that the table offers first, but the usual one. */
export function statesOf(
  system: RuleSystem,
): readonly { readonly id: string; readonly icon: IconName }[] {
  return system.statuses
    .filter(({ id, inStrip }) => inStrip && id !== system.initialStatus)
    .map(({ id }) => ({ id, icon: statusLook(system, id).icon }));
}
