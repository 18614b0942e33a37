// @ts-check
// Replacement texts for files of the project. They are stored on globalThis, because Vitest loads its
// configuration in a module graph of its own.

const NAME = Symbol.for('hors-de-combat.mutants');

/** @returns {Map<string, string>} text by path */
function overlay() {
  const found = Reflect.get(globalThis, NAME);
  if (found instanceof Map) return found;
  const files = new Map();
  Reflect.set(globalThis, NAME, files);
  return files;
}

/**
 * The replacement of a file.
 * @param {string} id its path, as Vite names it
 * @returns {string | undefined} undefined when the file is not replaced
 */
export function sourceOf(id) {
  return overlay().get(id);
}

/**
 * Replaces a file from now on.
 * @param {string} id its path, as Vite names it
 * @param {string | undefined} text undefined to restore the file
 */
export function replaceFile(id, text) {
  if (text === undefined) overlay().delete(id);
  else overlay().set(id, text);
}
