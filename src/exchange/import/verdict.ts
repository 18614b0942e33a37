import type { Doubt, Draft } from './draft.ts';
import { brokenWord, garbledWord } from './files/windows-1252.ts';
import { EMPTY_WARBAND, type FoundWarband } from './found.ts';
import { areBare } from './judge/bare.ts';
import { judge } from './judge.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { Notice, NoticeCode } from './notice.ts';
import type { OwnFile } from './own-file.ts';
import { resolve } from './resolve.ts';
import type { FormatConventions } from './resolve-context.ts';
import { type Format, foreign, HAS_LINES, type ImportResult, refused } from './result.ts';
import type { Given, ImportTools } from './source.ts';
import { withSourceLines } from './source-lines.ts';
import { fold } from './words/names.ts';

export const LIST_BUILDER: FormatConventions = { noXpIsZero: true, named: true, mixed: false };
export const LIST_BUILDER_TEXT: FormatConventions = { noXpIsZero: true, named: true, mixed: true };
/** An app's file, or its table: hand-written, but by keys or below heads of its own. */
export const BY_KEYS: FormatConventions = { noXpIsZero: false, named: true, mixed: true };
export const HAND_WRITTEN: FormatConventions = { noXpIsZero: false, named: false, mixed: true };

/** The reading of what was found, if it is a list of this game. */
export function judged(
  given: Given,
  found: readonly FoundWarband[],
  format: Format,
  conventions: FormatConventions,
): ImportResult {
  const { text, tools, words } = given;
  const drafts = found.map((one) => resolve(one, words, tools.system, conventions));
  const everybody = drafts.flatMap(({ fighters }) => fighters);
  // A catalogue: many warbands, and no fighter has any equipment.
  if (drafts.length > 1 && areBare(everybody, format === 'list', 10))
    return refused(format, 'NotARoster');
  const [first = resolve(EMPTY_WARBAND, words, tools.system, conventions)] = drafts.toSorted(
    (a, b) => b.fighters.length - a.fighters.length,
  );
  const verdict = judge(first, text, format === 'list', words);
  // The latest version counts; the longest one may just contain more commentary.
  const [last = first] = latestFirst(drafts);
  const again = verdict.is === 'ours' ? verdict : judge(last, text, format === 'list', words);
  const judgement = again.is === 'ours' ? again : verdict;
  if (judgement.is === 'foreign') return foreign(format, judgement.name);
  if (judgement.is === 'nothing')
    return refused(format, first.fighters.length === 0 ? 'NoFighters' : 'NotARoster');
  return acceptedDrafts(given, drafts, format);
}

/** The reading of what was found: a list of this game. */
export function accepted(
  given: Given,
  found: readonly FoundWarband[],
  format: Format,
  conventions: FormatConventions,
): ImportResult {
  const { tools, words } = given;
  const resolved = found.map((one) => resolve(one, words, tools.system, conventions));
  return acceptedDrafts(given, resolved, format);
}

function acceptedDrafts(
  { text: all, tools }: Given,
  resolved: readonly Draft[],
  format: Format,
): ImportResult {
  const text = HAS_LINES[format] ? all : '';
  const drafts = resolved
    .filter(({ fighters }) => fighters.length > 0)
    .map((one) => (text === '' ? one : withSourceLines(one, text, format === 'list')));
  if (drafts.length === 0) return refused(format, 'NoFighters');
  const chosen = latestFirst(drafts);
  const said = [...severalNotices(drafts, chosen), ...unreadRest(text)];
  return {
    outcome: isClean(chosen[0], said) ? 'import' : 'partial',
    format,
    system: tools.lexicon.game,
    drafts: chosen,
    own: [],
    notices: said,
  };
}

/** Of several versions of one warband the latest first, unless it has less than a third of the fighters. */
function latestFirst(drafts: readonly Draft[]): readonly Draft[] {
  if (!areVersions(drafts)) return drafts;
  const most = Math.max(...drafts.map(({ fighters }) => fighters.length));
  const isMost = ({ fighters }: Draft) => fighters.length * 3 >= most;
  const later = drafts.toReversed();
  return [...later.filter(isMost), ...later.filter((one) => !isMost(one))];
}

