// @ts-check
// What the trial has put in place of files of the project. It hangs on the process, because Vitest
// loads its configuration as modules of its own.

const NAME = Symbol.for('hors-de-combat.mutants');

/** @returns {Map<string, string>} text by path */
function inHand() {
  const found = Reflect.get(globalThis, NAME);
  if (found instanceof Map) return found;
  const files = new Map();
  Reflect.set(globalThis, NAME, files);
  return files;
}

/**
 * What stands in place of a file.
 * @param {string} id its path, as Vite names it
 * @returns {string | undefined} nothing where the file is as it lies on the disk
 */
export function sourceOf(id) {
  return inHand().get(id);
}

/**
 * Puts a text in place of a file, for whoever asks from now on.
 * @param {string} id its path, as Vite names it
 * @param {string | undefined} text nothing to have the file itself again
 */
export function putInPlace(id, text) {
  if (text === undefined) inHand().delete(id);
  else inHand().set(id, text);
}
