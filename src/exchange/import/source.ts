import type { EquippedSystem } from '#roster/gear.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { LineRole } from './draft.ts';
import type { ByteTools } from './files/bytes.ts';
import type { ImportResult } from './result.ts';
import type { Words } from './words/words.ts';

/** Dependencies of the importer. */
export interface ImportTools extends ByteTools {
  readonly lexicon: Lexicon;
  /** The lexicon's game. */
  readonly system: RosterSystem & EquippedSystem & Pick<RuleSystem, 'advances' | 'magic'>;
  readonly systemOf: (id: string) => RosterSystem | null;
}

/** The player's corrections that change how a text is read. */
export interface ReadOptions {
  /** Roles the player has given to lines, by line number from 1. */
  readonly roles?: ReadonlyMap<number, LineRole>;
  /** Skip the check that this is a roster of this game. */
  readonly anyway?: boolean;
}

/** A text that somebody wants read. */
export interface Given {
  /** As it came. */
  readonly raw: string;
  /** Without a common margin, and what a source above made of it. */
  readonly text: string;
  readonly tools: ImportTools;
  readonly options: ReadOptions;
  /** Of the game's lexicon, for this text. */
  readonly words: Words;
}

/** One way in which lists come. */
export interface Source {
  /** Whether the text looks like one, by its content alone. */
  readonly sniff: (given: Given) => boolean;
  /** @throws Unreadable */
  readonly read: (given: Given) => Answer;
}

/**
 * What a source makes of a text that looks like one of its own: the reading · `otherwise`, the reading unless a
 * source below can take the text · `text`, only a cover around this text, for the sources below · null if it is
 * none after all.
 */
export type Answer =
  | ImportResult
  | { readonly otherwise: ImportResult }
  | { readonly text: string }
  | null;
