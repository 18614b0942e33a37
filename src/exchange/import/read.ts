import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import { withWordsBeside } from './apps/beside.ts';
import { readApp } from './apps/reader.ts';
import { pageText, rosterOfHtml } from './builders/html-tree.ts';
import { unprinted } from './builders/printed.ts';
import {
  isSigned,
  looksBuilt,
  rosterOfText,
  withoutGreeting,
  withoutHashes,
} from './builders/text-tree.ts';
import { readTree } from './builders/tree-reader.ts';
import type { Draft, LineRole, SourceLine } from './draft.ts';
import { type ByteTools, textOf } from './files/bytes.ts';
import { asJson } from './files/loose-json.ts';
import { withoutMargin } from './files/margin.ts';
import { readMarkup } from './files/markup.ts';
import { type Roster, rosterOfValue, rosterOfXml } from './files/tree.ts';
import { readJson, type Value } from './files/values.ts';
import { valueOf } from './files/xml-values.ts';
import { readYaml } from './files/yaml.ts';
import { type FoundWarband, NO_WARBAND } from './found.ts';
import type { Habits } from './habits.ts';
import { areBare, judge } from './judge.ts';
import { MOST, Unreadable } from './limits.ts';
import { type Notice, type NoticeCode } from './notice.ts';
import { readOwn } from './own-file.ts';
import { resolve } from './resolve.ts';
import { withLines } from './source-lines.ts';
import { readSheet } from './tables/sheet-reader.ts';
import { readTyped } from './typed/reader.ts';
import { fold, plain } from './words/names.ts';
import { type Words, wordsOf } from './words/words.ts';

/** `partial`: imported, with something that its player has to look at · `foreign`: another game's. */
export type Outcome = 'import' | 'partial' | 'foreign' | 'refused';

/** What a file was recognised as, by its content alone. */
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

export interface Reading {
  readonly outcome: Outcome;
  readonly format: Format;
  /** The game, as the file calls it or as its content shows; '' when nothing does. */
  readonly system: string;
  /** Every warband in it, the one to take first. */
  readonly drafts: readonly Draft[];
  /** Those of our own files, as they are. */
  readonly own: readonly Warband[];
  /** About the whole file; what is about a warband stands in its draft. */
  readonly notices: readonly Notice[];
}

/** What the importer needs from outside. */
export interface Kit extends ByteTools {
  readonly lexicon: Lexicon;
  /** The game of the lexicon. */
  readonly system: RosterSystem;
  readonly systemOf: (id: string) => RosterSystem | null;
}

/** What the player has said of a text, so that it is read the way he means it. */
export interface Ways {
  /** What a line is, by its number from 1. */
  readonly roles?: ReadonlyMap<number, LineRole>;
  /** It is read whatever it looks like: nobody judges whether it is a roster of this game. */
  readonly anyway?: boolean;
}

/** Reads a file of any kind. Never throws: what cannot be read is refused with its reason. */
export function readRoster(bytes: Uint8Array, kit: Kit, ways: Ways = {}): Reading {
  return asked(() => textOf(bytes, kit), kit, ways);
}

/** Reads a text, as it was pasted. Never throws. */
export function readPasted(text: string, kit: Kit, ways: Ways = {}): Reading {
  return asked(
    () => {
      if (text.length > MOST.text) throw new Unreadable('TooBig');
      return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
    },
    kit,
    ways,
  );
}

function asked(textIn: () => string, kit: Kit, ways: Ways): Reading {
  return guarded(() => {
    const text = textIn();
    const reading = guarded(() => readText(text, kit, ways));
    return ways.anyway === true && mayBeReadAnyway(reading)
      ? inNotes(text, reading.format, kit)
      : reading;
  });
}

/** Whether what was refused has lines that its player may make a warband of all the same. */
export function mayBeReadAnyway({ outcome, format, notices }: Reading): boolean {
  if (format !== 'unknown' && format !== 'app-yaml' && !LINED.has(format)) return false;
  const code = notices[0]?.code;
  return outcome === 'foreign' || code === 'NotARoster' || code === 'NoFighters';
}

