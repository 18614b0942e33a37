import type { FoundItem } from '#exchange/import/found.ts';
import {
  areItems,
  counted,
  itemsIn,
  splitOutside,
  withoutPrices,
} from '#exchange/import/words/items.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { saysAdvance, saysLeader } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, type Words } from '#exchange/import/words/words.ts';
import {
  type Called,
  isJoining,
  isNameLike,
  isSmall,
  isType,
  nameAndType,
  partsOfLine,
  trimmed,
  xpIn,
} from './fighter-line.ts';
import type { ListLine } from './lines.ts';
import { areThings, couldBeName, isThing, isTrait, slippedIn } from './names.ts';
import { bracketed, cutOnce, numberIn } from './numbers.ts';
import { plainlyIn } from './plain-line.ts';
import { isProse } from './signs.ts';
import { unknownIn } from './unknown.ts';
import { afterXp, apart } from './usual.ts';
import { titleIn, titleText } from './warband-title.ts';

/** Somebody whom a line introduces, and what it says he carries. */
export interface Met {
  readonly called: Called;
  readonly gear: readonly FoundItem[];
  /** With no word for what it is. */
  readonly number?: number | null;
}

/** Where in a list the line stands. */
export interface Place {
  readonly words: Words;
  /** Below a heading of heroes, henchmen or hired swords. */
  readonly inRole: boolean;
  /** Nobody has been met yet. */
  readonly above: boolean;
  /** The type of the warband has been said. */
  readonly typed: boolean;
}

/** Whom a line introduces; null for nobody. */
export function fighterIn(line: ListLine, place: Place): Met | null {
  const { words } = place;
  if (place.above && isTitleWithType(line.text, words)) return null;
  // `Dwarf Treasure Hunters` are no hunters of that name.
  const whole = line.text.replace(/:$/u, '');
  if (isCatalogued(words, 'warbands', whole) && !isWord(words, 'profiles', whole)) return null;
  if (isBracketed(line.text) || (place.above && !place.typed && isQuotedTitle(line.text, words)))
    return null;
  const leads = leaderIn(line);
  if (leads !== null) return leads;
  const told = plainlyIn(line.text, line.no, words);
  if (told !== null) {
    // `Daughters of the Hammer (Sisters, 498gc)`.
    if (place.above && (told.cost ?? 0) > MOST_PAID && told.gear.length === 0) return null;
    const paid = told.cost !== null && told.cost <= MOST_PAID && told.called.name === '';
    const armed = areItems(told.gear, words, 0.1) || paid;
    if (!armed && isTitle(line, told.called, place)) return null;
    const { rest } = xpIn(line.text);
    const own = told.cost === null ? bracketed(withoutPrices(rest).text, told.called.count) : null;
    const name = withoutAgain(told.called.name, told.called.type);
    const two = told.called.count === null && TWO_NAMES.test(name) ? 2 : told.called.count;
    return { ...told, called: { ...told.called, name, count: two }, number: told.number ?? own };
  }
  const { xp, rest } = xpIn(afterXp(line.text, words));
  // `Ghouls 3 +1 attack!!`: his numbers have it already.
  const [raised = ''] =
    /(?<=[\p{L}\d)])\s+[+−–-]\s?\d\s?\p{L}[\p{L} ]{0,16}[!.]*$/u.exec(rest) ?? [];
  const plainly = saysAdvance(raised.trim()) ? rest.slice(0, rest.length - raised.length) : rest;
  // `Liri (1 Novice), exp 0. Dagger, bow`: what is left where it stood.
  const { text: unpriced, cost } = withoutPrices(plainly.replace(/\s*,\s*\.\s+(?=\p{L})/u, ': '));
  // `Poseído "Gusano" ; ; Escorpión`.
  const text = unpriced.replace(/^([^:;]+?)\s*;\s*;\s*(?=[^:]+$)/u, '$1: ');
  if (isProse(text.replaceAll(/\([^()]*\)/gu, ' '))) return null;
  // `EP 3, +1 Stärke` below somebody.
  if (xp !== null && /^[\s,;]*\+/u.test(text) && saysAdvance(trimmed(text))) return null;
  const titled = TITLED.test(line.text);
  const met = metIn(text, { priced: cost !== null, learnt: xp !== null, titled }, place);
  if (met === null) return null;
  // `2 Marksmen (bow)`: what stands in brackets may be what they carry.
  const brackets = [...text.matchAll(/[([{]([^()[\]{}]*)[)\]}]/g)].map(([, inner = '']) =>
    isType(counted(inner).text, words) ? [] : itemsIn(inner, line.no, words),
  );
  const inside = brackets.flat();
  const said = met.gear.flatMap((part) => itemsIn(part, line.no, words));
  const things = brackets.filter((one) => areItems(one, words)).flat();
  const carried = said.length === 0 ? things : said;
  const marks = inside.filter((one) => !carried.includes(one) && isTrait(one.text, words));
  const gear = [...carried, ...marks];
  if (place.above && (cost ?? 0) > MOST_PAID && gear.length === 0) return null;
  const learnt = met.called.xp ?? xp;
  const paid = cost !== null && cost <= MOST_PAID && met.called.name === '';
  if (!areItems(gear, words, 0.1) && !paid && isTitle(line, { ...met.called, xp: learnt }, place))
    return null;
  const { count, type } = met.called;
  const name = withoutAgain(met.called.name, type);
  const two = count === null && TWO_NAMES.test(name) ? 2 : count;
  const number = numberIn(met.gear) ?? (cost === null ? bracketed(text, count) : null);
  return { called: { ...met.called, name, count: two, xp: learnt }, gear, number };
}

