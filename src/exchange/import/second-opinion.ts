import type { Doubt, Draft, DraftFighter, DraftItem } from './draft.ts';
import { fold } from './words/names.ts';

/**
 * The same draft with what another way of reading the same text makes doubtful in it: where both say the same of
 * somebody, they are nearly always right; where they do not, his player is asked.
 */
export function withSecondOpinion(draft: Draft, other: Draft): Draft {
  const left = [...other.fighters];
  const fighters = draft.fighters.map((one) => {
    const alike = theSame(one, left);
    for (const taken of alike) left.splice(left.indexOf(taken), 1);
    const [first] = alike;
    const doubts = first === undefined ? (['who'] as const) : doubtsOf(one, first, alike);
    return { ...one, unsure: [...new Set([...one.unsure, ...doubts])] };
  });
  return { ...draft, fighters };
}

/** Whoever of the others is meant by the same words: one, or each of several who are counted as one here. */
function theSame(one: DraftFighter, others: readonly DraftFighter[]): readonly DraftFighter[] {
  const here = others.filter(({ line }) => line === one.line);
  const [first] = [
    here.find((other) => isNamed(other, one) && other.profileId.value === one.profileId.value),
    here.find((other) => isNamed(other, one)),
    here.find((other) => other.profileId.value === one.profileId.value),
    here.length === 1 ? here[0] : undefined,
    others.find((other) => isNamed(other, one) && other.profileId.value === one.profileId.value),
  ].filter((found) => found !== undefined);
  if (first === undefined) return [];
  const each = here.filter((other) => other.key.split('/')[0] === first.key.split('/')[0]);
  return first.key.includes('/') && each.length === one.count.value ? each : [first];
}

function isNamed({ name }: DraftFighter, other: DraftFighter): boolean {
  return fold(name.value) === fold(other.name.value);
}

function doubtsOf(
  one: DraftFighter,
  other: DraftFighter,
  all: readonly DraftFighter[],
): readonly Doubt[] {
  const doubts: Doubt[] = [];
  const count = all.length > 1 ? all.length : other.count.value;
  if (!isNamed(one, other)) doubts.push('name');
  if (one.profileId.value !== other.profileId.value) doubts.push('type');
  if (one.count.value !== count) doubts.push('count');
  if (thingsOf(one.gear) !== thingsOf(other.gear)) doubts.push('equipment');
  if (one.xp.origin === 'file' && other.xp.origin === 'file' && one.xp.value !== other.xp.value)
    doubts.push('xp');
  return [...doubts, ...other.unsure.filter((doubt) => doubt === 'who' || doubt === 'count')];
}

function thingsOf(gear: readonly DraftItem[]): string {
  return gear
    .map(({ text, itemId, count }) => `${count} ${itemId || fold(text)}`)
    .toSorted()
    .join(', ');
}
