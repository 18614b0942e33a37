import type { Person } from './attach.ts';
import type { Lattice } from './chunk.ts';
import type { Line } from './lines.ts';

/** A group whose members have lines of their own: `2 Champions`, `- Hans: hammer`, `- Ulf: axe`. */
export interface Group {
  readonly who: Person;
  readonly indent: number;
  readonly bullet: string;
}

/** The group that a line introduces; null unless it has a type but neither name nor gear. */
export function groupOf(here: readonly Person[], { indent, bullet }: Line): Group | null {
  const [who, ...others] = here;
  const bare = who !== undefined && who.type !== '' && who.name === '' && who.gear.length === 0;
  return bare && others.length === 0 ? { who, indent, bullet } : null;
}

/** Whether a line is indented below the group, or has a bullet that the group lacks. */
export function isBelowGroup(line: Line, { indent, bullet }: Group): boolean {
  return line.indent > indent || (line.bullet !== '' && bullet === '');
}

/** Whether a person with name and gear but no type is a member of the group. */
export function isOneOf({ name, type, gear }: Person, { who }: Group): boolean {
  return type === '' && name !== '' && gear.length > 0 && who.gear.length === 0;
}

/** Moves one model of the group to a named member. */
export function adopt(one: Person, { who }: Group, people: Person[]): void {
  one.type = who.type;
  one.meant = who.meant;
  one.count = 1;
  one.xp ??= who.xp;
  for (const doubt of who.unsure) one.unsure.add(doubt);
  who.count = (who.count ?? 1) - 1;
  if (who.count < 1 && people.includes(who)) people.splice(people.indexOf(who), 1);
}

/** `Hans (hammer, shield)`: whether a line begins with an unknown capitalised word and punctuation. */
export function beginsWithName({ tokens, chunks }: Lattice): boolean {
  const end = tokens.findIndex(({ is }) => is === 'sign');
  const first = tokens[0];
  if (end < 1 || end > 4 || first?.is !== 'word' || !/^\p{Lu}/u.test(first.text)) return false;
  const known = (chunks[0] ?? []).some(
    ({ is, how }) => is !== 'word' && is !== 'quoted' && how === 'exact',
  );
  return !known && /^[:(,–—-]$/u.test(tokens[end]?.text ?? '');
}
