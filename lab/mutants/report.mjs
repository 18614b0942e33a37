// @ts-check
// The final report of the trial.

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {import('./trial.mjs').Outcome} Outcome */

/** @typedef {{ mutation: Mutation; outcome: Outcome }} Tried */

/** The minimum share of mutations that must be noticed. */
export const WANTED = 0.9;

/**
 * @param {Tried} tried
 * @returns {boolean} whether a test failed with the mutation
 */
export function isKilled({ outcome }) {
  return outcome.by !== null;
}

/**
 * @param {readonly Tried[]} tried
 * @returns {boolean} whether enough of them were noticed
 */
export function isEnough(tried) {
  return tried.filter(isKilled).length >= WANTED * tried.length;
}

/**
 * A mutation and its outcome, as text.
 * @param {Tried} tried
 * @returns {string}
 */
export function lineOf({ mutation: { file, line, before, after }, outcome: { by, ways } }) {
  const fate =
    by === null ? (ways === 0 ? 'SURVIVED, no test reaches it' : 'SURVIVED') : `killed by ${by}`;
  return [`${file}:${line} ${fate}`, `  - ${before}`, `  + ${after}`].join('\n');
}

/**
 * All survivors, the number noticed in each folder, and the total.
 * @param {readonly Tried[]} tried
 * @returns {string}
 */
export function reportOf(tried) {
  const folders = [...new Set(tried.map(({ mutation }) => folderOf(mutation.file)))].toSorted();
  const survivors = tried.filter((one) => !isKilled(one));
  return [
    ...survivors.map(lineOf),
    '',
    ...folders.map((folder) => {
      const some = tried.filter(({ mutation }) => folderOf(mutation.file) === folder);
      return `${folder}: ${sumOf(some)}`;
    }),
    `in all: ${sumOf(tried)}, ${Math.round(WANTED * 100)} % wanted`,
  ].join('\n');
}

/** @param {readonly Tried[]} tried */
function sumOf(tried) {
  const killed = tried.filter(isKilled).length;
  const share = ((killed / tried.length) * 100).toFixed(1);
  return `${killed} of ${tried.length} killed (${share} %), ${tried.length - killed} survived`;
}

/** @param {string} file */
function folderOf(file) {
  return file.split('/').slice(0, 2).join('/');
}
