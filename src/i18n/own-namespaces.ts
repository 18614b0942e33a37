/**
 * The files of the app's own words. All others belong to games and begin with their ids, except for those
 * bundled with the code (src/i18n/last-resort.ts) and those of the page itself (`page`, see vite.config.ts).
 */
export const OWN_NAMESPACES = [
  'after-battle',
  'battle',
  'builder',
  'campaign',
  'error',
  'fighter',
  'hand-over',
  'home',
  'import',
  'journal',
  'moments',
  'own-packs',
  'pass-battle',
  'print',
  'resolver',
  'roster',
  'rules',
  'settings',
  'setup',
  'table',
  'ui',
] as const;

/** Those of the screens that know a game: they are loaded with the rules of one, after the first screen. */
export const TABLE_NAMESPACES = [
  'battle',
  'fighter',
  'journal',
  'moments',
  'resolver',
  'roster',
  'rules',
  'setup',
  'table',
] as const;

/** Those of one screen or a few related ones, which are loaded with it. */
export const SCREEN_NAMESPACES = [
  'after-battle',
  'builder',
  'campaign',
  'hand-over',
  'import',
  'own-packs',
  'pass-battle',
  'print',
  'settings',
] as const;

/** One of the app's own files of words. */
export type OwnNamespace = (typeof OWN_NAMESPACES)[number];
