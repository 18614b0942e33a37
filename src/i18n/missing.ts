import { i18n } from './instance.ts';
import { OWN_NAMESPACES } from './own-namespaces.ts';

/**
 * What stands for words that are not there. An id that a row of the disk or a file has brought, and
 * that the game does not know, is shown by itself with a note: the players have to live with it. All
 * else is a mistake: while developing and in tests it is to be seen at once; in the released app the
 * code stands in for the words, the battle goes on, and the browser's log says so, which ends every
 * journey of the tests.
 * @param key with its namespace, as it was asked for
 * @throws for a mistake outside the released app
 */
export function missingWords(key: string): string {
  const stranger = strangerIn(key);
  if (stranger !== null) return i18n.t('ui:unknown.id', { id: plain(stranger) });
  if (!import.meta.env.PROD) throw new Error(`No words for "${key}".`);
  // oxlint-disable-next-line no-console
  console.error(`No words for "${key}".`);
  return key;
}

/** The id in a key of a game's words that its table does not hold; null when it is not the id that is missing. */
function strangerIn(key: string): string | null {
  const [namespace = ''] = key.split(':');
  if (isOwn(namespace)) return null;
  const path = key.slice(namespace.length + 1);
  const tables = /-(?:traits|catalogue)$/.exec(namespace)?.[0] ?? '';
  for (const ids of TABLES[tables] ?? OF_RULES) {
    const [, table, id] = ids.exec(path) ?? [];
    if (table !== undefined && id !== undefined && !has(namespace, table, id)) return id;
  }
  return null;
}

// Where ids that come out of logs have their words: what stands before an id, and the id itself. An id
// may be anything at all, so it reaches as far as the last word that can follow it.

const OF_RULES: readonly RegExp[] = [
  /^((?:action|cause|characteristic|counter|duty|flag|houseRule|illegal|phase|resolver|role|status|step|why)\.)(.*?)(?:\.(?:became|done|done-at|ended|name|set|short|title|word)|\.(?:done|options|outcome)\..*)?$/s,
  /^(houseRule\.[^.]+\.options\.)(.*)$/s,
  /^(duty\.[^.]+\.(?:outcome|done)\.)(.*)$/s,
  /^(resolver\.(?:option|critical-save)\.)(.*)$/s,
];

/** In files of their own, by how the names of those end. */
const TABLES: Readonly<Record<string, readonly RegExp[]>> = {
  '-traits': [/^()(.*?)(?:\.(?:name|with))?$/s],
  '-catalogue': [
    /^(warbands\.)(.*?)(?:\.name|\.profiles\..*)?$/s,
    /^(warbands\.[^.]+\.profiles\.)(.*)$/s,
  ],
};

function isOwn(namespace: string): boolean {
  return OWN_NAMESPACES.some((name) => name === namespace);
}

/** Whether a game has words of any kind for an id, or for what it begins with: then others are missing. */
function has(namespace: string, table: string, id: string): boolean {
  return [id, id.split('.')[0] ?? id].some(
    (known) => i18n.getResource(i18n.language, namespace, `${table}${known}`) !== undefined,
  );
}

/** What could be taken for a part of a sentence is left out, and a long one is cut. */
function plain(id: string): string {
  return id.replaceAll(/[${}()]/g, '').slice(0, 40);
}
