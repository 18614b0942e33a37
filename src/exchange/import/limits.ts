/** Bounds beyond which a file is refused or cut. */
export const IMPORT_LIMITS = {
  /** Before and after unpacking. */
  bytes: 5_000_000,
  /** Characters. */
  text: 5_000_000,
  /** Characters of text that no program has written. */
  handMade: 150_000,
  /** Words of a typed list; the rest is left out. */
  words: 6000,
  lines: 1200,
  line: 2000,
  cells: 60,
  depth: 40,
  nodes: 30_000,
  /** Spreadsheets have several nodes for each formatted cell. */
  officeNodes: 200_000,
  /** Of a workbook; the others are named. */
  sheets: 12,
  fighters: 200,
  items: 80,
  /** Models of a draft's fighter. */
  count: 60,
  xp: 999,
} as const;

/** Thrown for a file that cannot be read, with the reason. */
export class Unreadable extends Error {
  readonly code:
    | 'Damaged'
    | 'OtherForm'
    | 'Pdf'
    | 'Picture'
    | 'TooBig'
    | 'TooDeep'
    | 'Unsafe'
    | 'CutOff';
  /** The form of file, as its name ends; '' for any. */
  readonly about: string;
  constructor(code: Unreadable['code'], about = '') {
    super(code);
    this.code = code;
    this.about = about;
  }
}
