import { Parser } from 'htmlparser2';
import { IMPORT_LIMITS, Unreadable } from '#exchange/import/limits.ts';

/** An element or text node of XML or HTML. */
export interface MarkupNode {
  /** Lower case, without namespace; '' for text. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
  readonly text: string;
  readonly line: number;
}

interface OpenNode extends MarkupNode {
  readonly attributes: Map<string, string>;
  readonly children: OpenNode[];
  text: string;
}

/** HTML elements without readable text. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'textarea']);

/** A reference to an entity that XML does not predefine. */
const DECLARED = /&(?!(?:amp|lt|gt|quot|apos);)[a-z][\w.-]*;/i;

/**
 * Parses a document; the root node has no name. HTML is as lenient as browsers. XML must be well formed and without
 * declarations, which no roster has and which could expand without limit.
 * @param max tags allowed
 * @throws Unreadable: cut off, not well formed, too deep, or with declarations
 */
export function readMarkup(
  text: string,
  html: boolean,
  max: number = IMPORT_LIMITS.nodes,
): MarkupNode {
  const root = nodeOf('', 1);
  const open: OpenNode[] = [root];
  const lineAt = lineCounter(text);
  let count = 0;
  let isRaw = false;
  let isEnd = false;
  const top = (): OpenNode => open.at(-1) ?? root;
  const countTag = (): void => {
    count += 1;
    if (count > max) throw new Unreadable('TooBig');
  };
  const refuseDeclared = (): void => {
    const isDeclared =
      !html && !isRaw && DECLARED.test(text.slice(parser.startIndex, parser.endIndex + 1));
    if (isDeclared) throw new Unreadable('Unsafe');
  };
  /** In XML, whitespace between elements is insignificant. */
  const dropBlank = (): void => {
    const { children } = top();
    const last = children.at(-1);
    if (!html && last?.name === '' && last.text.trim() === '') children.pop();
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        countTag();
        dropBlank();
        const element = nodeOf(localName(name), lineAt(parser.startIndex));
        top().children.push(element);
        open.push(element);
        if (open.length > (html ? IMPORT_LIMITS.depth * 3 : IMPORT_LIMITS.depth))
          throw new Unreadable('TooDeep');
      },
      onattribute: (name, value) => {
        top().attributes.set(localName(name), value);
      },
      onopentag: refuseDeclared,
      onclosetag: (_, isImplied) => {
        if (isImplied && !html && isEnd) throw new Unreadable('CutOff');
        // A closing tag for another element.
        if (isImplied && !html && text.startsWith('</', parser.startIndex))
          throw new Unreadable('Damaged');
        if (!isImplied) countTag();
        dropBlank();
        open.pop();
      },
      ontext: (data) => {
        refuseDeclared();
        const { name, children } = top();
        if (html && UNREAD.has(name)) return;
        const last = children.at(-1);
        if (last?.name === '') last.text += data;
        else children.push({ ...nodeOf('', lineAt(parser.startIndex)), text: data });
      },
      oncdatastart: () => {
        isRaw = true;
      },
      oncdataend: () => {
        isRaw = false;
      },
      onprocessinginstruction: (name) => {
        if (!html && name.startsWith('!')) throw new Unreadable('Unsafe');
      },
    },
    { xmlMode: !html },
  );
  parser.write(text);
  isEnd = true;
  parser.end();
  if (!html && text.lastIndexOf('<') > text.lastIndexOf('>')) throw new Unreadable('CutOff');
  return root;
}

/** All text in a node. */
export function textIn(node: MarkupNode): string {
  return `${node.text}${node.children.map(textIn).join('')}`;
}

function nodeOf(name: string, line: number): OpenNode {
  return { name, attributes: new Map(), children: [], text: '', line };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** Answers the line of an offset; offsets must not decrease. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    while (next >= 0 && next < at) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
