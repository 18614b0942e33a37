import type { WarriorId } from '#rules/contract/ids.ts';
import type { BattleLine, Fought } from './after-battle/history.ts';
import { grouped } from './grouped.ts';

/**
 * `felled`: enemies put out of action, more than anybody else · `nemesis`: times that one and the same enemy was ·
 * `unscathed`: battles, and never out of action.
 */
export interface Deed {
  readonly kind: 'felled' | 'nemesis' | 'unscathed';
  readonly id: WarriorId;
  readonly name: string;
  /** Never 1. */
  readonly count: number;
  /** The enemy of a nemesis. */
  readonly enemy: { readonly name: string; readonly leader: boolean } | null;
}

/** At most one of each kind. @param lines oldest first */
export function deedsIn(lines: readonly BattleLine[]): readonly Deed[] {
  const found: Deed[] = [];
  for (const seek of [mostFelled, nemesis, unscathed]) {
    const others = found.map(({ id }) => id);
    const next = seek(lines, others);
    if (next !== null) found.push(next);
  }
  return found;
}

/** One row of a member in a battle's line, with that line. */
type Part = Fought & { readonly line: BattleLine };

function partsOf(lines: readonly BattleLine[]): ReadonlyMap<WarriorId, readonly Part[]> {
  const parts = lines.flatMap((line) => line.fought.map((one) => ({ ...one, line })));
  return grouped(parts, ({ id }) => id);
}

/** The one with the largest count; null for less than two, and for several if he has to be the only one. */
function best(deeds: readonly Deed[], unique: boolean): Deed | null {
  const [first, second] = deeds.toSorted((one, other) => other.count - one.count);
  if (first === undefined || first.count < 2) return null;
  return unique && second?.count === first.count ? null : first;
}

function mostFelled(lines: readonly BattleLine[]): Deed | null {
  const deeds = [...partsOf(lines)].map(([id, parts]) =>
    deed('felled', id, parts, parts.flatMap(({ felled }) => felled).length),
  );
  return best(deeds, true);
}

/** Only of warbands with a list, and not of those who bear no more than a number in a group. */
function nemesis(lines: readonly BattleLine[]): Deed | null {
  const deeds = [...partsOf(lines)].flatMap(([id, parts]) => {
    const blows = parts.flatMap(({ felled, line }) => {
      const [foe, ...others] = line.foes;
      if (!foe?.warbandId || others.length > 0) return [];
      const { warbandId, leader } = foe;
      return felled.flatMap((name) => (/\d$/.test(name) ? [] : { warbandId, name, leader }));
    });
    const each = grouped(blows, ({ warbandId, name }) => `${warbandId} ${name}`).values();
    return [...each].map((of) => {
      const { name = '', leader = '' } = of.at(-1) ?? {};
      return { ...deed('nemesis', id, parts, of.length), enemy: { name, leader: leader === name } };
    });
  });
  return best(deeds, false);
}

function unscathed(lines: readonly BattleLine[], others: readonly WarriorId[]): Deed | null {
  const fallen = lines.flatMap((line) => line.fallen);
  // A line of an older version knows its fallen by name alone, and names change.
  if (fallen.some(({ id }) => id === null)) return null;
  const deeds = [...partsOf(lines)].flatMap(([id, parts]) =>
    others.includes(id) || fallen.some((one) => one.id === id)
      ? []
      : deed('unscathed', id, parts, parts.length),
  );
  return best(deeds, false);
}

function deed(kind: Deed['kind'], id: WarriorId, parts: readonly Part[], count: number): Deed {
  return { kind, id, name: parts.at(-1)?.name ?? '', count, enemy: null };
}
