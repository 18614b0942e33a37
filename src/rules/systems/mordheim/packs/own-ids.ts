import { each, keyed } from '#rules/kit/renamed.ts';
import type { Pack } from './schema.ts';

type Market = NonNullable<Pack['market']>;
type Ids = readonly string[];
/** Gives an id its new form. */
type Rename = (id: string) => string;

/** The id of something that a pack of players’ own brings, as all others know it. */
export function ownId(packId: string, id: string): string {
  return `${id}--${packId}`;
}

/**
 * The same pack with all that it brings under ids that no other pack has: a copy may bring what its model brings too,
 * and say something else of it. How official its model is, it no longer says.
 */
export function underOwnIds({ grade: _, ...pack }: Pack): Pack {
  const { things = {}, skillLists = {}, maximums = {} } = pack;
  const cast = Object.values(things.spells ?? {}).flatMap(({ spells }) =>
    spells.map(({ id }) => id),
  );
  const thing = renaming(pack, [
    ...Object.keys({ ...things.traits, ...things.skills, ...things.items }),
    ...cast,
  ]);
  const spellList = renaming(pack, Object.keys(things.spells ?? {}));
  const skillList = renaming(pack, Object.keys(skillLists));
  const race = renaming(pack, Object.keys(maximums));
  return {
    ...pack,
    ...each(pack, ['race'], race),
    ...each(pack, ['neverLearns'], (ids) => ids.map(thing)),
    ...each(pack, ['maximums'], (of) => keyed(of, race)),
    ...each(pack, ['market'], (market) => marketOf(market, thing)),
    ...each(pack, ['warband'], (warband) => ({
      ...warband,
      ...each(warband, ['traits'], (flags) => keyed(flags, thing)),
    })),
    ...each(pack, ['skillLists'], (lists) =>
      keyed(lists, skillList, (list) => ({ ...list, skills: list.skills.map(thing) })),
    ),
    ...each(pack, ['equipment'], (lists) =>
      keyed(lists, same, (list) => ({
        ...list,
        ...each(list, ['items'], (ids) => ids.map(thing)),
        ...each(list, ['prices'], (prices) => keyed(prices, thing)),
        ...each(list, ['doubt'], ({ differ }) => ({ differ: differ.map(thing) })),
      })),
    ),
    ...each(pack, ['things'], (own) => ({
      ...each(own, ['traits'], (rows) => keyed(rows, thing)),
      ...each(own, ['skills'], (rows) => keyed(rows, thing)),
      ...each(own, ['items'], (rows) => keyed(rows, thing)),
      ...each(own, ['spells'], (lists) =>
        keyed(lists, spellList, (list) => ({
          ...list,
          spells: list.spells.map((spell) => ({ ...spell, id: thing(spell.id) })),
        })),
      ),
    })),
    profiles: pack.profiles.map((profile) => ({
      ...profile,
      ...each(profile, ['race'], race),
      ...each(profile, ['magic'], spellList),
      ...each(profile, ['skills'], (ids) => ids.map(skillList)),
      ...each(profile, ['without', 'pairs', 'learnsAlone', 'neverLearns'], (ids) => ids.map(thing)),
      ...each(profile, ['traits'], (flags) => keyed(flags, thing)),
      ...each(profile, ['market'], (market) => marketOf(market, thing)),
      ...each(profile, ['upkeep'], (upkeep) => ({
        ...upkeep,
        ...each(upkeep, ['beside'], (beside) => ({
          ...beside,
          ...each(beside, ['races'], (ids) => ids.map(race)),
        })),
      })),
      ...each(profile, ['hired'], (hired) => ({
        ...hired,
        ...each(hired, ['notBeside'], (others) => ({
          ...others,
          ...each(others, ['traits'], (ids) => ids.map(thing)),
        })),
        carries: keyed(hired.carries, thing),
      })),
      ...each(profile, ['promoted'], (lists) =>
        each(lists, ['only', 'never'], (ids) => ids.map(skillList)),
      ),
    })),
  };
}

const same: Rename = (id) => id;

/** Renames what the pack brings itself, and nothing else. */
function renaming({ id: packId }: Pick<Pack, 'id'>, brought: Ids): Rename {
  const own = new Set(brought);
  return (id) => (own.has(id) ? ownId(packId, id) : id);
}

function marketOf(market: Market, thing: Rename): Market {
  return {
    ...each(market, ['may', 'never'], (ids) => ids.map(thing)),
    ...each(market, ['terms'], (terms) => keyed(terms, thing)),
  };
}
