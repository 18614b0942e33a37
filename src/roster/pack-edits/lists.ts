import type { PackForm, PackFormList, PackFormSkills } from '#rules/contract/pack-form.ts';
import { idWithin, isOwn, ownId } from './ids.ts';
import { namedIn, nameIn } from './names.ts';
import { patched, toggled, without, withoutOne } from './patched.ts';
import { changed } from './profiles.ts';
import { withIds } from './with-ids.ts';

// Changes of what they buy and learn from.

/** A pack with something new in it, and the id of that. */
export interface Added {
  readonly pack: PackForm;
  readonly id: string;
}

// ── Equipment ──────────────────────────────────────────────────────────────────────────────────

/** An empty list of equipment that nobody buys from yet. */
export function addList(pack: PackForm, language: string, name: string): Added {
  const id = idWithin(name, 'list', Object.keys(pack.equipment ?? {}));
  return { pack: withList(pack, id, namedIn<PackFormList>({ items: [] }, language, name)), id };
}

export function nameList(pack: PackForm, id: string, language: string, name: string): PackForm {
  return changeList(pack, id, (list) => namedIn(list, language, name));
}

/** A thing is on the list, at the usual price (null) or at one of its own. */
export function setListed(
  pack: PackForm,
  id: string,
  item: string,
  price: number | null,
): PackForm {
  return changeList(pack, id, (list) =>
    patched(list, {
      items: list.items.includes(item) ? list.items : [...list.items, item],
      prices: price === null ? without(list.prices, item) : { ...list.prices, [item]: price },
    }),
  );
}

/** A thing is no longer on the list; nobody has to be kept from it there. */
export function removeListed(pack: PackForm, id: string, item: string): PackForm {
  const fewer = changeList(pack, id, (list) =>
    patched(list, {
      items: list.items.filter((one) => one !== item),
      prices: without(list.prices, item),
    }),
  );
  return {
    ...fewer,
    profiles: fewer.profiles.map((profile) =>
      profile.equipment === id
        ? patched(profile, { without: withoutOne(profile.without, item) })
        : profile,
    ),
  };
}

/** The list is gone; who bought from it buys nothing. */
export function removeList(pack: PackForm, id: string): PackForm {
  return patched(pack, {
    equipment: without(pack.equipment, id),
    profiles: pack.profiles.map((profile) =>
      profile.equipment === id
        ? patched(profile, { equipment: undefined, without: undefined })
        : profile,
    ),
  });
}

function changeList(
  pack: PackForm,
  id: string,
  change: (list: PackFormList) => PackFormList,
): PackForm {
  const list = pack.equipment?.[id];
  return list === undefined ? pack : withList(pack, id, change(list));
}

function withList(pack: PackForm, id: string, list: PackFormList): PackForm {
  return { ...pack, equipment: { ...pack.equipment, [id]: list } };
}

// ── Skills ─────────────────────────────────────────────────────────────────────────────────────

/** An empty list of skills that nobody learns from yet. */
export function addSkillList(pack: PackForm, language: string, name: string): Added {
  const id = ownId(pack, name, Object.keys(pack.skillLists ?? {}));
  return {
    pack: withSkills(pack, id, namedIn<PackFormSkills>({ skills: [] }, language, name)),
    id,
  };
}

export function nameSkillList(
  pack: PackForm,
  id: string,
  language: string,
  name: string,
): PackForm {
  return changeSkills(pack, id, (list) => namedIn(list, language, name));
}

/** A skill is on the list, or no longer; with it goes that only one of them learns it. */
export function toggleSkill(pack: PackForm, id: string, skill: string): PackForm {
  const next = changeSkills(pack, id, (list) => ({
    ...list,
    skills: toggled(list.skills, skill),
  }));
  return next.profiles
    .filter(({ learnsAlone }) => learnsAlone?.includes(skill))
    .reduce(
      (now, profile) =>
        changed(now, profile.id, (one) =>
          patched(one, { learnsAlone: withoutOne(one.learnsAlone, skill) }),
        ),
      next,
    );
}

/** The list is gone, and nobody learns from it. */
export function removeSkillList(pack: PackForm, id: string): PackForm {
  const skills = pack.skillLists?.[id]?.skills ?? [];
  return patched(pack, {
    skillLists: without(pack.skillLists, id),
    profiles: pack.profiles.map((profile) => {
      const alone = profile.learnsAlone?.filter((one) => !skills.includes(one)) ?? [];
      return patched(profile, {
        skills: withoutOne(profile.skills, id),
        learnsAlone: alone.length === 0 ? undefined : alone,
        promoted:
          profile.promoted &&
          patched(profile.promoted, {
            only: withoutOne(profile.promoted.only, id),
            never: withoutOne(profile.promoted.never, id),
          }),
      });
    }),
  });
}

/**
 * The id of a list of skills of which this pack may be the only one: another pack has the same one as long as it is
 * that of the original.
 */
export function withOwnSkills(pack: PackForm, id: string): Added {
  const list = pack.skillLists?.[id];
  if (list === undefined || isOwn(pack, id)) return { pack, id };
  const own = ownId(pack, nameIn(list, 'en') || id, Object.keys(pack.skillLists ?? {}));
  return { pack: withIds(pack, new Map([[id, own]])), id: own };
}

function changeSkills(
  pack: PackForm,
  id: string,
  change: (list: PackFormSkills) => PackFormSkills,
): PackForm {
  const list = pack.skillLists?.[id];
  return list === undefined ? pack : withSkills(pack, id, change(list));
}

function withSkills(pack: PackForm, id: string, list: PackFormSkills): PackForm {
  return { ...pack, skillLists: { ...pack.skillLists, [id]: list } };
}
