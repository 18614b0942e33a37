import type { LineRole, Part, PartKind, SourceLine } from '#exchange/import/draft.ts';
import {
  type FoundFighter,
  type FoundWarband,
  NO_WARBAND,
  type Notice,
} from '#exchange/import/found.ts';
import { MOST } from '#exchange/import/limits.ts';
import { statsIn } from '#exchange/import/words/heads.ts';
import { plain } from '#exchange/import/words/names.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import { isRole } from '#exchange/import/words/sections.ts';
import { inLanguageOf, type Words } from '#exchange/import/words/words.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import { withNamesAbove, withoutBand, withoutDoubtful, withoutOthers } from './afterwards.ts';
import {
  type Added,
  apart,
  attach,
  foundOf,
  inRow,
  named,
  newcomer,
  type Person,
} from './attach.ts';
import type { Lattice } from './chunk.ts';
import { latticeOf } from './chunks.ts';
import { type Decoded, decode, type Labelled } from './decode.ts';
import { doubt, overlooked } from './doubts.ts';
import { factsOf, hasWhole, shortened, shortens } from './facts.ts';
import { adopt, beginsWithName, type Group, groupOf, isBelowGroup, isOneOf } from './groups.ts';
import { ASIDE, asideOf, bare, headingOf, isTitle } from './headings.ts';
import { type Line, linesOf } from './lines.ts';
import type { State } from './patterns.ts';
import { bandOf, isOfAll, recordsIn, type Told, tell } from './records.ts';
import { type Shorts, shortsOf } from './shorts.ts';
import { startsOf } from './starts.ts';
import { statesOf } from './states.ts';
import { numbersBelow, signsIn } from './stats.ts';
import { styleOf } from './style.ts';
import { headedBy, isBelow, isRowOf, rowOf, type Table } from './tables.ts';
import { titleOf } from './titles.ts';
import { tokensOf } from './tokens.ts';
import { treasuryIn } from './treasury.ts';
import { isCommon, linkOf } from './vocabulary.ts';

const NO_SHORTS: Shorts = { few: false, at: () => [] };

/**
 * Reads what somebody typed: its lines are told apart, each is taken for the likeliest that it may say, and what
 * it says is handed to whom it says it of.
 * @param roles what the player has said that a line is, by its number
 */
