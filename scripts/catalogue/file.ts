import { fileText } from '#exchange/import/files/bytes.ts';
import { readMarkup } from '#exchange/import/files/markup.ts';
import { type Element, elementOfValue, elementOfXml } from '#exchange/import/files/tree.ts';
import { fieldsOf, readJson, type Value } from '#exchange/import/files/values.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { KIT } from '../import-file.ts';

/** Tags of a document, or values of JSON, where every attribute is one: many times the largest catalogue known. */
const MAX_NODES = IMPORT_LIMITS.officeNodes * 2;

/**
 * The catalogue or the game system in a file of a list builder, zipped or not; null for any other file.
 * @throws Unreadable
 */
export function catalogueIn(bytes: Uint8Array): Element | null {
  const text = fileText(bytes, KIT).sheets[0]?.text ?? '';
  const start = text.trimStart()[0];
  if (start === '{') {
    const value = jsonOf(text);
    const root = fieldsOf(value).get('catalogue') ?? fieldsOf(value).get('gameSystem');
    return root === undefined ? null : elementOfValue(root);
  }
  if (start !== '<') return null;
  const root = readMarkup(text, false, MAX_NODES).children.find(
    ({ name }) => name === 'catalogue' || name === 'gamesystem',
  );
  return root === undefined ? null : elementOfXml(root);
}

/** What is no JSON is checked as a pack, which says so. */
function jsonOf(text: string): Value | undefined {
  try {
    return readJson(text, MAX_NODES);
  } catch {
    return undefined;
  }
}
