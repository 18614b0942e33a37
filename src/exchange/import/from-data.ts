import { readApp } from './apps/reader.ts';
import { withTypesFromMessage } from './apps/types-from-message.ts';
import { rosterOfValue } from './files/tree.ts';
import type { Value } from './files/values.ts';
import { fromTree } from './from-tree.ts';
import { type ImportResult, refused } from './result.ts';
import type { Given } from './source.ts';
import { BY_KEYS, judged } from './verdict.ts';

/**
 * What data say: a list builder's tree, or an app's save.
 * @param message the text in which the data came
 */
export function fromData(
  given: Given,
  root: Value,
  format: 'app-json' | 'app-yaml' | 'app-xml',
  message = '',
): ImportResult {
  const roster = rosterOfValue(root);
  if (roster !== null) return fromTree(given, roster, 'json');
  const { text, words } = given;
  const found = readApp(root, words).map((one) => withTypesFromMessage(one, message, words));
  const reading = judged(given, found, format, BY_KEYS);
  return found.length > 0 || reading.outcome === 'foreign'
    ? reading
    : refused(format, isNameless(text) ? 'NamelessSave' : 'NotARoster');
}

/** New Recruit's own save format, which has ids of its data files where the names should be. */
function isNameless(text: string): boolean {
  return /["']?\boption_?id["']?\s*:/i.test(text);
}
