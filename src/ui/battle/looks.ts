import type { RuleSystem } from '#rules/system.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { iconOr, kitTone } from './icons.ts';

/** How a status looks: its own picture where there is one, and the colour that its row names. */
export function statusLook(
  system: RuleSystem,
  status: string,
): { readonly icon: IconName; readonly tone: Tone } {
  const row = system.statuses.find((candidate) => candidate.id === status);
  return { icon: iconOr(status, 'absent'), tone: kitTone(row?.tone ?? 'away') };
}
