import { literal, saidFor } from './phrases.ts';
import { isWord, type Words } from './words.ts';

// What people write before and behind an item without meaning another one.

/** The item in brackets that something unknown counts as: `hat (counts as helmet)`; '' for none. */
export function whatItCountsAs(part: string): string {
  return COUNTS_AS.exec(part)?.[1] ?? '';
}

/** An item without the words around it: `armed with an axe too (off hand)`. */
export function withoutTrimmings(part: string, words: Words): string {
  return withoutOwner(part.replace(ONE_MORE, ''), words)
    .replace(SECOND_ONE, '')
    .replace(BRACKETED_ADVANCE, '')
    .replace(AS_WELL, '')
    .replace(WHICH_HAND, '');
}

function withoutOwner(part: string, words: Words): string {
  const thing = part.replace(SOMEBODYS, '');
  if (isWord(words, 'items', thing)) return thing;
  // `Porte-bonheur` is no good fortune that somebody wears, and of `they left` nothing may be lost.
  return isWord(words, 'items', part) ? part : part.replace(ARMED_WITH, '');
}

const A = saidFor(({ phrases }) => phrases.indefinite);

const COUNTS_AS = new RegExp(
  String.raw`\((?:[^()]*\s)?${saidFor(({ phrases }) => phrases.countsAs)}\s+(?:${A}\s+)?([^()]+?)\s*\)$`,
  'iu',
);

/** `2 + axe`, `and an axe`. */
const ONE_MORE = new RegExp(
  String.raw`^\d{1,3}\s*\+\s*(?=\p{L})|^${saidFor(({ links }) => links.and, literal)}\s+(?:${A}\s+)?(?=\p{L})`,
  'iu',
);

const EACH = saidFor(({ links }) => links.each, literal);
const THEY = saidFor(({ pronouns }) => pronouns, literal);
const OF_THEM = saidFor(({ phrases }) => phrases.ofThem);
const HAVE = `${saidFor(({ links }) => [...links.has, ...links.with], literal)}/?`;
const OTHERS = saidFor(({ phrases }) => [...phrases.only, ...phrases.of]);
const A_FREE = saidFor(({ phrases, free }) => [...phrases.indefinite, ...free]);

/** That they have it: `all of them carry a`, `armed with`, `je ein`, `each` before two words at most; but not `A 1`. */
const ARMED_WITH = new RegExp(
  String.raw`^(?!\p{L}\s\d)(?:(?:${EACH}|${THEY})\s+(?:${OF_THEM}\s+)?(?=${HAVE}\s)|${EACH}\s+(?:${A_FREE}\s+|(?=\d|\S+(?:\s\S+)?$))|(?:${HAVE}|${OTHERS})\s+(?:${A_FREE}\s+)?)+(?=[\p{L}\d])`,
  'iu',
);

/** Whatever may stand before a thing: `their free`, `she has the`. */
const SOMEBODYS = new RegExp(
  String.raw`^(?:(?:${EACH}|${THEY}|${OF_THEM}|${HAVE}|${OTHERS}|${A_FREE}|${saidFor(
    ({ phrases }) => phrases.definite,
  )})\s+)+(?=\p{L})`,
  'iu',
);

/** `2nd hammer`, `zweites Schwert`. */
const SECOND_ONE = new RegExp(
  String.raw`^(?:${A}\s+)?${saidFor(({ phrases }) => phrases.second)}\s+(?=\p{L}{3})`,
  'iu',
);

/** `axe (+1 XP, +1 T)`: advances after the last item. */
const BRACKETED_ADVANCE = new RegExp(
  String.raw`(?<=\p{L}{3})\s*\((?:[+−–-]\s?\d[^()]*|\d{1,3}\s?${saidFor(({ phrases }) => phrases.rating)})\)$`,
  'iu',
);

/** `mace too`, `masse aussi`. */
const AS_WELL = new RegExp(
  String.raw`(?<=\p{L}{3})\s+${saidFor(({ phrases }) => phrases.asWell)}$`,
  'iu',
);

/** `axe (off hand)`. */
const WHICH_HAND = new RegExp(
  String.raw`\s*\(${saidFor(({ phrases }) => phrases.whichHand)}\)`,
  'giu',
);
