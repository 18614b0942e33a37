import { sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';
import type { Token } from './tokens.ts';

export function quotesIn(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const closing = QUOTES[tokens[at]?.text ?? ''];
    if (closing === undefined) continue;
    const end = tokens.findIndex(({ text }, place) => place > at + 1 && closing.includes(text));
    if (end < 0 || end - at > 9) continue;
    found.set(at + 1, end);
    at = end;
  }
  return found;
}

/** `**The Ropes** - 3 Warriors`: bold words at the beginning are a name, unless they are a type or heading. */
export function boldIn(
  line: Line,
  tokens: readonly Token[],
  words: Words,
): ReadonlyMap<number, number> {
  const [whole = '', inner = ''] = BOLD.exec(line.text.slice(line.from)) ?? [];
  const end = tokens.findIndex(({ from }) => from >= line.from + whole.length);
  const isName =
    end > 0 &&
    tokens[end]?.is === 'sign' &&
    !isWord(words, 'profiles', inner) &&
    sectionOf(inner) === null;
  return new Map(isName ? [[0, end]] : []);
}

const BOLD = /^(?:\*\*|__|\[b\]|<b>)(\p{Lu}[^*_<[:]{1,40})(?:\*\*|__|\[\/b\]|<\/b>)/u;

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '„': '“”"',
  '“': '”“"',
  '«': '»',
  '»': '«',
  '‘': '’',
  "'": "'",
};
