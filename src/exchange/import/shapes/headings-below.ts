import { nameAndType, xpIn } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isTrait } from '#exchange/import/lists/names.ts';
import { areItems, counted, itemsIn, withoutPrices } from '#exchange/import/words/items.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import { isRole, saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * Lists in which everything of a fighter stands below a heading of its own: `Experience:` and its number on
 * the next line as one, and things and skills without what they do, as in `Axe - cutting edge`.
 */
export function withoutExplanations(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  let section: Section | null = null;
  return lines.flatMap((line, at) => {
    const { text, cells } = line;
    if (cells !== null) return line;
    const above = lines[at - 1];
    const bare = /^\d{1,3}$/.test(text);
    if (bare && above !== undefined && asksExperience(above)) return [];
    const below = lines[at + 1]?.text ?? '';
    if (asksExperience(line) && /^\d{1,3}$/.test(below))
      return { ...line, text: `${text} ${below}` };
    const heading = sectionOf(text.replace(/\s*:$/u, ''));
    if (heading !== null) section = isRole(heading) ? null : heading;
    const head = heading === null && section !== null ? explainedIn(text, section, words) : null;
    return head === null ? line : { ...line, text: head };
  });
}

/** `Experience:`, and nothing behind it. */
function asksExperience({ text }: ListLine): boolean {
  const [, word = ''] = /^([^:]+):$/u.exec(text) ?? [];
  return saysExperience(word);
}

/** What somebody explains below a heading for such things; null where a line is about something else. */
function explainedIn(text: string, section: Section, words: Words): string | null {
  const [, head = '', rest = ''] = /^([^:|]{3,40}?)\s+[-–—]\s+(.+)$/u.exec(text) ?? [];
  const { text: what } = counted(head);
  const { text: said } = withoutPrices(rest);
  if (head === '' || !/\p{L}/u.test(said) || xpIn(rest).xp !== null) return null;
  const people = [head, rest.split(/\s*[,;]|\s+[-–—]\s/u)[0] ?? ''].some((part) =>
    isCatalogued(words, 'profiles', nameAndType(part, words).type),
  );
  if (people || areItems(itemsIn(said, null, words), words)) return null;
  if (section === 'gear') return isWord(words, 'items', what) ? head : null;
  const his = section === 'skills' || section === 'rules' || section === 'injuries';
  return his && (isTrait(what, words) || /^\p{Lu}/u.test(what)) ? head : null;
}