export function readTyped(
  text: string,
  general: Words,
  roles: ReadonlyMap<number, LineRole> = new Map(),
): readonly FoundWarband[] {
  const lines = linesOf(text);
  const first = lines.map((line) => latticeOf(line, general, NO_SHORTS));
  const words = inLanguageOf(general, textsIn(first));
  const plainly = factsOf(first);
  // Whole words nearly everywhere: nobody cuts them short.
  const anyShorts = hasWhole(first) ? null : shortsOf(words, null, true);
  const cut = anyShorts === null ? first : lines.map((line) => latticeOf(line, words, anyShorts));
  const facts = plainly.among.length > 0 ? plainly : { ...plainly, among: shortened(cut) };
  const shorts = shortsOf(words, facts.among, plainly.among.length === 0 || shortens(cut));
  const style = styleOf(facts);
  const people: Person[] = [];
  const roleOf = new Map<string, ListRole>();
  const read: SourceLine[] = [];
  /** Lines with nothing but a name. */
  const nameOnly = new Map<number, Person>();
  const notices: Notice[] = [];
  let section: Section | null = null;
  let role: ListRole | null = null;
  let table: Table | null = null;
  let signs: readonly string[] | null = null;
  let end: State = 'start';
  let indent = 0;
  const records = recordsIn(lines, words);
  const recorded = new Set<Person>();
  let band = { name: '', type: '' };
  let gold: number | null = null;
  let group: Group | null = null;
  for (const [at, line] of lines.entries()) {
    const told = roles.get(line.no);
    if (group !== null && !isBelowGroup(line, group)) group = null;
    const said: LineRole | undefined =
      told ?? (table !== null && line.cells && isBelow(table, line) ? 'more' : undefined);
    const record = said === undefined ? records.get(line.no) : undefined;
    if (record !== undefined) {
      const own = bandOf(record.fields);
      band = { name: band.name || own.name, type: band.type || own.type };
      read.push(recordLine(line, record, people, recorded, words));
      const one = people.at(-1);
      if (one !== undefined && recorded.has(one) && role !== null && !roleOf.has(one.key))
        roleOf.set(one.key, role);
      end = 'gear';
      section = null;
      continue;
    }
    const heading = said === undefined || said === 'heading' ? headingOf(line) : null;
    const treasury = said === undefined ? treasuryIn(tokensOf(line), section === 'stash') : null;
    if (treasury !== null) {
      gold ??= treasury.gold;
      // Gold is a number of the warband; shards are nobody’s, and said.
      read.push(whole(line, treasury.gold === null ? 'note' : 'title'));
      if (treasury.gold === null) notices.push(left(line));
      continue;
    }
    const keyed = heading === null ? undefined : KEYED[heading];
    if (keyed !== undefined && said === undefined && end !== 'start') {
      // `Equipment` on a line of its own: what is below is his.
      end = keyed;
      read.push(whole(line, 'heading'));
      continue;
    }
    if (heading !== null || said === 'heading') {
      section = heading;
      role = isRole(heading) ? heading : role;
      end = 'start';
      read.push(whole(line, 'heading'));
      continue;
    }
    // What lies at home ends with the next blank line, who is dead with the next heading.
    if (line.apart && section !== 'dead' && read.at(-1)?.role !== 'heading') section = null;
    if (section !== null && ASIDE.has(section) && said === undefined) {
      read.push(whole(line, section === 'dead' ? 'nobody' : 'note'));
      notices.push(left(line));
      continue;
    }
    if ((line.others || people.length >= MOST.fighters) && said === undefined) {
      read.push(whole(line, 'note'));
      notices.push(left(line));
      continue;
    }
    if (said === 'note' || said === 'nobody' || said === 'title') {
      read.push(whole(line, said));
      continue;
    }
    const who = people.at(-1);
    const numbers = signs === null || who === undefined ? null : numbersBelow(signs, line);
    if (numbers !== null && who !== undefined && said === undefined) {
      who.stats.push(numbers);
      read.push(allOf(line, 'stat', who));
      continue;
    }
    const signsHere = said === undefined ? signsIn(line, words) : null;
    if (signsHere !== null) {
      signs = signsHere;
      read.push(whole(line, 'heading'));
      continue;
    }
    const head: Table | null =
      said === undefined ? headedBy(line, lines.slice(at + 1), words) : null;
    if (head !== null) {
      table = head;
      read.push(whole(line, 'heading'));
      continue;
    }
    const inTable: boolean = table !== null && isRowOf(table, line);
    const row = table !== null && inTable && said !== 'more' ? rowOf(line, table, words) : null;
    if (inTable && (said === undefined || row !== null)) {
      if (row === null || (row.bare && people.some((one) => isSame(one, row.fighter)))) {
        read.push(whole(line, 'note'));
        notices.push(left(line));
      } else {
        people.push(inRow(row.fighter));
        if (row.fighter.role === null && role !== null) roleOf.set(row.fighter.key, role);
        read.push({ no: line.no, text: line.text, role: 'fighter', parts: row.parts });
      }
      continue;
    }
    if (said === undefined) table = null;
    const lattice = latticeOf(line, words, shorts);
    const aside =
      said === undefined
        ? asideOf(
            lattice,
            !people.some((one) => !recorded.has(one) || !isOfAll(one, one === people[0], words)),
            words,
          )
        : null;
    if (aside !== null) {
      read.push(whole(line, aside));
      if (aside !== 'title') notices.push(left(line));
      continue;
    }
    const above = people.at(-1) ?? null;
    const inRecord = above !== null && recorded.has(above) && !line.apart;
    const usual = startsOf(lattice, end, indent, said, facts.oneLine, inRecord);
    const isOwn = group !== null && usual.has('start') && beginsWithName(lattice);
    const starts = isOwn ? new Map<State, number>([['start', 0]]) : usual;
    const decoded = decode(lattice, starts, style);
    const parts = said === 'more' ? decoded.parts.map(ofTheOneAbove) : decoded.parts;
    const goesOn =
      above !== null &&
      parts.length > 0 &&
      !parts[0]?.begins &&
      (starts.size > 1 || said === 'more');
    const added = attach(lattice, parts, goesOn ? above : null);
    if (above === null && said === undefined && isTitle(lattice, added.people, facts)) {
      read.push(whole(line, 'title'));
      continue;
    }
    const here =
      said === 'fighter'
        ? somebodyIn(line, added)
        : named(added.people).filter((one) =>
            isSomebody(
              one,
              unusedIn(decoded) / added.people.length,
              spokenIn(lattice),
              parts[0]?.begins === true && one === added.people[0] && !line.titled,
            ),
          );
    const missed = overlooked(lattice, parts);
    for (const one of here.length > 0 ? here : [above])
      for (const each of missed) one?.unsure.add(each);
    if (line.struck) for (const one of here) one.gone = true;
    const open: Group | null = group;
    const adopted = open === null ? [] : here.filter((one) => isOneOf(one, open));
    for (const one of adopted) if (open !== null) adopt(one, open, people);
    if (adopted.length === 0 && here.length > 0) group = groupOf(here, line);
    for (const one of here) {
      if (one.same && people.length > 0) one.gear.push(...(people.at(-1)?.gear ?? []));
      people.push(one);
      if (role !== null) roleOf.set(one.key, role);
    }
    if (here.length === 0) {
      const [only, ...others] = added.people;
      if (
        only !== undefined &&
        others.length === 0 &&
        only.name !== '' &&
        only.type === '' &&
        unusedIn(decoded) < 2
      )
        nameOnly.set(line.no, only);
    }
    const own = added.parts.some(({ fighter }) => fighter === above?.key && above !== null);
    const is: LineRole = here.length > 0 ? 'fighter' : own ? 'more' : (said ?? 'note');
    if (is === 'note') notices.push(left(line));
    read.push({
      no: line.no,
      text: line.text,
      role: is,
      parts: is === 'note' ? [] : inFrame(line, kept(partsOf(line, added, here), here, above)),
    });
    if (here.length > 0) indent = line.indent;
    if (is !== 'note') end = decoded.end === 'start' ? 'gear' : decoded.end;
  }
  band = withoutBand(people, recorded, band, read, words);
  withNamesAbove(people, nameOnly, read);
  withoutDoubtful(people, read, notices);
  const headings = new Set(read.flatMap(({ no, role: is }) => (is === 'heading' ? [no] : [])));
  const above = titleOf(
    first.filter(({ line }) => !headings.has(line.no)),
    people,
  );
  const titled = { name: band.name || above.name, type: band.type || above.type };
  const states = statesOf(people);
  return states.map((some) => {
    doubt(some);
    return {
      ...NO_WARBAND,
      ...titled,
      gold,
      fighters: some.flatMap(apart).map((one): FoundFighter => {
        const found = foundOf(one);
        return {
          ...found,
          stats: one.row?.stats ?? statsIn(words.lexicon, one.stats.join(' '))?.stats ?? {},
          role: found.role ?? roleOf.get(one.key.split('/')[0] ?? '') ?? null,
        };
      }),
      notices,
      lines: states.length === 1 ? read : read.map((line) => withoutOthers(line, some)),
    };
  });
}