/** Nobody in it, and every line a note. */
function inNotes(text: string, format: Format, kit: Kit): Reading {
  const nobody = resolve(NO_WARBAND, wordsOf(kit.lexicon), kit.system, WRITTEN);
  const lines = text.split('\n').flatMap((line, at): readonly SourceLine[] => {
    const says = /[\p{L}\d]/u.test(line);
    return says ? [{ no: at + 1, text: line, role: 'note', parts: [] }] : [];
  });
  const drafts = [{ ...nobody, lines, notices: [] }];
  return {
    outcome: 'partial',
    format,
    system: kit.lexicon.game,
    drafts,
    own: [],
    notices: [],
  };
}

function guarded(read: () => Reading): Reading {
  try {
    return read();
  } catch (thrown) {
    // A stack that runs over is a file too deep; whatever else breaks is a file that is.
    const code =
      thrown instanceof Unreadable
        ? thrown.code
        : thrown instanceof RangeError
          ? 'TooDeep'
          : 'Damaged';
    return refused('unknown', code);
  }
}

function readText(raw: string, kit: Kit, ways: Ways): Reading {
  if (raw.trim() === '') return refused('unknown', 'Empty');
  const own = readOwn(raw.trim(), kit);
  if (own !== null) return ownReading(own, kit);
  const text = withoutMargin(raw);
  const body = text.trim();
  const words = wordsOf(kit.lexicon);
  const sheet = readSheet(body, kit, words);
  if (sheet !== null && 'own' in sheet)
    return ownReading({ format: 'sheet', warbands: sheet.own }, kit);
  if (sheet !== null) return ours(sheet.found, 'sheet', WRITTEN, kit, words, []);
  if (body.startsWith('<')) return readTags(text, kit, words, ways);
  if (/^(?:\{\s*(?:"|\}|$)|\[\s*(?:[{["\]]|$))/.test(body) && !/^\[\/?[a-z*]+[=\]]/i.test(body))
    return readData(readJson(body), text, 'app-json', kit, words);
  const loose = asJson(text);
  if (loose !== null) return readData(readJson(loose), text, 'app-json', kit, words);
  const tail = /^[ \t]*[A-Z][A-Z -]{2,30}DATA:\s*(\{.*\})\s*$/m.exec(text);
  if (tail !== null) return readData(readJson(tail[1] ?? ''), text, 'app-json', kit, words, body);
  return looksLikeYaml(text)
    ? readYamlOrList(text, kit, words, ways)
    : readPlain(text, kit, words, ways);
}

/** Lists of people with dashes and colons look like YAML, and may even be some. */
function readYamlOrList(text: string, kit: Kit, words: Words, ways: Ways): Reading {
  const asData = guarded(() => readData(readYaml(text), text, 'app-yaml', kit, words));
  const [notice] = asData.notices;
  if (asData.outcome !== 'refused' || notice?.code === 'TooDeep' || notice?.code === 'TooBig')
    return asData;
  const asList = readPlain(text, kit, words, ways);
  return asList.outcome === 'import' || asList.outcome === 'partial' ? asList : asData;
}

// ── By kind ────────────────────────────────────────────────────────────────────────────────────

const BUILT: Habits = { noXpIsZero: true, mixed: false };
const WRITTEN: Habits = { noXpIsZero: false, mixed: true };

function readTags(text: string, kit: Kit, words: Words, ways: Ways): Reading {
  const start = text.trimStart().slice(0, 2000);
  const html =
    /<!doctype\s+html|<(?:html|head|body|div|table|ul|ol|p|h[1-6]|span|meta|style|br|b|strong|pre)\b/i.test(
      start,
    ) && !/<(?:\w+:)?roster\b/i.test(start);
  // A list with a few words in bold: its lines are lines.
  if (html && !BLOCKS.test(text))
    return readPlain(text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ''), kit, words, ways);
  const root = readMarkup(text, html);
  if (!html) {
    const roster = rosterOfXml(root);
    return roster === null
      ? readData(valueOf(root), text, 'app-xml', kit, words)
      : readTreeOf(roster, 'xml', text, kit, words);
  }
  const roster = rosterOfHtml(root);
  if (roster !== null) return readTreeOf(roster, 'html', text, kit, words);
  return readPlain(pageText(root), kit, words, ways);
}

