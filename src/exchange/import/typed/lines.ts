import { MOST } from '#exchange/import/limits.ts';

/** A line of what somebody typed. Nothing in it is changed: what stands around its words is told apart. */
export interface Line {
  /** From 1. */
  readonly no: number;
  /** As it stands. */
  readonly text: string;
  /** Where its words begin and end, without bullet, number in a row, or signs of a heading. */
  readonly from: number;
  readonly to: number;
  /** Blanks in front, a tab for four. */
  readonly indent: number;
  /** What stands in front of it: `-`, `•`, `##`, a picture; '' for nothing. */
  readonly bullet: string;
  /** Its number in a row of numbered lines; null for none. */
  readonly order: number | null;
  /** A line without words stands above. */
  readonly apart: boolean;
  readonly struck: boolean;
  /** Marked up or lined as a heading. */
  readonly titled: boolean;
  /** It has cells, parted by tabs, strokes or semicolons. */
  readonly cells: boolean;
  /** Said by somebody else, in a chat or a quotation; or behind more than anybody types. */
  readonly others: boolean;
}

/** The lines of a text that have a letter or a number. */
export function linesOf(text: string): readonly Line[] {
  const rows = text.split('\n').slice(0, MOST.lines);
  const said = sendersOf(rows);
  const ordered = inOrder(rows);
  const lines: Line[] = [];
  let apart = true;
  let words = 0;
  for (const [at, row] of rows.entries()) {
    if (!/[\p{L}\d]/u.test(row)) {
      // The side of a box, with a card in it.
      apart ||= !/^\s*[+|╔╚╠│├└┌]/u.test(row);
      continue;
    }
    words += row.slice(0, MOST.line).match(/\p{L}+|\d+/gu)?.length ?? 0;
    const line = lineOf(row, at + 1, apart, ordered.get(at) ?? null, said);
    lines.push(words > MOST.words ? { ...line, others: true } : line);
    apart = false;
  }
  return lines;
}

function lineOf(
  whole: string,
  no: number,
  apart: boolean,
  order: number | null,
  sender: string | null,
): Line {
  // Nobody types a longer one: what is behind stays the rest of it.
  const text = whole.slice(0, MOST.line).trimEnd();
  const [stamp = '', who = ''] = (sender === null ? null : SENDER.exec(text)) ?? [];
  const [margin = ''] = /^\s*/u.exec(text.slice(stamp.length)) ?? [];
  const blanks = stamp + margin;
  const rest = text.slice(blanks.length);
  const [bullet = ''] = BULLET.exec(rest) ?? [];
  const inner = rest.slice(bullet.length);
  const [number = ''] = (order === null ? null : ORDER.exec(inner)) ?? [];
  const end = text.length - text.replace(/[\s#=|│]{1,20}$/u, '').length;
  const sign = bullet.trim();
  return {
    no,
    text: whole,
    from: blanks.length + bullet.length + number.length,
    to: Math.max(text.length - end, blanks.length + bullet.length + number.length),
    indent: margin.replaceAll('\t', '    ').length,
    bullet: sign,
    order,
    apart,
    struck: /^\s*(?:[-*•]\s*)?(?:\d+[.)]\s*)?(?:~~|<s>|\[s\]|✝|†|☠|⚰)/u.test(text),
    titled:
      /^#|^=+$|^[[{]?b[\]}]/u.test(sign) ||
      /^\s*(?:={2,}|-{3,}|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$)/u.test(text),
    cells: /\t|\S\s{0,99}\|\s{0,99}\S|!!|(?:;[^;]*){3}/u.test(text),
    others: (stamp !== '' && who !== sender) || QUOTED.test(text) || (apart && sign === '>'),
  };
}

/** A dash, a dot, hashes, or pictures, with the blank behind them. */
const BULLET =
  /^(?:#{1,6}(?!\d)\s*|={2,}\s*|(?:(?:[-=–]*>|[-–—*•·◦▪►▶→+~])\s+)+(?:\[[ xX]\]\s+)?|[|│]\s+(?=[^|│]*[|│]\s*$)|\*{2,6}\s*(?=[^*\s][^*]*$)|(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{200D}|\u{FE0F}|[✝†☠⚔★☆])\s*)+(?=\s*[^\s\d.]))/u;

const ORDER =
  /^(?:(?:n[°o]\s?|\()?(\d{1,2}|[a-z]|[ivx]{1,5})\s?[.)]|#(\d{1,2})[.:)]?|[A-Z](\d{1,2})[.:)])\s+/iu;

/** Who says most of a chat whose lines begin with a time and a name; null for any other text. */
function sendersOf(rows: readonly string[]): string | null {
  const filled = rows.filter((row) => /[\p{L}\d]/u.test(row)).length;
  const times = new Map<string, number>();
  for (const row of rows) {
    const [, who] = SENDER.exec(row) ?? [];
    if (who !== undefined) times.set(who, (times.get(who) ?? 0) + 1);
  }
  const [most] = [...times].toSorted((a, b) => b[1] - a[1]);
  const all = [...times.values()].reduce((sum, number) => sum + number, 0);
  return most === undefined || all < 3 || all * 2 < filled ? null : most[0];
}

/** `[18:03] Momo: `, `12/03/2026, 18:03 - Momo: ` */
const SENDER =
  /^\s*\[?(?:[\d./-]{5,10},?\s)?\d{1,2}[:.h]\d{2}(?::\d{2})?\]?(?:\s[ap]m)?[\s-]*([^:\d]{1,25}):\s+/iu;

/** Words of another in a forum. */
const QUOTED = /^\s*\[(?:quote|spoiler)\b/iu;

/** Lines whose numbers or letters count them: two or more that follow each other. */
function inOrder(rows: readonly string[]): ReadonlyMap<number, number> {
  const found = rows.flatMap((row, at) => {
    const [, plain, hashed, lettered] = ORDER.exec(row.trimStart().replace(BULLET, '')) ?? [];
    const sign = (plain ?? hashed ?? lettered)?.toLowerCase();
    return sign === undefined ? [] : [{ at, numbers: numbersOf(sign) }];
  });
  const follows = (one: Numbered | undefined, number: number) => one?.numbers.includes(number);
  return new Map(
    found.flatMap(({ at, numbers }, place) => {
      const own = numbers.find(
        (number) =>
          follows(found[place + 1], number + 1) === true ||
          follows(found[place - 1], number - 1) === true,
      );
      return own === undefined ? [] : [[at, own] as const];
    }),
  );
}

interface Numbered {
  readonly numbers: readonly number[];
}

/** What `c` or `iv` counts. */
function numbersOf(sign: string): readonly number[] {
  if (/^\d/u.test(sign)) return [Number(sign)];
  const letter = sign.length === 1 ? [sign.charCodeAt(0) - 96] : [];
  const roman = ROMANS.indexOf(sign);
  return roman < 0 ? letter : [...letter, roman + 1];
}

const ROMANS: readonly string[] =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
