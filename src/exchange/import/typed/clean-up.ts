import type { SourceLine } from '#exchange/import/draft.ts';
import type { Words } from '#exchange/import/words/words.ts';
import type { Person } from './attach.ts';
import { isWholeWarband } from './records.ts';
import { reportLeftOut, type Walk } from './walk.ts';

/** Removes recorded people who turn out to be the warband's name or type, and returns that name and type. */
export function withoutWarbandEntries(
  people: Person[],
  recorded: ReadonlySet<Person>,
  band: { readonly name: string; readonly type: string },
  read: SourceLine[],
  words: Words,
): { readonly name: string; readonly type: string } {
  let result = band;
  for (const one of recorded) {
    if (!isWholeWarband(one, one === people[0], words)) continue;
    people.splice(people.indexOf(one), 1);
    result = { name: result.name || one.name, type: result.type || one.type };
    for (const [at, line] of read.entries())
      if (line.parts.some(({ fighter }) => fighter === one.key) || line.no === one.line)
        read[at] = { ...line, role: 'title', parts: [] };
  }
  return result;
}

/** Reduces a line to the people of one version of the warband. */
export function forVersion(line: SourceLine, people: readonly Person[]): SourceLine {
  const parts = line.parts.filter(
    ({ fighter }) => fighter === '' || people.some(({ key }) => key === fighter.split('/')[0]),
  );
  const emptied = parts.length === 0 && line.parts.length > 0;
  return emptied ? { ...line, role: 'nobody', parts } : { ...line, parts };
}

/** Gives fighters without a name the name on the line above, if at least half of them have one there. */
export function withNamesAbove(
  people: readonly Person[],
  names: ReadonlyMap<number, Person>,
  read: SourceLine[],
): void {
  const nameless = people.filter(({ name, type, gone }) => name === '' && type !== '' && !gone);
  const before = (one: Person) =>
    read.findLast(({ no, role }) => no < one.line && role !== 'heading')?.no ?? 0;
  const found = nameless.filter((one) => names.has(before(one)));
  if (found.length < 2 || found.length * 2 < nameless.length) return;
  for (const one of found) {
    const own = names.get(before(one));
    if (own === undefined) continue;
    one.name = own.name;
    one.count ??= own.count;
    one.xp ??= own.xp;
    one.unsure.add('name');
    const at = read.findIndex(({ no }) => no === own.line);
    const line = read[at];
    if (line === undefined) continue;
    const from = Math.max(0, line.text.indexOf(own.name));
    read[at] = {
      ...line,
      role: 'more',
      parts: [{ from, to: from + own.name.length, is: 'name', sure: false, fighter: one.key }],
    };
  }
}

/** Turns doubtful people without gear, skills or experience back into notes. */
export function withoutDoubtfulPeople(walk: Walk): void {
  const { people, read } = walk;
  for (const one of people.filter(({ doubtful }) => doubtful)) {
    if (one.gear.length + one.skills.length > 0 || one.xp !== null) continue;
    people.splice(people.indexOf(one), 1);
    const at = read.findIndex(({ no }) => no === one.line);
    const line = read[at];
    if (line === undefined || people.some((other) => other.line === one.line)) continue;
    read[at] = { ...line, role: 'note', parts: [] };
    reportLeftOut(walk, line);
  }
}

/** Names alone below the headings of heroes and of henchmen, with nothing else in the list, are its fighters. */
export function withNamesAlone({ people, nameOnly, roleOf, read, notices }: Walk): void {
  const all = [...nameOnly].flatMap(([no, one]) => {
    const role = roleOf.get(one.key);
    return role === undefined ? [] : [{ no, one, role }];
  });
  const roles = new Set(all.map(({ role }) => role));
  if (people.length > 0 || roles.size < 2 || all.length < MIN_NAMES) return;
  for (const { no, one } of all) {
    for (const doubt of ['name', 'type', 'who'] as const) one.unsure.add(doubt);
    people.push(one);
    const at = read.findIndex((line) => line.no === no);
    const line = read[at];
    if (line === undefined) continue;
    const from = Math.max(0, line.text.indexOf(one.name));
    const name = { from, to: from + one.name.length, is: 'name', sure: false } as const;
    read[at] = { ...line, role: 'fighter', parts: [{ ...name, fighter: one.key }] };
    const said = notices.findIndex((notice) => notice.line === no && notice.code === 'LeftOut');
    if (said >= 0) notices.splice(said, 1);
  }
}

/** Fewer may be words about the roles. */
const MIN_NAMES = 3;
