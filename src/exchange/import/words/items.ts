import type { FoundItem } from '#exchange/import/found.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { memoized } from './memoized.ts';
import { fold, plain } from './names.ts';
import { anyOf, literal } from './phrases.ts';
import { saysAdvance } from './sections.ts';
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
const MONEY = anyOf(LANGUAGES.flatMap(({ money }) => money).map(literal));

/** Words for "free of charge", but not `Free Company`. */
const FREE_OF_CHARGE = new RegExp(
  String.raw`\s*[([{]?\s*(?:\b${anyOf(LANGUAGES.flatMap(({ first }) => first).map(literal))}\s+(?:is\s+)?)?\b${anyOf(
    LANGUAGES.flatMap(({ free }) => free).map(literal),
  )}(?!\s+compan)\b\s*[)\]}]?`,
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
    String.raw`(?:[-–—=]{1,2}>|[-–—:=@.…+]|\bfor|\bat)?\s*(?<![\p{L}\d])\+?(\d+)\s*${MONEY}(?![\p{L}])(?:\s*(?:each|ea\b|apiece|(?:la )?pièce|chacune?|(?:das |pro )?stück|cada un[oa]|c\/u|ciascun[oa]|l['’]un[oa]|cad)(?!\p{L})\.?)?`,
    'giu',
  ),
  // `2 Bestigors 45 each`, `5 Ungors @25`.
  /[@–—-]?\s*(?<![\p{L}\d])(\d{2,3})\s*(?:each|ea|apiece|chacune?s?|(?:la )?pièce|(?:das |pro )?stück|cada un[oa]|c\/u|ciascun[oa]|cad)(?!\p{L})\.?/giu,
  // `light armour - total 100`.
  /\s*[-–—=]\s*(?:total|sum|gesamt|totale|summe)\s*:?\s*(\d{2,3})(?!\d)/giu,
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
const NUMBER_IN_NAME =
  /^\d+\s?-?\s?(?:h(?:and|änd|ander)?(?:ed|ig|er|w)?(?!\p{L})|hand|mains?\b|manos\b|mani\b|st\b|nd\b|rd\b|th\b|\+)/iu;

/** `Two handed axe` is one axe. */
const TWO_HANDED = /^(?:two|deux|zwei|dos|due|double)[ -]?(?:hand|mains?|händ|manos|mani)/iu;

