import type { Encoding } from '#exchange/import/files/bytes.ts';
import type { Notice, NoticeCode } from '#exchange/import/notice.ts';
import { readRoster } from '#exchange/import/read.ts';
import type { ImportTools } from '#exchange/import/source.ts';
import { type Summary, summaryOf } from '#exchange/import/summary.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import { roster as colonial } from '#rules/systems/colonial/roster.ts';
import { roster as combatDice } from '#rules/systems/combat-dice/roster.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { roster as skirmish } from '#rules/systems/warhammer-skirmish/roster.ts';
import './every-pack.ts';

const SYSTEMS: readonly RosterSystem[] = [mordheim, skirmish, combatDice, colonial];

/** What the importer needs, outside of a browser. */
export const KIT: ImportTools = {
  lexicon,
  system: mordheim,
  systemOf: (id) => SYSTEMS.find((system) => system.id === id) ?? null,
  decode,
};

/** What the importer makes of a file. */
export function importFile(bytes: Uint8Array): Summary {
  return summaryOf(readRoster(bytes, KIT), lexicon, KIT.system, KIT.systemOf, sentenceOf);
}

function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a notice says, for whoever reads the program's answer; … is what it is about. */
const SENTENCES: Readonly<Record<NoticeCode, string>> = {
  AmbiguousType: '“…” may be several fighters of the catalogue.',
  AmbiguousItem: '“…” may be several things.',
  AmbiguousWarband: 'Several types of warbands fit: …',
  Chest: 'In the chest: …',
  CutOff: 'The file breaks off before its end.',
  DeadFighter: '… is no longer in the warband and stays away.',
  FilledStats: 'Characteristics of … fighters come from the rules.',
  ForeignSystem: 'This is a list of another game: …',
  GuessedItem: 'A slip of the pen: …',
  GuessedType: 'A slip of the pen: …',
  LeftOut: 'Left aside: “…”',
  LettersUnclear: 'Letters are wrong, as in “…”: save the list as UTF-8.',
  LineNotUnderstood: 'Not understood: “…”',
  MissesNext: '… misses the next battle.',
  NoFighters: 'There are no fighters in it.',
  NoStats: 'Neither the file nor the catalogue has characteristics for ….',
  Noted: 'Kept as a note: “…”',
  NumberUnclear: 'How many “…” are is not clear.',
  OverLimit: 'More than a group can hold: …',
  PromotedHenchman: '… has become a hero.',
  Purse: 'In the treasury: … gold crowns',
  PurseUnknown: 'The file does not say how much gold there is now.',
  RestUnread: 'Too long: nothing is read from … on.',
  SeveralWarbands: 'Several warbands: …',
  Shards: 'Wyrdstone to sell: …',
  SheetUnread: 'Sheet not read: …',
  SystemUnclear: 'It is not certain which game this is for: …',
  TwoStates: 'The same warband at different times; the last one is taken: …',
  UnknownItem: '“…” is not in the catalogue and stays a note.',
  UnknownType: '“…” is not in the catalogue.',
  UnknownWarband: 'The catalogue does not have the warband “…”.',
  Damaged: 'The file is damaged.',
  Empty: 'The file is empty.',
  NamelessSave:
    'This save has numbers in the place of names. In New Recruit, export the list as a file (.rosz), as JSON or as text.',
  NewerFormat: 'A newer version of the app has written this file.',
  NotARoster: 'This is no list of a warband.',
  OtherForm:
    'This form of file (…) is not read. Save it as .xlsx or .docx, or copy the table and paste it.',
  Pdf: 'This is a PDF. Copy the text in it and import that.',
  Picture: 'This is a picture, and its words cannot be read.',
  TooBig: 'The file is too big.',
  TooDeep: 'The file is nested too deep.',
  Unsafe: 'The file declares things of its own that no list needs.',
};

function sentenceOf({ code, about }: Notice): string {
  return SENTENCES[code].replaceAll('…', about);
}
