import type { AfterBattlePart, InjuryRow } from '#rules/contract/after-battle.ts';

/** Every injury of a game, further results included. */
export function everyInjury({ injuries }: Pick<AfterBattlePart, 'injuries'>): readonly InjuryRow[] {
  return injuries.flatMap(({ rows }) => rows).flatMap(withFurther);
}

/** A characteristic that an injury changed. */
export interface Injured {
  /** Of the injury. */
  readonly id: string;
  readonly characteristic: string;
  readonly by: number;
}

/** How injuries change characteristics, by their ids. */
export function changesBy(
  part: Pick<AfterBattlePart, 'injuries'>,
  ids: readonly string[],
): readonly Injured[] {
  const known = new Map(everyInjury(part).map((row) => [row.id, row]));
  return ids.flatMap((id) =>
    (known.get(id)?.effects ?? []).flatMap((effect) =>
      effect.kind === 'characteristic'
        ? [{ id, characteristic: effect.characteristic, by: effect.by }]
        : [],
    ),
  );
}

/** Traits that injuries leave behind, and those that name whom somebody hates since. */
export function traitsOfInjuries(part: Pick<AfterBattlePart, 'injuries'>): {
  readonly lasting: readonly string[];
  readonly grudges: readonly string[];
} {
  const effects = everyInjury(part).flatMap((row) => row.effects);
  const of = (kind: 'trait' | 'grudge') => [
    ...new Set(effects.flatMap((effect) => (effect.kind === kind ? effect.trait : []))),
  ];
  return { lasting: of('trait'), grudges: of('grudge') };
}

function withFurther(row: InjuryRow): readonly InjuryRow[] {
  return [row, ...row.further.flatMap(withFurther)];
}
