import { MOST } from '#exchange/import/limits.ts';
import { tidied } from '#exchange/import/words/items.ts';
import { plain } from '#exchange/import/words/names.ts';
import { saysAdvance } from '#exchange/import/words/sections.ts';

import type { Called } from './fighter-line.ts';
import { isKey } from './keys.ts';

/** A line of a text, without its ornaments. */
export interface ListLine {
  readonly no: number;
  readonly indent: number;
  /** Begins with a sign of lists. */
  readonly bullet: boolean;
  /** Stands as a heading: `#`, `==`, `[b]…[/b]`, capitals. */
  readonly heading: boolean;
  /** Crossed out. */
  readonly struck: boolean;
  readonly text: string;
  /** Cells of a table; null for an ordinary line. */
  readonly cells: readonly string[] | null;
  /** An empty line stands before. */
  readonly fresh: boolean;
  /** Begins in bold. */
  readonly strong: boolean;
  /** Whom the line introduces, where the shape of the whole list says so. */
  readonly who: Called | null;
}

/** The lines of a text that say something. */
export function listLines(text: string): readonly ListLine[] {
  const found: ListLine[] = [];
  let blank = 2;
  let hidden = false;
  const raws = text.split('\n').slice(0, MOST.lines);
  const sign = cellSign(raws);
  // Where two of them stand for bold, one is for what is said aside.
  const starred = text.includes('**');
  const numbered = numberedApart(raws);
  const apart = isSpaced(raws) ? 2 : 1;
  const tabs = usualTabs(raws);
  for (const [index, full] of raws.entries()) {
    const raw = numbered(counted(full.slice(0, MOST.line)));
    if (raw.includes('<!--')) hidden = true;
    const passed = hidden || /^\s*(?:\/\/|```|%%)/.test(raw);
    if (raw.includes('-->')) hidden = false;
    const line = lineOf(raw, index + 1, blank >= apart, sign, tabs, starred);
    if (line === null || passed) {
      if (line === null) blank += 1;
      continue;
    }
    found.push(line);
    blank = 0;
  }
  const [first, second, ...others] = found;
  // What stands above a blank line at the top is the title.
  return first !== undefined && second?.fresh === true
    ? [{ ...first, heading: true }, second, ...others]
    : found;
}

/** Copied from a page: each line is followed by an empty one, and by three where one was meant. */
function isSpaced(raws: readonly string[]): boolean {
  const gaps = (
    raws
      .join('\n')
      .trim()
      .match(/\n(?:[^\S\n]*\n)*/gu) ?? []
  ).map((gap) => gap.split('\n').length - 2);
  return gaps.length > 6 && gaps.every((gap) => gap % 2 === 1);
}

/** `6.-8. Mountain Guard`: those who have these numbers are three. */
function counted(line: string): string {
  const text = line
    // `A single Plague Bearer`.
    .replace(
      /^(\s*[-•*–]?\s*)(?:an?|une?|eine?[nrs]?|una?|one)\s+(?:single|lone|seule?|unique|einzelner?|einzige[rsn]?|solo|sola|único|única)\s+(?=\p{L})/iu,
      '$1one ',
    )
    // `Groupe de 3 Séides`, `6) n. 3 Fratelli`.
    .replace(
      /^(\s*[-•*–]?\s*)(?:groupe de|group of|gruppe (?:von|aus|mit)|grupo de|gruppo di)\s+(?=\d)/iu,
      '$1',
    )
    .replace(/^(\s*(?:\d{1,2}[.)]\s+)?)(?:n[.°º]|nr\.?|no\.)\s*(?=\d{1,2}\s+\p{L})/iu, '$1')
    // `(25x3) Warriors`, `(3x25) Warriors`: what each costs, and how many they are.
    .replace(
      /^(\s*)\((?:\d{2,3}\s?[x×*]\s?(\d{1,2})|(\d{1,2})\s?[x×*]\s?\d{2,3})\)\s+(?=\p{L})/u,
      '$1$2$3x ',
    )
    // `Groupe 1 « Les Pontiers » : 3 Guerriers`.
    .replace(/^(\s*)(?:group|groupe|gruppe|grupo|gruppo)\s*\d{0,2}\s*(?=["“«„])/iu, '$1')
    // `3 guerreros c/ espada y daga`.
    .replaceAll(/(?<=\p{Ll}\s)c\/\s?(?=\p{L})(?!u(?!\p{L}))/gu, 'con ')
    // `black skaven w 2 swords`.
    .replaceAll(/(?<=[\p{Ll}\d)]\s)w(?=\s[\p{Ll}\d])/gu, 'with');
  // `5-6) due Anime Oscure`, `7-8-9) tre Confratelli`: told twice.
  const raw = text.replace(
    /^(\s*)\d{1,2}(?:\s?[-–]\s?\d{1,2})+[.)]\s+(?=(?:two|three|four|five|deux|trois|quatre|cinq|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|due|tre|quattro|cinque|\d{1,2}x?)\s)/iu,
    '$1',
  );
  return raw.replace(
    /^(\s*)(\d{1,2})\.?\s?[-–]\s?(\d{1,2})[.)]\s+(?=\p{L})/u,
    (whole, before: string, first: string, last: string) => {
      const count = Number(last) - Number(first) + 1;
      return count > 1 && count < 16 ? `${before}${count}x ` : whole;
    },
  );
}

/**
 * `Esaul 1` and `Esaul 2` are two people told apart, where `Rats 3` are three: the first is written as
 * `Esaul #1` for everybody who reads on.
 */
