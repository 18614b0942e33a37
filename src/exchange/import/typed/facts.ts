import { isAnybodysPack } from '#rules/kit/anybodys.ts';
import type { Chunk, Lattice } from './chunk.ts';
import { type Facts, isCapital } from './style.ts';

/** Facts about a whole text: its warband, how it writes names, what its brackets hold. */
export function factsOf(lattices: readonly Lattice[]): Facts {
  return {
    among: warbandsIn(lattices),
    capitals: hasCapitals(lattices),
    bracketedPrices: hasBracketedPrices(lattices),
    bracketedXp: hasBracketedXp(lattices),
    barePrices: hasBarePrices(lattices),
    oneLine: areOneLine(lattices),
  };
}

/** The warbands that most abbreviated types belong to, for a text without whole type names. */
export function warbandsOfAbbreviations(lattices: readonly Lattice[]): readonly string[] {
  const scores = new Map<string, number>();
  for (const { chunks } of lattices) {
    const all = chunks.flat().filter(({ is }) => is === 'type');
    for (const id of new Set(all.flatMap(({ ids }) => ids.map((one) => one.split('/')[0] ?? ''))))
      if (id !== '' && !isAnybodysPack(id)) scores.set(id, (scores.get(id) ?? 0) + 1);
  }
  const most = Math.max(0, ...scores.values());
  return most < 3 ? [] : [...scores].filter(([, score]) => score === most).map(([id]) => id);
}

/** The warbands that most types in the text belong to; titles weigh more. */
function warbandsIn(lattices: readonly Lattice[]): readonly string[] {
  const scores = new Map<string, number>();
  const add = (warbands: readonly string[], score: number) => {
    const all = new Set(warbands.filter((id) => id !== '' && !isAnybodysPack(id)));
    for (const id of all) scores.set(id, (scores.get(id) ?? 0) + score);
  };
  let titles = 0;
  for (const { chunks, line } of lattices) {
    const longest = chunks.flatMap((some) => longestExact(some, 'type'));
    for (const { ids } of longest)
      add(
        ids.map((id) => id.split('/')[0] ?? ''),
        1,
      );
    const bands = chunks.flatMap((some) => longestExact(some, 'band'));
    for (const { ids } of bands) {
      titles += 1;
      if (titles < 4) add(ids, line.no < 6 ? 2 : 0.5);
    }
  }
  const most = Math.max(0, ...scores.values());
  return [...scores].filter(([, score]) => score > most - 0.6).map(([id]) => id);
}

/** Whether over a third of the lines have a type spelled out. */
export function hasWholeWords(lattices: readonly Lattice[]): boolean {
  const whole = lattices.filter(({ chunks }) =>
    chunks.some((some) => longestExact(some, 'type').length > 0),
  );
  return whole.length * 3 > lattices.length;
}

/** Whether several lines begin with an abbreviated type, so that abbreviations are to be expected everywhere. */
export function isShortened(lattices: readonly Lattice[]): boolean {
  const cut = lattices.filter(({ chunks }) => {
    const types = chunks
      .slice(0, 2)
      .flat()
      .filter(({ is }) => is === 'type');
    return types.length > 0 && types.every(({ how }) => how === 'short');
  });
  return cut.length > 2 && cut.length * 4 > lattices.length;
}

function longestExact(chunks: readonly Chunk[], kind: Chunk['is']): readonly Chunk[] {
  const [longest] = chunks
    .filter(({ is, how }) => is === kind && how === 'exact')
    .toSorted((a, b) => b.to - a.to);
  return longest === undefined ? [] : [longest];
}

/** Whether most lines with a type also list gear. */
function areOneLine(lattices: readonly Lattice[]): boolean {
  const people = lattices.filter(({ chunks }) =>
    chunks.some((some) => longestExact(some, 'type').length > 0),
  );
  const armed = people.filter(({ chunks }) =>
    chunks.some((some) => some.some(({ is }) => is === 'thing')),
  );
  return armed.length * 3 >= people.length * 2;
}

function hasCapitals(lattices: readonly Lattice[]): boolean {
  const words = lattices.flatMap(({ tokens }) => tokens.filter(({ is }) => is === 'word'));
  const capital = words.filter(({ text }) => isCapital(text)).length;
  return capital * 8 > words.length;
}

/** `3 Zeloten (1)`: with the count in front, the number in brackets is experience. */
function hasBracketedXp(lattices: readonly Lattice[]): boolean {
  const behind = lattices.filter(({ chunks, tokens, depth }) => {
    const counted = chunks[0]?.some(
      ({ is, value }) => (is === 'number' || is === 'count') && (value ?? 0) < 13,
    );
    const at = depth.findIndex((deep) => deep > 0);
    return (
      counted === true &&
      tokens[at + 1]?.is === 'number' &&
      /^[)\]]$/u.test(tokens[at + 2]?.text ?? '') &&
      Number(tokens[at + 1]?.text) < 15
    );
  });
  return behind.length > 1 && !hasBracketedPrices(lattices);
}

/** `épée 10, arbalète 25`: bare numbers after items are prices. */
function hasBarePrices(lattices: readonly Lattice[]): boolean {
  const behind = lattices.flatMap(({ chunks, tokens, depth }) => {
    const ends = new Set(
      chunks.flat().flatMap(({ is, how, to }) => (is === 'thing' && how === 'exact' ? [to] : [])),
    );
    return [...ends].filter(
      (at) =>
        tokens[at]?.is === 'number' &&
        depth[at] === 0 &&
        /^[,/;+]?$/u.test(tokens[at + 1]?.text ?? ''),
    );
  });
  return behind.length > 3;
}

/** Whether numbers in brackets are prices. */
function hasBracketedPrices(lattices: readonly Lattice[]): boolean {
  let behind = 0;
  let big = 0;
  for (const { tokens, depth, chunks } of lattices)
    for (const [at, token] of tokens.entries()) {
      if (
        token.is !== 'number' ||
        (depth[at] ?? 0) === 0 ||
        !/^[()[\]]$/u.test(tokens[at + 1]?.text ?? '')
      )
        continue;
      const before = at - 1;
      const isThing = chunks.some((some) =>
        some.some(({ is, to }) => is === 'thing' && to === before),
      );
      if (isThing) behind += 1;
      if (Number(token.text) > 14) big += 1;
    }
  return behind > 1 || big > 3;
}
