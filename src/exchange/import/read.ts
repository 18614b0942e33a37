import type { EquippedSystem } from '#roster/gear.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import { readApp } from './apps/reader.ts';
import { withTypesFromMessage } from './apps/types-from-message.ts';
import { pageText, rosterOfHtml } from './builders/html-tree.ts';
import { fromPrinted } from './builders/printed.ts';
import {
  isSigned,
  looksLikeListBuilder,
  rosterOfText,
  withoutGreeting,
  withoutHashes,
} from './builders/text-tree.ts';
import { readTree } from './builders/tree-reader.ts';
import type { Draft, LineRole, SourceLine } from './draft.ts';
import { type ByteTools, textOf } from './files/bytes.ts';
import { looseToJson } from './files/loose-json.ts';
import { withoutMargin } from './files/margin.ts';
import { readMarkup } from './files/markup.ts';
import { type Roster, rosterOfValue, rosterOfXml } from './files/tree.ts';
import { readJson, type Value } from './files/values.ts';
import { valueOf } from './files/xml-values.ts';
import { readYaml } from './files/yaml.ts';
import { EMPTY_WARBAND, type FoundWarband } from './found.ts';
import { areBare, judge } from './judge.ts';
import { IMPORT_LIMITS, Unreadable } from './limits.ts';
import type { Notice, NoticeCode } from './notice.ts';
import { readOwn } from './own-file.ts';
import { resolve } from './resolve.ts';
import type { FormatConventions } from './resolve-context.ts';
import { withSourceLines } from './source-lines.ts';
import { readSheet } from './tables/sheet-reader.ts';
import { readTyped } from './typed/reader.ts';
import { fold, plain } from './words/names.ts';
import { type Words, wordsOf } from './words/words.ts';

/** `partial`: imported, but something needs the player's attention · `foreign`: belongs to another game. */
export type ImportOutcome = 'import' | 'partial' | 'foreign' | 'refused';

/** What a file was recognised as, from its content alone. */
export type Format =
  | 'backup'
  | 'warband'
  | 'battlescribe-xml'
  | 'newrecruit-xml'
  | 'battlescribe-json'
  | 'newrecruit-json'
  | 'battlescribe-html'
  | 'battlescribe-text'
  | 'newrecruit-text'
  | 'app-json'
  | 'app-yaml'
  | 'app-xml'
  | 'sheet'
  | 'list'
  | 'unknown';

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

/** Dependencies of the importer. */
export interface ImportTools extends ByteTools {
  readonly lexicon: Lexicon;
  /** The lexicon's game. */
  readonly system: RosterSystem & EquippedSystem;
  readonly systemOf: (id: string) => RosterSystem | null;
}

/** The player's corrections that change how a text is read. */
export interface ReadOptions {
  /** Roles the player has given to lines, by line number from 1. */
  readonly roles?: ReadonlyMap<number, LineRole>;
  /** Skip the check that this is a roster of this game. */
  readonly anyway?: boolean;
}

/** Reads a file of any format. Never throws: unreadable input is refused with a reason. */
export function readRoster(
  bytes: Uint8Array,
  tools: ImportTools,
  options: ReadOptions = {},
): ImportResult {
  return readInput(() => textOf(bytes, tools), tools, options);
}

/** Reads pasted text. Never throws. */
export function readPasted(
  text: string,
  tools: ImportTools,
  options: ReadOptions = {},
): ImportResult {
  return readInput(
    () => {
      if (text.length > IMPORT_LIMITS.text) throw new Unreadable('TooBig');
      return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
    },
    tools,
    options,
  );
}

function readInput(textIn: () => string, tools: ImportTools, options: ReadOptions): ImportResult {
  return refuseOnError(() => {
    const text = textIn();
    const reading = refuseOnError(() => readText(text, tools, options));
    return options.anyway === true && canReadAnyway(reading)
      ? asNotes(text, reading.format, tools)
      : reading;
  });
}

/** Whether a refused text has lines from which the player could still build a warband. */
export function canReadAnyway({ outcome, format, notices }: ImportResult): boolean {
  if (format !== 'unknown' && format !== 'app-yaml' && !LINE_FORMATS.has(format)) return false;
  const code = notices[0]?.code;
  return outcome === 'foreign' || code === 'NotARoster' || code === 'NoFighters';
}

