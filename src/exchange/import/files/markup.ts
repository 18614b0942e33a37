import { MOST, Unreadable } from '#exchange/import/limits.ts';

/**
 * A reader of XML and HTML of our own: it needs no browser, runs nothing, knows the line of every
 * element, and refuses what rosters never have (a DOCTYPE with entities of its own).
 */
export interface MarkupNode {
  /** Without its namespace, in small letters; '' for text. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
  readonly text: string;
  readonly line: number;
}

interface Open extends MarkupNode {
  readonly children: MarkupNode[];
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  szlig: 'ß',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  laquo: '«',
  raquo: '»',
  middot: '·',
  euro: '€',
  frac12: '½',
  dagger: '†',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  times: '×',
};

const VOID: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'col',
  'area',
  'base',
  'wbr',
  'source',
]);

/** Elements of HTML that end by themselves where the next of their kind begins. */
const SELF_ENDING: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  p: ['p'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  option: ['option'],
};

/** Elements whose content is no markup. */
const RAW = /^(?:script|style|textarea|title)$/;

/**
 * The root of a document, which has no name of its own.
 * @param most elements; what has more is no roster
 * @throws Unreadable: cut off, not well formed, too deep, or with declarations
 */
export function readMarkup(text: string, html: boolean, most: number = MOST.nodes): MarkupNode {
  const root: Open = { name: '', attributes: new Map(), children: [], text: '', line: 1 };
  const open: Open[] = [root];
  const lines = lineCounter(text);
  let count = 0;
  let at = 0;
  const top = (): Open => open.at(-1) ?? root;
  const addText = (from: number, to: number): void => {
    const raw = text.slice(from, to);
    if (raw.trim() === '' && !html) return;
    top().children.push(textNode(unescaped(raw, html), lines(from)));
  };
  while (at < text.length) {
    const next = text.indexOf('<', at);
    if (next < 0) {
      addText(at, text.length);
      break;
    }
    if (next > at) addText(at, next);
    count += 1;
    if (count > most) throw new Unreadable('TooBig');
    const skipped = skip(text, next, html);
    if (skipped !== null) {
      if (text.startsWith('<![CDATA[', next)) {
        top().children.push(textNode(text.slice(next + 9, skipped - 3), lines(next)));
      }
      at = skipped;
      continue;
    }
    if (html && !/^<\/?[a-z]/i.test(text.slice(next, next + 3))) {
      addText(next, next + 1);
      at = next + 1;
      continue;
    }
    const end = endOfTag(text, next);
    if (end < 0) {
      if (html) break;
      throw new Unreadable('CutOff');
    }
    const tag = text.slice(next + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      close(open, localName(tag.slice(1).trim()), html);
      continue;
    }
    const selfClosed = tag.endsWith('/');
    const element = elementOf(selfClosed ? tag.slice(0, -1) : tag, lines(next), html);
    if (html) endOthers(open, element.name);
    top().children.push(element);
    if (selfClosed || (html && VOID.has(element.name))) continue;
    if (html && RAW.test(element.name)) {
      const ending = endOfRaw(text, element.name, at);
      const to = ending < 0 ? text.length : ending;
      if (element.name === 'title') element.children.push(textNode(text.slice(at, to), lines(at)));
      at = ending < 0 ? text.length : Math.max(text.indexOf('>', ending), ending) + 1;
      continue;
    }
    open.push(element);
    if (open.length > (html ? MOST.depth * 3 : MOST.depth)) throw new Unreadable('TooDeep');
  }
  if (!html && open.length > 1) throw new Unreadable('CutOff');
  return root;
}

/** All text in an element, as it reads. */
export function textIn(node: MarkupNode): string {
  return `${node.text}${node.children.map(textIn).join('')}`;
}

/** Where a comment, a declaration or an instruction ends; null when it is none. */
function skip(text: string, at: number, html: boolean): number | null {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4, html);
  if (text.startsWith('<![CDATA[', at)) return after(text, ']]>', at, html);
  if (text.startsWith('<?', at)) return after(text, '?>', at, html);
  if (!text.startsWith('<!', at)) return null;
  // Whoever declares entities of his own has something in mind.
  if (!html || /^<!ENTITY/i.test(text.slice(at, at + 8))) throw new Unreadable('Unsafe');
  return after(text, '>', at, html);
}

function after(text: string, mark: string, from: number, html: boolean): number {
  const found = text.indexOf(mark, from);
  if (found >= 0) return found + mark.length;
  if (html) return text.length;
  throw new Unreadable('CutOff');
}

/** The `>` of a tag: those in attributes do not count. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
    else if (letter === '<' && at > from) return -1;
  }
  return -1;
}

function elementOf(tag: string, line: number, html: boolean): Open {
  const [name = ''] = /^[^\s/]+/.exec(tag) ?? [];
  if (name === '') throw new Unreadable('Damaged');
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of tag
    .slice(name.length)
    .matchAll(/([^\s=/]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    attributes.set(localName(key), unescaped(double ?? single ?? bare ?? '', html));
  }
  return { name: localName(name), attributes, children: [], text: '', line };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function close(open: Open[], name: string, html: boolean): void {
  const at = open.findLastIndex((one) => one.name === name);
  if (at < 1) {
    if (html) return;
    throw new Unreadable('Damaged');
  }
  if (!html && at !== open.length - 1) throw new Unreadable('Damaged');
  open.length = at;
}

function endOthers(open: Open[], name: string): void {
  const ends = SELF_ENDING[name] ?? [];
  while (ends.includes(open.at(-1)?.name ?? '')) open.pop();
}

/** Where an element ends that has no others in it; -1 when it never does. */
function endOfRaw(text: string, name: string, from: number): number {
  for (let at = text.indexOf('</', from); at >= 0; at = text.indexOf('</', at + 2)) {
    if (text.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return -1;
}

function textNode(text: string, line: number): MarkupNode {
  return { name: '', attributes: new Map(), children: [], text, line };
}

function unescaped(text: string, html: boolean): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,12});/gi, (whole, name: string) => {
    if (name.startsWith('#')) return sign(name) ?? whole;
    const known = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    if (known !== undefined) return known;
    if (html) return accented(name) ?? whole;
    throw new Unreadable('Unsafe');
  });
}

/** `iuml`, `Ccedil`: a letter with what stands on it. */
function accented(name: string): string | null {
  const [, letter = '', mark = ''] =
    /^([A-Za-z])(acute|grave|circ|uml|tilde|ring|cedil|caron)$/.exec(name) ?? [];
  const combining = MARKS[mark];
  return combining === undefined ? null : `${letter}${combining}`.normalize('NFC');
}

const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
};

function sign(name: string): string | null {
  const code =
    name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : null;
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
