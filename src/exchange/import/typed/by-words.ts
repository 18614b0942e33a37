import type { LineRole, Part } from '#exchange/import/draft.ts';
import { type Attached, attach, newPerson, type Person, withNamedMembers } from './attach.ts';
import type { Lattice } from './chunk.ts';
import { latticeOf } from './chunks.ts';
import { withCrossedOut } from './crossed-out.ts';
import { type Decoded, decode, type Labelled } from './decode.ts';
import { overlooked } from './doubts.ts';
import { adopt, beginsWithName, groupOf, isOneOf } from './groups.ts';
import { asideRole, bareText, isTitle } from './headings.ts';
import type { Line } from './lines.ts';
import type { Label, State } from './patterns.ts';
import { isWholeWarband } from './records.ts';
import { startsOf } from './starts.ts';
import { isCommon, linkOf } from './vocabulary.ts';
import { addLine, type LeftLine, reportLeftOut, setAside, type Walk } from './walk.ts';

/** Reads a line by the most likely meaning of its words. */
export function readByWords(walk: Walk, line: Line, said: LineRole | undefined): void {
  const lattice = latticeOf(line, walk.words, walk.abbreviations);
  const aside = said === undefined ? asideRole(lattice, isBeforeAnyone(walk), walk.words) : null;
  if (aside === 'note' || aside === 'nobody') {
    setAside(walk, line, aside);
    return;
  }
  if (aside !== null) {
    addLine(walk, line, aside);
    return;
  }
  const last = walk.people.at(-1) ?? null;
  const starts = startsIn(walk, lattice, said, last);
  const decoded = decode(lattice, starts, walk.style);
  const parts = said === 'more' ? decoded.parts.map(asContinuation) : decoded.parts;
  const goesOn = starts.size > 1 || said === 'more';
  const above =
    said === undefined && goesOn && isAboutAbove(parts) ? whoseDetails(walk, last) : last;
  const added = attach(lattice, parts, goesOn ? above : null);
  if (above === null && said === undefined && isTitle(lattice, added.people, walk.facts)) {
    addLine(walk, line, 'title');
    return;
  }
  const here = said === 'fighter' ? forcedPerson(line, added) : peopleIn(lattice, decoded, added);
  const missed = overlooked(lattice, parts);
  for (const one of here.length > 0 ? here : [above])
    for (const each of missed) one?.unsure.add(each);
  if (line.struck) for (const one of here) one.gone = true;
  addPeople(walk, here, line);
  if (here.length === 0) keepName(walk, line, added, decoded);
  if (here.length > 0) walk.left = null;
  const own = added.parts.some(({ fighter }) => fighter === above?.key && above !== null);
  const is: LineRole = here.length > 0 ? 'fighter' : own ? 'more' : (said ?? 'note');
  if (is === 'note') {
    reportLeftOut(walk, line);
    // A sentence is a remark, between whatever lines it stands.
    if (!/[.!?…]["”»)*_]*$/u.test(line.text.trimEnd()))
      walk.left = leftLine(lattice, added, decoded);
  }
  walk.read.push({
    no: line.no,
    text: line.text,
    role: is,
    parts:
      is === 'note' ? [] : withFrame(line, partsOfPeople(partsOf(line, added, here), here, above)),
  });
  if (here.length > 0) walk.indent = line.indent;
  if (is !== 'note') walk.end = decoded.end === 'start' ? 'gear' : decoded.end;
}

/** Whether no fighter has come up yet, except the name or type of the whole warband. */
function isBeforeAnyone({ people, recorded, words }: Walk): boolean {
  return people.every((one) => recorded.has(one) && isWholeWarband(one, one === people[0], words));
}

function startsIn(
  { end, indent, facts, recorded, group }: Walk,
  lattice: Lattice,
  said: LineRole | undefined,
  above: Person | null,
): ReadonlyMap<State, number> {
  const inRecord = above !== null && recorded.has(above) && !lattice.line.apart;
  const usual = startsOf(lattice, end, indent, said, facts.oneLine, inRecord);
  const isOwn = group !== null && usual.has('start') && beginsWithName(lattice);
  return isOwn ? new Map<State, number>([['start', 0]]) : usual;
}

/** Whether a line begins with details of whoever stands above. */
function isAboutAbove(parts: readonly Labelled[]): boolean {
  const first = parts.find(({ label }) => label !== 'rest' && label !== 'key');
  return first !== undefined && !first.begins && DETAILS.has(first.label);
}

const DETAILS: ReadonlySet<Label> = new Set<Label>(['thing', 'skill', 'injury', 'stats', 'xp']);

/**
 * Whoever the details of a line belong to: with a line set aside in between, it may be somebody there that nobody
 * knows. Details never jump over a line without a doubt.
 */
function whoseDetails(walk: Walk, last: Person | null): Person | null {
  const { left, people, read, notices, roleOf, role, nameOnly } = walk;
  // What a record says is labelled, whatever stands in between.
  if (left === null || (last !== null && walk.recorded.has(last))) return last;
  walk.left = null;
  const { who, line } = left;
  if (who === null || line.indent > walk.indent || last === null) {
    last?.unsure.add('equipment');
    return last;
  }
  for (const doubt of ['who', 'name', 'type'] as const) who.unsure.add(doubt);
  people.push(who);
  nameOnly.delete(line.no);
  if (role !== null) roleOf.set(who.key, role);
  const at = read.findIndex(({ no }) => no === line.no);
  const parts = left.parts.filter(({ fighter }) => fighter === who.key || fighter === '');
  if (at >= 0) read[at] = { no: line.no, text: line.text, role: 'fighter', parts };
  const said = notices.findIndex((one) => one.line === line.no && one.code === 'LeftOut');
  if (said >= 0) notices.splice(said, 1);
  return who;
}

/** A line that nobody could read, with the only person that its few words may name. */
function leftLine(lattice: Lattice, { people, parts }: Attached, decoded: Decoded): LeftLine {
  const [only = null, ...others] = people;
  const isName =
    only !== null &&
    others.length === 0 &&
    only.name !== '' &&
    only.name.split(' ').length < 5 &&
    unusedIn(decoded) + commonWordsIn(lattice) < 3;
  return { line: lattice.line, who: isName ? only : null, parts };
}

/** Adds the people of a line to the list, or to the group whose members are named one by one. */
function addPeople(walk: Walk, here: readonly Person[], line: Line): void {
  const { people, group, role, roleOf } = walk;
  const adopted = group === null ? [] : here.filter((one) => isOneOf(one, group));
  for (const one of adopted) if (group !== null) adopt(one, group, people);
  if (adopted.length === 0 && here.length > 0) walk.group = groupOf(here, line);
  for (const one of here) {
    if (one.same && people.length > 0) one.gear.push(...(people.at(-1)?.gear ?? []));
    people.push(one);
    if (role !== null) roleOf.set(one.key, role);
  }
}

/** Remembers a line that may be the name of the fighter on the next one. */
function keepName(
  { nameOnly, role, roleOf }: Walk,
  line: Line,
  { people }: Attached,
  decoded: Decoded,
): void {
  const [only, ...others] = people;
  const alone = only !== undefined && others.length === 0 && only.name !== '' && only.type === '';
  if (!alone || unusedIn(decoded) > 1) return;
  nameOnly.set(line.no, only);
  if (role !== null) roleOf.set(only.key, role);
}

function peopleIn(lattice: Lattice, decoded: Decoded, added: Attached): readonly Person[] {
  const unused = unusedIn(decoded) / added.people.length;
  const spoken = commonWordsIn(lattice);
  const begins = decoded.parts[0]?.begins === true && !lattice.line.titled;
  return withNamedMembers(added.people).filter((one) =>
    isSomebody(one, unused, spoken, begins && one === added.people[0]),
  );
}

/**
 * Whether a person is a fighter and not just a name, or a type mentioned in a sentence about something else.
 * @param unused unread words of the line per person
 * @param spoken number of common words in the line
 * @param first the line begins with this person
 */
function isSomebody(one: Person, unused: number, spoken: number, first: boolean): boolean {
  const things = one.gear.length + one.skills.length;
  const long = one.name.split(' ').length;
  if (one.type !== '' && one.meant.length > 0) {
    const said = one.count !== null && first;
    if (things > 0 || one.xp !== null) return unused < 9;
    if (said || (unused < (one.count === null ? 2 : 4) && spoken < 2 && long < 5)) return true;
    // The lines below may list the gear.
    one.doubtful = true;
    one.unsure.add('who');
    return unused < 9;
  }
  return (
    (one.name !== '' || one.count !== null) &&
    long < 5 &&
    one.gear.length > 0 &&
    unused + spoken < 3
  );
}

/** Number of unread words in a line. */
function unusedIn(decoded: Decoded): number {
  return decoded.parts.filter(({ label, chunk }) => label === 'rest' && chunk.is === 'word').length;
}

/** Number of common words in a line. */
function commonWordsIn({ tokens }: Lattice): number {
  return tokens.filter(({ is, text }) => is === 'word' && isCommon(text) && linkOf(text) === null)
    .length;
}

/** In a line that continues the fighter above, nobody begins. */
function asContinuation(part: Labelled): Labelled {
  return part.begins ? { ...part, begins: false, label: 'rest' } : part;
}

/** The people of a line that the player declared a fighter; its whole text is the name if none were found. */
function forcedPerson(line: Line, added: Attached): readonly Person[] {
  const found = withNamedMembers(added.people).filter(
    ({ name, type }) => name !== '' || type !== '',
  );
  for (const one of found) one.gone = false;
  if (found.length > 0) return found;
  const one = newPerson(`${line.no}.0`, line.no);
  one.name = bareText(line).slice(0, MAX_NAME).trim();
  one.unsure.add('name').add('type');
  return [one];
}

/** Characters. */
const MAX_NAME = 40;

/** The parts of a line; of a line that is only a name, that name. */
function partsOf(line: Line, added: Attached, here: readonly Person[]): readonly Part[] {
  const [only] = here;
  const isFound = added.parts.some(({ is }) => is === 'name' || is === 'type');
  if (only === undefined || only.name === '' || isFound) return added.parts;
  const from = Math.max(0, line.text.indexOf(only.name));
  return [{ from, to: from + only.name.length, is: 'name', sure: false, fighter: only.key }];
}

/** Adds what is nobody's as `link` parts: a message's sender and time, a list's number, crossed-out things. */
function withFrame(line: Line, parts: readonly Part[]): readonly Part[] {
  const { from, text } = line;
  const isFramed = /[\p{L}\d]/u.test(text.slice(0, from));
  const frame = isFramed
    ? [{ from: 0, to: from, is: 'link', sure: true, fighter: '' } as const]
    : [];
  return withCrossedOut(line, [...frame, ...parts]);
}

function partsOfPeople(
  parts: readonly Part[],
  here: readonly Person[],
  above: Person | null,
): readonly Part[] {
  const keys = new Set([...here, above].map((one) => one?.key ?? ''));
  return parts.filter(({ fighter }) => fighter === '' || keys.has(fighter));
}