/** `Florian and Youngblood Dieter`, both of them youngbloods. */
function withoutAgain(name: string, type: string): string {
  const [, first = '', and = '', rest = ''] =
    /^(\p{Lu}\S*)\s+(&|and|und|et|y|e)\s+(.+)$/iu.exec(name) ?? [];
  const again = rest.toLowerCase().startsWith(`${type.toLowerCase()} `);
  return again ? `${first} ${and} ${rest.slice(type.length + 1)}` : name;
}

/** A row of two cells, `Grumlok` and `Leader`: what he is among the others says what he is. */
function leaderIn({ cells }: ListLine): Met | null {
  const [name = '', type = '', ...more] = (cells ?? []).filter((cell) => cell !== '');
  if (more.length > 0 || !saysLeader(type) || !isNameLike(name.split(/\s+(?:and|&)\s+|\s+/u)))
    return null;
  return { called: { name, type, count: null, xp: null, known: true }, gear: [] };
}

/** For one alone: what costs more is a warband. */
export const MOST_PAID = 230;

/** `Hans and Franz`. */
const TWO_NAMES = /^\p{Lu}[^\s,]+\s(?:&|and|und|et|y|e)\s\p{Lu}[^\s,]+$/u;

/** `[ADEPTES]`: a heading. */
export function isBracketed(text: string): boolean {
  return /^\[[^[\]\d]+\]$/.test(text);
}

