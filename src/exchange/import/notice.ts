/** Something that the player should know about the import. */
export interface Notice {
  readonly code: NoticeCode;
  /** The subject, in the file's words. */
  readonly about: string;
  readonly line: number | null;
}

export type NoticeCode =
  | 'AmbiguousType'
  | 'AmbiguousItem'
  | 'AmbiguousWarband'
  | 'Chest'
  | 'CutOff'
  | 'DeadFighter'
  | 'FilledStats'
  | 'ForeignSystem'
  | 'GuessedItem'
  | 'GuessedType'
  | 'LeftOut'
  | 'LettersUnclear'
  | 'LineNotUnderstood'
  | 'MissesNext'
  | 'NoFighters'
  | 'NoStats'
  | 'Noted'
  | 'NumberUnclear'
  | 'OverLimit'
  | 'PromotedHenchman'
  | 'Purse'
  | 'PurseUnknown'
  | 'RestUnread'
  | 'SeveralWarbands'
  | 'Shards'
  | 'SheetUnread'
  | 'SystemUnclear'
  | 'TwoStates'
  | 'UnknownItem'
  | 'UnknownType'
  | 'UnknownWarband'
  | 'Damaged'
  | 'Empty'
  | 'NamelessSave'
  | 'NewerFormat'
  | 'NotARoster'
  | 'OtherForm'
  | 'Pdf'
  | 'Picture'
  | 'TooBig'
  | 'TooDeep'
  | 'Unsafe';

/** Whether a line is kept verbatim, as no part of the warband. */
export function isUnreadLine({ code }: Notice): boolean {
  return code === 'LeftOut' || code === 'LineNotUnderstood';
}
