// @ts-check

const NAME = 'Complaint';

/**
 * An error whose message is enough for the reader: it is printed without a stack.
 * @param {string} words
 */
export function complaint(words) {
  return Object.assign(new Error(words), { name: NAME });
}

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
export function isComplaint(error) {
  return error instanceof Error && error.name === NAME;
}