/** A row of numbers for one of those who are in the list above. */
function isSame({ type, name, row }: Person, fighter: FoundFighter): boolean {
  const called = new Set([type, name].map(plain));
  return row === undefined && (called.has(plain(fighter.type)) || called.has(plain(fighter.name)));
}

/** A line whose words say what stands behind them, with whom they are said of. */
function recordLine(
  line: Line,
  { fields, begins }: Told,
  people: Person[],
  recorded: Set<Person>,
  words: Words,
): SourceLine {
  if (begins) {
    const one = newcomer(`${line.no}.0`, line.no);
    people.push(one);
    recorded.add(one);
  }
  const who = people.at(-1);
  if (who === undefined || !recorded.has(who) || fields.some(({ is }) => is.startsWith('band')))
    return whole(line, 'title');
  const { parts, role } = tell(who, fields, line.no, words);
  if (role !== null) who.role = role;
  if (line.struck) who.gone = true;
  return { no: line.no, text: line.text, role: begins ? 'fighter' : 'more', parts };
}

/** Who has sent a line and when, as what it stands in. */
function inFrame({ from, text }: Line, parts: readonly Part[]): readonly Part[] {
  const isSent = /\p{L}/u.test(text.slice(0, from));
  return isSent ? [{ from: 0, to: from, is: 'link', sure: true, fighter: '' }, ...parts] : parts;
}

