import { findExact, fold } from './names.ts';
import { lookUp, type Words } from './words.ts';

/** The kinds of words that are traits of a fighter. */
export type MeaningKind = (typeof KINDS)[number];

const KINDS = ['skills', 'injuries', 'rules'] as const;

/** What a word means. */
export interface Meaning {
  /** '' for nothing, and where nothing decides between several traits. */
  readonly traitId: string;
  /** False if other traits have the name too, and what the fighter is does not tell them apart. */
  readonly sure: boolean;
}

/**
 * The trait that a word means.
 * @param kind what the list calls it
 * @param fits whether the fighter may have a trait, then whether his warband may: the first that says so of any decides
 * between traits of the same name, else the one whose usual name it is
 */
export function meaningOf(
  words: Words,
  kind: MeaningKind,
  text: string,
  ...fits: readonly ((traitId: string) => boolean)[]
): Meaning {
  const kinds = [kind, ...KINDS.filter((other) => other !== kind)];
  const exact = kinds.flatMap(
    (one) => findExact(words.indexes[one], text, words.language)?.ids ?? [],
  );
  const meant = [...new Set(exact.filter((id) => id !== ''))];
  // A name that the app has nothing for is no slip of another one.
  if (meant.length === 0) {
    const slip = exact.length > 0 ? [] : (lookUp(words, kind, text)?.ids ?? []);
    return { traitId: only(slip), sure: true };
  }
  const open = fits.reduce<readonly string[]>(narrowed, meant);
  if (open.length === 1) return { traitId: only(open), sure: true };
  return { traitId: only(open.filter((id) => isUsualName(words, id, text))), sure: false };
}

/** Those that fit; all of them where none does. */
function narrowed(ids: readonly string[], fits: (traitId: string) => boolean): readonly string[] {
  const fitting = ids.length === 1 ? ids : ids.filter(fits);
  return fitting.length === 0 ? ids : fitting;
}

function isUsualName({ lexicon }: Words, id: string, text: string): boolean {
  const name = fold(text);
  return KINDS.some((kind) =>
    lexicon[kind].some(
      ({ ids, names }) =>
        ids.includes(id) && Object.values(names).some(([usual = '']) => fold(usual) === name),
    ),
  );
}

function only(ids: readonly string[]): string {
  const [id = '', ...others] = ids;
  return others.length === 0 ? id : '';
}
