import { i18n } from './instance.ts';
import { OWN_NAMESPACES } from './own-namespaces.ts';

/**
 * What to show for a missing translation. An unknown id from a row or a file is shown itself, with a note.
 * Anything else is a bug: it throws in development and tests; the released app shows the key and logs an
 * error, which fails every journey.
 * @param key with its namespace, as it was asked for
 * @throws for a bug, outside the released app
 */
export function missingWords(key: string): string {
  const unknownId = unknownIdIn(key);
  if (unknownId !== null) return i18n.t('ui:unknown.id', { id: plain(unknownId) });
  if (!import.meta.env.PROD) throw new Error(`No words for "${key}".`);
  // oxlint-disable-next-line no-console
  console.error(`No words for "${key}".`);
  return key;
}

/** The unknown id in a key of a game's words; null when it is not the id that is missing. */
function unknownIdIn(key: string): string | null {
  const [namespace = ''] = key.split(':');
  if (isOwn(namespace)) return null;
  const path = key.slice(namespace.length + 1);
  const tables = /-(?:traits|packs)$/.exec(namespace)?.[0] ?? '';
  for (const ids of TABLES[tables] ?? OF_RULES) {
    const [, table, id] = ids.exec(path) ?? [];
    if (table !== undefined && id !== undefined && !has(namespace, table, id)) return id;
  }
  return null;
}

// Keys that contain ids from logs: the prefix, and the id. An id may contain anything, so it extends to the last
// suffix that can follow it.

const OF_RULES: readonly RegExp[] = [
  /^((?:action|cause|characteristic|counter|duty|flag|houseRule|illegal|phase|resolver|role|status|step|why)\.)(.*?)(?:\.(?:became|done|done-at|ended|name|set|short|title|word)|\.(?:done|options|outcome)\..*)?$/s,
  /^(houseRule\.[^.]+\.options\.)(.*)$/s,
  /^(duty\.[^.]+\.(?:outcome|done)\.)(.*)$/s,
  /^(resolver\.critical-save\.)(.*)$/s,
];

/** Keys in files of their own, by the ending of their namespace. */
const TABLES: Readonly<Record<string, readonly RegExp[]>> = {
  '-traits': [/^()(.*?)(?:\.(?:name|with))?$/s],
  '-packs': [/^()(.*?)(?:\.name|\.profiles\..*|\.heed\..*)?$/s, /^([^.]+\.profiles\.)(.*)$/s],
};

function isOwn(namespace: string): boolean {
  return OWN_NAMESPACES.some((name) => name === namespace);
}

/** Whether a game has any words for an id, or for its first part: then the id is known. */
function has(namespace: string, table: string, id: string): boolean {
  return [id, id.split('.')[0] ?? id].some(
    (known) => i18n.getResource(i18n.language, namespace, `${table}${known}`) !== undefined,
  );
}

/** Strips interpolation syntax from an id, and shortens it. */
function plain(id: string): string {
  return id.replaceAll(/[${}()]/g, '').slice(0, 40);
}
