import type { SourceLine } from '#exchange/import/draft.ts';
import { fold } from '#exchange/import/words/names.ts';
import type { Person } from './attach.ts';

/**
 * Joins the halves of fighters whose type, experience or characteristics stand in one place and whose things below,
 * under the same name. Two states of a fighter have things in both.
 */
export function withHalvesJoined(people: Person[], read: SourceLine[]): void {
  const bare = people.filter((one) => !isArmed(one));
  if (bare.length === 0) return;
  // Halves are taken out on the way.
  const all = people.slice();
  for (const later of all) {
    const own = bare.filter((one) => isOtherHalf(one, later, people));
    const [earlier, ...others] = own;
    if (earlier === undefined || others.length > 0) continue;
    earlier.gear.push(...later.gear);
    earlier.skills.push(...later.skills);
    earlier.injuries.push(...later.injuries);
    earlier.rules.push(...later.rules);
    earlier.xp ??= later.xp;
    for (const doubt of later.unsure) if (!ANSWERED.has(doubt)) earlier.unsure.add(doubt);
    bare.splice(bare.indexOf(earlier), 1);
    people.splice(people.indexOf(later), 1);
    for (const [at, line] of read.entries())
      if (line.parts.some(({ fighter }) => fighter === later.key)) {
        const parts = line.parts.map((part) =>
          part.fighter === later.key ? { ...part, fighter: earlier.key } : part,
        );
        read[at] = { ...line, parts, role: 'more' };
      }
  }
}

/** What the first half says. */
const ANSWERED: ReadonlySet<string> = new Set(['name', 'type', 'who']);

function isArmed({ gear, skills, injuries, row }: Person): boolean {
  const own = [gear, skills, injuries, row?.gear, row?.skills, row?.injuries];
  return own.some((some) => (some?.length ?? 0) > 0);
}

function isOtherHalf(earlier: Person, later: Person, people: readonly Person[]): boolean {
  if (people.indexOf(earlier) >= people.indexOf(later) || earlier.gone || later.gone) return false;
  if (later.line === earlier.line || later.row !== undefined || later.stats.length > 0)
    return false;
  if (!isArmed(later)) return false;
  const xp = earlier.row?.xp ?? earlier.xp;
  const count = earlier.row?.count ?? earlier.count;
  const fits = (one: number | null, other: number | null) =>
    one === null || other === null || one === other;
  if (!fits(later.xp, xp) || (later.count !== 1 && !fits(later.count, count))) return false;
  if (
    later.meant.length > 0 &&
    earlier.meant.length > 0 &&
    !later.meant.some((id) => earlier.meant.includes(id))
  )
    return false;
  if (later.name !== '') return callsOf(earlier).some((name) => callsOf(later).includes(name));
  // Only a table lists whole types.
  const type = fold(later.type);
  const alike = people.filter((one) => fold(one.type) === type || fold(one.name) === type);
  return earlier.row !== undefined && alike.length === 2 && alike.includes(earlier);
}

function callsOf({ name, type }: Person): readonly string[] {
  return name === '' ? [] : [fold(name), fold(`${type} ${name}`)];
}
