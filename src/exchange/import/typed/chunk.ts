import type { Line } from './lines.ts';
import type { Token } from './tokens.ts';

/** What a stretch of a line may be, whatever becomes of it. */
export interface Chunk {
  /** Places among the line's tokens, the second behind the last. */
  readonly from: number;
  readonly to: number;
  readonly is: ChunkKind;
  readonly text: string;
  /** What it stands for in the catalogue; '' among them for somebody or something without numbers. */
  readonly ids: readonly string[];
  readonly how: 'exact' | 'slip' | 'short';
  /** A number in it: how many, what it costs, what was learnt. */
  readonly value: number | null;
}

export type ChunkKind =
  | 'type'
  | 'thing'
  | 'skill'
  | 'injury'
  | 'rule'
  | 'band'
  | 'key'
  | 'word'
  | 'quoted'
  | 'count'
  | 'number'
  | 'xp'
  | 'price'
  | 'stats'
  | 'state'
  | 'dead'
  | 'same'
  | 'one'
  | 'all'
  /** `#2`: which of several alike. */
  | 'which'
  /** `[2 of 3]`: how many of them there may be. */
  | 'share';

/** How two chunks are parted. */
export type Gap =
  | 'none'
  | 'called'
  | 'is'
  | 'comma'
  | 'colon'
  | 'dash'
  | 'open'
  | 'close'
  | 'slash'
  | 'sentence'
  | 'and'
  | 'with'
  | 'cell'
  | 'start';

/** A line taken apart: its tokens, all that its stretches may be, and what parts them. */
export interface Lattice {
  readonly line: Line;
  readonly tokens: readonly Token[];
  /** By the token that they begin with. */
  readonly chunks: readonly (readonly Chunk[])[];
  /** In front of each token. */
  readonly gaps: readonly Gap[];
  /** Whether nothing is said by it: signs and little words. */
  readonly free: readonly boolean[];
  /** How many brackets are open. */
  readonly depth: readonly number[];
}

export function sliceOf(
  { text }: Line,
  tokens: readonly Token[],
  from: number,
  to: number,
): string {
  return text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);
}

export function chunkOf(
  line: Line,
  tokens: readonly Token[],
  from: number,
  to: number,
  is: ChunkKind,
  more: Partial<Chunk> = {},
): Chunk {
  return {
    from,
    to,
    is,
    text: sliceOf(line, tokens, from, to),
    ids: [],
    how: 'exact',
    value: null,
    ...more,
  };
}
