import type { RolledRow } from '#rules/contract/rows.ts';
import { fromPacks } from './packs/known.ts';
import type { TraitId } from './traits.ts';

const BOUNDING: RolledRow = { trait: 'random-move' satisfies TraitId, dice: '2D6' };

/** Who rolls dice for a characteristic, by characteristic: those who bound along, and whoever a pack says so of. */
export const rolled = fromPacks((packs): Readonly<Record<string, readonly RolledRow[]>> => {
  const own = packs.flatMap(({ things }) =>
    Object.entries(things?.traits ?? {}).flatMap(([trait, row]) =>
      Object.entries(row.rolled ?? {}).map(([of, dice]) => ({ of, row: { trait, dice } })),
    ),
  );
  const all = [{ of: 'M', row: BOUNDING }, ...own];
  return Object.fromEntries(
    all.map(({ of }) => [of, all.flatMap((one) => (one.of === of ? [one.row] : []))]),
  );
});
