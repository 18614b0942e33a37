// The order in which a first visit caches the files of the app.

/** Files that a start needs; all others can come later. */
export const SHELL = 0;

/** The first matching pattern decides. Names of chunks are in vite.config.ts. */
const ORDER: readonly RegExp[] = [
  /^index\.html$|^assets\/(?:rolldown-runtime|main|app|style|own-words|starter-samples|starter-lists|rows|database|afterwards)-/,
  /^assets\/(?:table|kit|starter-words|notices|warbands|builder-words)-/,
  /\.(?:woff2|svg|webmanifest)$/,
  /^assets\//,
];

/**
 * The rank of a file: SHELL first, then what a first battle needs, fonts and images, and the rest.
 * @param url as in the precache list, relative to the app
 */
export function precedenceOf(url: string): number {
  const found = ORDER.findIndex((pattern) => pattern.test(url));
  return found === -1 ? ORDER.length : found;
}
