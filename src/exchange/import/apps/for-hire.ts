import { type Fields, textOf } from '#exchange/import/files/values.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { field, firstOf, keyName } from './fields.ts';
import { COUNT_KEYS, NAME_KEYS, TYPE_KEYS } from './keys.ts';

/**
 * Whether these are all who may be hired, as an app’s own data has them, and nobody who has been: none of them
 * has a name of his own, and of most it is said how many there may be, what they cost to hire and what they
 * begin with.
 */
export function areForHire(people: readonly Fields[], words: Words): boolean {
  if (people.length === 0 || people.some((one) => isSomebody(one, words))) return false;
  if (people.length > MOST_HIRED) return true;
  if (haveNames(people, words)) return false;
  const offered = people.filter((one) => isOffered(one) || isDescribed(one)).length;
  return offered * 5 >= people.length * 3;
}

/** Below some key or other most of them have words of their own, and no two the same. */
function haveNames(people: readonly Fields[], words: Words): boolean {
  const keys = new Set(people.flatMap((one) => [...one.keys()]));
  return [...keys].some((key) => {
    if (ABOUT_KINDS.test(keyName(key))) return false;
    const told = people.map((one) => textOf(one.get(key)));
    const own = told.filter((text) => isOwn(text, words));
    return own.length * 5 >= people.length * 4 && new Set(own).size * 5 > own.length * 4;
  });
}

const ABOUT_KINDS =
  /race|source|note|desc|flavou?r|lore|rule|category|role|kind|class|group|list|setting|grade|url|slug|plural|author|equip|skill|text|img|image|icon|restriction|availab|allowed|profile|rating/;

function isOwn(text: string, words: Words): boolean {
  if (!/^\p{Lu}.*\p{Ll}.*[^.]$/u.test(text) || text.split(' ').length > 5) return false;
  return !isWord(words, 'profiles', text) && !isWord(words, 'warbands', text);
}

/** More are in no warband of any game that is told one by one. */
const MOST_HIRED = 40;

/** Has a name of his own, or what only somebody has who is in play. */
function isSomebody(fields: Fields, words: Words): boolean {
  const keys = [...fields.keys()].map(keyName);
  if (keys.some((key) => OWN.has(key))) return true;
  const many = COUNT_KEYS.some((key) => Number(textOf(field(fields, [key]))) > 0);
  if (many && !isOffered(fields)) return true;
  const name = firstOf(fields, NAME_KEYS);
  const type = firstOf(fields, [...TYPE_KEYS, 'category', 'role', 'kind', 'rank']);
  if (name === '' || isWord(words, 'profiles', name)) return false;
  return type !== name && isWord(words, 'profiles', type);
}

/** Nobody is given one of these before he is hired. */
const OWN: ReadonlySet<string> = new Set(
  'customname nickname nomperso instanceid leaderinstanceid status statut injuries blessures advances kills missnextgame missnext dead isdead alive isalive currentxp headcount'.split(
    ' ',
  ),
);

function isOffered(fields: Fields): boolean {
  const keys = [...fields.keys()].map(keyName);
  const xp = keys.some((key) => /^(?:xp|exp|experience)$/.test(key));
  return keys.some((key) => OFFERED.test(key) || (!xp && STARTS.test(key)));
}

const OFFERED =
  /^(?:(?:min|max)(?:imum)?(?:count|quantity|qty|number|num|amount|allowed|models?|per(?:war)?band)?|limit|unique|required|req|requirements|restrictions?|hire|hirecost|hirefee|hireprice|recruitmentcost|costgc|maybehiredby|availabilitysummary|allowed(?:war)?bands?(?:typeids)?)$/;

const STARTS =
  /^(?:(?:start|starting|initial)(?:xp|exp|experience)|(?:xp|exp|experience)(?:start|depart|initial))$/;

/** A page about him. */
function isDescribed(fields: Fields): boolean {
  return [...fields.values()].some(({ is }) => typeof is === 'string' && is.length > LONG);
}

const LONG = 250;
