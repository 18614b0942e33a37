import type { Warband } from '#roster/warband.ts';
import type { Draft } from './draft.ts';
import type { Notice, NoticeCode } from './notice.ts';

/** `partial`: imported, but something needs the player's attention · `foreign`: belongs to another game. */
export type ImportOutcome = 'import' | 'partial' | 'foreign' | 'refused';

/** What a file was recognised as, from its content alone. */
export type Format = keyof typeof HAS_LINES;

/** Whether the lines of a file in this format mean something to a player. */
export const HAS_LINES = {
  backup: false,
  warband: false,
  'battlescribe-xml': false,
  'newrecruit-xml': false,
  'battlescribe-json': false,
  'newrecruit-json': false,
  'battlescribe-html': false,
  'battlescribe-text': true,
  'newrecruit-text': true,
  'app-json': false,
  'app-yaml': false,
  'app-xml': false,
  sheet: false,
  list: true,
  unknown: false,
};

export interface ImportResult {
  readonly outcome: ImportOutcome;
  readonly format: Format;
  /** The game, as named in the file or inferred from its content; '' if unknown. */
  readonly system: string;
  /** Every warband found; the first is the one to propose. */
  readonly drafts: readonly Draft[];
  /** Warbands from our own files, unchanged. */
  readonly own: readonly Warband[];
  /** About the file as a whole; a draft carries the notices about its own warband. */
  readonly notices: readonly Notice[];
}

/** Whether warbands were read. */
export function isTaken({ outcome }: ImportResult): boolean {
  return outcome === 'import' || outcome === 'partial';
}

/** A list of another game; `system` is '' if its name is unknown. */
export function foreign(format: Format, system: string): ImportResult {
  return {
    outcome: 'foreign',
    format,
    system,
    drafts: [],
    own: [],
    notices: [{ code: 'ForeignSystem', about: system, line: null }],
  };
}

/** Nothing is read, for this reason. */
export function refused(format: Format, code: NoticeCode, about = ''): ImportResult {
  return {
    outcome: 'refused',
    format,
    system: '',
    drafts: [],
    own: [],
    notices: [{ code, about, line: null }],
  };
}
