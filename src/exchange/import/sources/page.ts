import { pageText, rosterOfHtml } from '#exchange/import/builders/html-tree.ts';
import { readMarkup } from '#exchange/import/files/markup.ts';
import { fromTree } from '#exchange/import/from-tree.ts';
import type { Source } from '#exchange/import/source.ts';

/** A page of HTML: a list builder's, or any page with a list in its text. */
export const page: Source = {
  sniff: ({ text }) => {
    const start = text.trimStart().slice(0, 2000);
    return start.startsWith('<') && HTML.test(start) && !ROSTER.test(start);
  },
  read: (given) => {
    const { text } = given;
    // A plain list with a few words in bold.
    if (!BLOCK_TAGS.test(text))
      return {
        text: text.replaceAll(STRUCK, '~~').replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ''),
      };
    const root = readMarkup(text, true);
    const roster = rosterOfHtml(root);
    return roster === null ? { text: pageText(root) } : fromTree(given, roster, 'html');
  },
};

const STRUCK = /<\/?(?:s|strike|del)>/giu;

const HTML =
  /<!doctype\s+html|<(?:html|head|body|div|table|ul|ol|p|h[1-6]|span|meta|style|br|b|strong|pre)\b/i;

const ROSTER = /<(?:\w+:)?roster\b/i;

/** Tags that break a page into lines. */
const BLOCK_TAGS =
  /<(?:!doctype|html|head|body|div|table|tr|ul|ol|li|p|br|hr|pre|h[1-6]|meta|style)\b/i;
