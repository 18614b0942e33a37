import type { LineRole, Part } from '#exchange/import/draft.ts';
import type { FoundFighter } from '#exchange/import/found.ts';
import { TALLY } from '#exchange/import/judge/patterns.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { plain } from '#exchange/import/words/names.ts';
import { isRole } from '#exchange/import/words/sections.ts';
import type { ListSection } from '#rules/contract/lexicon.ts';
import { newPerson, type Person, personOfRow } from './attach.ts';
import { withCrossedOut } from './crossed-out.ts';
import { ASIDE_SECTIONS, bareText, headingOf } from './headings.ts';
import type { Line } from './lines.ts';
import type { State } from './patterns.ts';
import { addFields, bandOf, nameFieldIn } from './records.ts';
import { sizeIn } from './size.ts';
import { statHeadsIn, statsBelow } from './stats.ts';
import {
  areBands,
  isRowOf,
  isTitleRow,
  PART_OF,
  readRows,
  tableHead,
  totalsOfRow,
} from './tables.ts';
import { tokensOf } from './tokens.ts';
import { isAccount, totalsIn } from './totals.ts';
import { treasuryIn } from './treasury.ts';
import { isMoney } from './vocabulary.ts';
import { addLine, reportLeftOut, setAside, type Walk } from './walk.ts';

/**
 * Reads a line whose form says what it is, before its words are weighed.
 * @param said the role given by the player, if any
 * @returns whether the line was read
 */
export type Step = (walk: Walk, line: Line, said: LineRole | undefined) => boolean;

/** In order; a line that none of them reads is read by its words. */
export const STEPS: readonly Step[] = [
  asCell,
  asRecord,
  asTitle,
  asTotals,
  asTally,
  asAccount,
  asSize,
  asName,
  asTreasury,
  asHeading,
  asAside,
  asMendedRole,
  asCharacteristics,
  asBands,
  asTitleRow,
  asTable,
];

/** `Name: Otto` and other labelled values. */
function asRecord(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  const record = said === undefined ? walk.records.get(line.no) : undefined;
  if (record === undefined) return false;
  const { people, recorded, roleOf, read, words } = walk;
  const { fields, begins } = record;
  const own = bandOf(fields);
  walk.band = { name: walk.band.name || own.name, type: walk.band.type || own.type };
  walk.end = 'gear';
  walk.section = null;
  if (begins) {
    const one = newPerson(`${line.no}.0`, line.no);
    people.push(one);
    recorded.add(one);
  }
  const who = people.at(-1);
  if (who === undefined || !recorded.has(who)) {
    addLine(walk, line, 'title');
    return true;
  }
  if (fields.some(({ is }) => is.startsWith('band'))) addLine(walk, line, 'title');
  else {
    // A line of his that is crossed out says nothing of him any more.
    const left = line.struck && !begins ? [] : fields;
    const { parts, role } = addFields(who, left, line.no, words);
    if (role !== null) who.role = role;
    if (line.struck && begins) who.gone = true;
    const is = begins ? 'fighter' : 'more';
    read.push({ no: line.no, text: line.text, role: is, parts: withCrossedOut(line, parts) });
  }
  if (walk.role !== null && !roleOf.has(who.key)) roleOf.set(who.key, walk.role);
  return true;
}

/** A cell of a table that has one a line. */
function asCell(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  const cell = said === undefined ? walk.cells.cells.get(line.no) : undefined;
  if (cell === undefined) return false;
  const { column, fighter, key } = cell;
  if (column === 'head') {
    addLine(walk, line, 'heading');
    return true;
  }
  if (fighter !== null) walk.people.push(personOfRow(fighter));
  if (fighter !== null && walk.role !== null) walk.roleOf.set(key, walk.role);
  const { no, text, from, to } = line;
  const is = PART_OF[column];
  const parts: readonly Part[] =
    is === undefined ? [] : [{ from, to, is, sure: true, fighter: key }];
  walk.read.push({ no, text, role: fighter === null ? 'more' : 'fighter', parts });
  walk.end = 'start';
  return true;
}

