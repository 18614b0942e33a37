import type { Chunk, Gap, Lattice } from './chunk.ts';
import { type Label, PATTERNS, type Pattern, type State } from './patterns.ts';
import type { Style } from './style.ts';
import { isArticle, numberOf } from './vocabulary.ts';

/** A stretch with what it was taken for. */
export interface Labelled {
  readonly chunk: Chunk;
  readonly label: Label;
  /** Somebody begins with it. */
  readonly begins: boolean;
  readonly gap: Gap;
  /** By how much this reading is better than the best that takes it for something else. */
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

/** The patterns by the label of what they take, and by the state that they go on from. */
const BY_LABEL: ReadonlyMap<Label, ReadonlyMap<State, readonly Pattern[]>> = new Map(
  PATTERNS.map(({ label }) => {
    const own = PATTERNS.filter((one) => one.label === label);
    const from = STATES.map((state) => [state, own.filter((one) => one.from === state)] as const);
    return [label, new Map(from.filter(([, some]) => some.length > 0))] as const;
  }),
);

/**
 * The best way through a line.
 * @param starts how far it may have come before it begins, each with what that costs
 */
export function decode(
  lattice: Lattice,
  starts: ReadonlyMap<State, number>,
  style: Style,
): Decoded {
  const size = lattice.tokens.length;
  const edges = edgesOf(lattice, style);
  const ahead = bestOf(size, (state) => starts.get(state) ?? -Infinity, edges, true);
  const behind = bestOf(size, (state) => ENDS[state] ?? 0, edges, false);
  // The best of all, walked from the front.
  let state: State = 'start';
  let score = -Infinity;
  for (const one of STATES) {
    const all = ahead.at(0, one) + behind.at(0, one);
    if (all > score) [state, score] = [one, all];
  }
  const parts: Labelled[] = [];
  let place = 0;
  while (place < size) {
    const next = bestFrom(edges.get(place) ?? [], state, behind);
    if (next === undefined) break;
    if (next.chunk !== null && next.label !== null)
      parts.push({
        chunk: next.chunk,
        label: next.label,
        begins: next.begins,
        gap: lattice.gaps[place] ?? 'none',
        margin: score - other(edges, ahead, behind, next),
      });
    place = next.to;
    state = next.next;
  }
  return { parts, end: state, score };
}

function bestFrom(edges: readonly Edge[], state: State, behind: Scores): Edge | undefined {
  let best: Edge | undefined;
  let most = -Infinity;
  for (const edge of edges) {
    if (edge.state !== state) continue;
    const all = edge.score + behind.at(edge.to, edge.next);
    if (all > most) [best, most] = [edge, all];
  }
  return best;
}

/** What it costs to end with a number of nobody. */
const ENDS: Partial<Record<State, number>> = { count: -3, counts: -3 };

interface Scores {
  readonly at: (place: number, state: State) => number;
}

function bestOf(
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

/** The best way through that takes the same letters for something else. */
function other(
  edges: ReadonlyMap<number, readonly Edge[]>,
  ahead: Scores,
  behind: Scores,
  chosen: Edge,
): number {
  let best = -Infinity;
  for (let place = Math.max(0, chosen.from - LONGEST); place < chosen.to; place += 1) {
    for (const edge of edges.get(place) ?? []) {
      if (edge.to <= chosen.from || edge.label === null) continue;
      if (edge.label === chosen.label && edge.begins === chosen.begins) continue;
      const all = ahead.at(place, edge.state) + edge.score + behind.at(edge.to, edge.next);
      if (all > best) best = all;
    }
  }
  return best;
}

/** No stretch has more tokens; characteristics have most. */
const LONGEST = 40;

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
              next: label === 'key' ? keyed(chunk, pattern.to) : counted(chunk, pattern),
              score:
                said +
                pattern.score +
                (pattern.gaps?.[gap] ?? 0) +
                style.between(chunk, label, state, gap, lattice) +
                (pattern.begins === true && state !== 'start' ? newcomer(chunk, lattice) : 0),
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

/** `and an ogre`: somebody else; and so is whoever comes next where nothing parts anybody, as in dictated text. */
function newcomer({ is, from, how }: Chunk, { tokens }: Lattice): number {
  if (how !== 'exact' || (is !== 'type' && is !== 'count')) return 0;
  const before = tokens[from - 1]?.text ?? '';
  const another = is === 'type' && isArticle(before) && numberOf(before) === 1;
  const words = tokens.filter((token) => token.is === 'word').length;
  const dictated = words > 30 && (tokens.length - words) * 8 < words;
  return dictated ? 2.8 : another ? 2 : 0;
}

/** Of several it may be said one by one what they have; a name in quotes is whole. */
function counted({ value, is }: Chunk, { from, to }: Pattern): State {
  if (is === 'quoted' && from !== to && to === 'named') return 'typed';
  return to === 'count' && (value ?? 1) > 1 ? 'counts' : to;
}

function keyed({ ids }: Chunk, to: State): State {
  if (to === 'start') return 'start';
  const [section] = ids;
  if (section === 'skills' || section === 'rules') return 'skills';
  return section === 'injuries' ? 'injuries' : 'gear';
}