/** What parts a page into lines. */
const BLOCKS =
  /<(?:!doctype|html|head|body|div|table|tr|ul|ol|li|p|br|hr|pre|h[1-6]|meta|style)\b/i;

function readData(
  root: Value,
  text: string,
  format: 'app-json' | 'app-yaml' | 'app-xml',
  kit: Kit,
  words: Words,
  beside = '',
): Reading {
  const roster = rosterOfValue(root);
  if (roster !== null) return readTreeOf(roster, 'json', text, kit, words);
  const found = readApp(root, words).map((one) => withWordsBeside(one, beside, words));
  if (found.length === 0) {
    const reading = judged([], format, text, WRITTEN, kit, words);
    return reading.outcome === 'foreign'
      ? reading
      : refused(format, isNameless(text) ? 'NamelessSave' : 'NotARoster');
  }
  return judged(found, format, text, WRITTEN, kit, words);
}

/** New Recruit's own save: numbers of its data files in the place of every name. */
function isNameless(text: string): boolean {
  return /["']?\boption_?id["']?\s*:/i.test(text);
}

function readPlain(raw: string, kit: Kit, words: Words, ways: Ways): Reading {
  if (raw.length > MOST.handMade) return refused('unknown', 'TooBig');
  const text = unprinted(withoutHashes(raw), words);
  const built = looksBuilt(text) ? readBuilt(text, kit, words) : null;
  if (built !== null && (built.drafts.length > 0 || isSigned(text))) return built;
  const found = readTyped(text, words, ways.roles);
  const reading =
    ways.anyway === true
      ? ours(found, 'list', WRITTEN, kit, words, [], text)
      : judged(found, 'list', text, WRITTEN, kit, words);
  // Some players type as list builders print.
  return reading.drafts.length > 0 ? reading : (built ?? reading);
}

function readBuilt(text: string, kit: Kit, words: Words): Reading {
  const roster = rosterOfText(withoutGreeting(text), words);
  const found = readTree(roster, words);
  const format = /recruit/i.test(text) ? 'newrecruit-text' : 'battlescribe-text';
  const whole = judged([found], format, text, BUILT_TEXT, kit, words);
  const reading = isSigned(text)
    ? whole
    : { ...whole, drafts: whole.drafts.map(withoutCertainNames) };
  if (found.fighters.length > 0)
    // A list builder has signed it, and nobody in it is of this game.
    return reading.notices[0]?.code === 'NotARoster' && found.fighters.length > 1
      ? foreign(format, '')
      : reading;
  const about = roster.forces[0]?.catalogue ?? '';
  return reading.outcome === 'foreign' || about === ''
    ? reading
    : { ...foreign(format, ''), notices: [{ code: 'ForeignSystem', about, line: null }] };
}

const BUILT_TEXT: Habits = { noXpIsZero: true, mixed: true };

// ── A list builder's tree ──────────────────────────────────────────────────────────────────────

function readTreeOf(
  roster: Roster,
  way: 'xml' | 'json' | 'html',
  text: string,
  kit: Kit,
  words: Words,
): Reading {
  const format: Format =
    way === 'html'
      ? 'battlescribe-html'
      : `${/new\s?recruit/i.test(roster.generator) ? 'newrecruit' : 'battlescribe'}-${way}`;
  const { game, catalogueFiles } = kit.lexicon;
  const named = plain(roster.systemName).split(' ').includes(plain(game));
  if (roster.systemName !== '' && !named) return foreign(format, roster.systemName);
  const sure = named && (roster.systemId === catalogueFiles.systemId || way === 'html');
  const found = readTree(roster, words);
  if (sure) return ours([found], format, way === 'html' ? BUILT_TEXT : BUILT, kit, words, []);
  // Either the name or the id alone: another set of data, or another game that took the id over.
  const reading = named
    ? ours([found], format, BUILT, kit, words, [])
    : judged([found], format, text, BUILT, kit, words);
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

// ── What becomes of what was found ─────────────────────────────────────────────────────────────

function judged(
  found: readonly FoundWarband[],
  format: Format,
  text: string,
  habits: Habits,
  kit: Kit,
  words: Words,
): Reading {
  const drafts = found.map((one) => resolve(one, words, kit.system, habits));
  const nobody = resolve(NO_WARBAND, words, kit.system, habits);
  const everybody = drafts.flatMap(({ fighters }) => fighters);
  // Warbands by the dozen, and nobody in them has anything.
  if (drafts.length > 1 && areBare(everybody, format === 'list', 10))
    return refused(format, 'NotARoster');
  const [first = nobody] = drafts.toSorted((a, b) => b.fighters.length - a.fighters.length);
  const verdict = judge(first, text, format === 'list', words);
  // The last state of a warband is what counts, and the longest may be full of what was said of it.
  const [last = first] = inOrder(drafts);
  const again = verdict.is === 'ours' ? verdict : judge(last, text, format === 'list', words);
  const judgement = again.is === 'ours' ? again : verdict;
  if (judgement.is === 'foreign') return foreign(format, judgement.name);
  if (judgement.is === 'nothing')
    return refused(format, first.fighters.length === 0 ? 'NoFighters' : 'NotARoster');
  return ours(found, format, habits, kit, words, [], LINED.has(format) ? text : '');
}

/** Whoever types as a list builder prints may name somebody where that has what he carries. */
function withoutCertainNames(draft: Draft): Draft {
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

/** Forms whose lines say something to a player. */
const LINED: ReadonlySet<Format> = new Set<Format>([
  'list',
  'battlescribe-text',
  'newrecruit-text',
]);

function ours(
  found: readonly FoundWarband[],
  format: Format,
  habits: Habits,
  kit: Kit,
  words: Words,
  notices: readonly Notice[],
  text = '',
): Reading {
  const drafts = found
    .map((one) => resolve(one, words, kit.system, habits))
    .filter(({ fighters }) => fighters.length > 0)
    .map((one) => (text === '' ? one : withLines(one, text, format === 'list')));
  if (drafts.length === 0) return refused(format, 'NoFighters');
  const chosen = inOrder(drafts);
  const said = [...notices, ...severalNotices(drafts, chosen)];
  return {
    outcome: isWhole(chosen[0], said) ? 'import' : 'partial',
    format,
    system: kit.lexicon.game,
    drafts: chosen,
    own: [],
    notices: said,
  };
}

/** Two states of the same warband: the later one first, unless only a few are left of whom it speaks. */
function inOrder(drafts: readonly Draft[]): readonly Draft[] {
  if (!areStates(drafts)) return drafts;
  const most = Math.max(...drafts.map(({ fighters }) => fighters.length));
  const isMost = ({ fighters }: Draft) => fighters.length * 3 >= most;
  const later = drafts.toReversed();
  return [...later.filter(isMost), ...later.filter((one) => !isMost(one))];
}

function areStates(drafts: readonly Draft[]): boolean {
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
  return [{ code: areStates(drafts) ? 'TwoStates' : 'SeveralWarbands', about, line: null }];
}

/** Notices that somebody has to look at, not only may. */
const OPEN: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'AmbiguousType',
  'AmbiguousWarband',
  'CutOff',
  'LineNotUnderstood',
  'NumberUnclear',
  'SeveralWarbands',
  'SystemUnclear',
  'TwoStates',
  'UnknownType',
  'UnknownWarband',
]);

function isWhole(draft: Draft | undefined, notices: readonly Notice[]): boolean {
  return ![...notices, ...(draft?.notices ?? [])].some(({ code }) => OPEN.has(code));
}

function ownReading(own: NonNullable<ReturnType<typeof readOwn>>, kit: Kit): Reading {
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
    system: first.systemId === kit.system.id ? kit.lexicon.game : first.systemId,
    drafts: [],
    own: own.warbands,
    notices: several,
  };
}

function foreign(format: Format, system: string): Reading {
  return {
    outcome: 'foreign',
    format,
    system,
    drafts: [],
    own: [],
    notices: [{ code: 'ForeignSystem', about: system, line: null }],
  };
}

function refused(format: Format, code: NoticeCode): Reading {
  return {
    outcome: 'refused',
    format,
    system: '',
    drafts: [],
    own: [],
    notices: [{ code, about: '', line: null }],
  };
}

/** Keys at the margin, and a list of people below one of them. */
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
