import { isOf, saysSeveral } from '#exchange/import/words/names.ts';
import type { Words } from '#exchange/import/words/words.ts';
import type { Chunk, Gap, Lattice } from './chunk.ts';
import { headingOf, isOneOfBand } from './headings.ts';
import type { RecordLine } from './records.ts';
import { isCapital } from './style.ts';
import { totalsIn } from './totals.ts';
import { treasuryIn } from './treasury.ts';
import { isAboutAll, isMoney, linkOf, numberOf } from './vocabulary.ts';

/**
 * The line that is the warband's own name, though it holds the word of a fighter or a thing: `Les Chiens de Karlstadt`,
 * `The Hammer Brothers` above its type, its gold, the first heading or the first fighter. Null for none.
 */
export function titleLineIn(
  lattices: readonly Lattice[],
  records: ReadonlyMap<number, RecordLine>,
  words: Words,
): number | null {
  for (const [at, own] of lattices.slice(0, MAX_LINES).entries()) {
    if (headingOf(own.line) !== null) return null;
    if (typeIn(own, words) !== undefined) continue;
    const next = lattices[at + 1];
    // What is labelled says itself whose name is where.
    if (next !== undefined && records.get(next.line.no)?.begins === true) return null;
    const beside = typeBeside(own, words);
    const type = beside ?? typeIn(next, words);
    if (isName(own, beside)) {
      if (type !== undefined && !isFighterOf(own, type)) return own.line.no;
      if (isGroupName(own, next) && (at === 0 || typeIn(lattices[at - 1], words) !== undefined))
        return own.line.no;
    }
    if (own.chunks.some((some) => some.some(isFighter))) return null;
  }
  return null;
}

/** Of a text: greetings and types stand above a name. */
const MAX_LINES = 6;

function isFighter({ is, how }: Chunk): boolean {
  return is === 'type' && how === 'exact';
}

/** The type of a warband on a line of its own: `Mercenaires reiklanders`, `Type: Reikland`, `Reikland (500 gc)`. */
export function typeIn(lattice: Lattice | undefined, words: Words): Chunk | undefined {
  const band = lattice === undefined ? undefined : bandIn(lattice);
  if (lattice === undefined || band === undefined || isOneOfBand(band.text, words))
    return undefined;
  const isAlone = lattice.tokens.every(
    ({ is, text }, at) =>
      is !== 'word' ||
      (at >= band.from && at < band.to) ||
      isAboutAll(text) ||
      isMoney(text) ||
      linkOf(text) !== null,
  );
  return isAlone ? band : undefined;
}

/** The type of the warband at an end of a line: `Les Freux (Reikland)`, `Reikland - Les Freux`. */
export function typeBeside({ chunks, tokens, gaps }: Lattice, words: Words): Chunk | undefined {
  return chunks
    .flat()
    .find(
      ({ is, how, from, to, text }) =>
        is === 'band' &&
        how === 'exact' &&
        !isOneOfBand(text, words) &&
        (from > 1
          ? BESIDE.has(gaps[from] ?? 'none') &&
            tokens.slice(to).every((token) => token.is !== 'word' || isMoney(token.text))
          : from === 0 && BESIDE.has(gaps.slice(to).find((gap) => gap !== 'none') ?? 'none')),
    );
}

const BESIDE: ReadonlySet<Gap> = new Set<Gap>(['open', 'dash', 'comma', 'slash']);

/** The longest name of a type of warbands in a line. */
function bandIn({ chunks }: Lattice): Chunk | undefined {
  const [longest] = chunks
    .flat()
    .filter(({ is, how }) => is === 'band' && how === 'exact')
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest;
}

/** Whether a line is a few words, up to the type beside them, and nothing is counted, priced or listed in it. */
function isName({ line, tokens }: Lattice, beside: Chunk | undefined): boolean {
  const own = beside === undefined || beside.from === 0 ? tokens : tokens.slice(0, beside.from - 1);
  return (
    !line.cells &&
    line.order === null &&
    !/^[-–—*•·>+|[]/u.test(line.bullet) &&
    own.length <= MAX_TOKENS &&
    own.every(({ is, text }) => is === 'word' || (is === 'sign' && IN_NAMES.test(text)))
  );
}

const MAX_TOKENS = 9;

const IN_NAMES = /^["“”„«»'’!?.&-]$/u;

/** `Captain Otto` above `Reikland`: one of that warband, by his name. */
function isFighterOf({ chunks, tokens }: Lattice, { ids: bands }: Chunk): boolean {
  return (chunks[0] ?? []).some(
    ({ is, how, ids, text, to }) =>
      is === 'type' &&
      how === 'exact' &&
      !saysSeveral(text) &&
      isCapital(tokens[to]?.text ?? '') &&
      ids.some((id) => bands.some((band) => id.startsWith(`${band}/`))),
  );
}

/**
 * Whether a line names several fighters that nobody has counted or armed, `Les Lames du Nord`, `Karl’s Champions`, or
 * nobody that is known, and the list begins below it.
 */
function isGroupName({ chunks, tokens }: Lattice, next: Lattice | undefined): boolean {
  if (next === undefined) return false;
  const { line } = next;
  const said = tokens.filter(({ is, text }) => is === 'word' && linkOf(text) === null);
  const types = chunks.flatMap((some) => some.filter(isFighter));
  const isArmed = chunks.some((some) =>
    some.some(
      ({ is, how, from, to }) =>
        is === 'thing' &&
        how === 'exact' &&
        types.some((type) => to <= type.from || from >= type.to),
    ),
  );
  const isOwned = said.some(({ text }) => POSSESSIVE.test(text));
  const isNobody = types.length === 0 && said.every(({ text }) => isCapital(text));
  const areMany = types.length > 0 && types.every(({ text }) => saysSeveral(text));
  if (isArmed || !(isOwned || isNobody || areMany)) return false;
  if (tokens.some(({ text }) => numberOf(text) === 1)) return false;
  if (headingOf(line) !== null || treasuryIn(next.tokens, false) !== null) return true;
  const [first] = tokens;
  const isThe = first !== undefined && linkOf(first.text) === 'article';
  const isOfThem = types.length > 0 && tokens.some(({ text }) => isOf(text));
  return isThe || isOwned || isOfThem || line.apart || totalsIn(line, true).stated.length > 0;
}

/** `Karl’s Champions`. */
const POSSESSIVE = /['’]s$/u;
