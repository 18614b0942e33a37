import { pageText } from '#exchange/import/builders/html-tree.ts';
import { readMarkup } from '#exchange/import/files/markup.ts';
import type { Source } from '#exchange/import/source.ts';

/** A text with tables of HTML in it, as converters write Markdown whose cells have line breaks. */
export const tableInText: Source = {
  sniff: ({ text }) => START.test(text) && !text.trimStart().startsWith('<'),
  read: ({ text }) => {
    const parts: string[] = [];
    let at = 0;
    for (;;) {
      const from = text.indexOf('<table', at);
      const end = from < 0 ? -1 : text.indexOf(END, from);
      if (end < 0) break;
      parts.push(
        text.slice(at, from),
        pageText(readMarkup(text.slice(from, end + END.length), true)),
      );
      at = end + END.length;
    }
    return parts.length === 0 ? null : { text: [...parts, text.slice(at)].join('\n') };
  },
};

const START = /^\s*<table\b/mu;

const END = '</table>';
