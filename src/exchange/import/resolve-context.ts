import type { RosterSystem } from '#roster/profiles.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { NoticeCode } from './notice.ts';
import type { Words } from './words/words.ts';

/** What a format leaves unsaid. */
export interface FormatConventions {
  /** Missing experience means none; otherwise, the type's starting experience. */
  readonly noXpIsZero: boolean;
  /** Each characteristic stands beside its name, and cannot be another's. */
  readonly named: boolean;
  /** Skills and injuries may be listed among the rules, and any of them among the gear. */
  readonly mixed: boolean;
}

/** What every step of resolving a warband needs. */
export interface ResolveContext {
  readonly words: Words;
  readonly system: RosterSystem & Pick<RuleSystem, 'advances' | 'gear' | 'magic'>;
  readonly conventions: FormatConventions;
  /** Types of warbands that it may be. */
  readonly among: readonly string[];
  /** The file names a warband that the catalogue does not have. */
  readonly stranger: boolean;
  readonly report: (code: NoticeCode, about: string, line: number | null) => void;
}
