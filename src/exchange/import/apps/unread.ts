import { type Fields, fieldsOf, isList, type Value } from '#exchange/import/files/values.ts';
import { keyName, keysRead } from './fields.ts';
import { isRulesKey } from './inferred-keys.ts';

/**
 * Texts in an app's data that no reader has asked for, by key: only what a person wrote, no ids, numbers or URLs.
 * '' for none.
 */
export function unreadIn(root: Value): string {
  const left = new Map<string, string[]>();
  const add = (key: string, text: string) => {
    const known = left.get(key) ?? [];
    if (isProse(text) && !known.includes(text.trim())) left.set(key, [...known, text.trim()]);
  };
  visit(root, '', add, 0);
  const parts = [...left].map(([key, texts]) => `${key}: ${cut(texts.join(', '), MAX_PER_KEY)}`);
  return cut(parts.join(' · '), MAX_TOTAL);
}

/** Characters. */
const MAX_PER_KEY = 80;
const MAX_TOTAL = 400;

/** Levels of nested data. */
const MAX_DEPTH = 12;

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

function visit(
  { is }: Value,
  key: string,
  add: (key: string, text: string) => void,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  if (typeof is === 'string') add(key, is);
  else if (isList(is)) for (const one of is) visit(one, key, add, depth + 1);
  else if (is instanceof Map) {
    const fields: Fields = is;
    const read = keysRead(fields);
    for (const [stored, value] of fields) {
      // `~fallen`: set aside, as what is below it is not in the warband.
      const name = stored.replace(/^~/u, '');
      if (read.has(keyName(name)) || isPageOfRules(name, value)) continue;
      // Texts of an object that nobody read are listed under the object's key.
      const own = read.size === 0 && key !== '' ? key : name;
      visit(value, own, add, depth + 1);
    }
  }
}

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
