import type { LineRole, Part, PartKind, SourceLine } from '#exchange/import/draft.ts';
import {
  type FoundFighter,
  type FoundWarband,
  NO_WARBAND,
  type Notice,
} from '#exchange/import/found.ts';
import { MOST } from '#exchange/import/limits.ts';
import { headOf } from '#exchange/import/tables/table-rows.ts';
import { statsIn } from '#exchange/import/words/heads.ts';
import { isPlural, plain } from '#exchange/import/words/names.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { inLanguageOf, type Words } from '#exchange/import/words/words.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
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
import { type Gap, type Lattice, latticeOf } from './chunks.ts';
import { type Decoded, decode, type Labelled } from './decode.ts';
import { doubt, overlooked } from './doubts.ts';
import { factsOf, hasWhole, shortened, shortens } from './facts.ts';
import { adopt, beginsWithName, type Group, groupOf, isBelowGroup, isOneOf } from './groups.ts';
import { type Line, linesOf } from './lines.ts';
import type { State } from './patterns.ts';
import { bandOf, isOfAll, recordsIn, type Told, tell } from './records.ts';
import { type Shorts, shortsOf } from './shorts.ts';
import { statesOf } from './states.ts';
import { numbersBelow, signsIn } from './stats.ts';
import { type Facts, styleOf } from './style.ts';
import { headedBy, isBelow, isRowOf, rowOf, type Table } from './tables.ts';
import { tokensOf } from './tokens.ts';
import { treasuryIn } from './treasury.ts';
import { isAboutAll, isCommon, isPronoun, linkOf } from './vocabulary.ts';

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

/** Takes away those of whom nothing but what the whole list is called was told. */
function withoutBand(
  people: Person[],
  recorded: ReadonlySet<Person>,
  band: { readonly name: string; readonly type: string },
  read: SourceLine[],
  words: Words,
): { readonly name: string; readonly type: string } {
  let told = band;
  for (const one of recorded) {
    if (!isOfAll(one, one === people[0], words)) continue;
    people.splice(people.indexOf(one), 1);
    told = { name: told.name || one.name, type: told.type || one.type };
    for (const [at, line] of read.entries())
      if (line.parts.some(({ fighter }) => fighter === one.key) || line.no === one.line)
        read[at] = { ...line, role: 'title', parts: [] };
  }
  return told;
}

/** A line that is about those of another state of the warband is about nobody of this one. */
function withoutOthers(line: SourceLine, people: readonly Person[]): SourceLine {
  const parts = line.parts.filter(
    ({ fighter }) => fighter === '' || people.some(({ key }) => key === fighter.split('/')[0]),
  );
  const emptied = parts.length === 0 && line.parts.length > 0;
  return emptied ? { ...line, role: 'nobody', parts } : { ...line, parts };
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

const ASIDE: ReadonlySet<Section> = new Set<Section>(['dead', 'stash', 'notes']);

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

function bare({ text, from, to }: Line): string {
  return text.slice(from, to).replaceAll(/[*_~]/gu, '');
}

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

/** A line that begins with a word for the dead, for what lies at home or for the warband itself; null for others. */
function asideOf({ chunks, tokens, line }: Lattice, above: boolean, words: Words): LineRole | null {
  const begins = chunks.find((some) => some.length > 0) ?? [];
  if (begins.some(({ is }) => is === 'dead')) return 'nobody';
  const [section] = begins.find(({ is }) => is === 'key')?.ids ?? [];
  if (section === 'dead') return 'nobody';
  if (section === 'stash' || section === 'notes') return 'note';
  const all = chunks.flat();
  const stored = all.some(({ is, ids }) => is === 'key' && ids[0] === 'stash');
  if (stored && !all.some(({ is, how }) => is === 'type' && how === 'exact')) return 'note';
  // `Bande;…`, `Valeur 139`
  const colon =
    tokens.slice(0, 5).some(({ text }) => text === ':') || /^[;\d|\t]/u.test(tokens[1]?.text ?? '');
  if (above && colon && begins.some(({ is, text }) => is === 'word' && isAboutAll(text)))
    return 'title';
  if (above && isCounted(line)) return 'title';
  const known = (kind: string) => all.some(({ is, how }) => is === kind && how === 'exact');
  const longest = (kind: string) =>
    Math.max(
      0,
      ...all.map(({ is, how, text }) => (is === kind && how === 'exact' ? text.length : 0)),
    );
  const band = longest('band');
  // `Dame Ombeline (vampire)`: one of them, and no heading.
  const isBand =
    longest('type') < band ||
    (longest('type') === band &&
      (line.no < 3 ||
        all.some(
          ({ is, text }) =>
            is === 'band' &&
            text.length === band &&
            isPlural(words.indexes.profiles, text, words.language),
        )));
  if (above && band > 0 && isBand && !known('thing') && line.no < 8) return 'title';
  if (begins.some(({ is }) => is === 'price') && !known('type')) return 'note';
  if (known('price') && !known('type') && !known('thing')) return 'note';
  return null;
}

/**
 * `Number of warriors: 11`, `Warriors: 11/12`, `Members 7, gold 9`: numbers of the whole warband, above whoever is in
 * it.
 */
function isCounted(line: Line): boolean {
  const said = bare(line);
  const parts = said.split(/[,;|·]\s*|\s{2,}/u).filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length > 1) return parts.every((part) => /^[^\d:,]+:?\s*\d+\D*$/u.test(part));
  const [, key = '', most = ''] =
    /^([^\d:]+):\s*\d{1,2}(?:\s*(?:\/|\p{L}{2,4})\s*(\d{1,2}))?$/u.exec(said) ?? [];
  const [first = '', ...others] = key.trim().split(' ');
  return most !== '' || (others.length > 0 && headOf(first) !== null && headOf(key) !== 'xp');
}

