/**
 * Words that are not there. While developing and in tests that is a mistake to be seen at once; in the
 * released app the code stands in for them, the battle goes on, and the browser's log says so, which
 * ends every journey of the tests.
 * @param key as it was asked for
 * @throws outside the released app
 */
export function missingWords(key: string): string {
  if (!import.meta.env.PROD) throw new Error(`No words for "${key}".`);
  // oxlint-disable-next-line no-console
  console.error(`No words for "${key}".`);
  return key;
}
