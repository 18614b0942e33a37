import type { Doubt, Draft, SourceLine } from './draft.ts';
import type { Mend } from './mend.ts';
import { fold } from './words/names.ts';

/**
 * The mend repeated for everything else in the draft that it fits: fighters of the same type, items written the
 * same, lines of the same shape, or fighters with no other doubts. Empty if nothing else fits.
 * @param draft with the mend already applied
 */
export function similarMends(draft: Draft, mend: Mend): readonly Mend[] {
  if (mend.do === 'line') return similarLines(draft, mend);
  if (mend.do === 'confirm') {
    const same = (doubts: readonly Doubt[]) => doubts.every((one) => mend.of.includes(one));
    return draft.fighters
      .filter(({ unsure, profileId }) => profileId.value !== '' || !unsure.includes('type'))
      .filter(({ unsure }) => unsure.length > 0 && same(unsure))
      .map(({ key }) => ({ ...mend, fighter: key }));
  }
  if (mend.do === 'profile') {
    const type = fold(draft.fighters.find(({ key }) => key === mend.fighter)?.type.value ?? '');
    return draft.fighters
      .filter(({ key, type: { value } }) => key !== mend.fighter && fold(value) === type)
      .filter(
        ({ profileId, unsure }) => profileId.value !== mend.profileId || unsure.includes('type'),
      )
      .map(({ key }) => ({ ...mend, fighter: key }));
  }
  if (mend.do !== 'thing') return [];
  const word = fold(mend.text);
  return draft.fighters.flatMap(({ key, gear }) =>
    key === mend.fighter
      ? []
      : gear
          .filter(({ text, itemId }) => fold(text) === word && itemId !== mend.itemId)
          .map(({ text, count }) => ({
            ...mend,
            fighter: key,
            text,
            count: mend.count < 1 ? 0 : count,
          })),
  );
}

function similarLines(
  { lines }: Draft,
  mend: Extract<Mend, { readonly do: 'line' }>,
): readonly Mend[] {
  const own = lines.find(({ no }) => no === mend.line);
  if (own === undefined) return [];
  const shape = shapeOf(own);
  return lines
    .filter((one) => one.no !== mend.line && one.role !== mend.as && shapeOf(one) === shape)
    .map(({ no }) => ({ ...mend, line: no }));
}

/** The pattern of a line's beginning: `- Otto:` and `- Ulrich:` have the same shape. */
function shapeOf({ text }: SourceLine): string {
  const [first = '', second = ''] = text
    .replaceAll(/\p{Lu}[\p{L}'’-]*/gu, 'A')
    .replaceAll(/\p{Ll}[\p{L}'’-]*/gu, 'a')
    .replaceAll(/\d+/g, '0')
    .trim()
    .split(/\s+/u);
  return `${/^\s*/.exec(text)?.[0].length ?? 0} ${first} ${second}`;
}