/** A draft without fighters, every line kept as a note. */
function asNotes(text: string, format: Format, tools: ImportTools): ImportResult {
  const nobody = resolve(EMPTY_WARBAND, wordsOf(tools.lexicon), tools.system, HAND_WRITTEN);
  const lines = text.split('\n').flatMap((line, at): readonly SourceLine[] => {
    const says = /[\p{L}\d]/u.test(line);
    return says ? [{ no: at + 1, text: line, role: 'note', parts: [] }] : [];
  });
  const drafts = [{ ...nobody, lines, notices: [] }];
  return {
    outcome: 'partial',
    format,
    system: tools.lexicon.game,
    drafts,
    own: [],
    notices: [],
  };
}

function refuseOnError(read: () => ImportResult): ImportResult {
  try {
    return read();
  } catch (thrown) {
    // A stack overflow means that the file nests too deeply; anything else, that it is damaged.
    const code =
      thrown instanceof Unreadable
        ? thrown.code
        : thrown instanceof RangeError
          ? 'TooDeep'
          : 'Damaged';
    return refused('unknown', code);
  }
}

function readText(raw: string, tools: ImportTools, options: ReadOptions): ImportResult {
  if (raw.trim() === '') return refused('unknown', 'Empty');
  const own = readOwn(raw.trim(), tools);
  if (own !== null) return ownReading(own, tools);
  const text = withoutMargin(raw);
  const body = text.trim();
  const words = wordsOf(tools.lexicon);
  const sheet = readSheet(body, tools, words);
  if (sheet !== null && 'own' in sheet)
    return ownReading({ format: 'sheet', warbands: sheet.own }, tools);
  if (sheet !== null) return accepted(sheet.found, 'sheet', HAND_WRITTEN, tools, words);
  if (body.startsWith('<')) return readTags(text, tools, words, options);
  if (/^(?:\{\s*(?:"|\}|$)|\[\s*(?:[{["\]]|$))/.test(body) && !/^\[\/?[a-z*]+[=\]]/i.test(body))
    return readData(readJson(body), text, 'app-json', tools, words);
  const loose = looseToJson(text);
  if (loose !== null) return readData(readJson(loose), text, 'app-json', tools, words);
  const tail = /^[ \t]*[A-Z][A-Z -]{2,30}DATA:\s*(\{.*\})\s*$/m.exec(text);
  if (tail !== null) return readData(readJson(tail[1] ?? ''), text, 'app-json', tools, words, body);
  return looksLikeYaml(text)
    ? readYamlOrList(text, tools, words, options)
    : readPlain(text, tools, words, options);
}

/** A typed list with dashes and colons looks like YAML, and sometimes is YAML. */
function readYamlOrList(
  text: string,
  tools: ImportTools,
  words: Words,
  options: ReadOptions,
): ImportResult {
  const asData = refuseOnError(() => readData(readYaml(text), text, 'app-yaml', tools, words));
  const [notice] = asData.notices;
  if (asData.outcome !== 'refused' || notice?.code === 'TooDeep' || notice?.code === 'TooBig')
    return asData;
  const asList = readPlain(text, tools, words, options);
  return asList.outcome === 'import' || asList.outcome === 'partial' ? asList : asData;
}

// ── By format ──────────────────────────────────────────────────────────────────────────────────

const LIST_BUILDER: FormatConventions = { noXpIsZero: true, mixed: false };
const HAND_WRITTEN: FormatConventions = { noXpIsZero: false, mixed: true };

function readTags(
  text: string,
  tools: ImportTools,
  words: Words,
  options: ReadOptions,
): ImportResult {
  const start = text.trimStart().slice(0, 2000);
  const html =
    /<!doctype\s+html|<(?:html|head|body|div|table|ul|ol|p|h[1-6]|span|meta|style|br|b|strong|pre)\b/i.test(
      start,
    ) && !/<(?:\w+:)?roster\b/i.test(start);
  // A plain list with a few words in bold.
  if (html && !BLOCK_TAGS.test(text))
    return readPlain(text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ''), tools, words, options);
  const root = readMarkup(text, html);
  if (!html) {
    const roster = rosterOfXml(root);
    return roster === null
      ? readData(valueOf(root), text, 'app-xml', tools, words)
      : readTreeOf(roster, 'xml', text, tools, words);
  }
  const roster = rosterOfHtml(root);
  if (roster !== null) return readTreeOf(roster, 'html', text, tools, words);
  return readPlain(pageText(root), tools, words, options);
}

