import {
  areItems,
  counted,
  itemsIn,
  splitOutside,
  withoutPrices,
} from '#exchange/import/words/items.ts';
import { isCatalogued, isWord, look, type Words } from '#exchange/import/words/words.ts';
import { isType, nameAndType, xpIn } from './fighter-line.ts';
import { cutOnce } from './numbers.ts';

/**
 * A line for each of those whom one line introduces, as `Recruits: Pif (sword), Paf (mace)` or `My captain
 * has a sword, my two champions carry axes`. Null for a line that is about one.
 */
export function severalIn(line: string, words: Words): readonly string[] | null {
  if (line.length > LONGEST) return null;
  const text = line.replace(ARROW, ': ').replace(ARE_SO_MANY, '$1: ');
  const bare = text.replace(MY_BAND, '').replace(/[.!]\s*$/u, '');
  return (
    namedOnes(text, words) ??
    quotedOnes(bare, words) ??
    someOfThem(bare, words) ??
    keyedOnes(bare, words) ??
    oneAndTheOther(bare, words) ??
    sentences(bare, words) ??
    clauses(bare, words) ??
    countedOnes(bare, words)
  );
}

/** `Big'uns -> Otto (axe) and Karl (bow)`. */
const ARROW = /\s*(?:-+>|=+>|→)\s*/u;

