import { type MarkupNode, textIn } from '#exchange/import/files/markup.ts';
import type { Force, Profile, Roster, Selection } from '#exchange/import/files/tree.ts';
import { splitCount, splitOutsideBrackets } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { saidFor } from '#exchange/import/words/phrases.ts';
import { withCellsFilled } from './html-cells.ts';
import { fieldText, isShown } from './html-fields.ts';

/** The roster in a BattleScribe HTML page; null for any other page. */
export function rosterOfHtml(root: MarkupNode): Roster | null {
  const forces = outermost(root, (node) => hasClass(node, 'force'));
  if (forces.length === 0) return null;
  const title = textIn(outermost(root, ({ name }) => name === 'h1')[0] ?? EMPTY).trim();
  const [, name = title, system = ''] = /^(.*?)\s*\(([^()]*)\)\s*(?:\[.*)?$/s.exec(title) ?? [];
  return {
    name: name.trim(),
    systemName: system.trim(),
    systemId: '',
    generator: '',
    costs: [],
    forces: forces.map(forceOf),
  };
}

const EMPTY: MarkupNode = { name: '', attributes: new Map(), children: [], text: '', line: 1 };

function forceOf(node: MarkupNode): Force {
  const head = heading(node).replaceAll(/\s*\[[^\]]*\]\s*$/g, '');
  const [, name = head, catalogue = ''] = /^([^(]*)\((.*)\)\s*$/.exec(head) ?? [];
  const categories = outermost(node, (one) => hasClass(one, 'category'));
  const grouped = categories.flatMap((category) => {
    const called = heading(category).replaceAll(/\s*\[[^\]]*\]\s*$/g, '');
    return outermost(category, (one) => hasClass(one, 'rootselection')).map((one) =>
      selectionOf(one, called),
    );
  });
  const loose =
    categories.length > 0
      ? []
      : outermost(node, (one) => hasClass(one, 'rootselection')).map((one) => selectionOf(one, ''));
  return { name: name.trim(), catalogue: catalogue.trim(), selections: [...grouped, ...loose] };
}

function selectionOf(node: MarkupNode, category: string): Selection {
  const head = heading(node);
  const { text, count } = splitCount(head.replaceAll(/\s*\[[^\]]*\]\s*$/g, ''));
  const own = /^(.*?)\s+[-–]\s+(.*)$/.exec(text);
  const profiles = tablesOf(node);
  const names = labelledList(node, 'selections');
  const nested = node.children
    .filter(({ name }) => name === 'ul')
    .flatMap(({ children }) => children)
    .filter((child) => child.name === 'li' && !hasClass(child, 'rootselection'))
    .map((child) => selectionOf(child, ''));
  const inner = new Set(nested.map((child) => fold(child.name)));
  const leaves = names
    .map((name) => splitCount(name))
    .filter((one) => !inner.has(fold(one.text)))
    .map((one): Selection => leafOf(one.text, one.count ?? 1, node.line, profiles));
  return {
    line: node.line,
    name: own === null ? text : (own[1] ?? text),
    customName: own?.[2] ?? '',
    type: '',
    group: '',
    number: count ?? 1,
    profiles: profiles.filter(({ typeName }) => FIGHTERS.test(typeName)),
    rules: labelledList(node, 'rules'),
    categories: category === '' ? [] : [{ id: '', name: category, primary: true }],
    costs: [],
    children: [
      ...leaves,
      ...nested.map((child) =>
        child.number > 1 && fold(child.name) === fold(text) ? { ...child, type: 'model' } : child,
      ),
    ],
  };
}

/** Types of a fighter's own profiles. */
const FIGHTERS = new RegExp(`^${saidFor(({ builder }) => builder.profiles)}`, 'iu');

/** A selection from the comma-separated list, typed by the table that it is in. */
function leafOf(
  name: string,
  number: number,
  line: number,
  profiles: readonly Profile[],
): Selection {
  const own = profiles.find((profile) => fold(profile.name) === fold(name));
  return {
    line,
    name,
    customName: '',
    type: '',
    group: own?.typeName ?? '',
    number,
    profiles: [],
    rules: [],
    categories: [],
    costs: [],
    children: [],
  };
}

