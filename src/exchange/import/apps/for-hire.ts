import { type Fields, textOf } from '#exchange/import/files/values.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { field, filledTextField, keyName } from './fields.ts';
import { keyList } from './key-list.ts';
import {
  COUNT_KEYS,
  HIRE_KEYS,
  NAME_KEYS,
  NOT_NAME_KEYS,
  STARTING_XP_KEYS,
  TYPE_KEYS,
  XP_KEY,
} from './keys.ts';

/**
 * Whether these are an app's catalogue of types rather than a warband: nobody has a name or is in play, and most
 * have limits, hire costs or starting experience.
 */
export function areForHire(people: readonly Fields[], words: Words): boolean {
  if (people.length === 0 || people.some((one) => isInPlay(one, words))) return false;
  if (people.length > MAX_LISTED) return true;
  if (haveNames(people, words)) return false;
  const offered = people.filter((one) => isOffered(one) || isDescribed(one)).length;
  return offered * 5 >= people.length * 3;
}

/** Whether some key holds different proper names for most of them. */
function haveNames(people: readonly Fields[], words: Words): boolean {
  const keys = new Set(people.flatMap((one) => [...one.keys()]));
  return [...keys].some((key) => {
    if (NOT_NAME_KEYS.test(keyName(key))) return false;
    const texts = people.map((one) => textOf(one.get(key)));
    const names = texts.filter((text) => isProperName(text, words));
    return names.length * 5 >= people.length * 4 && new Set(names).size * 5 > names.length * 4;
  });
}

function isProperName(text: string, words: Words): boolean {
  if (!/^\p{Lu}.*\p{Ll}.*[^.]$/u.test(text) || text.split(' ').length > 5) return false;
  return !isWord(words, 'profiles', text) && !isWord(words, 'warbands', text);
}

/** No warband has more individually listed fighters. */
const MAX_LISTED = 40;

/** Whether a fighter has a name, or fields that only fighters in play have. */
function isInPlay(fields: Fields, words: Words): boolean {
  const keys = [...fields.keys()].map(keyName);
  if (keys.some((key) => IN_PLAY_KEYS.has(key))) return true;
  const many = COUNT_KEYS.some((key) => Number(textOf(field(fields, [key]))) > 0);
  if (many && !isOffered(fields)) return true;
  const name = filledTextField(fields, NAME_KEYS);
  const type = filledTextField(fields, [...TYPE_KEYS, 'category', 'role', 'kind', 'rank']);
  if (name === '' || isWord(words, 'profiles', name)) return false;
  return type !== name && isWord(words, 'profiles', type);
}

/** Keys that only fighters in play have. */
const IN_PLAY_KEYS: ReadonlySet<string> = new Set(
  keyList(`
customname; nickname; nomperso; instanceid; leaderinstanceid; status; statut; injuries; blessures; advances; kills; missnextgame;
missnext; dead; isdead; alive; isalive; currentxp; headcount
`),
);

function isOffered(fields: Fields): boolean {
  const keys = [...fields.keys()].map(keyName);
  const xp = keys.some((key) => XP_KEY.test(key));
  return keys.some((key) => HIRE_KEYS.test(key) || (!xp && STARTING_XP_KEYS.test(key)));
}

/** Whether there is a long description. */
function isDescribed(fields: Fields): boolean {
  return [...fields.values()].some(({ is }) => typeof is === 'string' && is.length > LONG_TEXT);
}

/** Characters. */
const LONG_TEXT = 250;
