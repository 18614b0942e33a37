/** What a file may be before it is looked at no further. */
export const MOST = {
  /** As it comes, and unpacked. */
  bytes: 5_000_000,
  /** Text that no list builder has written. */
  text: 5_000_000,
  handMade: 150_000,
  /** Words of what somebody typed; what is behind them is left aside. */
  words: 6000,
  lines: 1200,
  line: 2000,
  cells: 60,
  depth: 40,
  nodes: 30_000,
  /** Sheets have a few for every cell that has a border. */
  officeNodes: 200_000,
  fighters: 200,
  items: 80,
} as const;

/** A file that cannot be read, with the reason. */
export class Unreadable extends Error {
  readonly code: 'Damaged' | 'Pdf' | 'Picture' | 'TooBig' | 'TooDeep' | 'Unsafe' | 'CutOff';
  constructor(code: Unreadable['code']) {
    super(code);
    this.code = code;
  }
}
