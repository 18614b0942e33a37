import type { DrugRow } from '#rules/contract/after-battle.ts';
import type { Flags } from '#rules/contract/battle-view.ts';

// Drugs before a battle: whoever carries one in a battle has taken it, so doses that are not taken stay at home.

/** A fighter as far as drugs change him. */
interface Taker {
  readonly profileId: string;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
}

/** The drugs taken, by trait, each with the number thrown for it; 0 for none. */
export type Taken = Readonly<Record<string, number>>;

/** The doses that somebody has and can take. @rule MORD-DRUGS */
export function dosesFor(
  { traits, profileId }: Pick<Taker, 'traits' | 'profileId'>,
  drugs: readonly DrugRow[],
): readonly DrugRow[] {
  return drugs.filter((row) => traits[row.trait] === true && !row.never(profileId));
}

/** Whether a number is thrown as the drug is taken. */
export function isThrown({ raises }: DrugRow): boolean {
  return raises.some(({ by }) => by === 'D3');
}

/** Drugs that somebody can’t be without, of those that he has not taken. @rule MORD-DRUGS */
export function missedBy(
  { traits }: Pick<Taker, 'traits'>,
  drugs: readonly DrugRow[],
  taken: Taken,
): readonly DrugRow[] {
  return drugs.filter(
    ({ habit, trait }) =>
      habit !== null && Object.hasOwn(traits, habit) && !Object.hasOwn(taken, trait),
  );
}

/**
 * Somebody as he comes to a battle: with what he has taken, and without the doses that he keeps.
 * @rule MORD-DRUGS
 */
export function dosed<One extends Taker>(one: One, drugs: readonly DrugRow[], taken: Taken): One {
  const rows = dosesFor(one, drugs).filter(({ trait }) => Object.hasOwn(taken, trait));
  const kept = drugs.filter((row) => Object.hasOwn(one.traits, row.trait) && !rows.includes(row));
  if (rows.length + kept.length === 0) return one;
  const at = (id: string) => kept.some(({ trait }) => trait === id);
  const own = Object.entries(one.traits).filter(([id]) => !at(id));
  const given = rows.flatMap(({ gives }) => gives.map((id) => [id, true] as const));
  const raises = rows.flatMap((row) =>
    row.raises.map(({ characteristic, by }) => ({
      characteristic,
      by: by === 'D3' ? (taken[row.trait] ?? 0) : by,
    })),
  );
  return {
    ...one,
    traits: Object.fromEntries([...own, ...given]),
    profile: raises.reduce<Taker['profile']>(
      (now, { characteristic, by }) => ({
        ...now,
        [characteristic]: (now[characteristic] ?? 0) + by,
      }),
      one.profile,
    ),
  };
}
