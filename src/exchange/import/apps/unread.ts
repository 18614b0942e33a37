import { type Fields, fieldsOf, isList, type Value } from '#exchange/import/files/values.ts';
import { keyName, keysRead } from './fields.ts';
import { isOfRules } from './learnt-keys.ts';

/**
 * What of an app's data nobody has looked at, by its keys: words that somebody has written, and no ids, numbers or
 * addresses. '' for nothing.
 */
export function unreadIn(root: Value): string {
  const left = new Map<string, string[]>();
  const add = (key: string, text: string) => {
    const known = left.get(key) ?? [];
    if (isSaid(text) && !known.includes(text.trim())) left.set(key, [...known, text.trim()]);
  };
  walk(root, '', add, 0);
  const parts = [...left].map(([key, texts]) => `${key}: ${cut(texts.join(', '), MOST_OF_A_KEY)}`);
  return cut(parts.join(' · '), MOST_OF_ALL);
}

const MOST_OF_A_KEY = 80;
const MOST_OF_ALL = 400;

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function walk(
  { is }: Value,
  key: string,
  add: (key: string, text: string) => void,
  depth: number,
): void {
  if (depth > 12) return;
  if (typeof is === 'string') add(key, is);
  else if (isList(is)) for (const one of is) walk(one, key, add, depth + 1);
  else if (is instanceof Map) {
    const fields: Fields = is;
    const read = keysRead(fields);
    for (const [name, value] of fields) {
      if (read.has(keyName(name)) || isPageOfRules(name, value)) continue;
      // Somebody's own words stand below the key that he is in.
      const own = read.size === 0 && key !== '' ? key : name;
      walk(value, own, add, depth + 1);
    }
  }
}

/** What can be bought and learnt is nobody's. */
function isPageOfRules(key: string, value: Value): boolean {
  return isOfRules(key) && (isList(value.is) || fieldsOf(value).size > 0);
}

/** A word with a capital, or several words: `rat_piper`, `2026-11-05` and `#a0f3` are for programs. */
function isSaid(text: string): boolean {
  const said = text.trim();
  if (/^(?:https?:|data:|#|\/|\.)|^\d{4}-\d\d|[A-Za-z\d_-]{24}/u.test(said)) return false;
  return /\p{L}{2}/u.test(said) && (/^\p{Lu}\p{Ll}/u.test(said) || /\p{L}\s+\p{L}/u.test(said));
}
