import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';

/** How a game is told from the others before anything of it has been fetched. */
export interface GameSign {
  readonly id: string;
  readonly icon: IconName;
  readonly tone: Tone;
}

/** Signs of the games, in the order in which a stranger meets them; their words are those of `home:games`. */
const SIGNS = [
  { id: 'mordheim', icon: 'emblem-comet', tone: 'leader' },
  { id: 'warhammer-skirmish', icon: 'emblem-axe', tone: 'knocked-down' },
  { id: 'colonial', icon: 'gun', tone: 'fleeing' },
  { id: 'combat-dice', icon: 'dice', tone: 'standing' },
] as const satisfies readonly GameSign[];

export type KnownGame = (typeof SIGNS)[number]['id'];

/** Those of these games that have a sign. */
export function gameSigns(ids: readonly string[]): readonly (typeof SIGNS)[number][] {
  return SIGNS.filter(({ id }) => ids.includes(id));
}