/** Tags that break a page into lines. */
const BLOCK_TAGS =
  /<(?:!doctype|html|head|body|div|table|tr|ul|ol|li|p|br|hr|pre|h[1-6]|meta|style)\b/i;

function readData(
  root: Value,
  text: string,
  format: 'app-json' | 'app-yaml' | 'app-xml',
  tools: ImportTools,
  words: Words,
  beside = '',
): ImportResult {
  const roster = rosterOfValue(root);
  if (roster !== null) return readTreeOf(roster, 'json', text, tools, words);
  const found = readApp(root, words).map((one) => withTypesFromMessage(one, beside, words));
  if (found.length === 0) {
    const reading = judged([], format, text, HAND_WRITTEN, tools, words);
    return reading.outcome === 'foreign'
      ? reading
      : refused(format, isNameless(text) ? 'NamelessSave' : 'NotARoster');
  }
  return judged(found, format, text, HAND_WRITTEN, tools, words);
}

/** New Recruit's own save format, which has ids of its data files where the names should be. */
function isNameless(text: string): boolean {
  return /["']?\boption_?id["']?\s*:/i.test(text);
}

function readPlain(
  raw: string,
  tools: ImportTools,
  words: Words,
  options: ReadOptions,
): ImportResult {
  if (raw.length > IMPORT_LIMITS.handMade) return refused('unknown', 'TooBig');
  const text = fromPrinted(withoutHashes(raw), words);
  const built = looksLikeListBuilder(text) ? readBuilt(text, tools, words) : null;
  if (built !== null && (built.drafts.length > 0 || isSigned(text))) return built;
  const found = readTyped(text, words, options.roles);
  const reading =
    options.anyway === true
      ? accepted(found, 'list', HAND_WRITTEN, tools, words, text)
      : judged(found, 'list', text, HAND_WRITTEN, tools, words);
  // Some players type in the style of a list builder.
  return reading.drafts.length > 0 ? reading : (built ?? reading);
}

function readBuilt(text: string, tools: ImportTools, words: Words): ImportResult {
  const roster = rosterOfText(withoutGreeting(text), words);
  const found = readTree(roster, words);
  const format = /recruit/i.test(text) ? 'newrecruit-text' : 'battlescribe-text';
  const whole = judged([found], format, text, LIST_BUILDER_TEXT, tools, words);
  const reading = isSigned(text) ? whole : { ...whole, drafts: whole.drafts.map(withNameDoubts) };
  if (found.fighters.length > 0)
    // Signed by a list builder, but none of its fighters belongs to this game.
    return reading.notices[0]?.code === 'NotARoster' && found.fighters.length > 1
      ? foreign(format, '')
      : reading;
  const about = roster.forces[0]?.catalogue ?? '';
  return reading.outcome === 'foreign' || about === ''
    ? reading
    : { ...foreign(format, ''), notices: [{ code: 'ForeignSystem', about, line: null }] };
}

const LIST_BUILDER_TEXT: FormatConventions = { noXpIsZero: true, mixed: true };

// ── A list builder's tree ──────────────────────────────────────────────────────────────────────

function readTreeOf(
  roster: Roster,
  way: 'xml' | 'json' | 'html',
  text: string,
  tools: ImportTools,
  words: Words,
): ImportResult {
  const format: Format =
    way === 'html'
      ? 'battlescribe-html'
      : `${/new\s?recruit/i.test(roster.generator) ? 'newrecruit' : 'battlescribe'}-${way}`;
  const { game, catalogueFiles } = tools.lexicon;
  const named = plain(roster.systemName).split(' ').includes(plain(game));
  if (roster.systemName !== '' && !named) return foreign(format, roster.systemName);
  const sure = named && (roster.systemId === catalogueFiles.systemId || way === 'html');
  const found = readTree(roster, words);
  if (sure)
    return accepted(
      [found],
      format,
      way === 'html' ? LIST_BUILDER_TEXT : LIST_BUILDER,
      tools,
      words,
    );
  // Only the name or only the id matches: different data files, or another game that reuses the id.
  const reading = named
    ? accepted([found], format, LIST_BUILDER, tools, words)
    : judged([found], format, text, LIST_BUILDER, tools, words);
  if (reading.outcome === 'refused' || reading.outcome === 'foreign') return reading;
  return {
    ...reading,
    outcome: 'partial',
    notices: [
      ...reading.notices,
      { code: 'SystemUnclear', about: roster.systemName || roster.systemId, line: 1 },
    ],
  };
}

// ── Verdict ────────────────────────────────────────────────────────────────────────────────────

function judged(
  found: readonly FoundWarband[],
  format: Format,
  text: string,
  conventions: FormatConventions,
  tools: ImportTools,
  words: Words,
): ImportResult {
  const drafts = found.map((one) => resolve(one, words, tools.system, conventions));
  const nobody = resolve(EMPTY_WARBAND, words, tools.system, conventions);
  const everybody = drafts.flatMap(({ fighters }) => fighters);
  // A catalogue: many warbands, and no fighter has any equipment.
  if (drafts.length > 1 && areBare(everybody, format === 'list', 10))
    return refused(format, 'NotARoster');
  const [first = nobody] = drafts.toSorted((a, b) => b.fighters.length - a.fighters.length);
  const verdict = judge(first, text, format === 'list', words);
  // The latest version counts; the longest one may just contain more commentary.
  const [last = first] = latestFirst(drafts);
  const again = verdict.is === 'ours' ? verdict : judge(last, text, format === 'list', words);
  const judgement = again.is === 'ours' ? again : verdict;
  if (judgement.is === 'foreign') return foreign(format, judgement.name);
  if (judgement.is === 'nothing')
    return refused(format, first.fighters.length === 0 ? 'NoFighters' : 'NotARoster');
  return accepted(found, format, conventions, tools, words, LINE_FORMATS.has(format) ? text : '');
}

/** In a hand-typed imitation of a list builder's text, a name may stand where equipment belongs. */
function withNameDoubts(draft: Draft): Draft {
  const fighters = draft.fighters.map((one) => {
    const unknown =
      one.gear.some(({ itemId }) => itemId === '') ||
      one.rules.some(({ traitId }) => traitId === '');
    const nameless = one.name.value === one.type.value;
    return nameless && unknown
      ? { ...one, unsure: [...new Set([...one.unsure, 'name' as const])] }
      : one;
  });
  return { ...draft, fighters };
}

/** Formats whose lines mean something to a player. */
const LINE_FORMATS: ReadonlySet<Format> = new Set<Format>([
  'list',
  'battlescribe-text',
  'newrecruit-text',
]);

function accepted(
  found: readonly FoundWarband[],
  format: Format,
  conventions: FormatConventions,
  tools: ImportTools,
  words: Words,
  text = '',
): ImportResult {
  const drafts = found
    .map((one) => resolve(one, words, tools.system, conventions))
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
  'LineNotUnderstood',
  'NumberUnclear',
  'RestUnread',
  'SeveralWarbands',
  'SystemUnclear',
  'TwoStates',
  'UnknownType',
  'UnknownWarband',
]);

