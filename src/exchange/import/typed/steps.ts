import type { LineRole } from '#exchange/import/draft.ts';
import type { FoundFighter } from '#exchange/import/found.ts';
import { MOST } from '#exchange/import/limits.ts';
import { plain } from '#exchange/import/words/names.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import { isRole } from '#exchange/import/words/sections.ts';
import { inRow, newcomer, type Person } from './attach.ts';
import { ASIDE, headingOf } from './headings.ts';
import type { Line } from './lines.ts';
import type { State } from './patterns.ts';
import { bandOf, tell } from './records.ts';
import { numbersBelow, signsIn } from './stats.ts';
import { headedBy, isRowOf, rowOf } from './tables.ts';
import { tokensOf } from './tokens.ts';
import { treasuryIn } from './treasury.ts';
import { leaveAside, sayLeft, takeWhole, type Walk } from './walk.ts';

/**
 * A way of taking a line whose form says what it is, before its words are weighed.
 * @param said what its player has said that it is; undefined where nobody has
 * @returns whether it is taken
 */
export type Step = (walk: Walk, line: Line, said: LineRole | undefined) => boolean;

/** In this order; whatever none of them takes is read by its words. */
export const STEPS: readonly Step[] = [
  asRecord,
  asTreasury,
  asHeading,
  asAside,
  asSaid,
  asCharacteristics,
  asTable,
];

/** `Name: Otto`, and what else stands behind a word for it. */
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
    const one = newcomer(`${line.no}.0`, line.no);
    people.push(one);
    recorded.add(one);
  }
  const who = people.at(-1);
  if (who === undefined || !recorded.has(who)) {
    takeWhole(walk, line, 'title');
    return true;
  }
  if (fields.some(({ is }) => is.startsWith('band'))) takeWhole(walk, line, 'title');
  else {
    const { parts, role } = tell(who, fields, line.no, words);
    if (role !== null) who.role = role;
    if (line.struck) who.gone = true;
    read.push({ no: line.no, text: line.text, role: begins ? 'fighter' : 'more', parts });
  }
  if (walk.role !== null && !roleOf.has(who.key)) roleOf.set(who.key, walk.role);
  return true;
}

function asTreasury(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined) return false;
  const treasury = treasuryIn(tokensOf(line), walk.section === 'stash');
  if (treasury === null) return false;
  walk.gold ??= treasury.gold;
  // Gold is a number of the warband; shards are nobody’s, and said.
  if (treasury.gold === null) leaveAside(walk, line);
  else takeWhole(walk, line, 'title');
  return true;
}

function asHeading(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined && said !== 'heading') return false;
  const heading = headingOf(line);
  if (heading === null && said === undefined) return false;
  takeWhole(walk, line, 'heading');
  const keyed = heading === null ? undefined : KEYED[heading];
  if (keyed !== undefined && said === undefined && walk.end !== 'start') {
    // `Equipment` on a line of its own: what is below is his.
    walk.end = keyed;
    return true;
  }
  walk.section = heading;
  if (isRole(heading)) walk.role = heading;
  walk.end = 'start';
  return true;
}

/** Headings of what somebody has, and how far a line below them has come with him. */
const KEYED: Readonly<Partial<Record<Section, State>>> = {
  gear: 'gear',
  skills: 'skills',
  injuries: 'injuries',
  rules: 'skills',
};

/** Below a heading of the dead or of what lies at home, said by somebody else, or behind too many people. */
function asAside(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  // What lies at home ends with the next blank line, who is dead with the next heading.
  if (line.apart && walk.section !== 'dead' && walk.read.at(-1)?.role !== 'heading')
    walk.section = null;
  if (said !== undefined) return false;
  if (walk.section !== null && ASIDE.has(walk.section)) {
    leaveAside(walk, line, walk.section === 'dead' ? 'nobody' : 'note');
    return true;
  }
  if (!line.others && walk.people.length < MOST.fighters) return false;
  leaveAside(walk, line);
  return true;
}

/** Its player has said that it is about nobody. */
function asSaid(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== 'note' && said !== 'nobody' && said !== 'title') return false;
  takeWhole(walk, line, said);
  return true;
}

/** Signs of characteristics, and below them the numbers of whoever stands above. */
function asCharacteristics(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  if (said !== undefined) return false;
  const who = walk.people.at(-1);
  const numbers = walk.signs === null || who === undefined ? null : numbersBelow(walk.signs, line);
  if (numbers !== null && who !== undefined) {
    who.stats.push(numbers);
    const { no, text, from, to } = line;
    const parts = [{ from, to, is: 'stat', sure: true, fighter: who.key }] as const;
    walk.read.push({ no, text, role: 'more', parts });
    return true;
  }
  const signs = signsIn(line, walk.words);
  if (signs === null) return false;
  walk.signs = signs;
  takeWhole(walk, line, 'heading');
  return true;
}

/** The head of a table, and the rows below it. */
function asTable(walk: Walk, line: Line, said: LineRole | undefined): boolean {
  const { lines, people, roleOf, words } = walk;
  const below = lines.slice(lines.indexOf(line) + 1);
  const head = said === undefined ? headedBy(line, below, words) : null;
  if (head !== null) {
    walk.table = head;
    takeWhole(walk, line, 'heading');
    return true;
  }
  const { table } = walk;
  if (table === null) return false;
  const inTable = isRowOf(table, line);
  const row = inTable && said !== 'more' ? rowOf(line, table, words) : null;
  if (!inTable || (said !== undefined && row === null)) {
    if (said === undefined) walk.table = null;
    return false;
  }
  if (row === null || (row.bare && people.some((one) => isSame(one, row.fighter)))) {
    takeWhole(walk, line, 'note');
    sayLeft(walk, line);
    return true;
  }
  people.push(inRow(row.fighter));
  if (row.fighter.role === null && walk.role !== null) roleOf.set(row.fighter.key, walk.role);
  walk.read.push({ no: line.no, text: line.text, role: 'fighter', parts: row.parts });
  return true;
}

/** A row of numbers for one of those who are in the list above. */
function isSame({ type, name, row }: Person, fighter: FoundFighter): boolean {
  const called = new Set([type, name].map(plain));
  return row === undefined && (called.has(plain(fighter.type)) || called.has(plain(fighter.name)));
}
