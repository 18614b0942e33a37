import type { TraitRow } from '#rules/contract/rows.ts';
import { fromPacks } from './known.ts';
import type { Pack } from './schema.ts';

/** Under which heading things of a shelf are shown when somebody carries them. */
const GROUPS = {
  weapons: 'weapons',
  missiles: 'missile-weapons',
  armour: 'equipment',
  other: 'equipment',
} as const;

/** What packs bring that fighters carry: players read it and apply it, but for spells, which are cast. */
export const ownTraits = fromPacks((packs): readonly TraitRow[] => {
  const byId = new Map(packs.flatMap(rowsOf).map((row) => [row.id, row]));
  return [...byId.values()];
});

function rowsOf({ things = {} }: Pack): readonly TraitRow[] {
  const { traits = {}, skills = {}, items = {}, spells = {} } = things;
  const carried = { value: 'none', of: 'fighter' } as const;
  return [
    ...Object.entries(traits).map(
      ([id, { group, value, as }]): TraitRow => ({
        ...carried,
        ...played(as),
        id,
        kind: 'body',
        group,
        value: value ?? 'none',
        ...(value === 'number' ? { range: ANY_NUMBER } : {}),
      }),
    ),
    ...Object.entries(skills).map(
      ([id, { group, as }]): TraitRow => ({ ...carried, ...played(as), id, kind: 'skill', group }),
    ),
    ...Object.entries(items).map(
      ([id, { shelf, as }]): TraitRow => ({
        ...carried,
        ...played(as),
        id,
        kind: 'possession',
        group: GROUPS[shelf],
      }),
    ),
    ...Object.entries(spells).flatMap(([list, { spells: rows }]) =>
      rows.map(({ id, difficulty }): TraitRow => {
        const spell = { id, kind: 'spell', group: list, of: 'fighter' } as const;
        return difficulty === null
          ? { ...spell, value: 'none' }
          : { ...spell, value: 'number', range: { ...NEEDED, default: difficulty } };
      }),
    ),
  ];
}

/** As a trait of the app, or by the players alone. */
function played(as: string | undefined): Pick<TraitRow, 'as' | 'onlyNoted'> {
  return as === undefined ? { onlyNoted: true } : { as };
}

const ANY_NUMBER = { min: -99, max: 99, default: 1 };
const NEEDED = { min: 2, max: 12 };