function numberedApart(raws: readonly string[]): (raw: string) => string {
  const pattern = /^([^\p{L}]*)(\p{L}[\p{L}'’. -]{2,40}?)\s+(\d)(?=\s*(?:[-–—:|,(\t]|$)|\s+\p{L})/u;
  const numbers = new Map<string, Set<number>>();
  for (const raw of raws) {
    const [, , called = '', number = ''] = pattern.exec(raw.slice(0, MOST.line)) ?? [];
    if (called === '' || isKey(called)) continue;
    const key = plain(called);
    numbers.set(key, (numbers.get(key) ?? new Set()).add(Number(number)));
  }
  return (raw) =>
    raw.replace(pattern, (whole, before: string, called: string, number: string) => {
      const seen = numbers.get(plain(called)) ?? new Set();
      const apart = seen.size > 1 && [...Array(seen.size).keys()].every((at) => seen.has(at + 1));
      return apart ? `${before}${called} #${number}` : whole;
    });
}

/** How many tabs stand on most lines that have some; 0 where the lines have none in common. */
function usualTabs(raws: readonly string[]): number {
  const counts = raws.map((raw) => raw.split('\t').length - 1).filter((count) => count > 1);
  const [first = 0] = counts;
  return counts.length > 2 && counts.every((count) => count === first) ? first : 0;
}

function lineOf(
  raw: string,
  no: number,
  fresh: boolean,
  sign: string | null,
  tabs: number,
  starred: boolean,
): ListLine | null {
  const spaced = raw.replaceAll(/^[\t\u00A0 ]+/g, (blank) => blank.replaceAll('\t', '    '));
  // Keys on one line, parted by blanks.
  const whole = spaced.trim();
  const struck = STRUCK.test(whole);
  // `~~4~~ 3 Zealots`: one word of a line that is crossed out.
  const trimmed = struck ? whole : whole.replaceAll(/~~[^~]{1,60}~~\s*/gu, '');
  const body = trimmed.replaceAll(/ {2,}(?=\p{L}[\p{L} ]{1,20}:)/gu, '; ');
  if (!/[\p{L}\d]/u.test(body)) return null;
  const indent = spaced.length - spaced.trimStart().length;
  // `+1 BS` is what somebody has learnt.
  const bullet =
    /^\+\s?\d/u.test(body) && saysAdvance(body.split(',')[0] ?? '')
      ? null
      : /^(?:[-–—*+•·◦○●►▪▸‣»~✦✠✝†➤→>o☐☑☒✓✔✗□■▢◻◼⬜⬛❏]\s+|[-–•·◦○●►▪▸‣+>➤☐☑☒✓✔✗□■▢◻◼⬜⬛❏](?=\p{L}|\d)|\d{1,2}[.)]\s+|#\d{1,2}[.:)]?\s+(?=\p{L})|\(\d{1,2}\)\s+(?=\d)|\[(?:\p{L}{4,10}\s)?\d{1,2}\]\s+(?=\p{L})|\[\*\]|[A-Za-z]\)\s+(?=\p{L}))/u.exec(
          body,
        );
  const unlisted = bullet === null || body.startsWith('**') ? body : body.slice(bullet[0].length);
  const hash = /^#+\s*/.exec(unlisted);
  // `1.⇥Otto (Captain)` is the first of a list, and no row.
  // A row whose first cell is empty.
  const inTabs = raw.startsWith('\t') && (sign === '\t' || raw.split('\t').length === tabs + 1);
  const row = bullet?.[0].endsWith('\t') === true ? unlisted : inTabs ? raw.trimEnd() : trimmed;
  // On a page with a table a sentence is no row, nor is a line with a sign of lists.
  const told = sign === '\t' && !row.includes('\t') && (bullet !== null || isTold(row));
  const cells = told ? null : (cellsOf(row, sign)?.slice(0, MOST.cells) ?? null);
  const unmarked = hash === null ? unlisted : unlisted.slice(hash[0].length);
  // `| - Dagger | 2 |`: a row of no table that is a line with a sign of lists.
  const filled = (body.startsWith('|') ? (cells ?? []) : []).filter((cell) => cell !== '');
  const listed = /^[-–•+*]\s+/.exec(filled[0] ?? '');
  const joined = filled.join(' | ').slice(listed?.[0].length ?? 0);
  const stripped = joined !== '' ? joined : tidied(unmarked.replaceAll(/\s*\t\s*/g, ' | '));
  const bare = stripped
    .replaceAll(/^[=+~_*#-]{2,}\s*|\s*[=+~_*#-]{2,}$/g, '')
    .replaceAll(/^\+\s+(.*?)\s+\+$/g, '$1')
    .trim();
  const text = sentencesParted(bare);
  if (text === '') return null;
  const heading =
    hash !== null ||
    /^[=~_-]{2,}.*[=~_-]{2,}$/.test(body) ||
    /^\*\*[^*]+\*\*:?$/.test(body) ||
    /^\[(?:b|u|size)[^\]]*\].*\[\/(?:b|u|size)\]:?$/i.test(body);
  return {
    no,
    indent,
    bullet: (bullet !== null && unlisted !== body) || listed !== null,
    heading,
    struck,
    text,
    cells,
    fresh,
    strong:
      /^(?:[-–—•·+*]\s+)?(?:\*\*|__|\[b\]|<(?:b|strong)>)/i.test(body) ||
      (!starred && /^[^\p{L}*]*\*\p{L}[^*]*\*[^\p{L}*]*$/u.test(body)),
    who: null,
  };
}

function isTold(text: string): boolean {
  return text.endsWith(':') || text.split(' ').length > 8;
}

/** Crossed out, as a whole or with what it begins with. */
const STRUCK =
  /^[^\p{L}~]*~~[^~]+~~\s*(?:\||\(|[-–—])|^[^\p{L}~]*~~[^~]{12,}~~|^[^\p{L}~]*~~.+~~[^\p{L}]*$|^\W*\[s\].+\[\/s\]\W*$|^\W*<(?:s|del|strike)>[^<]*<\/(?:s|del|strike)>\s*\||^\W*<(?:s|del|strike)>.+<\/(?:s|del|strike)>\W*$/iu;

/** `Captain: Otto. Sword, shield. 24 XP.`: short pieces that end in dots are no sentences. */
function sentencesParted(raw: string): string {
  const text = raw.replace(LEARNT_BETWEEN, '; $1; ');
  const pieces = text.replace(/\.$/, '').split(/(?<=[\p{L}\d)]{3})\.\s+(?=[\p{Lu}\d])/u);
  const short = pieces.every((piece) => piece.split(' ').length < 9);
  const words = text.split(' ').length;
  return pieces.length > 2 && short && words / pieces.length <= 5 ? pieces.join('; ') : text;
}

/** `Poseído "Cosa" (90 co). Exp 15. Gran garra.` */
const LEARNT_BETWEEN = /[.;]\s+((?:e[sx]p|xp|px|ep|pe)\.?\s?\d{1,3})\.\s+(?=\p{L})/iu;

/** What parts the cells of a file of values, if it is one: the same sign, about as often, on most lines. */
function cellSign(raws: readonly string[]): string | null {
  if (raws.some((raw) => RULED.test(raw))) return '|';
  const filled = raws.filter((raw) => raw.trim() !== '').slice(0, 60);
  for (const sign of ['\t', ';', ',']) {
    // What is said of the warband may stand above the heading of the table.
    const from = filled.slice(0, 12).findIndex((raw) => isHeading(raw.split(sign)));
    const lines = filled.slice(Math.max(from, 0));
    const [head = ''] = lines;
    const cells = head.split(sign).length;
    if (cells < 4) continue;
    const alike = lines.filter((line) => line.split(sign).length >= Math.min(cells, 4)).length;
    if (alike * 10 >= lines.length * 8 && lines.length > 1) return sign;
  }
  return null;
}

/** Words for what columns hold, in most cells. */
function isHeading(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => {
    const name = cell.replaceAll('"', '').trim();
    return isKey(name);
  });
  return cells.length > 3 && known.length > 2 && known.length * 2 > cells.length;
}

/** `--- | ---`: what stands above it heads a table, whether its rows begin with a bar or not. */
const RULED = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/;

function cellsOf(body: string, sign: string | null): readonly string[] | null {
  const bars = body.split('|').length;
  if (/^\|.*\|$/.test(body) || bars > 4 || (sign === '|' && bars > 1)) {
    return body
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map(tidied);
  }
  if (body.includes('\t')) return body.split('\t').map(tidied);
  if (sign !== null && sign !== '|') return quotedCells(body, sign);
  return null;
}

function quotedCells(body: string, sign: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of body) {
    if (letter === '"') quoted = !quoted;
    else if (letter === sign && !quoted) {
      cells.push(tidied(cell));
      cell = '';
    } else cell += letter;
  }
  return [...cells, tidied(cell)];
}