/** `Les Chiens de Karlstadt` above `Mercenaires reiklanders`: the warband's own name. */
function asTitle(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined || line.no !== walk.title) return false;
  addLine(walk, line, 'title');
  return true;
}

/** `75 gc (3 models)`, `3 models, 25 gc each` below a group: its size. */
function asSize(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  const who = walk.people.at(-1);
  if (said !== undefined || who === undefined || who.count !== null || line.apart) return false;
  const size = sizeIn(tokensOf(line));
  if (size === null || walk.end === 'start') return false;
  who.count = size.value;
  const { no, text } = line;
  const parts: readonly Part[] = [
    { from: line.from, to: size.from, is: 'link', sure: true, fighter: '' },
    { from: size.from, to: size.to, is: 'count', sure: true, fighter: who.key },
    { from: size.to, to: line.to, is: 'link', sure: true, fighter: '' },
  ];
  walk.read.push({ no, text, role: 'more', parts: parts.filter(({ from, to }) => to > from) });
  return true;
}

/** `Name: Otto` below `## Captain`. In the place of a name may stand that there is none yet. */
function asName(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  const who = walk.people.at(-1);
  const own = said === undefined ? nameFieldIn(line) : null;
  if (own === null || who === undefined || walk.recorded.has(who) || who.row !== undefined)
    return false;
  if (who.type === '' || who.name !== '' || walk.end === 'start') return false;
  const { no, text, to } = line;
  const isNobody = own.text === '';
  who.name = own.text;
  walk.read.push({
    no,
    text,
    role: 'more',
    parts: isNobody
      ? [{ from: line.from, to, is: 'link', sure: true, fighter: '' }]
      : [
          { from: line.from, to: own.from, is: 'link', sure: true, fighter: '' },
          { from: own.from, to, is: 'name', sure: true, fighter: who.key },
        ],
  });
  return true;
}

/** A table of several warbands, one a row: nobody in it is a fighter. */
function asBands(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined) return false;
  const isOne = line.cells && (walk.bands || areBands(line));
  walk.bands = isOne;
  if (isOne) setAside(walk, line);
  return isOne;
}

/** `Total models: 11`: about the whole warband. Where it is a purse as well, that is read next. */
function asTotals(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined || walk.section === 'dead' || !/\d/u.test(line.text)) return false;
  const { stated, whole } = totalsIn(line, walk.people.length === 0);
  // A row of them is read by its columns.
  const { table } = walk;
  const isRow = stated.length > 0 && table !== null && isRowOf(table, line);
  if (isRow && totalsOfRow(line, table).length > 0) return false;
  walk.stated.push(...stated);
  if (stated.length === 0 || !whole) return false;
  addLine(walk, line, 'title');
  return true;
}

/** What is counted of a battle: nobody in it is a fighter. */
function asTally(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined || line.cells || !TALLY.test(bareText(line))) return false;
  setAside(walk, line);
  return true;
}

/** What a fighter counts for in a rating, summed up. */
function asAccount(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined || line.cells || !isAccount(line, walk.words)) return false;
  setAside(walk, line);
  return true;
}

function asTreasury(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined) return false;
  const tokens = tokensOf(line);
  const treasury = treasuryIn(tokens, walk.section === 'stash');
  if (treasury === null) return false;
  // `60 gold crowns` right below a fighter is what he costs.
  const isPrice =
    tokens[0]?.is === 'number' && tokens.every(({ is, text }) => is !== 'word' || isMoney(text));
  if (isPrice && walk.end !== 'start' && !line.apart && walk.people.at(-1)?.gear.length === 0)
    return false;
  walk.gold ??= treasury.gold;
  walk.shards ??= treasury.shards;
  addLine(walk, line, 'title');
  return true;
}

function asHeading(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined && said !== 'heading') return false;
  const heading = headingOf(line);
  if (heading === null && said === undefined) return false;
  addLine(walk, line, 'heading');
  const keyed = heading === null ? undefined : STATE_BELOW[heading];
  if (keyed !== undefined && said === undefined && walk.end !== 'start') {
    // `Equipment` on its own line: the lines below belong to the person above.
    walk.end = keyed;
    return true;
  }
  walk.section = heading;
  if (isRole(heading)) walk.role = heading;
  walk.end = 'start';
  return true;
}

