import type { MarkupNode } from '#exchange/import/files/markup.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';

/** A cell that reaches down, with the rows that it still has to be said in. */
interface Reaching {
  readonly cell: MarkupNode;
  readonly rows: number;
}

/**
 * A table of HTML with each cell in its column: one that reaches over several rows stands in all of them, one over
 * several columns has empty ones behind it.
 */
export function withCellsFilled(table: MarkupNode): MarkupNode {
  let above: ReadonlyMap<number, Reaching> = new Map();
  const filled = (node: MarkupNode): MarkupNode => {
    if (node.name !== 'tr') {
      const children = PARTS.has(node.name) ? node.children.map(filled) : node.children;
      return { ...node, children };
    }
    const row = rowBelow(above, node.children.filter(isCell));
    above = row.below;
    // A row of one cell is a heading.
    return row.cells.length < 2 ? node : { ...node, children: row.cells };
  };
  return { ...table, children: table.children.map(filled) };
}

const PARTS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'tr']);

function isCell({ name }: MarkupNode): boolean {
  return name === 'td' || name === 'th';
}

/** A row's cells between those from above, and those that reach down from it. */
function rowBelow(above: ReadonlyMap<number, Reaching>, own: readonly MarkupNode[]) {
  const cells: MarkupNode[] = [];
  const below = new Map<number, Reaching>();
  const put = (cell: MarkupNode, rows: number): void => {
    if (rows > 1) below.set(cells.length, { cell, rows });
    cells.push(cell);
  };
  const last = Math.max(-1, ...above.keys());
  let next = 0;
  while ((next < own.length || cells.length <= last) && cells.length < IMPORT_LIMITS.cells) {
    const over = above.get(cells.length);
    const cell = own[next];
    if (over !== undefined) put(over.cell, over.rows - 1);
    else if (cell === undefined) put(EMPTY, 1);
    else {
      next += 1;
      put(cell, spanOf(cell, 'rowspan'));
      const wide = own.length > 1 ? spanOf(cell, 'colspan') : 1;
      for (let more = 1; more < wide; more += 1) cells.push(EMPTY);
    }
  }
  return { cells, below };
}

const EMPTY: MarkupNode = {
  name: 'td',
  attributes: new Map(),
  children: [],
  text: '',
  line: 1,
};

/** 0 is to the end of the table. */
function spanOf({ attributes }: MarkupNode, name: 'rowspan' | 'colspan'): number {
  const span = Number(attributes.get(name) ?? 1);
  if (name === 'rowspan' && span === 0) return IMPORT_LIMITS.lines;
  return Number.isInteger(span) && span > 0 ? Math.min(span, IMPORT_LIMITS.cells) : 1;
}
