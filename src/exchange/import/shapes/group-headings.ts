import { isType } from '#exchange/import/lists/fighter-line.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { counted } from '#exchange/import/words/items.ts';
import { saysLeader } from '#exchange/import/words/sections.ts';
import { isWord, look, type Words } from '#exchange/import/words/words.ts';

/**
 * `Group #1:` and below it the same line for each of its models: one line for the group, with how many they are.
 * A heading with different lines below it stays as it is.
 */
export function withGroupHeadings(all: readonly ListLine[], words: Words): readonly ListLine[] {
  const lines = all.filter((line, at) => !isKindHeading(line, all[at + 1], words));
  const heads = lines.flatMap((line, at) => (HEADING.test(line.text) ? [at] : []));
  if (heads.length < LEAST) return lines;
  const groups = new Map(
    heads.flatMap((at, order) => {
      const next = heads[order + 1] ?? lines.length;
      const one = groupBelow(lines.slice(at, next), words);
      return one === null ? [] : [[at, one] as const];
    }),
  );
  const taken = new Set(
    [...groups].flatMap(([at, { size }]) =>
      Array.from({ length: size }, (_, more) => at + 1 + more),
    ),
  );
  return lines.flatMap((line, at) => (taken.has(at) ? [] : [groups.get(at)?.line ?? line]));
}

/** `SISTERS` above `• Sisters (3) - The Choir`: what those below are, who say it themselves. */
function isKindHeading(line: ListLine, below: ListLine | undefined, words: Words): boolean {
  if (line.bullet || below?.bullet !== true || line.cells !== null) return false;
  const head = line.text.replace(/\s*:$/u, '');
  const ids = idsOf(head, words);
  const [first = '', ...others] = below.text.split(/\s*[,:|(–—]\s*|\s-\s/u);
  const { text } = counted(first);
  const kinds = [text, text.split(' ')[0] ?? '', ...others.slice(0, 1)];
  // `Chef` above `- Gorbad – Orkboss – …`.
  if (saysLeader(head)) return kinds.some((kind) => idsOf(kind, words).length > 0);
  return ids.length > 0 && kinds.some((kind) => idsOf(kind, words).some((id) => ids.includes(id)));
}

function idsOf(text: string, words: Words): readonly string[] {
  return isWord(words, 'profiles', text)
    ? (look(words, 'profiles', text)?.ids.filter((id) => id !== '') ?? [])
    : [];
}

/** One alone may head anything. */
const LEAST = 2;

const HEADING =
  /^(?:group|gruppe|groupe|grupo|gruppo|squad|trupp)\s*(?:#|n[°ºo.]?)?\s*(?:\d{1,2}|[A-E]|I{1,3})\s*:?$/iu;

function groupBelow(
  [head, first, ...others]: readonly ListLine[],
  words: Words,
): { readonly line: ListLine; readonly size: number } | null {
  if (head === undefined || first === undefined || first.cells !== null || first.who !== null)
    return null;
  const end = others.findIndex(({ text }) => text !== first.text);
  const alike = 1 + (end < 0 ? others.length : end);
  const [, type = '', rest = ''] = /^([^|:,–—]+?)(\s*[|:,–—].*)?$/u.exec(first.text) ?? [];
  const bare = counted(type);
  if (!isType(bare.text, words) || (bare.count ?? 1) > 1) return null;
  const name = head.text.replace(/\s*:$/u, '');
  const text = `${name} (${alike} ${bare.text})${rest}`;
  return { line: { ...first, text, heading: false, strong: false }, size: alike };
}
