// In which order the files of the app come onto a device at the first visit. The build sorts the list
// by it (vite.config.ts), the service worker keeps to it.

/** Without these nothing starts; all else can come later. */
export const SHELL = 0;

/** The first pattern that fits decides. Names of chunks are given in vite.config.ts. */
const ORDER: readonly RegExp[] = [
  /^index\.html$|^assets\/(?:rolldown-runtime|main|app|style|own-words|starter-lists|database|afterwards)-/,
  /^assets\/(?:table|starter-words|notices|warbands|builder-words)-/,
  /\.(?:woff2|svg|webmanifest)$/,
  /^assets\//,
];

/**
 * When a file is wanted: SHELL first, then what a first battle takes, what makes it look right, and the
 * rest of the app.
 * @param url as in the precache list, relative to the app
 */
export function precedenceOf(url: string): number {
  const found = ORDER.findIndex((pattern) => pattern.test(url));
  return found === -1 ? ORDER.length : found;
}
