import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { crossedOutIn, opensQuotation, type Span } from '#exchange/import/words/markup.ts';

/** A line of a typed text, verbatim, with what surrounds its words. */
export interface Line {
  /** From 1. */
  readonly no: number;
  /** Verbatim. */
  readonly text: string;
  /** Offsets of its words, without bullet, list number or heading markup. */
  readonly from: number;
  readonly to: number;
  /** Leading spaces; a tab counts as four. */
  readonly indent: number;
  /** `-`, `•`, `##`, an emoji; '' for none. */
  readonly bullet: string;
  /** Its number in a numbered list; null for none. */
  readonly order: number | null;
  /** Follows a blank line. */
  readonly apart: boolean;
  /** The fighter on it is marked as dead, or crossed out. */
  readonly struck: boolean;
  /** What is crossed out of a fighter’s things. */
  readonly crossed: readonly Span[];
  /** Formatted as a heading. */
  readonly titled: boolean;
  /** Has cells separated by tabs, bars or semicolons. */
  readonly cells: boolean;
  /** From somebody else in a chat or a quotation, or beyond the word limit. */
  readonly others: boolean;
}

/** The lines of a text that have a letter or a digit. */
export function linesOf(text: string): readonly Line[] {
  const rows = text.split('\n').slice(0, IMPORT_LIMITS.lines);
  const sender = mainSenderOf(rows);
  const ordered = orderOfLines(rows);
  const lines: Line[] = [];
  let apart = true;
  let words = 0;
  let speaker = sender;
  for (const [at, row] of rows.entries()) {
    // A message goes on until the next one.
    if (sender !== null) speaker = SENDER.exec(row)?.[1] ?? speaker;
    if (!/[\p{L}\d]/u.test(row) || SEPARATOR.test(row)) {
      // The border of an ASCII box is not a blank line.
      apart ||= !/^\s*[+|╔╚╠│├└┌]/u.test(row);
      continue;
    }
    words += row.slice(0, IMPORT_LIMITS.line).match(/\p{L}+|\d+/gu)?.length ?? 0;
    const line = lineOf(row, at + 1, apart, ordered.get(at) ?? null, sender);
    const isOthers = words > IMPORT_LIMITS.words || speaker !== sender;
    lines.push(isOthers ? { ...line, others: true } : line);
    apart = false;
  }
  return lines;
}

/** `sep=;`: how a spreadsheet is told the sign between cells. */
const SEPARATOR = /^[a-z]{3}=[;,|\t]$/iu;

function lineOf(
  whole: string,
  no: number,
  apart: boolean,
  order: number | null,
  sender: string | null,
): Line {
  // What exceeds the limit stays rest.
  const text = whole.slice(0, IMPORT_LIMITS.line).trimEnd();
  const [stamp = '', who = ''] = (sender === null ? null : SENDER.exec(text)) ?? [];
  const [margin = ''] = /^\s*/u.exec(text.slice(stamp.length)) ?? [];
  const blanks = stamp + margin;
  const rest = text.slice(blanks.length);
  const [bullet = ''] = BULLET.exec(rest) ?? [];
  const inner = rest.slice(bullet.length);
  const [number = ''] = (order === null ? null : ORDER.exec(inner)) ?? [];
  const from = blanks.length + bullet.length + number.length;
  const end = text.replace(/[\s#=|│]{1,20}$/u, '').length;
  const sign = bullet.trim();
  return {
    no,
    text: whole,
    from,
    to: Math.max(end, from),
    indent: margin.replaceAll('\t', '    ').length,
    bullet: sign,
    order,
    apart,
    struck: /^\s*(?:[-*•]\s*)?(?:\d+[.)]\s*)?(?:✝|†|☠|⚰)/u.test(text),
    crossed: crossedOutIn(text),
    titled:
      /^#|^=+$|^[[{]?b[\]}]/u.test(sign) ||
      /^\s*(?:={2,}|-{3,}|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$)/u.test(text),
    cells: /\t|\S\s{0,99}\|\s{0,99}\S|!!|(?:;[^;]*){3}/u.test(text),
    others: (stamp !== '' && who !== sender) || opensQuotation(text) || (apart && sign === '>'),
  };
}

/** A dash, dot, hashes or emoji with the following space. */
const BULLET =
  /^(?:#{1,6}(?!\d)\s*|={2,}\s*|(?:(?:[-=–]*>|[-–—*•·◦▪►▶→+~])\s+)+(?:\[[ xX]\]\s+)?|[|│]\s+(?=[^|│]*[|│]\s*$)|\*{2,6}\s*(?=[^*\s][^*]*$)|(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{200D}|\u{FE0F}|[✝†☠⚔★☆])\s*)+(?=\s*[^\s\d.]))/u;

const ORDER =
  /^(?:(?:n[°o]\s?|\()?(\d{1,2}|[a-z]|[ivx]{1,5})\s?[.)]|#(\d{1,2})[.:)]?|[A-Z](\d{1,2})[.:)])\s+/iu;

/** The main sender of a chat whose lines begin with a time and a name; null for any other text. */
function mainSenderOf(rows: readonly string[]): string | null {
  const filled = rows.filter((row) => /[\p{L}\d]/u.test(row)).length;
  /** Rows by who has sent them. */
  const sent = new Map<string, number>();
  let stamps = 0;
  let dated = 0;
  let speaker: string | undefined;
  for (const row of rows) {
    const [, who] = SENDER.exec(row) ?? [];
    if (who !== undefined) {
      stamps += 1;
      if (DATED.test(row)) dated += 1;
    }
    speaker = who ?? speaker;
    if (speaker !== undefined) sent.set(speaker, (sent.get(speaker) ?? 0) + 1);
  }
  const [most] = [...sent].toSorted((a, b) => b[1] - a[1]);
  const isChat = (stamps > 2 && stamps * 2 >= filled) || (dated > 1 && dated === stamps);
  return most !== undefined && isChat ? most[0] : null;
}

/** A date and a time, as an app puts them before a message of one line or many. */
const DATED = /^\s*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}:\d{2}/u;

/** `[18:03] Momo: `, `12/03/2026, 18:03 - Momo: ` */
const SENDER =
  /^\s*\[?(?:[\d./-]{5,10},?\s)?\d{1,2}[:.h]\d{2}(?::\d{2})?\]?(?:\s[ap]m)?[\s-]*([^:\d]{1,25}):\s+/iu;

/** Numbers of numbered lines, by line index: at least two in sequence. */
function orderOfLines(rows: readonly string[]): ReadonlyMap<number, number> {
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

/** The numbers that `c` or `iv` may stand for. */
function numbersOf(sign: string): readonly number[] {
  if (/^\d/u.test(sign)) return [Number(sign)];
  const letter = sign.length === 1 ? [sign.charCodeAt(0) - 96] : [];
  const roman = ROMANS.indexOf(sign);
  return roman < 0 ? letter : [...letter, roman + 1];
}

const ROMANS: readonly string[] =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
