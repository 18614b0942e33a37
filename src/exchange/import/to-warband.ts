import { setPurse } from '#roster/after-battle/purse.ts';
import {
  addFreeMember,
  addMember,
  createWarband,
  setCharacteristic,
  setCount,
  setExperience,
  setMissesNext,
  setNotes,
  setTitle,
  setTrait,
  spaceIn,
} from '#roster/edit.ts';
import type { EquippedSystem } from '#roster/gear.ts';
import { setLeader } from '#roster/lineup.ts';
import { findProfile, mayBeGroup, ordinaryRole, type RosterSystem } from '#roster/profiles.ts';
import { withStored } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { Draft, DraftFighter, DraftItem } from './draft.ts';
import { listRoleOf } from './list-role.ts';
import { isUnreadLine } from './notice.ts';
import { restsOf } from './preview-rows.ts';

/** Ids and date of a new warband. */
export interface NewIds {
  readonly warband: WarbandId;
  readonly warrior: () => WarriorId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Builds a warband from an accepted draft. What the app has no field for goes to the notes, fighter by fighter.
 * Only the editor's own operations are used: they keep every value within bounds, so that the result is valid when
 * read back from disk.
 */
export function toWarband(
  draft: Draft,
  lexicon: Lexicon,
  system: RosterSystem & EquippedSystem,
  ids: NewIds,
): Warband {
  const empty = createWarband(system, draft.catalogueId.value, {
    id: ids.warband,
    name: draft.name.value || draft.type.value,
    now: ids.now,
  });
  const added: { readonly member: WarriorId; readonly fighter: number }[] = [];
  let warband: Warband = empty;
  for (const [at, fighter] of draft.fighters.entries()) {
    const role = roleFor(fighter, system);
    const group = mayBeGroup(system, role);
    // Fighters that cannot form a group become one member each.
    for (let one = 0; one < (group ? 1 : fighter.count.value) && spaceIn(warband) > 0; one += 1) {
      const member = ids.warrior();
      warband = addFighter(warband, fighter, member, {
        lexicon,
        system,
        role,
        count: group ? fighter.count.value : 1,
      });
      added.push({ member, fighter: at });
    }
  }
  const leader = added.find(({ fighter }) => fighter === draft.leader?.value)?.member ?? null;
  const led = leader === null ? warband : setLeader(warband, leader);
  const chest = draft.stash.filter(({ itemId }) => isKept(itemId, system));
  const stocked = chest.reduce(
    (now, { itemId, count }) => withStored(now, itemId, count),
    withPurse(led, draft, lexicon),
  );
  return setNotes(stocked, notesOf(draft, lexicon, system));
}

/** The warband with the gold and the treasure that the file gives. */
function withPurse(warband: Warband, { gold, shards }: Draft, { treasury }: Lexicon): Warband {
  const rich = gold === null ? warband : setPurse(warband, treasury.gold, gold.value);
  return shards === null ? rich : setPurse(rich, treasury.shards, shards.value);
}

/** Whether the game's chests can hold an item. */
function isKept(itemId: string, { gear }: EquippedSystem): boolean {
  return gear?.items.some(({ id }) => id === itemId) ?? false;
}

interface MemberPlan {
  readonly lexicon: Lexicon;
  readonly system: RosterSystem;
  readonly role: string;
  readonly count: number;
}

function addFighter(
  warband: Warband,
  fighter: DraftFighter,
  id: WarriorId,
  { lexicon, system, role, count }: MemberPlan,
): Warband {
  const known = findProfile(system, fighter.profileId.value) !== null;
  const who = { id, name: fighter.name.value };
  const started = known
    ? addMember(warband, system, fighter.profileId.value, who)
    : setTitle(addFreeMember(warband, system, role, who), id, fighter.type.value);
  const raised = {
    ...started,
    members: started.members.map((member) => (member.id === id ? { ...member, role } : member)),
  };
  const counted = count > 1 ? setCount(raised, id, count) : raised;
  const skilled = setExperience(
    setMissesNext(counted, id, fighter.missesNext),
    id,
    fighter.xp.value,
  );
  const measured = Object.entries(fighter.stats).reduce(
    (now, [characteristic, { value }]) => setCharacteristic(now, id, characteristic, value),
    skilled,
  );
  return traitsOf(fighter, lexicon, system).reduce(
    (now, { trait, value }) => setTrait(now, id, trait, value),
    measured,
  );
}

/** The system's role for the list section, preferring the profile's own role if it belongs there. */
function roleFor({ profileId, role }: DraftFighter, system: RosterSystem): string {
  const usual = findProfile(system, profileId.value)?.role;
  const fits = (id: string) => {
    const row = system.roles.find((one) => one.id === id);
    return row !== undefined && listRoleOf(row) === role.value;
  };
  if (usual !== undefined && fits(usual)) return usual;
  if (role.value === 'henchmen') return ordinaryRole(system);
  return system.roles.find(({ id }) => fits(id))?.id ?? ordinaryRole(system);
}

interface Trait {
  readonly trait: string;
  readonly value: string | number | true;
}

function traitsOf(fighter: DraftFighter, lexicon: Lexicon, system: RosterSystem): readonly Trait[] {
  const own = findProfile(system, fighter.profileId.value)?.traits ?? {};
  // Lists name traits without a number: the default, unless his profile has its own.
  const added = (trait: Trait | null): readonly Trait[] =>
    trait === null || (typeof trait.value === 'number' && Object.hasOwn(own, trait.trait))
      ? []
      : [trait];
  const carried = fighter.gear.flatMap((item) => added(carriedAs(item, lexicon, system)));
  const words = [...fighter.skills, ...fighter.injuries, ...fighter.rules].flatMap(({ traitId }) =>
    added(namedTrait(traitId, system)),
  );
  const two: readonly Trait[] = hasTwo(fighter.gear, lexicon)
    ? [{ trait: lexicon.twoWeaponsTrait, value: true }]
    : [];
  return [...words, ...carried, ...two];
}

/** What an item is on the sheet; null if the app has no field for it. */
function carriedAs(item: DraftItem, lexicon: Lexicon, system: RosterSystem): Trait | null {
  const meant = lexicon.gear.find(({ item: id }) => id === item.itemId);
  if (meant !== undefined) return { trait: meant.trait, value: meant.value ?? true };
  const pair = item.count > 1 ? lexicon.pairs[item.itemId] : undefined;
  return namedTrait(pair ?? item.itemId, system);
}

/** A trait by its id, of those that need no more than their name; null otherwise. */
function namedTrait(id: string, { traits }: RosterSystem): Trait | null {
  const row = traits.find((one) => one.id === id && one.of === 'fighter');
  if (row === undefined || row.value === 'text') return null;
  return { trait: id, value: row.range?.default ?? true };
}

/** Whether the fighter can hold a weapon in each hand: two of them, and nothing that fills the other hand. */
function hasTwo(gear: readonly DraftItem[], { oneHanded, otherHand }: Lexicon): boolean {
  const weapons = gear
    .filter(({ itemId }) => oneHanded.includes(itemId))
    .reduce((sum, { count }) => sum + count, 0);
  return weapons > 1 && !gear.some(({ itemId }) => otherHand.includes(itemId));
}

/**
 * Notes with what the fighters' fields do not hold, in the file's words, the rest of their lines and all unread lines,
 * so that nothing typed is lost, and nothing stands there twice.
 */
function notesOf(
  { fighters, stash, notices, lines }: Draft,
  lexicon: Lexicon,
  system: RosterSystem & EquippedSystem,
): string {
  const people = fighters.flatMap(({ name, gear, skills, injuries, rules }) => {
    const inHands = hasTwo(gear, lexicon) ? lexicon.oneHanded : [];
    const isHeld = (item: DraftItem) =>
      item.origin !== 'guess' &&
      carriedAs(item, lexicon, system) !== null &&
      (item.count === 1 ||
        Object.hasOwn(lexicon.pairs, item.itemId) ||
        (item.count === 2 && inHands.includes(item.itemId)));
    const things = gear
      .filter((item) => !isHeld(item))
      .map(({ text, count }) => (count > 1 ? `${count}× ${text}` : text));
    const words = [...skills, ...injuries, ...rules]
      .filter(({ traitId }) => namedTrait(traitId, system) === null)
      .map(({ text }) => text);
    const all = [...things, ...words];
    return all.length === 0 ? [] : [`${name.value}: ${all.join(', ')}`];
  });
  const chest = stash
    .filter(({ itemId }) => !isKept(itemId, system))
    .map(({ text, count }) => (count > 1 ? `${count}× ${text}` : text));
  const strange = notices.filter(isUnreadLine);
  const unread = new Set(strange.map(({ line }) => line));
  const left = lines.flatMap((line) => {
    if (unread.has(line.no)) return [];
    if (line.role === 'note') return [line.text.trim()];
    const rests = restsOf(line).map(({ text }) => text);
    const whose = fighters.findLast((one) => one.line !== null && one.line <= line.no);
    return rests.length === 0 ? [] : [`${whose?.name.value ?? ''}: ${rests.join(', ')}`];
  });
  return [
    ...people,
    ...(chest.length === 0 ? [] : [chest.join(', ')]),
    ...strange.map(({ about }) => about),
    ...left,
  ].join('\n');
}