function areVersions(drafts: readonly Draft[]): boolean {
  const [first, ...others] = drafts;
  if (first === undefined || others.length === 0) return false;
  return others.every(
    (one) =>
      fold(one.name.value) === fold(first.name.value) ||
      (one.type.value !== '' && leaderName(one) !== '' && leaderName(one) === leaderName(first)),
  );
}

function leaderName({ leader, fighters }: Draft): string {
  return leader === null ? '' : fold(fighters[leader.value]?.name.value ?? '');
}

function severalNotices(drafts: readonly Draft[], chosen: readonly Draft[]): readonly Notice[] {
  if (drafts.length < 2) return [];
  const names = new Set(chosen.map(({ name }) => name.value));
  const about = [...names].join(', ').slice(0, 200);
  return [{ code: areVersions(drafts) ? 'TwoStates' : 'SeveralWarbands', about, line: null }];
}

/** Where a text is longer than what is read of it: the first words that nobody has looked at. */
function unreadRest(text: string): readonly Notice[] {
  const rows = text.split('\n');
  const at = rows.findIndex((row, no) => no >= IMPORT_LIMITS.lines && /[\p{L}\d]/u.test(row));
  const row = rows[at];
  if (row === undefined) return [];
  return [{ code: 'RestUnread', about: row.trim().slice(0, 60), line: at + 1 }];
}

/** Notices that the player must look at. */
const NEEDS_REVIEW: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'AmbiguousType',
  'AmbiguousWarband',
  'CutOff',
  'LettersUnclear',
  'LineNotUnderstood',
  'NumberUnclear',
  'RestUnread',
  'SeveralWarbands',
  'SheetUnread',
  'SystemUnclear',
  'TwoStates',
  'UnknownType',
  'UnknownWarband',
]);

/** A reading with what else there is to say of its file. */
export function withNotices(reading: ImportResult, more: readonly Notice[]): ImportResult {
  if (more.length === 0) return reading;
  const isBroken = more.some(({ code }) => code === 'LettersUnclear');
  return {
    ...reading,
    drafts: isBroken ? reading.drafts.map(withLetterDoubts) : reading.drafts,
    outcome: more.some(({ code }) => NEEDS_REVIEW.has(code)) ? 'partial' : reading.outcome,
    notices: [...reading.notices, ...more],
  };
}

/** Of a text with wrong letters, whoever has some of them is in doubt. */
function withLetterDoubts(draft: Draft): Draft {
  const isBroken = (texts: readonly string[]) =>
    texts.some((text) => `${brokenWord(text)}${garbledWord(text)}` !== '');
  const lines = new Map(draft.lines.map(({ no, text }) => [no, text]));
  const fighters = draft.fighters.map((one) => {
    const line = lines.get(one.line ?? 0) ?? '';
    const doubts: readonly Doubt[] = [
      ...(isBroken([one.name.value, one.type.value, line]) ? (['name'] as const) : []),
      ...(isBroken(one.gear.map(({ text }) => text)) ? (['equipment'] as const) : []),
      ...(isBroken([...one.skills, ...one.rules].map(({ text }) => text))
        ? (['skills'] as const)
        : []),
    ];
    return doubts.length === 0 ? one : { ...one, unsure: [...new Set([...one.unsure, ...doubts])] };
  });
  return { ...draft, fighters };
}

function isClean(draft: Draft | undefined, notices: readonly Notice[]): boolean {
  return ![...notices, ...(draft?.notices ?? [])].some(({ code }) => NEEDS_REVIEW.has(code));
}

/** The reading of our own file: its warbands as they are. */
export function ownReading(own: OwnFile, tools: ImportTools): ImportResult {
  const { format } = own;
  if ('refused' in own) return refused(format, own.refused);
  const [first] = own.warbands;
  if (first === undefined) return refused(format, 'NoFighters');
  const several: readonly Notice[] =
    own.warbands.length < 2
      ? []
      : [
          {
            code: 'SeveralWarbands',
            about: own.warbands
              .map(({ name }) => name)
              .join(', ')
              .slice(0, 200),
            line: null,
          },
        ];
  return {
    outcome: several.length === 0 ? 'import' : 'partial',
    format,
    system: first.systemId === tools.system.id ? tools.lexicon.game : first.systemId,
    drafts: [],
    own: own.warbands,
    notices: several,
  };
}
