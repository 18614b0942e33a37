import { EMBLEMS } from '#rules/contract/emblems.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';

/** The icon of an emblem; a skull for an unknown one. */
export function emblemIcon(emblem: string): IconName {
  const known = EMBLEMS.find((id) => id === emblem) ?? 'skull';
  return `emblem-${known}`;
}

/** The tone of an emblem, always the same for the same id. */
export function emblemTone(emblem: string): Tone {
  const at = EMBLEMS.findIndex((id) => id === emblem);
  return COLOURS[at % COLOURS.length] ?? 'neutral';
}

const COLOURS = [
  'leader',
  'stunned',
  'fleeing',
  'ember',
  'standing',
  'knocked-down',
] as const satisfies readonly Tone[];