/** `i Bruti sono due, Ciccio (…) e Pasticcio (…)`. */
const ARE_SO_MANY =
  /^(?:the|les|die|los|las|i|gli|le)?\s*(\p{L}[\p{L}' ]{2,30}?)\s+(?:are|sont|sind|son|sono)\s+(?:two|three|four|deux|trois|quatre|zwei|drei|vier|dos|tres|cuatro|due|tre|quattro)\s*[,:]\s*/iu;

/** `Ma bande : le capitaine a une épée, …`. */
const MY_BAND =
  /^(?:(?:my|our|ma|notre|meine?|unsere|mi|nuestra|la mia|la nostra|the|la|die)\s+)?(?:warband|band|list|bande|liste|banda|lista|kriegerbande|gang|roster)\s*[:=–-]\s+/iu;

/** Whoever writes more on a line tells a story. */
const LONGEST = 400;

/** `Slayers: Gotrek (8), Ungrim (9): two axes`, `Champions: Otto sword, Hans axe`. */
function namedOnes(text: string, words: Words): readonly string[] | null {
  const [head, rest] = cutOnce(text.replace(THEN, ''));
  if (rest === null || !isType(counted(head).text, words)) return null;
  const [people, shared] = cutOnce(rest);
  const parts = splitOutside(people, ',;').flatMap((part) =>
    part.split(/(?<=\))\s+(?:et|and|und|y|e|&)\s+/u),
  );
  const met = parts.flatMap((part) => {
    const told = NAMED.exec(part.trim())?.groups ?? armedName(part.trim(), words);
    if (told === null) return [];
    const { name, inner } = told;
    const learnt = /^\d{1,3}$/.test(inner);
    const things = [learnt ? '' : inner, shared ?? ''].filter((one) => one !== '').join(', ');
    const who = `${counted(head).text} ${name}${learnt ? ` (${inner} xp)` : ''}`;
    return [things === '' ? who : `${who}: ${things}`];
  });
  return met.length > 1 && met.length === parts.length ? met : null;
}

const THEN = /^(?:(?:then|and|plus|also|et|puis|und|dann|y|luego|e|poi)\s+)+(?=\d|\p{Ll})/iu;

const NAMED = /^(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s*\((?<inner>[^()]+)\)$/u;

/** `Otto sword`: a name, and behind it nothing but a thing. */
function armedName(
  part: string,
  words: Words,
): { readonly name: string; readonly inner: string } | null {
  const [, name = '', inner = ''] =
    /^(\p{Lu}[\p{L}'’-]+)\s+(\p{L}[\p{L}'’ -]{1,30})$/u.exec(part) ?? [];
  const sure = name !== '' && isWord(words, 'items', inner) && !isWord(words, 'items', part);
  return sure && !isWord(words, 'items', name) ? { name, inner } : null;
}

/** `4 Zealots: clubs, 2 with bows and 2 with flails`: those of a group who carry other things, and what all have. */
function someOfThem(line: string, words: Words): readonly string[] | null {
  const { xp, rest: bare } = OF_SOME.test(line) ? xpIn(line) : { xp: null, rest: line };
  const [, who = '', said = ''] = GROUP.exec(saidInNumbers(bare)) ?? [];
  const { text: type, count } = counted(who);
  const learnt = xp === null ? '' : ` (${xp} xp)`;
  if (count === null || count < 2 || !isType(type, words)) return null;
  const [shared = '', ...others] = said.split(NEXT_OF_THEM);
  const some = [OF_THEM.test(shared) ? [shared] : [], others].flat();
  const parts = some.map((part) => OF_THEM.exec(part)?.groups ?? {});
  const told = parts.reduce((sum, { many }) => sum + Number(many ?? 0), 0);
  const all = OF_THEM.test(shared) ? '' : shared;
  const sure = parts.every(({ things = '' }) => areItems(itemsIn(things, null, words), words));
  if (parts.length === 0 || !sure || told > count) return null;
  if (all !== '' && !areItems(itemsIn(all, null, words), words, 1)) return null;
  if (parts.length < 2 && all === '' && told < count) return null;
  const rest = told < count ? [{ many: String(count - told), things: '' }] : [];
  return [...parts, ...rest].map(({ many, things }) => {
    const gear = [all, things].filter((one) => one !== '').join(', ');
    return gear === '' ? `${many} ${type}${learnt}` : `${many} ${type}${learnt}: ${gear}`;
  });
}

/** `Guards x4, 3 exp. Two of them have halberds, other two have swords` with numbers in front, as most lists say it. */
function saidInNumbers(text: string): string {
  if (!OF_SOME.test(text)) return text;
  return text
    .replace(/^(\p{L}[^:,;.()]{2,40}?)\s*[x×]\s?(\d{1,2})\s*[,.;]*\s*/u, '$2 $1: ')
    .replaceAll(OF_SOME, (_, before: string, first?: string, second?: string) => {
      const said = first ?? second ?? '';
      const many = NUMBERS.get(said.toLowerCase()) ?? said;
      return `${before === '.' ? ',' : before} ${many} with `;
    })
    .replace(/:\s*,\s*/u, ': ');
}

/** `Two of them have`, `other two carry`, `les deux autres ont`. */
const OF_SOME =
  /([.,;:])\s*(?:and |et |und |y |e )?(?:(\d|one|two|three|four|une?|deux|trois|quatre|ein|zwei|drei|vier|una?|dos|tres|cuatro|uno|due|tre|quattro) (?:of them|d['’]entre eux|davon|von ihnen|de ellos|di loro)|(?:the |les |die |los |gli |le )?(?:other |andere[nr]? |otros |altri )(\d|one|two|three|four|zwei|drei|vier|dos|tres|cuatro|due|tre|quattro)(?: of them)?)\s+(?:have|has|with|carry|carries|got|ont|a|avec|haben|hat|mit|tienen|tiene|llevan|lleva|con|hanno|ha)\s+/giu;

const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...['one', 'un', 'une', 'ein', 'uno', 'una'].map((word) => [word, '1'] as const),
  ...['two', 'deux', 'zwei', 'dos', 'due'].map((word) => [word, '2'] as const),
  ...['three', 'trois', 'drei', 'tres', 'tre'].map((word) => [word, '3'] as const),
  ...['four', 'quatre', 'vier', 'cuatro', 'quattro'].map((word) => [word, '4'] as const),
]);

const GROUP =
  /^(\d{1,2}\s?x?\s+\p{L}[^:,;()]{2,40}?)\s*(?:[:,;(]|\s[-–—](?=\s)|\s(?=\d)|\s(?:dont|davon|of (?:which|them)|including|de los cuales|di cui|mit|with|avec|con)\s(?=.*\d))\s*(.*?)\)?$/iu;

const NEXT_OF_THEM =
  /\s*(?:[,;]\s*(?:(?:and|et|und|y|e|&)\s+)?|\s(?:and|et|und|y|e|&)\s+)(?=\d{1,2}\s?x?\s+(?:of them\s+|davon\s+|d['’]entre eux\s+)?(?:with|w\/|w|avec|mit|con)\s)/iu;

const OF_THEM =
  /^(?<many>\d{1,2})\s?x?\s+(?:of them\s+|davon\s+|d['’]entre eux\s+)?(?:with|w\/|w|avec|mit|con)\s+(?<things>.+)$/iu;

/** `Night Runner "Pip" sling, Night Runner "Squeak" sling - 22 each`. */
function quotedOnes(text: string, words: Words): readonly string[] | null {
  const parts = text.split(/\s*,\s*(?=[^,"“«]{3,30}["“«])/u);
  const all = parts.every((part) => {
    const [, type = ''] = /^([^"“«]{3,30}?)\s*["“«][^"”»]{2,30}["”»]/u.exec(part) ?? [];
    return isType(counted(type).text, words);
  });
  return parts.length > 1 && all ? parts : null;
}

/** `Captain: Hans, sword; Esaul: Piotr, axe`: everybody behind a word for what he is. */
function keyedOnes(text: string, words: Words): readonly string[] | null {
  const parts = splitOutside(text, ';');
  const all = parts.every((part) => {
    const [head, rest] = cutOnce(part);
    return rest !== null && isWord(words, 'profiles', counted(head).text);
  });
  return parts.length > 1 && all ? parts : null;
}

/** `2 champions: one with a sword, the other with an axe`. */
function oneAndTheOther(text: string, words: Words): readonly string[] | null {
  const [, head = '', one = '', other = ''] = ONE_AND_OTHER.exec(text) ?? [];
  const { text: type, count } = counted(head.replaceAll(/\([^()]*\)/gu, ' ').trim());
  const two = count ?? Number(/\(\s*(\d)\b/u.exec(head)?.[1] ?? 2);
  if (head === '' || two !== 2 || !isType(type, words)) return null;
  const things = [one, other].map((part) => thingsOf(part));
  return things.every((part) => areItems(itemsIn(part, null, words), words, 0.34))
    ? things.map((part) => `${type}: ${part}`)
    : null;
}

const ONE_AND_OTHER =
  /^([^:,;]{3,60}?)\s*[:,;–—-]\s*(?:l['’]une?|une?|one|the first|einer|eine|der eine|die eine|una|uno|el uno|l['’]un[oa])\s+([^;]+?)\s*[,;]?\s*(?:(?:et|and|und|y|e)\s+)?(?:l['’]autre|autre|the other|other|der andere|die andere|el otro|la otra|otr[oa]|l['’]altr[oa])\s+(.+)$/iu;

/** What stands behind `is armed with`, `wears`, `and carries`. */
function thingsOf(part: string): string {
  const plainly = withoutPrices(part.replaceAll(/\([^()]{25,}\)/gu, ' ')).text;
  return plainly
    .replaceAll(VERB, ', ')
    .replaceAll(/(?:\s*,)+\s*(?:(?:and|et|und|y|e)\s*,\s*)?/giu, ', ')
    .replaceAll(
      /(?<=^|,\s*)(?:and|et|und|an?|une?|des|du|eine[nr]?|ein|una|uno|le|la|the)\s+(?:spare\s+)?/giu,
      '',
    )
    .replaceAll(/\bspare\s+/giu, '')
    .replaceAll(/^[\s,]+|[\s,.]+$/gu, '');
}

const VERB =
  /(?<!\p{L})(?:(?:is|are|est|sont|ist|sind|está|están|è|sono)\s+)?(?:(?:armed|equipped|armée?s?|équipée?s?|bewaffnet|armad[oa]s?|armat[oiae])\s+)?(?:with|avec|d['’]une?|mit|con|wears?|carry|carries|has|have|holds?|a|ont|portent?|trägt|tragen|hat|haben|lleva[n]?|tienen?|ha|hanno|porta(?:no)?)(?!\p{L})/giu;

/** `Three Swordsmen @ 35 each. They are equipped with swords and bucklers. Total: 150`. */
function sentences(text: string, words: Words): readonly string[] | null {
  const [first = '', second = '', ...more] = text.split(/\.\s+(?=\p{Lu})/u);
  if (second === '' || more.length > 2) return null;
  const [, said] =
    /^(?:they|he|she|each|ils|elles|il|elle|sie|er|ellos|ellas|essi|loro)\s+(.+)$/iu.exec(second) ??
    [];
  const who = counted(withoutPrices(first).text);
  if (said === undefined || !isWord(words, 'profiles', who.text)) return null;
  const things = thingsOf(said);
  if (!areItems(itemsIn(things, null, words), words, 0.5)) return null;
  return [`${who.count ?? 1} ${who.text}: ${things}`];
}

/** `My captain has a sword, my two champions carry axes`: who has what, said in whole words. */
function clauses(text: string, words: Words): readonly string[] | null {
  const parts = splitOutside(text, ',;').flatMap((part) =>
    part.split(/\s+(?:et|and|und|y|e)\s+(?=(?:mes|mon|ma|my|meine?|mis?|i miei)\s)/iu),
  );
  const met = parts.flatMap((part) => {
    const [, who = '', said = ''] = CLAUSE.exec(part) ?? [];
    const { text: type, count } = counted(who);
    const things = thingsOf(said).replace(
      /\s+(?:chacune?|each|jeweils|cada un[oa]|ciascun[oa])$/iu,
      '',
    );
    const sure =
      who !== '' &&
      isWord(words, 'profiles', type) &&
      areItems(itemsIn(things, null, words), words, 0.67);
    return sure ? [`${count === null ? '' : `${count} `}${type}: ${things}`] : [];
  });
  return met.length > 0 && met.length === parts.length ? met : null;
}

const CLAUSE =
  /^(?:mon|ma|mes|my|our|meine?|mi|mis|il mio|i miei|le|la|les|the|der|die)?\s*(.{3,40}?)\s+(?:has|have|carry|carries|wears?|ont?|a(?!\s+(?:dos|due|2)\s)|portent?|hat|haben|trägt|tragen|tienen?|llevan?|ha|hanno|porta(?:no)?)\s+(.+)$/iu;

/** `Captain Otto with a sword, two champions with axes, 3 warriors`: a number begins the next. */
function countedOnes(text: string, words: Words): readonly string[] | null {
  const parts = splitOutside(text, ',;');
  const begins = parts.map((part, at) => {
    const [who = ''] = withoutPrices(part).text.split(/\s+(?:with|avec|mit|con|w\/)\s+|\s*[:(]/iu);
    const told = counted(who);
    if (at === 0) return isCatalogued(words, 'profiles', nameAndType(who, words).type);
    return (
      told.count !== null &&
      isWord(words, 'profiles', told.text) &&
      !isWord(words, 'items', told.text)
    );
  });
  if (begins[0] !== true || begins.filter(Boolean).length < 2) return null;
  // `The Zealous, 3 Zealots`: called like what they are, or like somebody else.
  const [first = '', second = ''] = parts;
  const [who, others] = [first, second].map((part) => nameAndType(part, words));
  const called = ARTICLE.test(first) || isOneKind(who?.type ?? '', others?.type ?? '', words);
  if (begins[1] === true && who?.count === null && called) return null;
  const met: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (begins[at] === true) met.push(part);
    else met.push(`${met.pop() ?? ''}, ${part}`);
  }
  return met;
}

const ARTICLE = /^(?:The|Les|Die|Los|Las|Gli|I|Le)\s\p{Lu}/u;

function isOneKind(one: string, other: string, words: Words): boolean {
  const [id] = look(words, 'profiles', one)?.ids ?? [];
  return id !== undefined && look(words, 'profiles', other)?.ids[0] === id;
}
