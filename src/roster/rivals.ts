import type { WarbandId } from '#rules/contract/ids.ts';
import type { BattleLine, Foe } from './after-battle/history.ts';
import { folded } from './folded.ts';
import { grouped } from './grouped.ts';

/** A warband met again and again. */
export interface Rival {
  /** As it was called last. */
  readonly name: string;
  /** Null where it isn't known, as of a side without a list. */
  readonly warbandId: WarbandId | null;
  /** Null where no record has it. */
  readonly emblem: string | null;
  readonly met: number;
  readonly won: number;
  readonly lost: number;
}

/** A battle of two sides: who was met in it. */
interface Meeting {
  readonly result: BattleLine['result'];
  readonly name: string;
  readonly foe: Foe | null;
}

/** Warbands met twice or more in battles of two sides, the one met most first. @param lines oldest first */
export function rivalsIn(lines: readonly BattleLine[]): readonly Rival[] {
  const meetings = lines.flatMap(({ against, foes, result }): readonly Meeting[] => {
    const [name = '', ...others] = against;
    return name === '' || others.length > 0 ? [] : [{ result, name, foe: foes[0] ?? null }];
  });
  const known = (name: string) =>
    new Set(meetings.flatMap((one) => (called(one) === name ? (one.foe?.warbandId ?? []) : [])));
  // A line of an older version knows its enemy by name alone: that is enough if only one warband bears it.
  const keyOf = (one: Meeting): string => {
    const [only, ...others] = known(called(one));
    return one.foe?.warbandId ?? (others.length === 0 ? only : undefined) ?? called(one);
  };
  return [...grouped(meetings.toReversed(), keyOf).values()]
    .filter((met) => met.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((met) => ({
      name: met[0]?.name ?? '',
      warbandId: met.find(({ foe }) => foe?.warbandId)?.foe?.warbandId ?? null,
      emblem: met.find(({ foe }) => foe !== null)?.foe?.emblem ?? null,
      met: met.length,
      won: met.filter(({ result }) => result === 'won').length,
      lost: met.filter(({ result }) => result === 'lost').length,
    }));
}

function called({ name }: Meeting): string {
  return folded(name);
}
