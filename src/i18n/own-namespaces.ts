/** The files of the app's own words. All others belong to games, whose id they begin with. */
export const OWN_NAMESPACES = [
  'battle',
  'error',
  'fighter',
  'home',
  'journal',
  'last-resort',
  'resolver',
  'roster',
  'rules',
  'settings',
  'setup',
  'table',
  'ui',
] as const;

/** One of the app's own files of words. */
export type OwnNamespace = (typeof OWN_NAMESPACES)[number];
