import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { splitOutsideBrackets } from '#exchange/import/words/items.ts';
import { namePartsIn } from '#exchange/import/words/name-parts.ts';
import { literal, saidFor } from '#exchange/import/words/phrases.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { LanguageWords } from '#rules/contract/lexicon.ts';
import { COSTS, SIGNATURE_LINE, SIGNED, TABLES } from './labels.ts';

// Text copied from a list builder's printed page: for each fighter all selections, groups and items mixed and
// wrapped over lines, followed by the names of profile tables.

/**
 * Converts printed text to the list builder's own text format, each fighter on the line where it begins. Any other
 * text is returned unchanged.
 */
export function fromPrinted(text: string, words: Words): string {
  const rows = text
    .split('\n', IMPORT_LIMITS.lines)
    .map((row) => row.slice(0, IMPORT_LIMITS.line).replaceAll(/\s+/g, ' ').trim());
  if (rows.filter((row) => SELECTIONS.test(row)).length > 1) return fromCopiedPage(rows, words);
  const costs = rows.filter((row) => COSTS.test(row)).length;
  if (costs < 2 || !rows.some((row) => TABLES.test(row))) return text;
  const lines = rows.map(() => '');
  const force = rows.findIndex(
    (row) => COSTS.test(row) && row.replace(COSTS, '').trim().endsWith(')'),
  );
  let open: { readonly at: number; parts: string } | null = null;
  let complete = true;
  const close = (): void => {
    if (open !== null) lines[open.at] = fighterLine(open.parts);
    open = null;
    complete = true;
  };
  for (const [at, row] of rows.entries()) {
    const bare = row.replace(COSTS, '').trim();
    const section = sectionOf(bare);
    if (row === '' || SIGNATURE_LINE.test(row)) close();
    else if (TABLES.test(row) || TABLES.test(bare)) complete = true;
    else if (isRole(section)) {
      close();
      lines[at] = `+ ${bare} +`;
    } else if (at > force && complete && isFighter(bare, words)) {
      close();
      open = { at, parts: COSTS.test(row) ? row.replace(COSTS, ': ') : bare };
      complete = false;
    } else if (open === null && COSTS.test(row)) {
      // Above all fighters: the roster's title, then its force.
      lines[at] = bare.endsWith(')') ? `++ ${bare} ++` : bare;
    } else if (open !== null && !complete) open = { at: open.at, parts: `${open.parts}, ${bare}` };
  }
  close();
  return `${lines.join('\n')}\n${SIGNED}`;
}

/** Label of a selection's children. */
const SELECTIONS = label(({ builder }) => builder.selections);

const CATEGORIES = label(({ builder }) => builder.categories);

const MODEL = label(({ builder }) => builder.model, String.raw`\s*(?<type>[^,]+)$`);

function label(wordsOf: (language: LanguageWords) => readonly string[], then = ''): RegExp {
  return new RegExp(String.raw`^${saidFor(wordsOf, literal)}\s*:${then}`, 'iu');
}

/** `[120pts]`, `[12 Warband Rating, 60 gc]` after a name. */
const COSTS_IN_SQUARE = /\s*\[\s*[\d.]+\s*\p{L}[^[\]]*\]\s*$/iu;

/**
 * Converts text copied from the page itself: headings for the force, categories, fighters and their groups, children
 * after a label, and profile tables, which are ignored.
 */
function fromCopiedPage(rows: readonly string[], words: Words): string {
  const lines = rows.map(() => '');
  let root: { readonly at: number; readonly head: string; parts: string; type: string } | null =
    null;
  const close = (): void => {
    if (root === null) return;
    const { at, head, parts, type } = root;
    const known = isWord(words, 'profiles', head) || type === '' ? head : `${head} (${type})`;
    lines[at] = fighterLine(`${known}: ${parts}`);
    root = null;
  };
  for (const [at, row] of rows.entries()) {
    const bare = row.replace(COSTS_IN_SQUARE, '');
    const [first = '', second = ''] = rows.slice(at + 1).filter((one) => one !== '');
    const isRoot = SELECTIONS.test(first) && CATEGORIES.test(second);
    if (row === '') continue;
    if (SELECTIONS.test(row)) {
      if (root !== null) root.parts += `, ${row.replace(SELECTIONS, '').trim()}`;
    } else if (root !== null && MODEL.test(row)) {
      root.type ||= MODEL.exec(row)?.groups?.['type']?.trim() ?? '';
    } else if (isRoot || (CATEGORIES.test(first) && COSTS_IN_SQUARE.test(row))) {
      close();
      root = { at, head: bare, parts: '', type: '' };
    } else if (COSTS_IN_SQUARE.test(row) && isRole(sectionOf(bare))) {
      close();
      lines[at] = `+ ${bare} +`;
    } else if (root === null && COSTS_IN_SQUARE.test(row)) {
      // Above all fighters: the roster's title, then its force.
      lines[at] = lines.some((line) => line !== '') ? `++ ${bare} ++` : bare;
    }
  }
  close();
  return `${lines.join('\n')}\n${SIGNED}`;
}

function isFighter(bare: string, words: Words): boolean {
  const [first = ''] = splitOutsideBrackets(bare, ',');
  return namePartsIn(first, words).known && !isWord(words, 'items', first);
}

/** `Elder: 20x Experience, Sword`, without group names. */
function fighterLine(parts: string): string {
  // `Witch Hunter (1) 8x Experience`: the type ends at its count.
  const named = parts.replace(/^([^,:]{2,60}?\(\d{1,2}\))\s+(?=\S)/u, '$1, ');
  const [head = '', ...others] = splitOutsideBrackets(named.replace(':', ','), ',');
  const leaves = others.filter((part) => {
    const section = sectionOf(part);
    return section === null || /^\d/.test(part);
  });
  return `${head}: ${leaves.join(', ')}`;
}
