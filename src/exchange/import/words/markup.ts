import { memoized } from './memoized.ts';

// Marks of forums and of Markdown: names of tags, not words of a language.

/** A text without BBCode, Markdown, HTML and emoji. */
export const withoutMarkup = memoized((text) =>
  text
    .replaceAll(
      /\[(?:\/?(?:b|i|u|s|list|\*|url|color|size|quote|spoiler|center|img|table|tr|td)(?:=[^\]]*)?)\]/gi,
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

/** BBCode and HTML tags. */
export const TAG =
  /\[edit[^\]\n]{0,30}\]|\[\/?(?:b|i|u|s|center|left|size|color|colour|font|list|quote|url|img|table|tr|td|\*)(?:=[^\]\n]{0,80})?\]|<\/?[a-z][^<>\n]{0,80}>/giu;
