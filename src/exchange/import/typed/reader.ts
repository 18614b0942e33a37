import type { LineRole, SourceLine } from '#exchange/import/draft.ts';
import { EMPTY_WARBAND, type FoundFighter, type FoundWarband } from '#exchange/import/found.ts';
import { statsIn } from '#exchange/import/words/stat-heads.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { foundOf, type Person, splitByGear } from './attach.ts';
import { readByWords } from './by-words.ts';
import {
  forVersion,
  withNamesAbove,
  withNamesAlone,
  withoutDoubtfulPeople,
  withoutWarbandEntries,
} from './clean-up.ts';
import { addListDoubts } from './doubts.ts';
import { isBelowGroup } from './groups.ts';
import { withHalvesJoined } from './halves.ts';
import { STEPS } from './steps.ts';
import { isContinuation } from './tables.ts';
import { typeBeside, typeIn } from './title-line.ts';
import { titleOf } from './titles.ts';
import { versionsOf } from './versions.ts';
import { startWalk, type Walk } from './walk.ts';

/**
 * Reads a typed list line by line: by its form where that is clear, otherwise by the most likely meaning of its words.
 * @param roles line roles given by the player, by line number
 * @returns one warband, or one for each version of it in the text, in order
 */
export function readTyped(
  text: string,
  general: Words,
  roles: ReadonlyMap<number, LineRole> = new Map(),
): readonly FoundWarband[] {
  const walk = startWalk(text, general);
  for (const line of walk.lines) {
    const { table, group } = walk;
    if (group !== null && !isBelowGroup(line, group)) walk.group = null;
    const inCell = table !== null && line.cells && isContinuation(table, line);
    const said = roles.get(line.no) ?? (inCell ? 'more' : undefined);
    if (!STEPS.some((step) => step(walk, line, said))) readByWords(walk, line, said);
  }
  const { people, recorded, read, words } = walk;
  walk.band = withoutWarbandEntries(people, recorded, walk.band, read, words);
  withNamesAbove(people, walk.nameOnly, read);
  withNamesAlone(walk);
  withoutDoubtfulPeople(walk);
  withHalvesJoined(people, read);
  if (walk.cells.broken) for (const one of people) one.unsure.add('who');
  const titled = warbandTitle(walk);
  markTitle(walk, titled.line);
  const versions = versionsOf(people);
  return versions.map((some) => {
    addListDoubts(some);
    return {
      ...EMPTY_WARBAND,
      name: titled.name,
      type: titled.type,
      gold: walk.gold,
      shards: walk.shards,
      fighters: some.flatMap(splitByGear).map((one) => fighterOf(one, walk)),
      stated: walk.stated,
      notices: walk.notices,
      lines: versions.length === 1 ? read : read.map((line) => forVersion(line, some)),
    };
  });
}

/** The warband's name and type, from its fields or from the lines above the fighters. */
function warbandTitle({ band, plain, people, read, words, title }: Walk) {
  const headings = new Set(read.flatMap(({ no, role }) => (role === 'heading' ? [no] : [])));
  const above = titleOf(
    plain.filter(({ line }) => !headings.has(line.no)),
    people,
    title,
  );
  const line = band.name === '' ? above.line : null;
  const name = band.name || above.name;
  // `Les Freux (Reikland)` as one value.
  const [, bare = '', inner = ''] = /^([^()]{2,60}?)\s*\(([^()]{2,60})\)$/u.exec(name) ?? [];
  const isTyped = inner !== '' && isWord(words, 'warbands', inner);
  return {
    name: isTyped ? bare : name,
    type: band.type || (isTyped ? inner : above.type) || typeBelow({ plain, read, words }),
    line,
  };
}

/** The type of the warband on a line below its fighters that nobody has read. */
function typeBelow({ plain, read, words }: Pick<Walk, 'plain' | 'read' | 'words'>): string {
  const isUnread = ({ role, parts }: SourceLine) =>
    role === 'note' || (role === 'more' && parts.every(({ is }) => is === 'title'));
  const unread = new Set(read.filter(isUnread).map(({ no }) => no));
  const own = plain.filter(({ line }) => unread.has(line.no));
  const said = own.flatMap((one) => typeIn(one, words) ?? typeBeside(one, words) ?? []);
  return said[0]?.text ?? '';
}

/** A line set aside that turns out to be the warband's name. */
function markTitle({ read, notices }: Walk, line: number | null): void {
  const at = read.findIndex(({ no, role }) => no === line && role === 'note');
  const title = read[at];
  if (title === undefined) return;
  read[at] = { ...title, role: 'title', parts: [] };
  const said = notices.findIndex((one) => one.line === line && one.code === 'LeftOut');
  if (said >= 0) notices.splice(said, 1);
}

function fighterOf(one: Person, { words, roleOf }: Walk): FoundFighter {
  const found = foundOf(one);
  return {
    ...found,
    stats: one.row?.stats ?? statsIn(words.lexicon, one.stats.join(' '))?.stats ?? {},
    role: found.role ?? roleOf.get(one.key.split('/')[0] ?? '') ?? null,
  };
}
