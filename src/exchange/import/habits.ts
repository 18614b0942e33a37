import type { RosterSystem } from '#roster/profiles.ts';
import type { NoticeCode } from './notice.ts';
import type { Words } from './words/words.ts';

/** What a kind of file leaves open. */
export interface Habits {
  /** No experience said means none; otherwise it is what the type begins with. */
  readonly noXpIsZero: boolean;
  /** Skills and injuries may stand among the rules, and all of them among the gear. */
  readonly mixed: boolean;
}

/** What goes on while a warband is understood. */
export interface Work {
  readonly words: Words;
  readonly system: RosterSystem;
  readonly habits: Habits;
  readonly tell: (code: NoticeCode, about: string, line: number | null) => void;
}
