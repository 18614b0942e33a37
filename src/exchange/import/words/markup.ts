import { memoized } from './memoized.ts';

// Marks of forums and of Markdown: names of tags, not words of a language.

/** A text without BBCode, Markdown, HTML and emoji. */
export const withoutMarkup = memoized((text) =>
  text
    .replaceAll(
      /\[(?:\/?(?:b|i|u|s|su[bp]|list|\*|url|color|size|quote|spoiler|center|img|table|tr|td)(?:=[^\]]*)?|[\dA-F]{6}|-)\]/gi,
      ' ',
    )
    .replaceAll(/!?\[([^\]]*)\]\((?:https?:|\/|#)[^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z][^>]{0,80}>/gi, ' ')
    .replaceAll(/\*\*\*|\*\*|__|~~|`/g, '')
    .replaceAll(/(?<=^|[\s(])[*_](?=\S)|(?<=\S)[*_](?=$|[\s).,:;])/g, '')
    .replaceAll(PICTURES, ' ')
    .replaceAll(/(?<=\s)[:;][-']?[DP()]+(?=\s|$)/g, ' ')
    .replaceAll(/[\u00A0\u2007\u202F\u2009]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
);

/** Emoji with their modifiers and joiners. */
const PICTURES = /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D/gu;

/** Whether a line opens a forum quotation. */
export function opensQuotation(line: string): boolean {
  return QUOTATION.test(line);
}

const QUOTATION = /^\s*\[(?:quote|spoiler)\b/iu;

/** BBCode and HTML tags, and those of Tabletop Simulator, `[5ACFFF]` and `[-]`. */
export const TAG =
  /\[edit[^\]\n]{0,30}\]|\[\/?(?:b|i|u|s|su[bp]|center|left|size|color|colour|font|list|quote|url|img|table|tr|td|\*)(?:=[^\]\n]{0,80})?\]|\[(?:[\dA-F]{6}|-)\]|<\/?[a-z][^<>\n]{0,80}>/giu;

/** A span of a text, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is crossed out in a line, its marks included: `~~axe~~`, `~axe~` of chats, `[s]axe[/s]`, `<del>axe</del>`. */
export function crossedOutIn(line: string): readonly Span[] {
  return [...line.matchAll(CROSSED_OUT)].map(({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  }));
}

/** A line without what is crossed out in it. */
export function withoutCrossedOut(line: string): string {
  return line.replaceAll(CROSSED_OUT, '');
}

/** A mark that is never closed crosses out the rest of the line. */
const CROSSED_OUT =
  /~~[^~\n]+(?:~~|$)|(?<![\p{L}\d~])~\p{L}[^~\n]{1,200}~(?![\p{L}\d~])|\[s\].*?(?:\[\/s\]|$)|<(s|del|strike)>.*?(?:<\/\1>|$)/giu;
