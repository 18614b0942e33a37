import { isUnreadLine } from '#exchange/import/notice.ts';
import { plain } from '#exchange/import/words/names.ts';
import type { Facts } from './facts.ts';
import { FATES, SENTENCE, TALLY, TURNS } from './patterns.ts';

// What a text is about, by how its lines were read.

/** How often a text has this. */
export function count(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length;
}

/**
 * Whether this is a battle report, a diary or a page of rules: mostly unread lines, and fighters without known
 * items.
 */
export function isStory({ fighters, unread, says, armed }: Facts): boolean {
  const all = fighters.length;
  const known = fighters.filter(({ profileId }) => profileId.value !== '').length;
  const odd = fighters.filter(({ gear }) => gear.some(({ itemId }) => itemId === '')).length;
  if (unread >= 8 && unread > all * 8) return true;
  if (!says && all < 3 && unread > all * 2) return true;
  if (all > 3 && odd * 2 > all && armed * 4 < all && unread * 2 > all) return true;
  if (known + armed === 0) return unread > all;
  const bare = known * 5 >= all * 4 && odd === 0 && unread <= all * 4;
  return unread >= all * 2 && armed * 2 < all && !bare;
}

/** Whether the text is mostly sentences about something else, with a handful of fighters. */
export function isMostlyProse({ fighters, draft, text }: Facts): boolean {
  if (fighters.length === 0 || fighters.length > 4) return false;
  const lines = text.split('\n');
  const unread = new Set(
    draft.notices.flatMap((one) => (isUnreadLine(one) && one.line !== null ? [one.line] : [])),
  );
  const sentences = [...unread].filter((no) =>
    SENTENCE.test((lines[no - 1] ?? '').slice(0, LONG_ENOUGH)),
  );
  return sentences.length > fighters.length && sentences.length * 2 > lines.filter(isFilled).length;
}

/** Signs of a line in which a sentence is looked for: the pattern’s time goes with their square. */
const LONG_ENOUGH = 500;

/** Questions about the rules, not a list. */
export function isMadeOfQuestions({ text }: Facts): boolean {
  const lines = text.split('\n').filter(isFilled);
  const questions = lines.filter((line) => line.includes('?')).length;
  return questions > 1 && questions * 3 >= lines.length;
}

function isFilled(line: string): boolean {
  return /\p{L}/u.test(line);
}

/** Whether most lines report somebody's fate. */
export function tellsFates({ lower, fighters }: Facts): boolean {
  const fates = [...lower.matchAll(FATES)].filter(
    ({ index }) => !TALLY.test(lineAround(lower, index)),
  ).length;
  return fates > 3 && fates * 3 > fighters.length;
}

/** The line that a place is in, without what leads to its first letter or digit. */
function lineAround(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(from, end < 0 ? undefined : end).replace(/^[^\p{L}\d]{1,6}/u, '');
}

/** Whether fighters stand between the turns of a battle, and not only above or below what is counted of them. */
export function isAmongTurns({ fighters, lower }: Facts): boolean {
  const turns = [...lower.matchAll(TURNS)].map(
    ({ index }) => lower.slice(0, index).split('\n').length,
  );
  const [first = 0, last = 0] = [turns[0], turns.at(-1)];
  return fighters.some(({ line }) => line !== null && line >= first && line <= last);
}

/** Whether one name is numbered: `Slayer #1`, and further below `Slayer #1` again. */
export function numbersAgain({ fighters }: Facts): boolean {
  const numbered = fighters.map(({ name }) => plain(name.value)).filter((name) => /\d$/.test(name));
  return numbered.length - new Set(numbered).size > 2;
}

/** Whether fighters come up again: `Jarl: kill`, and further below `Jarl: tannery`. */
export function comeAgain({ fighters }: Facts): boolean {
  const names = fighters.map(({ name, type, profileId }) =>
    plain(profileId.value === '' ? type.value : name.value),
  );
  const again = fighters.filter(({ gear, count: models }, at) => {
    const before = names.indexOf(names[at] ?? '');
    const bare = models.value === 1 && gear.every(({ itemId }) => itemId === '');
    return bare && before < at - 1 && names[at - 1] !== names[at];
  });
  return again.length > 3 && again.length * 3 > fighters.length;
}

/** Whether this is a cost calculator, whose rows hold categories: `cc`, `cc`, `mw`, `armor`. */
export function isCalculator({ fighters }: Facts): boolean {
  const kinds = new Map<string, number>();
  for (const { type, profileId } of fighters) {
    const kind = type.value;
    if (profileId.value === '' && /^\p{Ll}{2,5}$/u.test(kind))
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds.values()].some((times) => times > 3);
}

/** Whether this is a table of who may hire whom: `Skaven: Warlock, Witch`, `Undead: Witch`. */
export function isIndex({ fighters, draft }: Facts): boolean {
  const bands = draft.lines.filter(
    ({ role, parts }) => role === 'fighter' && parts[0]?.is === 'title',
  );
  return bands.length > 3 && bands.length * 4 > fighters.length;
}