/** A text without BBCode, Markdown, HTML and emoji. */
export const withoutMarkup = memoized((text) =>
  text
    .replaceAll(
      /\[(?:\/?(?:b|i|u|s|list|\*|url|color|size|quote|spoiler|center|img|table|tr|td)(?:=[^\]]*)?)\]/gi,
      ' ',
    )
    .replaceAll(/!?\[([^\]]*)\]\((?:https?:|\/|#)[^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z][^>]{0,80}>/gi, ' ')
    .replaceAll(/\*\*\*|\*\*|__|~~|`/g, '')
    .replaceAll(/(?<=^|[\s(])[*_](?=\S)|(?<=\S)[*_](?=$|[\s).,:;])/g, '')
    .replaceAll(PICTURES, ' ')
    .replaceAll(/(?<=\s)[:;][-']?[DP()]+(?=\s|$)/g, ' ')
    .replaceAll(/[\u00A0\u2007\u202F\u2009]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
);

/** Emoji with their modifiers and joiners. */
const PICTURES = /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D/gu;

function clean(text: string): string {
  return text
    .replaceAll(/^[\s.,;:|/+=–—•·>~-]+|[\s.,;:|/+=–—•·~?-]+$/g, '')
    .replaceAll(TRAILING_EACH, '')
    .replaceAll(/\s*[([{]\s*[)\]}]/g, '')
    .trim();
}

/** `Swords each`: items of a group are per model anyway. */
const TRAILING_EACH =
  /(?<=\p{L})[\s,]+(?:each|apiece|per model|chacune?|jeweils|je|cada un[oa]|ciascun[oa])$/giu;

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
    const bare = withoutPrices(
      withoutMarkup(part).replace(/(?<=[\p{L})])\s+(?:[-–—=]\s*\d{1,3}|[[(]\d{1,3}[)\]])$/u, ''),
    ).text;
    // `Paire de pistolets` is a single item.
    const { text: whole, count } = isWord(words, 'items', bare)
      ? { text: bare, count: null }
      : splitCount(bare);
    const name = whole.replace(/(?<=\p{L})\s+\d$/u, '');
    return !/\p{L}/u.test(name) ||
      NOTHING_WORDS.has(plain(name)) ||
      NO_GEAR.test(name) ||
      UNNAMED_ADVANCE.test(bare) ||
      CHARACTERISTIC_NAME.test(name) ||
      (/^[+−–-]\s?\d/u.test(bare) && saysAdvance(bare) && !isWord(words, 'items', name))
      ? []
      : [{ text: name, count: Math.min(Math.max(count ?? 1, 1), 20), line }];
  });
  return mergeDuplicates(items);
}

/** Splits an item from a remark: `bow. Replacement for Tae`, `dagger (2) lost in game 3`. */
function withoutRemark(part: string, words: Words): readonly string[] {
  const [, thing = '', more = ''] =
    /^(.*\p{L})(?:\.\s+(?=\p{Lu})|\s*\(\d{1,3}\)\s+(?=\p{L}))(.*)$/u.exec(part) ?? [];
  const sure = isWord(words, 'items', splitCount(thing).text) && !isWord(words, 'items', part);
  return sure ? [thing, more] : [part];
}

/** The item itself in `avec arc long`, `je ein Streitkolben`, `hat (counts as helmet)`, `staff (club)`. */
function itemItself(part: string, words: Words): string {
  const [, counts = ''] = COUNTS_AS.exec(part) ?? [];
  if (isWord(words, 'items', counts)) return counts;
  // `Extra Tough` is no second one of something tough.
  if (isWord(words, 'skills', part)) return part;
  const bare = part
    .replace(
      /^\d{1,3}\s*\+\s*(?=\p{L})|^(?:plus|and|et|und)\s+(?:an?\s+|une?\s+|eine[nm]?\s+)?(?=\p{L})/iu,
      '',
    )
    .replace(ARMED_WITH, '')
    .replace(SECOND_ONE, '')
    .replace(BRACKETED_ADVANCE, '')
    .replace(AS_WELL, '')
    .replace(WHICH_HAND, '');
  const [, thing = '', inner = ''] = /^(.+?)\s*\(([^()]+)\)(?:\s*[[(]\d+[)\]])?$/u.exec(bare) ?? [];
  const ids = lookUp(words, 'items', splitCount(thing).text)?.ids ?? [];
  const same = isWord(words, 'items', inner) && lookUp(words, 'items', inner)?.ids[0] === ids[0];
  return same && ids.length > 0 ? thing : bare;
}

const COUNTS_AS =
  /\((?:[^()]*\s)?(?:counts? as|compte(?:nt)? (?:comme|pour)|zählt als|zählen als|cuentan? como|contano? come|conta come)\s+(?:an?|une?|eine?n?|una?|uno)?\s*([^()]+?)\s*\)$/iu;

/** Phrases for having what follows, in five languages. */
const ARMED_WITH =
  /^(?:(?:all|both|they|alle|beide|tous|toutes|tutti|todos)\s+(?:of them\s+)?(?:have|has|with|carry|carrying|haben|mit|ont|avec|hanno|con|tienen|llevan)\s+(?:(?:an?|the|eine?n?|une?|una?)\s+)?(?=\p{L})|(?:their|his|her|ihren?|seinen?|leurs?|su|il loro)\s+(?:free\s+)?(?=\p{L})|(?:just|only|nur|bloß|seulement|juste|solo|sólo|soltanto)\s+(?:(?:an?|eine?n?|une?|una?|uno)\s+)?(?=\p{L})|(?:(?:armed|equipped|armée?s?|équipée?s?|bewaffnet|ausgerüstet|armad[oa]s?|equipad[oa]s?|armat[oiae]|equipaggiat[oiae])\s+)?(?:with|w\/|avec|mit|con|de|di)\s+(?=\p{L})|(?:hat|trägt|has|carries|wears|porte|tiene|lleva|porta)\s+(?=\p{L})|(?:je(?:weils|der)?|each|chacune?|tous|todos|cada uno|tutti|ciascuno)\s+(?:(?:with|avec|mit|con)\s+)?(?:eine?[nmrs]?\s+|une?\s+|una?\s+|an?\s+)?(?=[\p{L}\d]))+/iu;

/** `axe (+1 XP, +1 T)`: advances after the last item. */
const BRACKETED_ADVANCE =
  /(?<=\p{L}{3})\s*\((?:[+−–-]\s?\d[^()]*|\d{1,3}\s?(?:rating|valeur|wert|valor|valore))\)$/iu;

/** `2nd hammer`, `zweites Schwert`. */
const SECOND_ONE =
  /^(?:(?:a|une?|ein|una?)\s+)?(?:2nd|second|another|extra|2e|2ème|deuxième|zweite[rsn]?|2º|2ª|segund[oa]|second[oa])\s+(?=\p{L}{3})/iu;

/** `mace too`, `masse aussi`. */
const AS_WELL = /(?<=\p{L}{3})\s+(?:too|as well|aussi|également|auch|ebenfalls|también|anche)$/iu;

/** `axe (off hand)`. */
const WHICH_HAND =
  /\s*\((?:off|main|left|right|second|other|linke|rechte|zweite|neben)[- ]?(?:hand)?\)|\s*\((?:main (?:gauche|droite)|mano (?:izquierda|derecha|sinistra|destra))\)/giu;

/** `my two ghouls`. */
const POSSESSIVE = /^(?:my|our|mes|nos|meine|unsere|mis|nuestr[oa]s|i miei|le mie|i nostri)\s+/iu;

/** `2 axes. Trick Shooter`, `sling // Fireball`; but `Lt. Armour` is one item. */
const SENTENCE_END =
  /(?<=\p{L}{4})\.\s+(?=\p{Lu}|\p{L}{3})|(?<=\p{L}{3})\.\s+(?=[+-]\d)|\s\/{2,}\s/gu;

/** `1x Club 3 1x Dagger`: counted items without punctuation in between. */
const NEXT_COUNTED = /(?<=\p{L}{3}(?:\s\d{1,3})?)\s+(?=\d{1,2}\s?[x×]\s\p{L})/giu;

/** `+1 Skill`: an advance without its name. */
const UNNAMED_ADVANCE =
  /^\+\s?\d\s(?:skills?|fertigkeit(?:en)?|compétences?|habilidad(?:es)?|abilità)$/iu;

/** `Weapon Skill (x1)` among the items: an advance that the profile already includes. */
const CHARACTERISTIC_NAME =
  /^(?:weapon skill|ballistic skill|strength|toughness|wounds?|initiative|attacks?|leadership|movement)$/iu;

/** `no weapons to speak of`, `sin armas`. */
const NO_GEAR =
  /^(?:no|without|sans|aucune?|ohne|keine?|sin|senza|nessun[ao]?)\s(?:other\s)?(?:weapons?|armou?r|gear|equipment|armes?|armure|équipement|waffen?|rüstung|ausrüstung|armas?|armadura|equipo|armi|arma|armatura|equipaggiamento)(?!\p{L})/iu;

const NOTHING_WORDS: ReadonlySet<string> = new Set([
  '',
  ...LANGUAGES.flatMap(({ nothing }) => nothing).map(plain),
]);

function splitAtConnectors(part: string, words: Words): readonly string[] {
  const whole = splitCount(part).text;
  // `pistola & ballesta` are two items, `pistola ballesta` is one.
  const joined = part.split(/\s+(?:[&+/]|and|et|und|y|e)\s+/iu);
  const all =
    joined.length > 1 && joined.every((one) => isWord(words, 'items', splitCount(one).text));
  if (!all && words.indexes.items.exact.has(fold(whole))) return [part];
  const pieces = part.split(
    /\s+(?:and|n|et|und|y|e|plus|with|avec|mit|con|\+|&|\/|w\/)\s+|\s*[+&]\s*(?=\p{L})|(?<=\p{L})\s*\/\s*(?=\p{L})/iu,
  );
  if (pieces.length < 2) return [part];
  // `Mace/Hammer/Club` are alternatives of one item.
  const ids = pieces.map((piece) => lookUp(words, 'items', splitCount(piece).text)?.ids.join(' '));
  const same = new Set(ids).size === 1 && ids[0] !== undefined;
  if (same && !/\s(?:[+&]|and|et|und|y|e)\s|[+&]/iu.test(part)) return [part];
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