function isClean(draft: Draft | undefined, notices: readonly Notice[]): boolean {
  return ![...notices, ...(draft?.notices ?? [])].some(({ code }) => NEEDS_REVIEW.has(code));
}

function ownReading(
  own: NonNullable<ReturnType<typeof readOwn>>,
  tools: ImportTools,
): ImportResult {
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

function foreign(format: Format, system: string): ImportResult {
  return {
    outcome: 'foreign',
    format,
    system,
    drafts: [],
    own: [],
    notices: [{ code: 'ForeignSystem', about: system, line: null }],
  };
}

function refused(format: Format, code: NoticeCode): ImportResult {
  return {
    outcome: 'refused',
    format,
    system: '',
    drafts: [],
    own: [],
    notices: [{ code, about: '', line: null }],
  };
}

/** Mostly keys, with an indented list below a key for fighters. */
function looksLikeYaml(text: string): boolean {
  const rows = text.split('\n', 3000).filter((row) => row.trim() !== '' && !/^\s*#/.test(row));
  const listed = rows.some(
    (row, at) =>
      /^\s{0,4}["']?(?:heros|heroes|henchmen|warriors|units|members|fighters|models|roster|forces|hired_?swords|henchmen_?groups)["']?\s*:\s*$/i.test(
        row,
      ) && /^\s*(?:-|\w[\w ]*:)/.test(rows[at + 1] ?? ''),
  );
  const alike = rows.filter((row) =>
    /^\s*(?:- )?\s*["']?[\p{L}_][\w$#@-]*["']?\s*:(?:\s|$)|^\s*-\s/u.test(row),
  ).length;
  return listed && alike * 10 >= rows.length * 7;
}