function kept(
  parts: readonly Part[],
  here: readonly Person[],
  above: Person | null,
): readonly Part[] {
  const keys = new Set([...here, above].map((one) => one?.key ?? ''));
  return parts.filter(({ fighter }) => fighter === '' || keys.has(fighter));
}

/** Headings of what somebody has, and how far a line below them has come with him. */
const KEYED: Readonly<Partial<Record<Section, State>>> = {
  gear: 'gear',
  skills: 'skills',
  injuries: 'injuries',
  rules: 'skills',
};

/** Of a line that its player has given to the one above, nobody begins in it. */
function ofTheOneAbove(part: Labelled): Labelled {
  return part.begins ? { ...part, begins: false, label: 'rest' } : part;
}

/** Whoever a line speaks of that is somebody’s by its player’s word, though all of it may be but a name. */
function somebodyIn(line: Line, added: Added): readonly Person[] {
  const found = named(added.people).filter(({ name, type }) => name !== '' || type !== '');
  for (const one of found) one.gone = false;
  if (found.length > 0) return found;
  const one = newcomer(`${line.no}.0`, line.no);
  one.name = bare(line).slice(0, MOST_OF_A_NAME).trim();
  one.unsure.add('name').add('type');
  return [one];
}

const MOST_OF_A_NAME = 40;

/** The stretches of a line; of one that is all name, that name. */
function partsOf(line: Line, added: Added, here: readonly Person[]): readonly Part[] {
  const [only] = here;
  const isFound = added.parts.some(({ is }) => is === 'name' || is === 'type');
  if (only === undefined || only.name === '' || isFound) return added.parts;
  const from = Math.max(0, line.text.indexOf(only.name));
  return [{ from, to: from + only.name.length, is: 'name', sure: false, fighter: only.key }];
}

function left({ text, no }: Line): Notice {
  return { code: 'LeftOut', about: text.trim(), line: no };
}

function whole({ no, text }: Line, role: LineRole): SourceLine {
  return { no, text, role, parts: [] };
}

/** A line that is one thing of somebody above it. */
function allOf({ no, text, from, to }: Line, is: PartKind, { key }: Person): SourceLine {
  return { no, text, role: 'more', parts: [{ from, to, is, sure: true, fighter: key }] };
}

/**
 * Whoever has neither a type nor anything else than a name is nobody; nor is a word for somebody in a sentence
 * about something else.
 * @param unused how many words of the line nothing was made of, for each who begins in it
 * @param spoken words of any sentence in it
 * @param first the line begins with him
 */
function isSomebody(one: Person, unused: number, spoken: number, first: boolean): boolean {
  const things = one.gear.length + one.skills.length;
  const long = one.name.split(' ').length;
  if (one.type !== '' && one.meant.length > 0) {
    const said = one.count !== null && first;
    if (things > 0 || one.xp !== null) return unused < 9;
    if (said || (unused < (one.count === null ? 2 : 4) && spoken < 2 && long < 5)) return true;
    // The lines below may say what he has.
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

/** How many words of a line nothing was made of. */
function unusedIn(decoded: Decoded): number {
  return decoded.parts.filter(({ label, chunk }) => label === 'rest' && chunk.is === 'word').length;
}

/** How many words of any sentence are in it. */
function spokenIn({ tokens }: Lattice): number {
  return tokens.filter(({ is, text }) => is === 'word' && isCommon(text) && linkOf(text) === null)
    .length;
}

function textsIn(lattices: readonly Lattice[]): readonly string[] {
  return lattices.flatMap(({ chunks }) =>
    chunks.flatMap((some) =>
      some
        .filter(({ is }) => is === 'type' || is === 'thing' || is === 'band')
        .map(({ text }) => text),
    ),
  );
}
