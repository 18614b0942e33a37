import type { FoundItem } from '#exchange/import/found.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { withoutMarkup } from './markup.ts';
import { memoized } from './memoized.ts';
import { fold, type Match, plain } from './names.ts';
import { anyOf, literal, saidFor, wordsFor } from './phrases.ts';
import { saysAdvance, sectionOf } from './sections.ts';
import { whatItCountsAs, withoutTrimmings } from './trimmings.ts';
import { isWord, lookUp, type Words } from './words.ts';

/** A text of a list with its count and price taken out. */
export interface CountedText {
  readonly text: string;
  /** null if there is none. */
  readonly count: number | null;
  /** `3x` is per model, `3 swords` may be the total. */
  readonly each: boolean;
  readonly cost: number | null;
}

/** Currency words after a number. */
const MONEY = saidFor(({ money }) => money, literal);

/** `each`, after a price or an item. */
const APIECE = saidFor(({ phrases }) => phrases.apiece, literal);

/** Words for "free of charge", but not `Free Company`. */
const FREE_OF_CHARGE = new RegExp(
  String.raw`\s*[([{]?\s*(?:\b${saidFor(({ first }) => first, literal)}\s+(?:${saidFor(
    ({ links }) => links.is,
    literal,
  )}\s+)?)?\b${saidFor(({ free }) => free, literal)}(?!\s+${saidFor(
    ({ phrases }) => phrases.notFree,
  )})\b\s*[)\]}]?`,
  'giu',
);

const PRICES: readonly RegExp[] = [
  new RegExp(
    String.raw`[([{]\s*[-+=@]?\s*(?:\d+\s*[x×*]\s*)?(\d+)\s*${MONEY}(?!\p{L})(?:[^)\]}]*)[)\]}]`,
    'giu',
  ),
  /[([{]\s*[-+=@]\s*(\d+)\s*[)\]}]/g,
  // `(4x25GC + 4x0GC = 100GC)`, `(85 + 3 => 88)`: a calculation.
  new RegExp(
    String.raw`[([{]\s*\d+\s*(?:${MONEY})?\s*(?:[x×*](?=\s*\d)|[+]|=>?)[^()[\]{}]*\d[^()[\]{}]*[)\]}]`,
    'giu',
  ),
  // The same after a colon.
  /:\s*\d+\s*(?:[x×*]\s*\d+)?(?:\s*\+\s*\d+\s*(?:[x×*]\s*\d+)?)+(?:\s*=>?\s*\d+)?/gu,
  /:\s*\d+\s*[x×*]\s*\d+\s*(?:=>?\s*\d+)?\s*$/gu,
  /[([{]\s*\d+\s*[x×*]\s*\d+\s*=?\s*(\d+)?\s*[)\]}]/g,
  // `- bow, axe - 2x35`.
  /(?<=\p{L}[)\]]?)\s*[-–—=]\s*\d{1,2}\s?[x×*]\s?(\d{2,3})\s*$/gu,
  new RegExp(
    String.raw`(?:[-–—=]{1,2}>|[-–—:=@.…+]|(?<!\p{L})${saidFor(
      ({ phrases }) => phrases.atPrice,
    )})?\s*(?<![\p{L}\d])\+?(\d+)\s*${MONEY}(?![\p{L}])(?:\s*${APIECE}(?!\p{L})\.?)?`,
    'giu',
  ),
  // `2 Bestigors 45 each`, `5 Ungors @25`.
  new RegExp(String.raw`[@–—-]?\s*(?<![\p{L}\d])(\d{2,3})\s*${APIECE}(?!\p{L})\.?`, 'giu'),
  // `light armour - total 100`.
  new RegExp(
    String.raw`\s*[-–—=]\s*${saidFor(({ phrases }) => phrases.totals)}\s*:?\s*(\d{2,3})(?!\d)`,
    'giu',
  ),
  // `25+3+10 = 38 x 2 = 76`.
  /(?<![\p{L}\d+])\d{1,3}(?:\s*[+x×*]\s*\d{1,3})+(?:\s*=>?\s*\d{1,3}(?:\s*[x×*]\s*\d{1,2})?)*\s*=>?\s*(\d{1,3})(?!\d)/gu,
  /@\s*(\d{1,3})(?!\d)/g,
  // `shield 45+5+5`.
  /(?<=\p{L}[)\]]?\s+)(\d{2,3})(?:\s?\+\s?\d{1,3})+(?:\s?=\s?\d{1,3})?(?=\s*(?:\(|$))/gu,
];

