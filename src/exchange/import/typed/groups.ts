import type { Person } from './attach.ts';
import type { Lattice } from './chunk.ts';
import type { Line } from './lines.ts';

/** What several are, on a line above one for each of them: `2 Champions`, `- Hans: hammer`, `- Ulf: axe`. */
export interface Group {
  readonly who: Person;
  readonly indent: number;
  readonly bullet: string;
}

/** The group that a line tells, if it may have lines for its people below; null for anybody else’s. */
export function groupOf(here: readonly Person[], { indent, bullet }: Line): Group | null {
  const [who, ...others] = here;
  const bare = who !== undefined && who.type !== '' && who.name === '' && who.gear.length === 0;
  return bare && others.length === 0 ? { who, indent, bullet } : null;
}

/** Deeper, or with a sign of lists that the group has not. */
export function isBelowGroup(line: Line, { indent, bullet }: Group): boolean {
  return line.indent > indent || (line.bullet !== '' && bullet === '');
}

/** Somebody who has a name and things, and of whom nobody says what he is. */
export function isOneOf({ name, type, gear }: Person, { who }: Group): boolean {
  return type === '' && name !== '' && gear.length > 0 && who.gear.length === 0;
}

/** Gives somebody what his group is, which has one less of them then. */
export function adopt(one: Person, { who }: Group, people: Person[]): void {
  one.type = who.type;
  one.meant = who.meant;
  one.count = 1;
  one.xp ??= who.xp;
  for (const doubt of who.unsure) one.unsure.add(doubt);
  who.count = (who.count ?? 1) - 1;
  if (who.count < 1 && people.includes(who)) people.splice(people.indexOf(who), 1);
}

/** `Hans (hammer, shield)`: a word with a capital that nobody knows, parted from what is behind it. */
export function beginsWithName({ tokens, chunks }: Lattice): boolean {
  const end = tokens.findIndex(({ is }) => is === 'sign');
  const first = tokens[0];
  if (end < 1 || end > 4 || first?.is !== 'word' || !/^\p{Lu}/u.test(first.text)) return false;
  const known = (chunks[0] ?? []).some(
    ({ is, how }) => is !== 'word' && is !== 'quoted' && how === 'exact',
  );
  return !known && /^[:(,–—-]$/u.test(tokens[end]?.text ?? '');
}
