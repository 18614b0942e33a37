import { type Fields, fieldsOf, isList, type Value } from '#exchange/import/files/values.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { filledTextField, keyName, keysRead } from './fields.ts';
import { isRulesKey, spaced } from './inferred-keys.ts';
import { ABOUT_KEYS, BAND_KEYS, CONTAINERS, DISPLAY_KEY, NAME_KEYS, TITLE_KEY } from './keys.ts';

/**
 * What an app's data say of a warband and its fighters that no reader has asked for, by key: what a person wrote, then
 * beside what was read numbers, words, and flags that are set, with whose they are; no ids, dates or addresses, and
 * nothing about the app itself. '' for none.
 */
export function unreadIn(root: Value): string {
  const left = new Map<string, string[]>();
  const flags = new Map<string, string[]>();
  const place = { key: '', within: false, person: false, whose: '', inThing: false };
  visit(root, place, 0, (key, said, flagged) => {
    const list = flagged ? flags : left;
    const known = list.get(key) ?? [];
    if (!known.includes(said)) list.set(key, [...known, said]);
  });
  const parts = [...left, ...flags].map(([key, said]) => {
    const about = cut(said.filter((one) => one !== '').join(', '), MAX_PER_KEY);
    return about === '' ? key : `${key}: ${about}`;
  });
  return cut(parts.join(' · '), MAX_TOTAL);
}

/** Takes what was left of a field: its key, and what it says or, of a flag, whose it is. */
type Add = (key: string, said: string, flagged: boolean) => void;

/** Characters. */
const MAX_PER_KEY = 80;
const MAX_TOTAL = 400;

/** Levels of nested data. */
const MAX_DEPTH = 12;

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

/** Where a value stands. */
interface Place {
  readonly key: string;
  /** Where numbers count: beside what was read of a warband, and anywhere in a fighter. */
  readonly within: boolean;
  readonly person: boolean;
  /** The name of the fighter or the warband; '' where it has none. */
  readonly whose: string;
  /** Below a key that was read: in a thing, a skill, an injury. */
  readonly inThing: boolean;
}

function visit({ is }: Value, place: Place, depth: number, add: Add): void {
  const { key, within, whose, inThing } = place;
  if (depth > MAX_DEPTH) return;
  const isBeside = within && !inThing && !ORDERS.test(key) && !DISPLAY_KEY.test(keyName(key));
  if (isFlag(is)) {
    if (isBeside) add(key, whose, true);
  } else if (typeof is === 'string') {
    if (isProse(is)) add(key, is.trim(), false);
    else if (isBeside && isSmallWord(is)) add(key, is.trim(), true);
  } else if (typeof is === 'number') {
    if (within && !inThing && isCounted(key, is)) add(key, String(is), false);
  } else if (isList(is))
    for (const one of is) visit(one, { ...place, person: isReadIn(one) }, depth + 1, add);
  else if (is instanceof Map) visitFields(is, place, depth, add);
}

function visitFields(
  fields: Fields,
  { key, person, whose, inThing }: Place,
  depth: number,
  add: Add,
): void {
  const read = keysRead(fields);
  const own = read.size === 0 ? '' : filledTextField(fields, [...NAME_KEYS, TITLE_KEY]);
  for (const [stored, value] of fields) {
    // `~fallen`: set aside, as what is below it is not in the warband.
    const name = stored.replace(/^~/u, '');
    const isRead = read.has(keyName(name)) && !isPart(name, value);
    if (isRead ? !hasMore(value) : isPageOfRules(name, value)) continue;
    // Of a thing only what somebody has noted beside it.
    if (inThing && sectionOf(spaced(name)) !== 'notes') continue;
    const isUnread = read.size === 0 && key !== '';
    // `conditions: { stunned: true }`
    const said = isUnread && isFlag(value.is) ? `${key}.${name}` : key;
    const inside: Place = {
      // Texts of an object that nobody read are listed under the object's key.
      key: isUnread ? said : name,
      within: (person || read.size > 0) && name === stored,
      person,
      whose: own || whose,
      inThing: inThing || isRead,
    };
    visit(value, inside, depth + 1, add);
  }
}

function isReadIn(one: Value): boolean {
  return keysRead(fieldsOf(one)).size > 0;
}

/** Whether the warband itself is further described there, or its fighters. */
function isPart(name: string, { is }: Value): boolean {
  const key = keyName(name);
  const isKey = CONTAINERS.has(key) || ABOUT_KEYS.includes(key) || BAND_KEYS.includes(key);
  return isKey && typeof is === 'object';
}

/** Whether what was read is a list of objects, in which there may be more than was asked for. */
function hasMore({ is }: Value): boolean {
  return isList(is) && is.some((one) => fieldsOf(one).size > 0);
}

/** Whether a value is a flag that is set. */
function isFlag(is: Value['is']): boolean {
  return is === true || (typeof is === 'string' && /^(?:true|yes|oui|ja)$/i.test(is.trim()));
}

/** A word in small letters, such as `mounted`, but no code, and none that says there is nothing. */
function isSmallWord(text: string): boolean {
  return /^\p{Ll}{3,20}$/u.test(text.trim()) && !NOTHING.test(text.trim());
}

const NOTHING = /^(?:false|none|null|non|undefined|nan|aucune?|normal|default|unknown)$/;

/** Whether a number counts something, and is no id, place in an order or time. */
function isCounted(key: string, number: number): boolean {
  return number !== 0 && Math.abs(number) < MAX_COUNTED && !ORDERS.test(key);
}

const MAX_COUNTED = 100_000;

const ORDERS =
  /(?:^|[_-])(?:u?u?id|ids?|index|order|sort|position|pos|version|[xyz])$|\p{Ll}(?:Ids?|ID|Index|Order|Version|At)$/u;

/** Whether a field is a part of the app's rulebook. */
function isPageOfRules(key: string, value: Value): boolean {
  return isRulesKey(key) && (isList(value.is) || fieldsOf(value).size > 0);
}

/** A capitalised word or several words, but not `rat_piper`, `2026-11-05` or `#a0f3`. */
function isProse(text: string): boolean {
  const trimmed = text.trim();
  if (/^(?:https?:|data:|#|\/|\.)|^\d{4}-\d\d|[A-Za-z\d_-]{24}/u.test(trimmed)) return false;
  return (
    /\p{L}{2}/u.test(trimmed) && (/^\p{Lu}\p{Ll}/u.test(trimmed) || /\p{L}\s+\p{L}/u.test(trimmed))
  );
}
