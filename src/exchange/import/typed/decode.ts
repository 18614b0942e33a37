import type { Chunk, Gap, Lattice } from './chunk.ts';
import { type Label, PATTERNS, type Pattern, type State } from './patterns.ts';
import type { Style } from './style.ts';
import { isArticle, numberOf } from './vocabulary.ts';

/** A chunk with its label. */
export interface Labelled {
  readonly chunk: Chunk;
  readonly label: Label;
  /** A new person begins with it. */
  readonly begins: boolean;
  readonly gap: Gap;
  /** Score lead over the best path that labels this span differently. */
  readonly margin: number;
}

export interface Decoded {
  readonly parts: readonly Labelled[];
  readonly end: State;
  readonly score: number;
}

interface Edge {
  readonly from: number;
  readonly state: State;
  readonly to: number;
  readonly next: State;
  readonly score: number;
  readonly chunk: Chunk | null;
  readonly label: Label | null;
  readonly begins: boolean;
}

const STATES: readonly State[] = [
  'start',
  'count',
  'counts',
  'types',
  'member',
  'equipped',
  'type',
  'name',
  'named',
  'typed',
  'gear',
  'skills',
  'injuries',
  'rest',
];

/** Patterns by label, then by source state. */
const BY_LABEL: ReadonlyMap<Label, ReadonlyMap<State, readonly Pattern[]>> = new Map(
  PATTERNS.map(({ label }) => {
    const own = PATTERNS.filter((one) => one.label === label);
    const from = STATES.map((state) => [state, own.filter((one) => one.from === state)] as const);
    return [label, new Map(from.filter(([, some]) => some.length > 0))] as const;
  }),
);

/**
 * The best path through a line (Viterbi, forwards and backwards to get margins).
 * @param starts possible states before the line, each with its score
 */
export function decode(
  lattice: Lattice,
  starts: ReadonlyMap<State, number>,
  style: Style,
): Decoded {
  const size = lattice.tokens.length;
  const edges = edgesOf(lattice, style);
  const ahead = bestScores(size, (state) => starts.get(state) ?? -Infinity, edges, true);
  const behind = bestScores(size, (state) => END_COSTS[state] ?? 0, edges, false);
  // Follow the best path from the front.
  let state: State = 'start';
  let score = -Infinity;
  for (const one of STATES) {
    const all = ahead.at(0, one) + behind.at(0, one);
    if (all > score) [state, score] = [one, all];
  }
  const parts: Labelled[] = [];
  let place = 0;
  while (place < size) {
    const next = bestEdge(edges.get(place) ?? [], state, behind);
    if (next === undefined) break;
    if (next.chunk !== null && next.label !== null)
      parts.push({
        chunk: next.chunk,
        label: next.label,
        begins: next.begins,
        gap: lattice.gaps[place] ?? 'none',
        margin: score - runnerUp(edges, ahead, behind, next),
      });
    place = next.to;
    state = next.next;
  }
  return { parts, end: state, score };
}

function bestEdge(edges: readonly Edge[], state: State, behind: Scores): Edge | undefined {
  let best: Edge | undefined;
  let most = -Infinity;
  for (const edge of edges) {
    if (edge.state !== state) continue;
    const all = edge.score + behind.at(edge.to, edge.next);
    if (all > most) [best, most] = [edge, all];
  }
  return best;
}

/** Penalty for ending on a count without a type. */
const END_COSTS: Partial<Record<State, number>> = { count: -3, counts: -3 };

interface Scores {
  readonly at: (place: number, state: State) => number;
}

function bestScores(
  size: number,
  first: (state: State) => number,
  edges: ReadonlyMap<number, readonly Edge[]>,
  forward: boolean,
): Scores {
  const scores = Array.from({ length: size + 1 }, () => new Map<State, number>());
  const at = (place: number, state: State) => scores[place]?.get(state) ?? -Infinity;
  const raise = (place: number, state: State, score: number) => {
    if (score > at(place, state)) scores[place]?.set(state, score);
  };
  for (const state of STATES) raise(forward ? 0 : size, state, first(state));
  const places = Array.from({ length: size }, (_, place) => (forward ? place : size - 1 - place));
  for (const place of places)
    for (const edge of edges.get(place) ?? []) {
      if (forward) raise(edge.to, edge.next, at(place, edge.state) + edge.score);
      else raise(place, edge.state, at(edge.to, edge.next) + edge.score);
    }
  return { at };
}

/** Score of the best path that labels the same span differently. */
function runnerUp(
  edges: ReadonlyMap<number, readonly Edge[]>,
  ahead: Scores,
  behind: Scores,
  chosen: Edge,
): number {
  let best = -Infinity;
  for (let place = Math.max(0, chosen.from - MAX_CHUNK); place < chosen.to; place += 1) {
    for (const edge of edges.get(place) ?? []) {
      if (edge.to <= chosen.from || edge.label === null) continue;
      if (edge.label === chosen.label && edge.begins === chosen.begins) continue;
      const all = ahead.at(place, edge.state) + edge.score + behind.at(edge.to, edge.next);
      if (all > best) best = all;
    }
  }
  return best;
}

/** Tokens; a row of characteristics is the longest chunk. */
const MAX_CHUNK = 40;

function edgesOf(lattice: Lattice, style: Style): ReadonlyMap<number, readonly Edge[]> {
  const edges = new Map<number, Edge[]>();
  for (const [place, chunks] of lattice.chunks.entries()) {
    const here: Edge[] = [];
    if (lattice.free[place] === true)
      for (const state of STATES)
        here.push({
          from: place,
          state,
          to: place + 1,
          next: state,
          score: 0,
          chunk: null,
          label: null,
          begins: false,
        });
    for (const chunk of chunks)
      for (const [label, said] of style.labelsOf(chunk, lattice)) {
        const gap = lattice.gaps[place] ?? 'none';
        for (const [state, patterns] of BY_LABEL.get(label) ?? [])
          for (const pattern of patterns) {
            here.push({
              from: place,
              state,
              to: chunk.to,
              next: label === 'key' ? stateAfterKey(chunk, pattern.to) : nextState(chunk, pattern),
              score:
                said +
                pattern.score +
                (pattern.gaps?.[gap] ?? 0) +
                style.between(chunk, label, state, gap, lattice) +
                (pattern.begins === true && state !== 'start' ? newcomerBonus(chunk, lattice) : 0),
              chunk,
              label,
              begins: pattern.begins === true,
            });
          }
      }
    edges.set(place, here);
  }
  return edges;
}

/** `and an ogre` begins another fighter, as any type or count does in dictated text without punctuation. */
function newcomerBonus({ is, from, how }: Chunk, { tokens }: Lattice): number {
  if (how !== 'exact' || (is !== 'type' && is !== 'count')) return 0;
  const before = tokens[from - 1]?.text ?? '';
  const another = is === 'type' && isArticle(before) && numberOf(before) === 1;
  const words = tokens.filter((token) => token.is === 'word').length;
  const dictated = words > 30 && (tokens.length - words) * 8 < words;
  return dictated ? 2.8 : another ? 2 : 0;
}

/** The state after a pattern: groups may list their members, and a quoted name is complete. */
function nextState({ value, is }: Chunk, { from, to }: Pattern): State {
  if (is === 'quoted' && from !== to && to === 'named') return 'typed';
  return to === 'count' && (value ?? 1) > 1 ? 'counts' : to;
}

function stateAfterKey({ ids }: Chunk, to: State): State {
  if (to === 'start') return 'start';
  const [section] = ids;
  if (section === 'skills' || section === 'rules') return 'skills';
  return section === 'injuries' ? 'injuries' : 'gear';
}
