import { xpIn } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { areThings, couldBeName } from '#exchange/import/lists/names.ts';
import { plainlyIn } from '#exchange/import/lists/plain-line.ts';
import { counted } from '#exchange/import/words/items.ts';
import { isCatalogued, type Words } from '#exchange/import/words/words.ts';

/**
 * `witch hunter 1 = old tom, 2 swords`, `the vampire is Otto, sword`: what somebody is,
 * then who he is or what he carries. One line with an equals sign may be a sum or a remark; two are how the
 * list is written.
 */
export function withTypesBefore(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const equal = lines.map((line) => told(line, EQUAL, words));
  const usual = equal.filter((one) => one !== null).length > 1;
  return lines.map((line, at) => {
    const behind = usual ? (equal[at] ?? null) : null;
    return behind ?? told(line, CALLED, words) ?? line;
  });
}

const EQUAL = /^([^=:]+?)\s*=\s*(\p{L}[^=]*)$/u;

const CALLED =
  /^(?:(?:the|my|our|le|la|mon|ma|der|die|mein|meine|el|mi|il)\s+)?(\p{L}[^=:,]{2,30}?)\s+(?:is|est|ist|es|è)\s+(?=\p{Lu})([^=]+)$/u;

/** Who is told of behind the word for what he is. */
function told(line: ListLine, pattern: RegExp, words: Words): ListLine | null {
  const [, head = '', behind = ''] = pattern.exec(line.text) ?? [];
  if (head === '' || line.cells !== null || line.who !== null) return null;
  const { text: type, count } = counted(head.replace(/(?<=\p{L})\s+#?\d$/u, ''));
  if (!isCatalogued(words, 'profiles', type)) return null;
  if (plainlyIn(line.text, line.no, words) !== null) return null;
  const { xp, rest } = xpIn(behind);
  const [name = ''] = rest.split(/\s*[,;:(|]|\s+[-–—]\s/u);
  if (areThings(name, words)) return { ...line, text: `${head}: ${behind}` };
  if (!couldBeName(name, words)) return null;
  const things = rest.slice(name.length).replace(/^\s*[,;:|–—-]\s*/u, '');
  const text = things === '' ? name : `${name}: ${things}`;
  return { ...line, text, who: { name, type, count, xp, known: true } };
}
