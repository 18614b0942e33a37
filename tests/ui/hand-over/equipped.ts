import * as fc from 'fast-check';
import { fold } from '#exchange/import/words/names.ts';
import {
  addMember,
  createWarband,
  setCharacteristic,
  setCount,
  setExperience,
  setMissesNext,
  setTrait,
} from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import { mayBeGroup, offers } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { NameTable } from '#rules/contract/lexicon.ts';
import { isAnybodys } from '#rules/kit/anybodys.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { gear } from '#rules/systems/mordheim/prices.ts';
import { roster } from '#rules/systems/mordheim/roster.ts';

// Realistic warbands whose every word can be read: profiles of the catalogue with items on sale and skills.

const { catalogue, traits, characteristics } = roster;

type Thing = readonly [trait: string, value: FlagValue];

/** What is called like something else: the warband, or whoever reads the list, tells which of them is meant. */
const SAID_ALIKE = new Set(
  [lexicon.items, [...lexicon.skills, ...lexicon.rules], lexicon.profiles].flatMap(saidAlike),
);

function saidAlike(table: NameTable): readonly string[] {
  const called = new Map<string, Set<string>>();
  for (const { ids, names } of table) {
    for (const name of Object.values(names).flat().map(fold)) {
      called.set(name, new Set([...(called.get(name) ?? []), ...ids]));
    }
  }
  return table.flatMap(({ ids, names }) =>
    Object.values(names).some(([usual = '']) => (called.get(fold(usual))?.size ?? 0) > 1)
      ? ids
      : [],
  );
}

/** Whether somebody of this warband has the name of a hired sword, or a longer one with it. */
function isSaidAlike(profileId: string, catalogueId: string): boolean {
  if (SAID_ALIKE.has(profileId)) return true;
  const wordsOf = (ids: (id: string) => boolean) =>
    lexicon.profiles
      .filter((row) => row.ids.some(ids))
      .flatMap(({ names }) => Object.values(names).flat())
      .map((name) => fold(name).split(' '));
  const own = wordsOf((id) => id.startsWith(`${catalogueId}/`));
  return wordsOf((id) => id === profileId).some((words) =>
    own.some((longer) => words.every((word) => longer.includes(word))),
  );
}

const SOLD: readonly Thing[] = gear().items.flatMap(
  ({ id, trait, value, price }): readonly Thing[] =>
    trait === null || typeof price !== 'number' || SAID_ALIKE.has(id) ? [] : [[trait, value]],
);

export const LEARNT: readonly Thing[] = traits.flatMap(({ id, value, of }): readonly Thing[] =>
  value === 'none' && of === 'fighter' && lexicon.skills.some(({ ids }) => ids.includes(id))
    ? [[id, true]]
    : [],
);

const KNOWN = LEARNT.filter(([id]) => !SAID_ALIKE.has(id));

/** Typical names, all different, with every character that has a meaning in lists. */
const anyName = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...Array.from('abcdefgilmnoprstuvxzÉéçœß')) },
      fc.constantFrom(...Array.from(' \'’-,;:.!?&()[]"«»/#+*=@|20x')),
    ),
    { minLength: 1, maxLength: 18 },
  )
  .map((signs) => `N${signs.join('').replaceAll(/\s+/g, ' ').trim()}`);

/** One member: numbers, and indices modulo the lists’ lengths. */
const anyPerson = fc.record({
  who: fc.nat(500),
  name: anyName,
  count: fc.integer({ min: 1, max: 5 }),
  xp: fc.integer({ min: 0, max: 90 }),
  carries: fc.uniqueArray(fc.nat(SOLD.length - 1), { maxLength: 4 }),
  knows: fc.uniqueArray(fc.nat(KNOWN.length - 1), { maxLength: 2 }),
  stronger: fc.constantFrom(...characteristics.map(({ id }) => id)),
  misses: fc.boolean(),
});

export const equippedWarband: fc.Arbitrary<Warband> = fc
  .tuple(
    fc.constantFrom(...catalogue.map(({ id }) => id)),
    anyName,
    fc.uniqueArray(anyPerson, {
      minLength: 1,
      maxLength: 9,
      selector: ({ name }) => name.toLowerCase(),
    }),
  )
  .map(([catalogueId, name, people]) => {
    const empty = createWarband(roster, catalogueId, { id: 'w-test', name, now: 0 });
    const own = offers(roster, catalogueId).filter(
      // Of two with the same name, or one whose name is part of the other's, a list means its own warband’s.
      ({ profileId }) => !isAnybodys(profileId) || !isSaidAlike(profileId, catalogueId),
    );
    const full = people.reduce<Warband>((warband, person, at) => {
      const id = `m-${at + 1}` as const;
      const offer = own[person.who % own.length];
      if (offer === undefined) return warband;
      const added = addMember(warband, roster, offer.profileId, { id, name: person.name });
      const group = mayBeGroup(roster, offer.profile.role);
      const counted = group ? setCount(added, id, person.count) : added;
      const skilled = setMissesNext(setExperience(counted, id, person.xp), id, person.misses);
      const grown = setCharacteristic(
        skilled,
        id,
        person.stronger,
        (offer.profile.profile[person.stronger] ?? 0) + 1,
      );
      return [
        ...person.carries.flatMap((place) => [SOLD[place]]),
        ...person.knows.flatMap((place) => [KNOWN[place]]),
      ].reduce((now, thing) => (thing === undefined ? now : setTrait(now, id, ...thing)), grown);
    }, empty);
    return setLeader(full, full.members[0]?.id ?? null);
  });

/** The traits that every reader finds in a list; the extra attack for two weapons is implied. */
export function readable({ name, labels, profileId, profile, experience, traits: all }: Member) {
  const { 'two-weapons': _two, ...others } = all;
  return { name, count: labels.length, profileId, profile, experience, traits: others };
}
