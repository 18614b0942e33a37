import type { LineRole } from '#exchange/import/draft.ts';
import { type FoundFighter, type FoundWarband, NO_WARBAND } from '#exchange/import/found.ts';
import { statsIn } from '#exchange/import/words/heads.ts';
import type { Words } from '#exchange/import/words/words.ts';
import { withNamesAbove, withoutBand, withoutDoubtful, withoutOthers } from './afterwards.ts';
import { apart, foundOf, type Person } from './attach.ts';
import { readByWords } from './by-words.ts';
import { doubt } from './doubts.ts';
import { isBelowGroup } from './groups.ts';
import { statesOf } from './states.ts';
import { STEPS } from './steps.ts';
import { isBelow } from './tables.ts';
import { titleOf } from './titles.ts';
import { type Walk, walkThrough } from './walk.ts';

/**
 * Reads what somebody typed: its lines are told apart, each is taken by its form or for the likeliest that its
 * words may say, and what it says is handed to whom it says it of.
 * @param roles what the player has said that a line is, by its number
 * @returns a warband, or one for each state of it that the text tells, the first one first
 */
export function readTyped(
  text: string,
  general: Words,
  roles: ReadonlyMap<number, LineRole> = new Map(),
): readonly FoundWarband[] {
  const walk = walkThrough(text, general);
  for (const line of walk.lines) {
    const { table, group } = walk;
    if (group !== null && !isBelowGroup(line, group)) walk.group = null;
    const inCell = table !== null && line.cells && isBelow(table, line);
    const said = roles.get(line.no) ?? (inCell ? 'more' : undefined);
    if (!STEPS.some((step) => step(walk, line, said))) readByWords(walk, line, said);
  }
  const { people, recorded, read, words } = walk;
  walk.band = withoutBand(people, recorded, walk.band, read, words);
  withNamesAbove(people, walk.nameOnly, read);
  withoutDoubtful(people, read, walk.notices);
  const titled = titleIn(walk);
  const states = statesOf(people);
  return states.map((some) => {
    doubt(some);
    return {
      ...NO_WARBAND,
      ...titled,
      gold: walk.gold,
      fighters: some.flatMap(apart).map((one) => fighterOf(one, walk)),
      notices: walk.notices,
      lines: states.length === 1 ? read : read.map((line) => withoutOthers(line, some)),
    };
  });
}

/** What the warband is called, by its own words or by the lines above its fighters. */
function titleIn({ band, plain, people, read }: Walk) {
  const headings = new Set(read.flatMap(({ no, role }) => (role === 'heading' ? [no] : [])));
  const above = titleOf(
    plain.filter(({ line }) => !headings.has(line.no)),
    people,
  );
  return { name: band.name || above.name, type: band.type || above.type };
}

function fighterOf(one: Person, { words, roleOf }: Walk): FoundFighter {
  const found = foundOf(one);
  return {
    ...found,
    stats: one.row?.stats ?? statsIn(words.lexicon, one.stats.join(' '))?.stats ?? {},
    role: found.role ?? roleOf.get(one.key.split('/')[0] ?? '') ?? null,
  };
}
