/**
 * The files of the app's own words. All others belong to games, whose id they begin with, but for the one
 * that travels with the program: src/ui/error/last-resort.ts.
 */
export const OWN_NAMESPACES = [
  'after-battle',
  'battle',
  'builder',
  'error',
  'fighter',
  'hand-over',
  'home',
  'import',
  'journal',
  'moments',
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

/** Those that only the screens of a battle speak: they come with the rules of a game, after the first screen. */
export const TABLE_NAMESPACES = ['fighter', 'journal', 'moments', 'resolver', 'table'] as const;

/** Those of one screen each, or of a few that belong together, which come with it. */
export const SCREEN_NAMESPACES = [
  'after-battle',
  'builder',
  'hand-over',
  'import',
  'pass-battle',
  'print',
  'settings',
] as const;

/** One of the app's own files of words. */
export type OwnNamespace = (typeof OWN_NAMESPACES)[number];
