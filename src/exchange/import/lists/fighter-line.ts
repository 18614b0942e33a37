import { counted, splitOutside, tidied, withoutPrices } from '#exchange/import/words/items.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { isRole, saysLeader, sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, look, type Words } from '#exchange/import/words/words.ts';

/** What a few words say of a fighter: `Otto (Captain) [12XP]`, `3x Novices`, `Hans the Champion`. */
export interface Called {
  readonly name: string;
  readonly type: string;
  readonly count: number | null;
  readonly xp: number | null;
  /** His type is in the tables. */
  readonly known: boolean;
  /** His number counts them, and is nothing else. */
  readonly sure?: boolean;
}

const XP_WORD = String.raw`(?:xps?|esp\.?|ex(?=\.?\s*\d)\.?|exp(?:\.|erience|érience|erfahrung)?|e\.?p\.?|px|pex|pe|erf\.?|erfahrung(?:spunkte)?|experiencia|esperienza|pts? d['’]exp(?:érience)?)`;
const XP_PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`[[({]\s*(\d{1,3})\s*${XP_WORD}\s*[\])}]`, 'iu'),
  new RegExp(String.raw`[[({]\s*${XP_WORD}\s*[:=]?\s*[(x×]*(\d{1,3})\)?\s*[\])}]`, 'iu'),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<!(?:^|[\s\d([])[×x*]\s?)(\d{1,3})\s*(?:d['’]\s?)?${XP_WORD}(?![\p{L}])(?!\s*:\s*\d|\s*\d{1,2}\s*(?:[-–—→.,;:=([|+]|$|\d{2}))(?:\s+(?:each|chacune?|jeweils|je|cada un[oa]|ciascun[oa])(?!\p{L}))?`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}])${XP_WORD}\s*[:=]?\s*[(x×]+\s*(\d{1,3})\)?(?![\d])`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}])${XP_WORD}\s*[:=]?\s*(\d{1,3})(?![\d])`, 'iu'),
];

/** Experience that stands in a line, and the line without it; a mark of one's own may stand in its place. */
export function xpIn(
  text: string,
  mark = ' ',
): { readonly xp: number | null; readonly rest: string } {
  for (const pattern of XP_PATTERNS) {
    const match = pattern.exec(text);
    if (match !== null) {
      const rest = `${text.slice(0, match.index)}${mark}${text.slice(match.index + match[0].length)}`;
      return { xp: Number(match[1]), rest: rest.trim() };
    }
  }
  return { xp: null, rest: text };
}

/** Reads a name, a type and a number out of a few words. */
export function nameAndType(raw: string, words: Words): Called {
  const { xp, rest } = xpIn(tidied(raw));
  const text = withoutPrices(rest).text.replaceAll(RISEN_FROM, '$1');
  const inside = [...text.matchAll(/[([{]([^()[\]{}]*)[)\]}]/g)].map(([, inner = '']) =>
    inner.replaceAll(/^[\s,;]+|[\s,;]+$/g, ''),
  );
  const head = text
    .replaceAll(/[([{][^()[\]{}]*[)\]}]/g, ' ')
    .replaceAll(/[([{].*$/g, ' ')
    // What is left of `Leopold, 27xp, WS5, W2`.
    .replaceAll(/\s*,(?:\s*(?:ws|bs|ld|[mstwia])\s?\d{1,2})?(?=\s*(?:,|$))/giu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // `Otto, Captain (the chief)`: that he leads is not what he is, where it is said already.
  const isTold = isType(head, words) || partsOf(head, words) !== null;
  const ids = isTold ? idsOf(partsOf(head, words)?.type ?? head, words) : [];
  // `Ulrike, répurgateur (répurgatrice, en fait)`.
  const isAgain = (inner: string) =>
    splitOutside(inner, ',;').some((one) => idsOf(one, words).some((id) => ids.includes(id))) &&
    counted(inner).count === null &&
    inner.includes(',');
  // `Pit Fighter (hired sword)`.
  const isPlace = (inner: string) => isRole(sectionOf(inner)) && !/\d/u.test(inner);
  const brackets = inside.filter(
    (inner) => !isTold || !(saysLeader(inner) || isAgain(inner) || isPlace(inner)),
  );
  // `Mountainguard (3 models, "The Goatherds")`.
  const pieces = brackets.flatMap((inner) => splitOutside(inner, ','));
  const [quoted = ''] = pieces.flatMap(
    (piece) => /^["“«„]([^"”»“]{2,40})["”»“]$/u.exec(piece)?.[1] ?? [],
  );
  const counts = pieces.map(
    (inner) =>
      /^(?:[x×]\s*|(?:effectif|nombre|anzahl|number|qty|numero|cantidad|quantità)\s*:?\s*)?(\d{1,2})(?:\s*(?:[x×]|@.*|models?|mann|stück|men|figurines?|modelle|miniaturas|miniature))?$/i.exec(
        inner,
      )?.[1],
  );
  const inBrackets = Number(counts.find((count) => count !== undefined) ?? Number.NaN);
  const size = Number.isNaN(inBrackets) || inBrackets > 15 ? null : inBrackets;
  const bracketCount = size ?? namesIn(brackets, words);
  const own = countedPeople(head, words);

  // `(Captain, Reikland)`: one of them is the type.
  for (const inner of brackets.flatMap((one) => [one, ...splitOutside(one, ',;')])) {
    const told = counted(inner);
    if (told.text !== '' && isType(told.text, words)) {
      return {
        name: withBraces(trimmed(own.each ? own.text : head), text),
        type: told.text,
        count: told.count ?? own.count ?? bracketCount,
        xp,
        known: true,
      };
    }
  }
  const count = own.count ?? bracketCount;
  // `Champion #2`: told apart by a number, which is all the name he has.
  const number = NUMBERED.exec(own.text);
  const numbered = number === null ? '' : own.text.slice(0, number.index);
  if (numbered !== '' && isType(numbered, words))
    return { name: own.text, type: numbered, count, xp, known: true };
  const { type = '', name = '' } = NUMBERED_NAME.exec(own.text)?.groups ?? {};
  if (type !== '' && isType(type, words) && !isWord(words, 'items', name))
    return { name, type, count, xp, known: true };
  if (isType(own.text, words)) return { name: quoted, type: own.text, count, xp, known: true };
  const parted = partsOf(own.text, words);
  // `3 Skeleton Bowmen`: nobody calls several of them after somebody else.
  if (parted !== null && (own.count ?? 1) > 1 && isType(parted.name, words))
    return { name: '', type: own.text, count, xp, known: true };
  if (parted !== null) {
    // `Grey Hunters, 2 Marksmen`.
    const [, alone = parted.name, digits] = /^(.+?),\s*(\d{1,2})\s?x?$/u.exec(parted.name) ?? [];
    const many = digits === undefined ? null : Number(digits);
    // `The Blowers, 4 Skinks (2)`: who counts them in front has something else behind.
    const all = own.count ?? parted.count ?? many ?? count;
    return { name: alone, type: parted.type, count: all, xp, known: true };
  }
  // `Spadassin tiléen "Don Basilio"`: somebody whom nobody knows, with a name.
  const [, stranger = '', known = ''] =
    /^(\p{Lu}[^"“«„:,]{3,30}?)\s*["“«„]([^"”»“]{2,30})["”»“]$/u.exec(own.text) ?? [];
  if (stranger !== '' && stranger.split(' ').length < 4 && brackets.length === 0)
    return { name: known.trim(), type: stranger, count, xp, known: false };
  const inner = brackets
    .map((one) => counted(one))
    .findLast(({ text: one }) => /^\p{L}[\p{L}'’. -]{2,40}$/u.test(one));
  return {
    name: trimmed(own.text),
    type: inner?.text ?? '',
    count: inner?.count ?? count,
    xp,
    known: false,
  };
}

/** `Brothers of Yawn (Higg / Snot / Rodd)`: as many as are named there; null where no several names stand. */
export function namesIn(brackets: readonly string[], words: Words): number | null {
  const several = brackets
    .map((inner) => inner.split(/\s*[/,&]\s*/u))
    .filter((all) => all.length > 1);
  const kinds = ['items', 'skills', 'rules', 'injuries', 'profiles', 'warbands'] as const;
  const named = several.find((all) =>
    all.every(
      (one) =>
        isNameLike(one.split(' ')) &&
        !/\d/u.test(one) &&
        !kinds.some((kind) => isWord(words, kind, one)),
    ),
  );
  return named?.length ?? null;
}

/** `Ug'Lash {Norog} (Orc Boy)`: braces around a word are of the name, as those around a price are not. */
function withBraces(name: string, text: string): string {
  const [braces = '', before = ''] = /^([^([{]+?)\s*\{\p{L}[^{}\d]*\}/u.exec(text) ?? [];
  return before !== '' && before.trim() === name ? braces : name;
}

/** `promoted Brethren`, `(ehem. Zelot)`: what somebody was is what he is. */
const RISEN_FROM =
  /(^|[-–—(,:]\s*)(?:promoted from|risen from|promoted|former|formerly|promu(?:e)? (?:depuis|des)|aufgestiegen(?:er)? aus (?:den )?|ehem\.?|ehemalig\p{L}*|ex[- ]|ancien(?:ne)?|antiguo|già)\s+(?=\p{Lu})/giu;

/** `#2`, `n°2`, `Nr. 2`, `A`, `, pack 2` behind whom it tells apart. */
const NUMBERED =
  /\s*(?:#\s?|(?<!\p{L})n\s?[°ºo]?\.?\s?|(?<!\p{L})n(?:o|r|um)\.\s?)\d{1,2}$|,?\s+(?:pack|group|squad|gang|mob|gruppe|trupp|rudel|groupe|meute|grupo|gruppo|branco)\s+(?:\d{1,2}|I{1,3}|[A-E])$|\s+[A-E]$/iu;

/** `possessed n2 the slug`. */
const NUMBERED_NAME =
  /^(?<type>\p{L}[^#:,;]{2,40}?)\s+(?:#|n\s?[°ºo]?\.?)\s?\d{1,2}\s+(?<name>\p{L}[^,;:]{1,30})$/iu;

/** A number before or behind people: prices behind them have two figures, and nobody costs 10 to 14. */
function countedPeople(text: string, words: Words): ReturnType<typeof counted> {
  const own = counted(text);
  const [bare] = /(?<=\p{L} )1[0-4]$/u.exec(text) ?? [];
  if (own.count === null && bare !== undefined && isType(own.text, words))
    return { ...own, count: Number(bare) };
  const behind = /^(.*\p{L})[\s,:×x*–-]+(\d)$/u.exec(own.text);
  return own.count === null && behind !== null && isType(behind[1] ?? '', words)
    ? { ...own, text: behind[1] ?? '', count: Number(behind[2]) || null }
    : own;
}

function idsOf(text: string, words: Words): readonly string[] {
  return look(words, 'profiles', text)?.ids.filter((id) => id !== '') ?? [];
}

/** Whether these words are, as they stand or with a slip, somebody of the game. */
export function isType(text: string, words: Words): boolean {
  if (isWord(words, 'profiles', text)) return true;
  if (isWord(words, 'items', text)) return false;
  return look(words, 'profiles', text) !== null;
}

/** `Otto the Champion`, `Champion Otto`, `Otto, Captain`, `Captain "Otto"`. */
function partsOf(
  text: string,
  words: Words,
): { readonly name: string; readonly type: string; readonly count?: number | null } | null {
  const quoted = /^(.*?)\s*["“«„‘]\s*([^"”»“’]{2,40})\s*["”»“’]\s*(.*)$/u.exec(text);
  if (quoted !== null) {
    const around = trimmed(`${quoted[1] ?? ''} ${quoted[3] ?? ''}`);
    const told = counted(around);
    if (isType(told.text, words))
      return { name: (quoted[2] ?? '').trim(), type: told.text, count: told.count };
    // `Witch Hunter "the new one" Tomas`.
    const [before = '', , behind = ''] = quoted.slice(1);
    if (isWord(words, 'profiles', before) && isNameLike(behind.split(' ')) && behind !== '')
      return { name: trimmed(text.slice(before.length)), type: before };
  }
  const tokens = text.split(' ');
  if (tokens.length < 2 || tokens.length > 9) return null;
  const found: NonNullable<ReturnType<typeof partsOf>>[] = [];
  for (let length = Math.min(tokens.length - 1, 5); length > 0; length -= 1) {
    const last = tokens.slice(-length).join(' ');
    const first = tokens.slice(0, length).join(' ');
    if (
      /^\p{L}/u.test(last) &&
      isWhole(tokens.slice(0, -length)) &&
      isWord(words, 'profiles', last) &&
      // `Hate Orcs & Goblins` is nobody.
      !isJoining(tokens.at(-length - 1) ?? '') &&
      !isJoining(tokens.at(-length) ?? '') &&
      // `Die Erschaffung des Centigor`.
      !GENITIVE.test(tokens.at(-length - 1) ?? '') &&
      !GENITIVE.test(tokens.at(-length) ?? '') &&
      isNameLike(tokens.slice(0, -length))
    ) {
      // `The Coalmen 3 × Zealot`.
      const before = tokens.slice(0, -length).join(' ');
      const [many = '', digits] = /\s+(\d{1,2})\s?[x×]$/u.exec(before) ?? [];
      const name = trimmed(before.slice(0, before.length - many.length));
      found.push({ name, type: last, count: digits === undefined ? null : Number(digits) });
    }
    // `Bear's Anger` is no bear, and `Bears & Vodka` are none.
    if (isSmall(tokens[length - 1] ?? '') || /['’]s$/iu.test(first)) continue;
    if (isJoining(tokens[length - 1] ?? '') || isJoining(tokens[length] ?? '')) continue;
    // `Flagellanten mit Flegel` are not called so.
    if (/^(?:with|w\/|mit|con|avec)$/iu.test(tokens[length - 1] ?? '')) continue;
    if (isWord(words, 'profiles', first) && isNameLike(tokens.slice(length))) {
      const type = first.replace(/,$/u, '');
      found.push({ name: unnumbered(trimmed(tokens.slice(length).join(' '))), type });
    }
  }
  // `Captain Ritter` is a captain, although elsewhere a Ritter is one of another list.
  return found.find(({ type }) => isCatalogued(words, 'profiles', type)) ?? found[0] ?? null;
}

/** `Aelthir Nightbow, Shadow` before `Master`: what stands behind a comma is one, and not cut in two. */
function isWhole(before: readonly string[]): boolean {
  const comma = before.findLastIndex((token) => token.endsWith(','));
  return comma < 0 || before.slice(comma + 1).every(isSmall);
}

const GENITIVE = /^(?:of|des|du|del|dei|della|delle|degli)$/iu;

/** A word for "and". */
export function isJoining(token: string): boolean {
  return /^(?:&|and|et|und|y|e)$/iu.test(token);
}

/** `Champion 2 Otto` is the second one, and called Otto. */
function unnumbered(name: string): string {
  return name.replace(/^\d{1,2}[.):]?\s+(?=\p{Lu})/u, '');
}

/** Names are short, and mostly begin with a capital. */
export function isNameLike(tokens: readonly string[]): boolean {
  const real = tokens.filter((token) => fold(token) !== '' && !SMALL.has(plain(token)));
  return (
    real.length > 0 && real.length < 6 && real.every((token) => /^["“«'’]?[\p{Lu}\d#]/u.test(token))
  );
}

/** A little word that joins others in names. */
export function isSmall(token: string): boolean {
  return SMALL.has(plain(token));
}

const SMALL: ReadonlySet<string> = new Set([
  'the',
  'of',
  'von',
  'van',
  'der',
  'de',
  'la',
  'le',
  'du',
  'den',
  'di',
  'el',
  'il',
  'zu',
  'das',
  'die',
  'da',
  'del',
  'des',
  'dei',
  'ze',
  'lo',
  'los',
  'las',
  'les',
  'gli',
]);

/** A name without the signs and little words at its ends. */
export function trimmed(name: string): string {
  const bare = name.replaceAll(/^[\s,;:|=+–—•·*#>-]+|[\s,;:|=+–—•·*-]+$/g, '');
  // `Johann "The Knife"` and `"Silk" Aldo` have quotes of their own.
  const own = /^["“«][^"”»]+["”»]\s*\p{L}|\p{L}\s*["“«][^"”»]+["”»]$/u.test(bare);
  return (own ? bare : bare.replaceAll(/^[\s,;:|=+–—•·"“”«»*#>-]+|[\s,;:|=+–—•·"“”«»*-]+$/g, ''))
    .replaceAll(/\s+(?:the|le|la|der|die|das|el|il|as|als|,)$/gi, '')
    .trim();
}

/** The parts of a line in the order of strength of what parts them. */
export function partsOfLine(text: string): readonly string[] {
  const byBars = splitOutside(text.replaceAll('\t', ' | '), '|');
  return byBars
    .flatMap((part) =>
      part.split(
        /(?:\s+[-–—→=>]{1,2}\s+|(?<=^[^/]{3,40})\s+\/{1,2}\s+|\s*\.{3,}\s*|\s*…\s*)(?![^()]*\))/u,
      ),
    )
    .map((part) => part.replaceAll(/^[–—-]+\s+|\s+[–—-]+\s*$/g, '').trim())
    .filter((part) => part !== '');
}
