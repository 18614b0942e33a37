import { Parser } from 'htmlparser2';
import { MOST, Unreadable } from '#exchange/import/limits.ts';

/** An element of XML or HTML, or a text in one. */
export interface MarkupNode {
  /** Without its namespace, in small letters; '' for text. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
  readonly text: string;
  readonly line: number;
}

interface Open extends MarkupNode {
  readonly attributes: Map<string, string>;
  readonly children: Open[];
  text: string;
}

/** Elements of HTML whose text nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'textarea']);

/** What XML has without declaring it; numbers begin with no letter. */
const DECLARED = /&(?!(?:amp|lt|gt|quot|apos);)[a-z][\w.-]*;/i;

/**
 * The root of a document, which has no name of its own. Whatever HTML leaves open ends where browsers end
 * it; XML has to be well formed, and may not declare anything, which no roster does.
 * @param most tags; what has more is no roster
 * @throws Unreadable: cut off, not well formed, too deep, or with declarations
 */
export function readMarkup(text: string, html: boolean, most: number = MOST.nodes): MarkupNode {
  const root = nodeOf('', 1);
  const open: Open[] = [root];
  const lineAt = lineCounter(text);
  let count = 0;
  let isRaw = false;
  let isEnd = false;
  const top = (): Open => open.at(-1) ?? root;
  const countTag = (): void => {
    count += 1;
    if (count > most) throw new Unreadable('TooBig');
  };
  const refuseDeclared = (): void => {
    const isDeclared =
      !html && !isRaw && DECLARED.test(text.slice(parser.startIndex, parser.endIndex + 1));
    if (isDeclared) throw new Unreadable('Unsafe');
  };
  /** In XML, blanks between elements are nobody's. */
  const settle = (): void => {
    const { children } = top();
    const last = children.at(-1);
    if (!html && last?.name === '' && last.text.trim() === '') children.pop();
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        countTag();
        settle();
        const element = nodeOf(localName(name), lineAt(parser.startIndex));
        top().children.push(element);
        open.push(element);
        if (open.length > (html ? MOST.depth * 3 : MOST.depth)) throw new Unreadable('TooDeep');
      },
      onattribute: (name, value) => {
        top().attributes.set(localName(name), value);
      },
      onopentag: refuseDeclared,
      onclosetag: (_, isImplied) => {
        if (isImplied && !html && isEnd) throw new Unreadable('CutOff');
        // What closes itself is no other's end.
        if (isImplied && !html && text.startsWith('</', parser.startIndex))
          throw new Unreadable('Damaged');
        if (!isImplied) countTag();
        settle();
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

/** All text in an element, as it reads. */
export function textIn(node: MarkupNode): string {
  return `${node.text}${node.children.map(textIn).join('')}`;
}

function nodeOf(name: string, line: number): Open {
  return { name, attributes: new Map(), children: [], text: '', line };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** The line of a place, for places in rising order. */
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