/** `Sisters of Sigmar "The Hammers"`: the whole of it, however its name is also a thing. */
function isQuotedTitle(text: string, words: Words): boolean {
  if (!/^[^:|,;\d]+["“«„][^"”»“]+["”»“]$/u.test(text)) return false;
  const { name, type } = titleIn(text, words);
  return name !== '' && isCatalogued(words, 'warbands', type);
}

/** The type of a warband may be called like its fighters: above them all it is the title. */
function isTitle(line: ListLine, { type, name, count, xp }: Called, place: Place): boolean {
  const { words, inRole, above, typed } = place;
  if (!above || inRole || line.bullet || line.indent > 0) return false;
  // Who has learnt something is somebody, and so is who is counted.
  if (xp !== null || (count !== null && /^\d/.test(line.text))) return false;
  // `Da Boyz of Gork`, `(Witch Hunters)`; and nobody calls one of his own `Les Loups`.
  if (OF.test(name) || /^\(.*\)$/.test(line.text) || THE.test(line.text)) return true;
  const strange = name !== '' && !isCatalogued(words, 'profiles', type);
  if (line.heading && strange && !/[([]/.test(line.text)) return true;
  if (typed) return false;
  // `Vampire: Beatrice` is one of the Vampires.
  const [head, behind] = cutOnce(line.text);
  const same = (words.indexes.warbands.exact.get(fold(head)) ?? []).some(
    (entry) => plain(entry.name) === plain(head),
  );
  if (behind !== null && !same && isWord(words, 'profiles', head)) return false;
  return (
    isWord(words, 'warbands', type) ||
    (name !== '' && titleIn(titleText(line.text), words).type !== '')
  );
}

/** `The Iron Beards, Dwarf Treasure Hunters, rating 112`: a piece of it is a warband, and none is somebody. */
function isTitleWithType(text: string, words: Words): boolean {
  const pieces = splitOutside(titleText(text), ',');
  const isWarband = (piece: string) => isCatalogued(words, 'warbands', piece);
  const isSomebody = (piece: string) => isWord(words, 'profiles', counted(piece).text);
  return pieces.length > 1 && pieces.some(isWarband) && !pieces.some(isSomebody);
}

/** Several who are known by name, and nothing behind it. */
const THE = /^(?:les|the|die|los|las|gli|i)\s[^:,;|\d]+:?$/iu;

const OF = /^(?:of|de|du|des|di|del|dei|della)\s/iu;

const TITLED =
  /^\p{Lu}[^():;,|]{1,40}\((?:\d{1,2}x?\s)?\p{L}[^():;,]{2,40},\s*\d{1,3}\s?(?:xp|px|ep|pe|exp)\)/iu;

/** What a line says of somebody besides who he is. */
export interface Said {
  readonly priced: boolean;
  readonly learnt: boolean;
  /** `Innor (Youngling, 4 XP)`: nothing but somebody is told so. */
  readonly titled: boolean;
}

function metIn(
  text: string,
  said: Said,
  place: Place,
): { readonly called: Called; readonly gear: readonly string[] } | null {
  const { words } = place;
  const [head, tail] = cutOnce(apart(text, words));
  const bars = partsOfLine(head);
  // `Otto, leader, Captain`: that he leads is no part of who he is.
  const [who = '', ...more] = splitOutside(bars[0] ?? '', ',');
  const leads = more.filter(saysLeader);
  const unled =
    leads.length === 0
      ? (bars[0] ?? '')
      : [who, ...more.filter((one) => !saysLeader(one))].join(', ');
  const first = unled.replace(WAS, ', ');
  const after = [...bars.slice(1), ...(tail === null ? [] : partsOfLine(tail)), ...leads];
  const armed = armedIn(first, words);
  if (armed !== null) return { called: armed.called, gear: armed.told(after) };
  const called = nameAndType(first, words);
  // `Warriors "the Ropes"` are called so, whatever a rope is.
  const quoted =
    ((tail !== null || bars.length > 1) && /["“«„]/u.test(first)) ||
    /["“«„][^"“”«»„]+["”»“]$/u.test(first);
  const sure = quoted || (tail !== null && isByname(called.name));
  const things = !sure && areThings(called.name, words);
  const somebody = called.known && !isThing(first, words) && !things;
  if (somebody && !isNamedAfter(called, after, words)) {
    const [next = '', ...others] = after;
    // `Shaman | Orc Shaman | club`: both are types, and one of them is what he is called.
    if (
      called.name === '' &&
      called.count === null &&
      bars.length > 1 &&
      isWord(words, 'profiles', next)
    )
      return { called: { ...called, name: called.type, type: next }, gear: others };
    // `Sister Edda - Sister Superior - hammer`: what she is stands by itself.
    if (called.name !== '' && bars.length > 1 && isWord(words, 'profiles', next))
      return { called: { ...called, name: first, type: next }, gear: others };
    return named(numbered(called, after), first, bars.length > 1 ? 'dash' : 'colon', words);
  }
  // `Otto - Captain | sword`, `Otto: Captain, sword`.
  for (const [at, part] of after.slice(0, 2).entries()) {
    const pieces = splitOutside(part, ',;');
    const [whole = '', ...behind] = pieces;
    // `Les Nouveaux : 2 vermineux avec lance et bouclier, …`.
    const held = armedIn(whole, words);
    const piece = held === null ? whole : held.who;
    const others = held === null ? behind : [held.gear, ...behind];
    const second = nameAndType(piece, words);
    if (second.known && !isWord(words, 'items', piece)) {
      // `Middenheim Captain`: that is where he comes from.
      const own = isWord(words, 'warbands', second.name) ? '' : second.name;
      const name = own || (isNamedAfter(called, after, words) ? first : called.name) || first;
      return {
        called: {
          ...second,
          name: trimmed(name),
          count: second.count ?? called.count,
          xp: second.xp ?? called.xp,
        },
        gear: [...after.slice(0, at), others.join(', '), ...after.slice(at + 1)].filter(
          (one) => one !== '',
        ),
      };
    }
  }
  // `Captain, sword, dagger`; `Otto, Captain, sword`; `Captain with sword and shield`.
  const commas = splitOutside(first, ',;');
  if (commas.length > 1) {
    const fits = (piece: string, catalogued: boolean) => {
      const one = nameAndType(piece, words);
      if (!one.known || isThing(piece, words)) return false;
      return !catalogued || (one.name === '' && isCatalogued(words, 'profiles', one.type));
    };
    // `Grey Hunters, 2 Marksmen`: who the catalogue has, before whoever may be called so.
    const listed = commas.slice(0, 2).findIndex((piece) => fits(piece, true));
    const index =
      listed >= 0 ? listed : commas.slice(0, 2).findIndex((piece) => fits(piece, false));
    if (index >= 0) {
      const one = nameAndType(commas[index] ?? '', words);
      const before = index === 0 ? '' : nameBefore(commas[0] ?? '', one, words);
      const own = one.name === '' && before !== '' ? withName(one, before) : one;
      const gear = [commas.slice(index + 1).join(', '), ...after].filter((part) => part !== '');
      return named(numbered(own, gear), '', 'comma', words);
    }
  }
  // Whatever else is said of them in brackets.
  const bare = unarmed((commas[0] ?? '').replaceAll(/\s*\([^()]{16,}\)/gu, ''), words);
  if (bare !== null) {
    const gear = [[bare.gear, ...commas.slice(1)].join(', '), ...after];
    return { called: nameAndType(bare.type, words), gear };
  }
  const told = said.priced || said.learnt || place.inRole;
  const slipped = told ? slippedIn(commas[0] ?? '', words) : null;
  if (slipped !== null)
    return { called: slipped, gear: [commas.slice(1).join(', '), ...after].filter(isSaid) };
  // `axe and shield = 80 gc` below two Cossacks.
  const carried = areItems(itemsIn(text.replaceAll(/\([^()]*\)/gu, ' '), null, words), words, 1);
  return told && !carried ? unknownIn(first, called, after, said, place) : null;
}

/** `Brother Ezio, Magister`: all of it is his name, unless it says the same as what stands behind. */
function nameBefore(text: string, { type }: Called, words: Words): string {
  const called = nameAndType(text, words);
  const same = !called.known || fold(called.type) === fold(type);
  return trimmed(same ? called.name : xpIn(withoutPrices(text).text).rest);
}

/** `Gottlieb, hero, was a Warrior`: what he has risen from. */
const WAS =
  /,\s*(?:hero|héros|held|héroe|eroe|(?:the )?lad['’]?s got talent)\s*,\s*(?:was|formerly|former|ex-?|ancien|früher|ehemals|antes|già)\s+(?:an?\s+|ein\s+|un\s+)?/iu;

function isSaid(part: string): boolean {
  return part !== '';
}

/** `Wulf the Bloody - Captain`: called like somebody whom no catalogue has, and told to be another one. */
function isNamedAfter({ name, type }: Called, after: readonly string[], words: Words): boolean {
  // `Tunnel Boys - 3 Verminkin`.
  const [next = ''] = splitOutside(after[0] ?? '', ',;');
  const several = counted(next);
  if (name !== '' && (several.count ?? 0) > 0 && isWord(words, 'profiles', several.text))
    return !isWord(words, 'items', several.text);
  if (isCatalogued(words, 'profiles', type)) return false;
  return after.slice(0, 2).some((part) => {
    const [piece = ''] = splitOutside(part, ',;');
    const { known, type: other } = nameAndType(piece, words);
    return known && isCatalogued(words, 'profiles', other);
  });
}

interface Armed {
  readonly who: string;
  readonly called: Called;
  readonly gear: string;
  /** With what the rest of the line says, which may say the same once more. */
  readonly told: (after: readonly string[]) => readonly string[];
}

/** `Captain with sword and shield`, `4 guards w. halberds`, `Hermanas con honda (x2)`. */
function armedIn(text: string, words: Words): Armed | null {
  const [whole, who = '', raw = ''] =
    /^(.{2,60}?)\s+(?:with|w\/|w\.|avec|mit|con|armed with|armé d[e’']|equipped with)\s+(.+)$/iu.exec(
      text,
    ) ?? [];
  const [many = '', digits] = /\s*\(?[x×]\s?(\d{1,2})\)?$/iu.exec(raw) ?? [];
  const gear = raw.slice(0, raw.length - many.length).replaceAll(/\s*\([^()]*\)/gu, '');
  const things = itemsIn(gear, null, words);
  // `con Gran Garra y Pinchos`.
  const pieces = gear.split(/\s*,\s*|\s+(?:&|and|et|und|y|e)\s+/iu);
  const traits = gear !== '' && pieces.every((one) => isTrait(one, words));
  if (whole === undefined || !(traits || areItems(things, words))) return null;
  const met = nameAndType(trimmed(who), words);
  const count = met.count ?? (digits === undefined ? null : Number(digits));
  const again = (part: string) => things.some((one) => fold(part).includes(fold(one.text)));
  const told = (after: readonly string[]) => (after.some(again) ? after : [gear, ...after]);
  return met.known ? { who, called: { ...met, count }, gear, told } : null;
}

interface Told {
  readonly called: Called;
  readonly gear: readonly string[];
}

/** `Giant Rats: 3`, `Rats - 3 - …`: a figure where his things would begin counts him. */
function numbered(called: Called, gear: readonly string[]): Told {
  const [first = '', ...others] = gear;
  const match =
    /^[x×*]?\s?(\d)\s?[x×*]?(?:\s+(?:models?|figurines?|modelle|miniaturas|of them|of these|davon|d['’]entre eux|de ellos|di loro))?(?:(?:\s*[,;]|\s+(?:w\/|with|avec|mit|con)(?=\s)|\s*(?=\())\s*(.*))?$/iu.exec(
      first,
    );
  if (match === null || called.count !== null || match[1] === '0') return { called, gear };
  const rest = match[2] ?? '';
  return {
    called: { ...called, count: Number(match[1]) },
    gear: rest === '' ? others : [rest, ...others],
  };
}

/**
 * His name behind what he is: in brackets, or the first part behind a dash or a colon that is nothing
 * he could carry or be.
 */
function named(
  { called, gear }: Told,
  first: string,
  how: 'dash' | 'colon' | 'comma',
  words: Words,
): Told {
  // `Champion #1: Piet - sword`: the number only tells him apart.
  const numbers = called.name.startsWith(`${called.type} #`);
  if (called.name !== '' && !numbers) return { called, gear };
  const inner = [...first.matchAll(/\(([^()]+)\)/g)].map(([, one = '']) =>
    trimmed(one.replace(/^(?:group|groupe|gruppe|grupo|gruppo)\s+(?=\P{L})/iu, '')),
  );
  const bracket = inner.find((one) => couldBeName(one, words) && isNameLike(one.split(' ')));
  if (bracket !== undefined) return { called: withName(called, bracket), gear };
  const [part = '', ...others] = gear;
  const [piece = '', ...things] =
    splitOutside(part, ';').length > 1 ? splitOutside(part, ';') : splitOutside(part, ',');
  const name = trimmed(piece.replaceAll(/\([^()]*\)/g, ' '));
  const byname = how === 'colon' && things.length > 0 && isByname(name);
  if (!byname && !couldBeName(name, words)) return { called, gear };
  // `La Turba` begins with a capital, `of the North` does not.
  const capital =
    isNameLike(name.split(' ')) && (!isSmall(name.split(' ')[0] ?? '') || ARTICLE.test(name));
  const followed = things.length > 0 || others.length > 0;
  // `Bestigor: el Mellizo` and nothing else.
  const alone = !followed && isNameLike(name.split(' ')) && name.includes(' ');
  const short = name.split(' ').length < 4 && !/\s(?:of|de|du|von|di|del)\s/iu.test(name);
  const small = things.length > 0 && things.every((one) => /^[\d\sx×]*\p{Ll}/u.test(one));
  const fits = {
    dash: capital || (things.length === 0 && others.length > 0 && name.split(' ').length < 3),
    // Alone before his things, which another sign parts from him.
    colon:
      (capital || alone) &&
      (short || alone || (small && areItems(itemsIn(things.join(', '), null, words), words))) &&
      (!followed ||
        part.includes(';') ||
        things.length === 0 ||
        !things.some((one) => /^[\d\s]*\p{Lu}/u.test(one))),
    // Among things in small letters.
    comma: capital && short && things.some((one) => /^(?:\d+\s*)?\p{Ll}/u.test(one)),
  };
  if (!fits[how]) return { called, gear };
  const rest = [things.join(', '), ...others].filter((one) => one !== '');
  // `Brothers: The Jugglers (effectif 3)`.
  const many = called.count ?? nameAndType(piece, words).count;
  return { called: withName({ ...called, count: many }, name), gear: rest };
}

/** `La Dague`, `Lo Spada`: what somebody is called, however else such a thing is meant. */
function isByname(name: string): boolean {
  return ARTICLE.test(name) && name.split(' ').length < 4;
}

const ARTICLE = /^(?:The|La|Le|Les|L['’]|El|Los|Las|Il|Lo|Gli|I|Der|Die|Das)\s?\p{Lu}/u;

/** Two names are two people, if nothing else counts them. */
function withName(called: Called, name: string): Called {
  const names = name.split(/\s*,\s*|\s+(?:and|und|et|y|e|&)\s+/u);
  return { ...called, name, count: called.count ?? (names.length > 1 ? names.length : null) };
}

/** `Night Runner sling`: a type, and nothing but things behind it. */
function unarmed(
  text: string,
  words: Words,
): { readonly type: string; readonly gear: string } | null {
  if (isThing(text, words)) return null;
  const tokens = text.split(' ');
  for (let length = Math.min(tokens.length - 1, 5); length > 0; length -= 1) {
    const type = tokens.slice(0, length).join(' ');
    const gear = tokens.slice(length).join(' ');
    if (
      !isJoining(tokens[length - 1] ?? '') &&
      !isJoining(tokens[length] ?? '') &&
      isWord(words, 'profiles', counted(type).text) &&
      areItems(itemsIn(gear, null, words), words, 1)
    )
      return { type, gear };
  }
  return null;
}