/** What a line heads; null for one that is no heading. */
function headingOf({ text, from, to }: Line): Section | null {
  const said = text
    .slice(from, to)
    .replace(/\s*\[[^\]]*\]\s*\+?$/u, '')
    .replaceAll(/[*_~#=[\]]|\p{Extended_Pictographic}/gu, '')
    .replace(/\s*:\s*$/u, '')
    .trim();
  // `Trésor;6`: a line that says it already.
  if (said.length > 50 || /[;\t|]\s*[\p{L}\d]/u.test(said)) return null;
  const section = sectionOf(said);
  // `Trésor : 35 co` heads nothing: all that lies there stands beside it.
  const isWhole = section !== null && ASIDE.has(section) && /:\s*\S/u.test(said);
  return isWhole ? null : section;
}

/** How far the line above may have come with whoever this line goes on with, and what it costs to go on. */
function startsOf(
  lattice: Lattice,
  end: State,
  indent: number,
  said: LineRole | undefined,
  oneLine: boolean,
  inRecord: boolean,
): ReadonlyMap<State, number> {
  const { line } = lattice;
  if (said === 'more') return new Map([[end === 'start' ? 'gear' : end, 0]]);
  // `-> axe`: what is his.
  const points = end !== 'start' && /[>→]/u.test(line.bullet);
  const starts = new Map<State, number>([['start', points ? -2.5 : 0]]);
  if (end === 'start' || said === 'fighter' || line.order !== null) return starts;
  const [word] = lattice.tokens;
  const hers = word !== undefined && isPronoun(word.text);
  if (hers) starts.set('start', -2.5);
  const deeper = points || hers || line.indent > indent;
  const headed = lattice.chunks.some((some) =>
    some.some(({ is, how }) => is === 'type' && how !== 'slip'),
  );
  const alone = end === 'named' && isOnlyType(lattice);
  const cost =
    alone || deeper || inRecord || isKeyed(lattice)
      ? 0.6
      : line.apart
        ? -4
        : !headed
          ? -0.8
          : line.bullet === '' && !oneLine
            ? -1.2
            : -3;
  const at =
    end === 'count' || end === 'counts' || (!deeper && !alone && !OPEN.has(end)) ? 'gear' : end;
  starts.set(at, cost);
  return starts;
}

/** A line that ends so leaves its reader waiting for more. */
const OPEN: ReadonlySet<State> = new Set<State>(['type', 'types', 'name']);

/** `Equip.: sword`: of whoever was spoken of. */
function isKeyed({ chunks }: Lattice): boolean {
  return chunks[0]?.some(({ is, ids }) => is === 'key' && OF_ONE.has(ids[0] ?? '')) === true;
}

const OF_ONE: ReadonlySet<string> = new Set(['gear', 'skills', 'injuries', 'rules', 'advances']);

/** `Sister Superior` below `Sister Hedwig`: nothing but what somebody is. */
function isOnlyType({ tokens, chunks }: Lattice): boolean {
  return (chunks[0] ?? []).some(
    ({ is, to, how }) => is === 'type' && how === 'exact' && to === tokens.length,
  );
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

/** `Bolt Action Boys` above a captain and his champions: a name for all of them, with a word of other people. */
function isTitle(
  { tokens }: Lattice,
  [one, ...more]: readonly Person[],
  { among }: Facts,
): boolean {
  if (one === undefined || more.length > 0 || tokens.length > 5) return false;
  const nothing = one.gear.length === 0 && one.count === null && one.xp === null;
  const others = (id: string) =>
    !/^(?:extras\/|$)/u.test(id) && !among.some((own) => id.startsWith(`${own}/`));
  return (
    nothing &&
    tokens.every(({ is }) => is === 'word') &&
    among.length > 0 &&
    one.meant.length > 0 &&
    one.meant.every(others)
  );
}

/** Where everybody's name stands in a line above what he is, it is his. */
function withNamesAbove(
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

/** How many words of a line nothing was made of. */
function unusedIn(decoded: Decoded): number {
  return decoded.parts.filter(({ label, chunk }) => label === 'rest' && chunk.is === 'word').length;
}

/** A sentence that speaks of somebody who has nothing is a note. */
function withoutDoubtful(people: Person[], read: SourceLine[], notices: Notice[]): void {
  for (const one of people.filter(({ doubtful }) => doubtful)) {
    if (one.gear.length + one.skills.length > 0 || one.xp !== null) continue;
    people.splice(people.indexOf(one), 1);
    const at = read.findIndex(({ no }) => no === one.line);
    const line = read[at];
    if (line === undefined || people.some((other) => other.line === one.line)) continue;
    read[at] = { ...line, role: 'note', parts: [] };
    notices.push({ code: 'LeftOut', about: line.text.trim(), line: line.no });
  }
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

/** A title without what kind of warband it is, where that stands behind it: `Les Freux (Reikland)`. */
function titleIn({ line, chunks, gaps, tokens }: Lattice): string {
  const band = chunks
    .flat()
    .find(({ is, from }) => is === 'band' && from > 0 && PARTING.has(gaps[from] ?? 'none'));
  const end = band === undefined ? line.to : (tokens[band.from]?.from ?? line.to);
  return line.text
    .slice(line.from, end)
    .replaceAll(/[*_~]/gu, '')
    .replace(/(?:\t| {3,}).*$/u, '')
    .replace(/[^\p{L}\p{N}!?.”»"']+$/u, '');
}

/** `on s’appelle les Cendres de Sigmar`: what stands behind the word for it, before anybody is named. */
function calledIn({ line, chunks, tokens, gaps }: Lattice, end: number): readonly string[] {
  const head = chunks.findIndex((some) => some.some(({ is }) => is === 'type'));
  const at = tokens.findIndex(({ text }) => linkOf(text) === 'called');
  if (at < 0 || (line.no === end && head >= 0 && head < at)) return [];
  const rest = gaps.findIndex(
    (gap, place) => place > at + 1 && (PARTING.has(gap) || gap === 'sentence'),
  );
  const from = tokens[at + 1]?.from;
  const to = tokens[(rest < 0 ? tokens.length : rest) - 1]?.to;
  const name = from === undefined || to === undefined ? '' : line.text.slice(from, to);
  return /^\P{L}*$/u.test(name) || name.length > 50 ? [] : [name.replace(/[^\p{L}\p{N}]+$/u, '')];
}

const PARTING: ReadonlySet<Gap> = new Set<Gap>(['comma', 'dash', 'colon', 'slash', 'open', 'cell']);

/** What the warband is called, and what it is: by the lines above the first of its fighters. */
function titleOf(
  lattices: readonly Lattice[],
  people: readonly Person[],
): { readonly name: string; readonly type: string } {
  const end = people[0]?.line ?? Number.MAX_SAFE_INTEGER;
  const above = lattices.filter(({ line }) => line.no <= end);
  const bands = above.flatMap(({ chunks }) => chunks.flat().filter(({ is }) => is === 'band'));
  const quoted = above.flatMap(({ chunks, line }) =>
    chunks.flat().filter(({ is }) => is === 'quoted' && line.no < end),
  );
  const [first] = above.filter(({ line }) => line.no < end && line.to - line.from < 60);
  const type = bands.toSorted((a, b) => b.text.length - a.text.length)[0]?.text ?? '';
  const called = above.flatMap((one) => calledIn(one, end))[0];
  const name = called ?? quoted[0]?.text ?? (first === undefined ? '' : titleIn(first));
  return { name: name === type ? '' : name, type };
}
