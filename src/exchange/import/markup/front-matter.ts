import { isKey } from '#exchange/import/lists/keys.ts';

/**
 * What a page of notes tells its program between two rulers at the top, `title: The Crows`, `tags: …`: its title
 * as a heading, words that lists have, too, and nothing of the rest. Every line stays where it is.
 */
export function withoutFrontMatter(text: string): string {
  const [first = '', ...lines] = text.slice(0, LONGEST).split('\n', MOST_LINES);
  const end = lines.findIndex((line) => RULER.test(line));
  const own = lines.slice(0, end);
  if (!RULER.test(first) || end < 1 || !own.every((line) => FIELD.test(line))) return text;
  const told = own.map((line) => {
    const [, title = ''] = /^title:\s*["']?(.*?)["']?\s*$/iu.exec(line) ?? [];
    const [, key = '', value = ''] = /^([\w-]+):\s*(\S.*)$/u.exec(line) ?? [];
    if (title === '') return isKey(key) ? `${key}: ${value}` : '';
    return `# ${title}`;
  });
  const length = [first, ...own].join('\n').length;
  return ['', ...told].join('\n') + text.slice(length).replace(/^\n[^\n]*/u, '\n');
}

const RULER = /^---\s*$/u;

/** `key: value`, a value of a list, or nothing. */
const FIELD = /^(?:[\w-]+:(?:\s.*)?|\s*-\s.*|\s*)$/u;

/** Whatever is longer is the page itself. */
const MOST_LINES = 60;
const LONGEST = 6000;
