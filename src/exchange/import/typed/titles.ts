import { columnKindOf } from '#exchange/import/tables/table-rows.ts';
import { TAG } from '#exchange/import/words/markup.ts';
import type { Person } from './attach.ts';
import type { Chunk, Gap, Lattice } from './chunk.ts';
import { isAboutAll, linkOf } from './vocabulary.ts';

/** A title without the type of warband after it or before it: `Les Freux (Reikland)`, `Reikland – Les Freux`, `Reikland: Les Freux`. */
function titleText({ line, chunks, gaps, tokens }: Lattice): string {
  const ahead = chunks[0]?.filter(({ is }) => is === 'band') ?? [];
  const behind = Math.max(0, ...ahead.map(({ to }) => tokens[to - 1]?.to ?? 0));
  const [dash = ''] =
    /^(?:\s+[–—-]+|\s?:)\s+/u.exec(behind === 0 ? '' : line.text.slice(behind)) ?? [];
  const start = dash === '' ? line.from : behind + dash.length;
  const band = chunks
    .flat()
    .find(({ is, from }) => is === 'band' && from > 0 && PARTING.has(gaps[from] ?? 'none'));
  const end = band === undefined ? line.to : (tokens[band.from]?.from ?? line.to);
  return line.text
    .slice(start, end)
    .replaceAll(TAG, '')
    .replaceAll(/[*_~]/gu, '')
    .replace(/^[\s|#–—-]+/u, '')
    .replace(LABEL, (label, key: string) => (isLabel(key) ? '' : label))
    .replace(/(?:\t| {3,}).*$/u, '')
    .replace(/[^\p{L}\p{N}!?.”»"']+$/u, '');
}

/** `title: The Freux`, `Warband,The Freux,,,`. */
const LABEL = /^\s*(\p{L}[\p{L} ]{2,20}?)\s*[:,;|\t]\s*/u;

function isLabel(key: string): boolean {
  return isAboutAll(key) || columnKindOf(key) === 'band';
}

/** `on s’appelle les Cendres de Sigmar`: the name after a word for being called, before any type. */
function calledIn({ line, chunks, tokens, gaps }: Lattice, end: number): readonly string[] {
  const head = chunks.findIndex((some) => some.some(({ is }) => is === 'type'));
  const at = tokens.findIndex(({ text }) => linkOf(text) === 'called');
  if (at < 0 || (line.no === end && head >= 0 && head < at)) return [];
  const rest = gaps.findIndex(
    (gap, place) => place > at + 1 && (PARTING.has(gap) || gap === 'sentence'),
  );
  const from = tokens[at + 1]?.from;
  const to = tokens[(rest < 0 ? tokens.length : rest) - 1]?.to;
  const name = from === undefined || to === undefined ? '' : line.text.slice(from, to);
  return /^\P{L}*$/u.test(name) || name.length > 50 ? [] : [name.replace(/[^\p{L}\p{N}]+$/u, '')];
}

/** So many words are no name. */
const SENTENCE = /(?:\S+\s+){6}\S/u;

const PARTING: ReadonlySet<Gap> = new Set<Gap>(['comma', 'dash', 'colon', 'slash', 'open', 'cell']);

/**
 * The warband's name and type from the lines above its first fighter, and the line that is the name.
 * @param own the line that is certainly the name; null for none
 */
export function titleOf(
  lattices: readonly Lattice[],
  people: readonly Person[],
  own: number | null,
): { readonly name: string; readonly type: string; readonly line: number | null } {
  const end = people[0]?.line ?? Number.MAX_SAFE_INTEGER;
  const above = lattices.filter(({ line }) => line.no <= end);
  const bands = above.flatMap(({ chunks }) => chunks.flat().filter(({ is }) => is === 'band'));
  const quoted = above.flatMap(({ chunks, line }) =>
    chunks.flat().filter(({ is }) => is === 'quoted' && line.no < end),
  );
  // `Reikland` says more than the longer word for all mercenaries.
  const isVague = ({ ids }: Chunk) => ids.filter((id) => id !== '').length !== 1;
  const [band] = bands.toSorted(
    (a, b) => Number(isVague(a)) - Number(isVague(b)) || b.text.length - a.text.length,
  );
  const type = band?.text ?? '';
  const titles = above
    .filter(({ line }) =>
      own === null ? line.no < end && line.to - line.from < 60 : line.no === own,
    )
    .slice(0, 2)
    .map((one) => ({ line: one.line.no, text: titleText(one), titled: one.line.titled }));
  // Of two lines the heading, else the one that is not only the type.
  const isOwn = ({ text }: { readonly text: string }) => text !== '' && text !== type;
  const first =
    titles.find((one) => one.titled && isOwn(one)) ??
    titles.find((one) => isOwn(one) && !SENTENCE.test(one.text)) ??
    titles[0];
  const called = above.flatMap((one) => calledIn(one, end))[0];
  const name = called ?? quoted[0]?.text ?? first?.text ?? '';
  const isTitle = called === undefined && quoted.length === 0;
  return { name: name === type ? '' : name, type, line: isTitle ? (first?.line ?? null) : null };
}