interface Priced {
  readonly text: string;
  readonly cost: number | null;
}

/** Removes prices and words for "free"; answers the first price. */
export const withoutPrices = memoized((text): Priced => {
  let cost: number | null = null;
  let rest = text.replaceAll(FREE_OF_CHARGE, ' ');
  for (const pattern of /\d/.test(text) ? PRICES : []) {
    rest = rest.replaceAll(pattern, (_, number: string | undefined) => {
      cost ??= number === undefined ? null : Number(number);
      return ' ';
    });
  }
  return { text: rest.replaceAll(/\s+/g, ' ').trim(), cost };
});

/** Number words before an item, up to five: larger ones are as often names, as `Otto` and `Elf`. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ numbers }) => Object.entries(numbers)).filter(([, number]) => number <= 5),
);

const WORD_BEFORE = new RegExp(
  String.raw`^(${anyOf([...NUMBER_WORDS.keys()].map(literal))})\s+(?=\p{L})`,
  'iu',
);

/** Splits count and price off a text. A bare number in brackets at the end is a price. */
export const splitCount = memoized((raw): CountedText => {
  const priced = withoutPrices(withoutMarkup(raw));
  let { text, cost } = priced;
  const rest = text.replace(POSSESSIVE, '');
  if (rest !== text && (/^\d/.test(rest) || WORD_BEFORE.test(rest))) text = rest;
  const bare = /\s*[([{]\s*(\d+)\s*[)\]}]\s*$/.exec(text);
  if (bare !== null && text.length > bare[0].length) {
    cost ??= Number(bare[1]);
    text = text.slice(0, bare.index).trim();
  }
  const price = /(?:\s(\d{2,3}))+$/.exec(text);
  if (price !== null && price.index > 1) {
    cost ??= Number(price[1]);
    text = text.slice(0, price.index).trim();
  }
  const front =
    /^[([]?(\d{1,3})\s*([x×*])?\s*[)\]]?\s*(?:[x×*]\s+)?(?=[\p{L}'’"“(])/iu.exec(text) ??
    /^[x×*]\s?(\d{1,3})(\s)/i.exec(text);
  if (front !== null && !NUMBER_IN_NAME.test(text)) {
    return {
      text: clean(text.slice(front[0].length)),
      count: Number(front[1]),
      each: (front[2] ?? ' ').trim() !== '' || /^[x×*]/i.test(text),
      cost,
    };
  }
  const back =
    /\s*[([]?\s*[x×*]\s?(\d{1,3})\s*[)\]]?$/i.exec(text) ??
    /(?:\s+|(?=[([]))[([]?(\d{1,3})\s?[x×*]\s*[)\]]?$/i.exec(text);
  if (back !== null && back.index > 0) {
    return { text: clean(text.slice(0, back.index)), count: Number(back[1]), each: true, cost };
  }
  // `(drei) Donnerbüchsen`.
  const bracketless = text.replace(/^\((\p{L}{2,6})\)\s+(?=\p{L})/u, '$1 ');
  if (bracketless !== text && WORD_BEFORE.test(bracketless)) text = bracketless;
  const word = TWO_HANDED.test(text) ? null : WORD_BEFORE.exec(text);
  if (word !== null) {
    return {
      text: clean(text.slice(word[0].length)),
      count: NUMBER_WORDS.get((word[1] ?? '').toLowerCase()) ?? 1,
      each: true,
      cost,
    };
  }
  return { text: clean(text), count: null, each: true, cost };
});

/** `2-handed sword`, `2H axe` and `1st` begin with a number that is not a count. */
const NUMBER_IN_NAME = new RegExp(
  String.raw`^\d+\s?-?\s?(?:${saidFor(({ phrases }) => phrases.noCount)}(?!\p{L})|\+)`,
  'iu',
);

/** `Two handed axe` is one axe. */
const TWO_HANDED = new RegExp(
  String.raw`^${saidFor(({ phrases }) => phrases.twoHanded)}(?!\p{L})`,
  'iu',
);

function clean(text: string): string {
  return text
    .replaceAll(/^[\s.,;:|/+=–—•·>~-]+|[\s.,;:|/+=–—•·~?-]+$/g, '')
    .replaceAll(TRAILING_EACH, '')
    .replaceAll(/\s*[([{]\s*[)\]}]/g, '')
    .trim();
}

/** `Swords each`: items of a group are per model anyway. */
const TRAILING_EACH = new RegExp(String.raw`(?<=\p{L})[\s,]+${APIECE}$`, 'giu');

/** Splits a text at any of these characters outside brackets. */
export function splitOutsideBrackets(text: string, signs: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && signs.includes(sign)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Splits `[Sword, shield]` within its brackets. */
function unbracketed(part: string): readonly string[] {
  const [whole, inner = ''] =
    /^[[({]([^()[\]{}]+)[\])}]$/u.exec(part.replaceAll(/^[\s–—-]+|[\s–—-]+$/gu, '')) ?? [];
  return whole === undefined ? [part] : splitOutsideBrackets(inner, ',;•·?');
}

/** The items in a line, separated by punctuation or by words for "and" that are not part of a name. */
export function itemsIn(text: string, line: number | null, words: Words): readonly FoundItem[] {
  const apart = text.replaceAll(SENTENCE_END, '; ').replaceAll(NEXT_COUNTED, ', ');
  const parts = splitOutsideBrackets(apart, ',;•·?')
    .flatMap(unbracketed)
    .flatMap((part) => withoutRemark(part, words))
    .map((part) => itemItself(part, words))
    .flatMap((part) => splitAtConnectors(part, words))
    .flatMap((part) => withoutRemark(part, words))
    .map((part) => itemItself(part, words))
    .flatMap((part) => splitUnpunctuated(part, words));
  const items = parts.slice(0, IMPORT_LIMITS.items).flatMap((part) => {
    const said = withoutMarkup(part);
    const [tail = '', dashed, bracketed] = PRICE_BEHIND.exec(said) ?? [];
    const priced = withoutPrices(said.slice(0, said.length - tail.length));
    const bare = priced.text;
    // `Paire de pistolets` is a single item.
    const {
      text: whole,
      count,
      cost,
    } = isWord(words, 'items', bare) ? { text: bare, count: null, cost: null } : splitCount(bare);
    const price = priced.cost ?? cost ?? Number(dashed ?? bracketed ?? 0);
    const name = whole.replace(/(?<=\p{L})\s+\d$/u, '');
    return !/\p{L}/u.test(name) ||
      saysNothing(name) ||
      saysNoGear(name) ||
      isUnnamedAdvance(bare) ||
      CHARACTERISTIC_NAME.test(name) ||
      (/^[+−–-]\s?\d/u.test(bare) && saysAdvance(bare) && !isWord(words, 'items', name))
      ? []
      : [
          {
            text: name,
            count: Math.min(Math.max(count ?? 1, 1), 20),
            line,
            ...(price > 0 ? { price } : {}),
          },
        ];
  });
  return mergeDuplicates(items);
}

const PRICE_BEHIND = /(?<=[\p{L})])\s+(?:[-–—=]\s*(\d{1,3})|[[(](\d{1,3})[)\]])$/u;

/** Splits an item from a remark: `bow. Replacement for Tae`, `dagger (2) lost in game 3`. */
function withoutRemark(part: string, words: Words): readonly string[] {
  const [, thing = '', more = ''] =
    /^(.*\p{L})(?:\.\s+(?=\p{Lu})|\s*\(\d{1,3}\)\s+(?=\p{L}))(.*)$/u.exec(part) ?? [];
  const sure = isWord(words, 'items', splitCount(thing).text) && !isWord(words, 'items', part);
  return sure ? [thing, more] : [part];
}

/** The item itself in `avec arc long`, `je ein Streitkolben`, `hat (counts as helmet)`, `staff (club)`. */
function itemItself(part: string, words: Words): string {
  const counts = whatItCountsAs(part);
  if (isWord(words, 'items', counts)) return counts;
  // `Extra Tough` is no second one of something tough.
  if (isWord(words, 'skills', part)) return part;
  const bare = withoutTrimmings(part, words);
  const [, thing = '', inner = ''] = /^(.+?)\s*\(([^()]+)\)(?:\s*[[(]\d+[)\]])?$/u.exec(bare) ?? [];
  const ids = lookUp(words, 'items', splitCount(thing).text)?.ids ?? [];
  const same = isWord(words, 'items', inner) && lookUp(words, 'items', inner)?.ids[0] === ids[0];
  return same && ids.length > 0 ? thing : bare;
}

/** The other thing that a word in brackets makes of one, as `Bow (long)` does; null for none. */
export function variantOf(thing: string, inner: string, words: Words): Match | null {
  if (!/\p{L}/u.test(inner) || isWord(words, 'items', inner)) return null;
  const name = [`${inner} ${thing}`, `${thing} ${inner}`].find((one) =>
    isWord(words, 'items', one),
  );
  return name === undefined ? null : lookUp(words, 'items', name);
}

/** `my two ghouls`. */
const POSSESSIVE = new RegExp(String.raw`^${saidFor(({ phrases }) => phrases.our)}\s+`, 'iu');

/** `2 axes. Trick Shooter`, `sling // Fireball`; but `Lt. Armour` is one item. */
const SENTENCE_END =
  /(?<=\p{L}{4})\.\s+(?=\p{Lu}|\p{L}{3})|(?<=\p{L}{3})\.\s+(?=[+-]\d)|\s\/{2,}\s/gu;

/** `1x Club 3 1x Dagger`: counted items without punctuation in between. */
const NEXT_COUNTED = /(?<=\p{L}{3}(?:\s\d{1,3})?)\s+(?=\d{1,2}\s?[x×]\s\p{L})/giu;

/** `+1 Skill`: an advance without its name. */
function isUnnamedAdvance(text: string): boolean {
  const [, thing = ''] = /^\+\s?\d\s(\p{L}.*)$/u.exec(text) ?? [];
  return sectionOf(thing) === 'skills';
}

/** `Weapon Skill (x1)` among the items: an advance that the profile already includes. */
const CHARACTERISTIC_NAME = new RegExp(
  `^${saidFor(
    ({ longCharacteristics }) => longCharacteristics.flat().filter(({ length }) => length > 3),
    literal,
  )}$`,
  'iu',
);

/** `no weapons to speak of`, `sin armas`. */
export function saysNoGear(text: string): boolean {
  return NO_GEAR.test(plain(text));
}

const NO_GEAR = new RegExp(
  `^${saidFor(({ not }) => not, plain)} (?:${saidFor(({ links }) => links.other, plain)} )?${saidFor(
    ({ sections }) => sections.gear,
    plain,
  )}(?: |$)`,
  'u',
);

/** Whether a text stands in the place of things without being one. */
export function saysNothing(text: string): boolean {
  return NOTHING_WORDS.has(plain(text));
}

const NOTHING_WORDS: ReadonlySet<string> = new Set([
  '',
  ...wordsFor(({ nothing }) => nothing).map(plain),
]);

/** `pistola & ballesta`. */
const AND = anyOf([
  '[+&]',
  ...LANGUAGES.flatMap(({ links }) => links.and.slice(0, 1)).map(literal),
]);

const BETWEEN_ITEMS = new RegExp(String.raw`\s+(?:${AND}|/)\s+`, 'iu');

const SAYS_AND = new RegExp(String.raw`\s${AND}\s|[+&]`, 'iu');

/** Everything that may join two items, with them or one to the other. */
const CONNECTORS = new RegExp(
  String.raw`\s+(?:${saidFor(({ links }) => [...links.and, ...links.with], literal)}|\+|&|/|w/)\s+|\s*[+&]\s*(?=\p{L})|(?<=\p{L})\s*/\s*(?=\p{L})`,
  'iu',
);

function splitAtConnectors(part: string, words: Words): readonly string[] {
  const whole = splitCount(part).text;
  // `pistola & ballesta` are two items, `pistola ballesta` is one.
  const joined = part.split(BETWEEN_ITEMS);
  const all =
    joined.length > 1 && joined.every((one) => isWord(words, 'items', splitCount(one).text));
  if (!all && words.indexes.items.exact.has(fold(whole))) return [part];
  const pieces = part.split(CONNECTORS);
  if (pieces.length < 2) return [part];
  // `Mace/Hammer/Club` are alternatives of one item.
  const ids = pieces.map((piece) => lookUp(words, 'items', splitCount(piece).text)?.ids.join(' '));
  const same = new Set(ids).size === 1 && ids[0] !== undefined;
  if (same && !SAYS_AND.test(part)) return [part];
  const known = pieces.filter((piece) => isKnown(splitCount(piece).text, words)).length;
  // `Hache et lance` is not `hache de lancer`.
  if (known < pieces.length && isWord(words, 'items', whole)) return [part];
  return known > 0 && known * 2 >= pieces.length ? pieces : [part];
}

/** Whether a text is an item, or a skill or rule that lists put among the items. */
function isKnown(text: string, words: Words): boolean {
  return (['items', 'skills', 'rules'] as const).some((kind) => isWord(words, kind, text));
}

/**
 * Splits `sword bow light armour` into items if every word belongs to one. The longest name wins, so that a short
 * bow is not a bow.
 */
function splitUnpunctuated(part: string, words: Words): readonly string[] {
  const bare = withoutPrices(withoutMarkup(part)).text;
  const tokens = bare.split(' ');
  if (tokens.length < 2 || tokens.length > 12 || isWord(words, 'items', splitCount(bare).text))
    return [part];
  const things: string[] = [];
  for (let from = 0; from < tokens.length; ) {
    const longest = Math.min(MAX_ITEM_TOKENS, tokens.length - from);
    const length = Array.from({ length: longest }, (_, at) => longest - at).find((size) => {
      const { text } = splitCount(tokens.slice(from, from + size).join(' '));
      return text !== '' && isWord(words, 'items', text);
    });
    if (length === undefined) return [part];
    things.push(
      tokens
        .slice(from, from + length)
        .join(' ')
        .replace(/:$/u, ''),
    );
    from += length;
  }
  return things;
}

/** Tokens of an item's name and count. */
const MAX_ITEM_TOKENS = 5;

/** Adds up the counts of items that occur more than once. */
export function mergeDuplicates(items: readonly FoundItem[]): readonly FoundItem[] {
  const found = new Map<string, FoundItem>();
  for (const item of items) {
    const key = plain(item.text);
    const known = found.get(key);
    found.set(key, known === undefined ? item : { ...known, count: known.count + item.count });
  }
  return [...found.values()];
}

/** Whether at least this share of the items is known. */
export function areMostlyItems(items: readonly FoundItem[], words: Words, share = 0.5): boolean {
  const known = items.filter(({ text }) => isWord(words, 'items', text)).length;
  return known > 0 && known >= items.length * share;
}
