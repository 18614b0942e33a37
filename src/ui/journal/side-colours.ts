import type { Side } from '#battle/state.ts';
import { EMBLEM_IDS, emblemTone } from '#ui/emblem.ts';
import type { Tone } from '#ui/kit/tones.ts';

/**
 * A colour for each side, that of its emblem; where another side has that one already, the next that is
 * free. Lines and words tell them apart as well.
 */
export function sideColours(sides: readonly Pick<Side, 'emblem'>[]): readonly Tone[] {
  const all = [...new Set(EMBLEM_IDS.map(emblemTone))];
  const given: Tone[] = [];
  for (const { emblem } of sides) {
    const own = emblemTone(emblem);
    const free = [own, ...all].find((tone) => !given.includes(tone));
    given.push(free ?? own);
  }
  return given;
}
