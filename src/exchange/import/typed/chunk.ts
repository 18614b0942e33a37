import type { Line } from './lines.ts';
import type { Token } from './tokens.ts';

/** A possible meaning of a span of a line. */
export interface Chunk {
  /** Token indexes, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly is: ChunkKind;
  readonly text: string;
  /** Candidate catalogue ids; '' among them for a known name without a profile. */
  readonly ids: readonly string[];
  readonly how: 'exact' | 'slip' | 'short';
  /** Its number: a count, a price or experience. */
  readonly value: number | null;
  /** A plural, of a type. */
  readonly many?: boolean;
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
  /** `#2`: an ordinal. */
  | 'which'
  /** `[2 of 3]`: a limit. */
  | 'share';

/** What separates a chunk from the one before. */
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

/** A line with its tokens, all possible chunks and the gaps between them. */
export interface Lattice {
  readonly line: Line;
  readonly tokens: readonly Token[];
  /** By first token. */
  readonly chunks: readonly (readonly Chunk[])[];
  /** Before each token. */
  readonly gaps: readonly Gap[];
  /** By token: whether it is only punctuation or a connecting word. */
  readonly free: readonly boolean[];
  /** By token: nesting depth of brackets. */
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
