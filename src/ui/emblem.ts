import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';

/** The emblems to choose from, in order. */
export const EMBLEM_IDS = [
  'raven',
  'rat',
  'wolf',
  'skull',
  'hammer',
  'comet',
  'axe',
  'goblin',
  'minotaur',
  'bull',
  'bear',
  'lion',
  'griffin',
  'eagle',
  'lizard',
  'daemon',
  'tentacles',
  'dwarf',
  'anchor',
  'sun',
  'flame',
  'snowflake',
  'jester',
  'cross',
  'crown',
] as const;

/** The icon of an emblem; a skull for an unknown one. */
export function emblemIcon(emblem: string): IconName {
  const known = EMBLEM_IDS.find((id) => id === emblem) ?? 'skull';
  return `emblem-${known}`;
}

/** The tone of an emblem, always the same for the same id. */
export function emblemTone(emblem: string): Tone {
  const at = EMBLEM_IDS.findIndex((id) => id === emblem);
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
