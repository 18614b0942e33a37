import type { LineRole } from '#exchange/import/draft.ts';
import type { Lattice } from './chunk.ts';
import type { State } from './patterns.ts';
import { isPronoun } from './vocabulary.ts';

/** How far the line above may have come with whoever this line goes on with, and what it costs to go on. */
export function startsOf(
  lattice: Lattice,
  end: State,
  indent: number,
  said: LineRole | undefined,
  oneLine: boolean,
  inRecord: boolean,
): ReadonlyMap<State, number> {
  const { line } = lattice;
  if (said === 'more') return new Map([[end === 'start' ? 'gear' : end, 0]]);
  // `-> axe`: what is his.
  const points = end !== 'start' && /[>→]/u.test(line.bullet);
  const starts = new Map<State, number>([['start', points ? -2.5 : 0]]);
  if (end === 'start' || said === 'fighter' || line.order !== null) return starts;
  const [word] = lattice.tokens;
  const hers = word !== undefined && isPronoun(word.text);
  if (hers) starts.set('start', -2.5);
  const deeper = points || hers || line.indent > indent;
  const headed = lattice.chunks.some((some) =>
    some.some(({ is, how }) => is === 'type' && how !== 'slip'),
  );
  const alone = end === 'named' && isOnlyType(lattice);
  const cost =
    alone || deeper || inRecord || isKeyed(lattice)
      ? 0.6
      : line.apart
        ? -4
        : !headed
          ? -0.8
          : line.bullet === '' && !oneLine
            ? -1.2
            : -3;
  const at =
    end === 'count' || end === 'counts' || (!deeper && !alone && !OPEN.has(end)) ? 'gear' : end;
  starts.set(at, cost);
  return starts;
}

/** A line that ends so leaves its reader waiting for more. */
const OPEN: ReadonlySet<State> = new Set<State>(['type', 'types', 'name']);

/** `Equip.: sword`: of whoever was spoken of. */
function isKeyed({ chunks }: Lattice): boolean {
  return chunks[0]?.some(({ is, ids }) => is === 'key' && OF_ONE.has(ids[0] ?? '')) === true;
}

const OF_ONE: ReadonlySet<string> = new Set(['gear', 'skills', 'injuries', 'rules', 'advances']);

/** `Sister Superior` below `Sister Hedwig`: nothing but what somebody is. */
function isOnlyType({ tokens, chunks }: Lattice): boolean {
  return (chunks[0] ?? []).some(
    ({ is, to, how }) => is === 'type' && how === 'exact' && to === tokens.length,
  );
}
