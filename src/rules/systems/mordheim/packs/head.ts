import type { ListedType } from '#rules/contract/catalogue.ts';
import type { Pack } from './schema.ts';

/** What the list of warbands shows of a pack; null for one of hired swords and animals. */
export function headOf({ id, names, unsure, grade, warband, things }: Pack): ListedType | null {
  if (warband === undefined) return null;
  const brings = broughtIn(things);
  return {
    id,
    ...(names === undefined ? {} : { names }),
    ...(unsure === undefined ? {} : { unsure }),
    ...(grade === undefined ? {} : { grade }),
    ...(brings.length === 0 ? {} : { brings }),
    ...warband,
  };
}

/** What of it somebody may carry. */
function broughtIn({
  traits,
  skills,
  items,
  spells = {},
}: NonNullable<Pack['things']> = {}): readonly string[] {
  const cast = Object.values(spells).flatMap((list) => list.spells.map(({ id }) => id));
  return [...Object.keys({ ...traits, ...skills, ...items }), ...cast];
}
