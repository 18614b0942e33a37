import type { LineRole } from '#exchange/import/draft.ts';
import type { Lattice } from './chunk.ts';
import type { State } from './patterns.ts';
import { isPronoun } from './vocabulary.ts';

/** Scores of the states that a line may start from: a new person, or a continuation of the line above. */
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
  // `-> axe` points back to the person above.
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
    end === 'count' || end === 'counts' || (!deeper && !alone && !AWAITS_MORE.has(end))
      ? 'gear'
      : end;
  starts.set(at, cost);
  return starts;
}

/** States in which a line that ends is incomplete. */
const AWAITS_MORE: ReadonlySet<State> = new Set<State>(['type', 'types', 'name']);

/** `Equip.: sword`: a key about the person above. */
function isKeyed({ chunks }: Lattice): boolean {
  return chunks[0]?.some(({ is, ids }) => is === 'key' && PERSONAL_KEYS.has(ids[0] ?? '')) === true;
}

const PERSONAL_KEYS: ReadonlySet<string> = new Set([
  'gear',
  'skills',
  'injuries',
  'rules',
  'advances',
]);

/** `Sister Superior` below `Sister Hedwig`: only a type. */
function isOnlyType({ tokens, chunks }: Lattice): boolean {
  return (chunks[0] ?? []).some(
    ({ is, to, how }) => is === 'type' && how === 'exact' && to === tokens.length,
  );
}
