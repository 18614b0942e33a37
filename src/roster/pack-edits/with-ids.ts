import type { PackForm, PackFormList, PackFormProfile } from '#rules/contract/pack-form.ts';
import { patched } from './patched.ts';

/** The same pack with other ids for some of its things, skills and lists of skills, wherever it names them. */
export function withIds(pack: PackForm, ids: ReadonlyMap<string, string>): PackForm {
  if (ids.size === 0) return pack;
  const { warband, things } = pack;
  return patched(pack, {
    warband: warband && patched(warband, { traits: keyed(warband.traits, ids) }),
    profiles: pack.profiles.map((profile) => profileWith(profile, ids)),
    equipment: each(pack.equipment, (list) => listWith(list, ids)),
    skillLists: keyed(
      each(pack.skillLists, (list) => ({ ...list, skills: listed(list.skills, ids) })),
      ids,
    ),
    things:
      things &&
      patched(things, {
        traits: keyed(things.traits, ids),
        skills: keyed(things.skills, ids),
        items: keyed(things.items, ids),
      }),
    market: marketWith(pack.market, ids),
    neverLearns: some(pack.neverLearns, ids),
  });
}

type Ids = ReadonlyMap<string, string>;
type Rows<T> = Readonly<Record<string, T>>;

function profileWith(profile: PackFormProfile, ids: Ids): PackFormProfile {
  const { magic, promoted, hired } = profile;
  return patched(profile, {
    traits: keyed(profile.traits, ids),
    without: some(profile.without, ids),
    pairs: some(profile.pairs, ids),
    skills: some(profile.skills, ids),
    learnsAlone: some(profile.learnsAlone, ids),
    neverLearns: some(profile.neverLearns, ids),
    market: marketWith(profile.market, ids),
    magic: magic && (ids.get(magic) ?? magic),
    promoted:
      promoted &&
      patched(promoted, { only: some(promoted.only, ids), never: some(promoted.never, ids) }),
    hired: hired && { ...hired, carries: keyed(hired.carries, ids) ?? {} },
  });
}

function listWith(list: PackFormList, ids: Ids): PackFormList {
  const { doubt } = list;
  return patched(list, {
    items: listed(list.items, ids),
    prices: keyed(list.prices, ids),
    doubt: doubt && { differ: listed(doubt.differ, ids) },
  });
}

function marketWith(market: PackForm['market'], ids: Ids): PackForm['market'] {
  return (
    market &&
    patched(market, {
      may: some(market.may, ids),
      never: some(market.never, ids),
      terms: keyed(market.terms, ids),
    })
  );
}

function listed(list: readonly string[], ids: Ids): readonly string[] {
  return list.map((id) => ids.get(id) ?? id);
}

function some(list: readonly string[] | undefined, ids: Ids): readonly string[] | undefined {
  return list && listed(list, ids);
}

function keyed<T>(rows: Rows<T> | undefined, ids: Ids): Rows<T> | undefined {
  return (
    rows && Object.fromEntries(Object.entries(rows).map(([id, row]) => [ids.get(id) ?? id, row]))
  );
}

function each<T>(rows: Rows<T> | undefined, change: (row: T) => T): Rows<T> | undefined {
  return rows && Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));
}
