import type { Side } from '#battle/state.ts';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { once } from '#rules/kit/once-per.ts';
import { emblemTone } from './emblem.ts';
import type { Tone } from './kit/tones.ts';

/**
 * A tone for each side: that of its emblem, or the next free one if another side has it. Lines and text distinguish
 * sides as well.
 */
export function sideColours(sides: readonly Pick<Side, 'emblem'>[]): readonly Tone[] {
  const given: Tone[] = [];
  for (const { emblem } of sides) {
    const own = emblemTone(emblem);
    const free = [own, ...all()].find((tone) => !given.includes(tone));
    given.push(free ?? own);
  }
  return given;
}

/** In the order of the emblems. */
const all = once(() => [...new Set(EMBLEMS.map(emblemTone))]);

/** The tone of one side of a battle. */
export function sideTone(sides: readonly Pick<Side, 'id' | 'emblem'>[], id: SideId): Tone {
  return sideColours(sides)[sides.findIndex((side) => side.id === id)] ?? 'neutral';
}