/** Headings within a fighter's entry, and the state of the lines below. */
const STATE_BELOW: Readonly<Partial<Record<ListSection, State>>> = {
  gear: 'gear',
  skills: 'skills',
  injuries: 'injuries',
  rules: 'skills',
};

/** Lines below a heading for the dead or the stash, by somebody else, or beyond the fighter limit. */
function asAside(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  // The stash ends at a blank line, the dead at the next heading.
  if (line.apart && walk.section !== 'dead' && walk.read.at(-1)?.role !== 'heading')
    walk.section = null;
  if (said !== undefined) return false;
  if (walk.section !== null && ASIDE_SECTIONS.has(walk.section)) {
    setAside(walk, line, walk.section === 'dead' ? 'nobody' : 'note');
    return true;
  }
  if (!line.others && walk.people.length < IMPORT_LIMITS.fighters) return false;
  setAside(walk, line);
  return true;
}

/** The player has marked the line as being about nobody. */
function asMendedRole(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== 'note' && said !== 'nobody' && said !== 'title') return false;
  addLine(walk, line, said);
  return true;
}

/** Characteristic headings, and the numbers below them for the person above. */
function asCharacteristics(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined) return false;
  const who = walk.people.at(-1);
  const numbers = walk.signs === null || who === undefined ? null : statsBelow(walk.signs, line);
  if (numbers !== null && who !== undefined) {
    who.stats.push(numbers);
    const { no, text, from, to } = line;
    const parts = [{ from, to, is: 'stat', sure: true, fighter: who.key }] as const;
    walk.read.push({ no, text, role: 'more', parts });
    return true;
  }
  const signs = statHeadsIn(line, walk.words);
  if (signs === null) return false;
  walk.signs = signs;
  addLine(walk, line, 'heading');
  return true;
}

/** `The Freux;;;;` above a table's head. */
function asTitleRow(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  const { lines, people, words, table } = walk;
  if (said !== undefined || people.length > 0 || table !== null) return false;
  if (!isTitleRow(line, lines.slice(lines.indexOf(line) + 1), words)) return false;
  addLine(walk, line, 'title');
  return true;
}

/** A table head and its rows. */
function asTable(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  const { lines, people, roleOf, words } = walk;
  const below = lines.slice(lines.indexOf(line) + 1);
  const head = said === undefined ? tableHead(line, below, words) : null;
  if (head !== null) {
    walk.table = head;
    addLine(walk, line, 'heading');
    return true;
  }
  const { table } = walk;
  if (table === null) return false;
  const inTable = isRowOf(table, line);
  const rows = inTable && said !== 'more' ? readRows(line, table, words) : [];
  if (!inTable || (said !== undefined && rows.length === 0)) {
    if (said === undefined) walk.table = null;
    return false;
  }
  const isAgain = rows.some(
    ({ bare, fighter }) => bare && people.some((one) => isListedAbove(one, fighter)),
  );
  if (rows.length === 0) walk.stated.push(...totalsOfRow(line, table));
  if (rows.length === 0 || isAgain) {
    addLine(walk, line, 'note');
    reportLeftOut(walk, line);
    return true;
  }
  for (const { fighter } of rows) {
    people.push(personOfRow(fighter));
    if (fighter.role === null && walk.role !== null) roleOf.set(fighter.key, walk.role);
  }
  const parts = withCrossedOut(
    line,
    rows.flatMap((row) => row.parts),
  );
  walk.read.push({ no: line.no, text: line.text, role: 'fighter', parts });
  return true;
}

/** Whether a row gives the profile of a person already listed. */
function isListedAbove({ type, name, row }: Person, fighter: FoundFighter): boolean {
  const called = new Set([type, name].map(plain));
  return row === undefined && (called.has(plain(fighter.type)) || called.has(plain(fighter.name)));
}