/** The list after a label, as in `Selections: Sword, Dagger`. */
function labelledList(node: MarkupNode, word: string): readonly string[] {
  const own = node.children.filter(({ name }) => name === 'p' || name === 'div' || name === 'span');
  for (const paragraph of own) {
    const text = textIn(paragraph).replaceAll(/\s+/g, ' ').trim();
    const [, label = '', list = ''] = /^([\p{L} ]+?)\s*:\s*(.*)$/u.exec(text) ?? [];
    if (label.toLowerCase() === word) return splitOutsideBrackets(list, ',');
  }
  return [];
}

function tablesOf(node: MarkupNode): readonly Profile[] {
  const tables = node.children.flatMap((child) =>
    child.name === 'table'
      ? [child]
      : child.name === 'ul'
        ? []
        : outermost(child, ({ name }) => name === 'table'),
  );
  return tables.flatMap((table) => {
    const rows = outermost(table, ({ name }) => name === 'tr').map((row) =>
      row.children
        .filter(({ name }) => name === 'td' || name === 'th')
        .map((cell) => textIn(cell).trim()),
    );
    const [head = [], ...others] = rows;
    const [typeName = '', ...names] = head;
    return others.map(([name = '', ...cells]) => ({
      name,
      typeId: '',
      typeName,
      cells: cells.map((text, at) => ({ name: names[at] ?? '', typeId: '', text })),
    }));
  });
}

function heading(node: MarkupNode): string {
  const head = node.children.find(({ name }) => /^h[1-6]$/.test(name));
  return textIn(head ?? EMPTY)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function hasClass({ attributes }: MarkupNode, name: string): boolean {
  return (attributes.get('class') ?? '').split(/\s+/).includes(name);
}

/** The outermost matching elements. */
function outermost(node: MarkupNode, isIt: (node: MarkupNode) => boolean): readonly MarkupNode[] {
  return node.children.flatMap((child) => (isIt(child) ? [child] : outermost(child, isIt)));
}

const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([
  'p',
  'div',
  'li',
  'tr',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
  'ul',
  'ol',
  'section',
  'article',
  'pre',
  'dt',
  'dd',
  'blockquote',
]);

function isStruck({ name, attributes }: MarkupNode): boolean {
  return /^(?:s|strike|del)$/u.test(name) || LINE_THROUGH.test(attributes.get('style') ?? '');
}

const LINE_THROUGH = /text-decoration[^;]*line-through/iu;

/** Each line and each cell marked for itself. */
function struck(text: string): string {
  return text
    .replaceAll('~~', '')
    .replaceAll(/[^\S\n\t]*([^\n\t]*\S)[^\S\n\t]*/gu, (whole, words: string) =>
      whole.replace(words, `~~${words}~~`),
    );
}

/** Whether a cell has line breaks. */
function hasBreak({ children }: MarkupNode): boolean {
  return children.some((child) => child.name === 'br' || hasBreak(child));
}

function isHeadingRow({ children }: MarkupNode): boolean {
  const [only, ...others] = children.filter(({ name }) => name !== '');
  return (
    only?.name === 'th' && others.length === 0 && Number(only.attributes.get('colspan') ?? 1) > 1
  );
}

/** The visible text of any other page, one table row per line; what is struck out is marked: `~~axe~~`. */
export function pageText(node: MarkupNode): string {
  if (!isShown(node)) return '';
  const field = fieldText(node);
  if (field !== null) return field;
  const { children } = node.name === 'table' ? withCellsFilled(node) : node;
  const all = children.map(pageText).join('');
  const inner = isStruck(node) ? struck(all) : all;
  if (node.name === '') return `${node.text.replaceAll(/\s+/g, ' ')}${inner}`;
  // The header of a web site.
  if (node.name === 'header' && !inner.includes('\n# ')) return '';
  if (node.name === 'td' || node.name === 'th')
    return `${inner.trim().replaceAll(/\s*\n\s*/g, hasBreak(node) ? ', ' : ' ')}\t`;
  // A single heading that spans all columns.
  if (node.name === 'tr' && isHeadingRow(node)) return `\n# ${inner.trim()}\n`;
  // A term and its definition.
  if (node.name === 'dt') return `\n${inner.replaceAll('\n', ' ').replace(/[\s:]+$/u, '')}: `;
  if (node.name === 'dd') return `${inner.replaceAll('\n', ' ').trim()}\n`;
  if (/^h[1-6]$/.test(node.name)) return `\n# ${inner.trim()}\n`;
  if (node.name === 'li') return `\n- ${inner.trim()}\n`;
  return BLOCK_ELEMENTS.has(node.name) ? `\n${inner}\n` : inner;
}
