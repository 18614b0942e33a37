import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { PackForm, PackFormProfile } from '#rules/contract/pack-form.ts';
import { idWithin } from './ids.ts';
import { namedIn } from './names.ts';
import { type Patch, patched, toggled, withKind, without, withoutOne } from './patched.ts';

// Changes of those who may be in a warband. None of them fails: one that isn't there changes nothing. Whether the pack
// is right afterwards, its reader says.

/** What may be changed by itself. */
export type ProfileChanges = Pick<
  Patch<PackFormProfile>,
  'role' | 'max' | 'cost' | 'startXp' | 'equipment' | 'magic' | 'race'
>;

export function setProfileFields(pack: PackForm, id: string, changes: ProfileChanges): PackForm {
  return changed(pack, id, (profile) =>
    patched(profile, {
      ...changes,
      // Of another list, other things can't be had.
      ...('equipment' in changes ? { without: undefined } : {}),
    }),
  );
}

export function nameProfile(pack: PackForm, id: string, language: string, name: string): PackForm {
  return changed(pack, id, (profile) => namedIn(profile, language, name));
}

export function setPackCharacteristic(
  pack: PackForm,
  id: string,
  characteristic: string,
  value: number,
): PackForm {
  return changed(pack, id, (profile) => ({
    ...profile,
    profile: { ...profile.profile, [characteristic]: value },
  }));
}

/** Gives him a trait, or takes it from him (null). */
export function setPackTrait(
  pack: PackForm,
  id: string,
  trait: string,
  value: FlagValue | null,
): PackForm {
  return changed(pack, id, (profile) =>
    patched(profile, {
      traits:
        value === null ? without(profile.traits, trait) : { ...profile.traits, [trait]: value },
    }),
  );
}

/** He leads, in place of whoever did, and there is one of him; or he leads no longer. */
export function setPackLeader(pack: PackForm, id: string, leads: boolean): PackForm {
  return {
    ...pack,
    profiles: pack.profiles.map((profile) => {
      if (profile.id !== id) return leads ? patched(profile, { leader: undefined }) : profile;
      return patched(profile, leads ? { leader: true, max: 1 } : { leader: undefined });
    }),
  };
}

/** He counts as this where a rule asks it, or no longer. */
export function toggleKind(pack: PackForm, id: string, kind: string): PackForm {
  return changed(pack, id, (profile) => withKind(profile, kind));
}

/** What he costs after each battle, in gold crowns; 0 for nothing. What he costs beside whom he dislikes stays. */
export function setUpkeep(pack: PackForm, id: string, gold: number): PackForm {
  return changed(pack, id, ({ upkeep, ...profile }) => {
    if (gold > 0) return { ...profile, upkeep: { ...upkeep, gold } };
    const left = upkeep && patched(upkeep, { gold: undefined });
    return left?.beside === undefined ? profile : { ...profile, upkeep: left };
  });
}

/** He may have this thing of his list, or not. */
export function toggleBarred(pack: PackForm, id: string, item: string): PackForm {
  return changed(pack, id, (profile) => {
    const barred = toggled(profile.without ?? [], item);
    return patched(profile, { without: barred.length === 0 ? undefined : barred });
  });
}

/** He learns from this list of skills, or no longer; with it goes what only he learnt of it. */
export function toggleSkillList(pack: PackForm, id: string, list: string): PackForm {
  return changed(pack, id, (profile) => {
    const skills = toggled(profile.skills ?? [], list);
    const dropped = skills.includes(list) ? [] : (pack.skillLists?.[list]?.skills ?? []);
    const alone = profile.learnsAlone?.filter((skill) => !dropped.includes(skill)) ?? [];
    return patched(profile, {
      skills: skills.length === 0 ? undefined : skills,
      learnsAlone: alone.length === 0 ? undefined : alone,
    });
  });
}

/** Somebody like this one, beside him; he doesn't lead. */
export function addProfileLike(
  pack: PackForm,
  id: string,
  language: string,
  name: string,
): { readonly pack: PackForm; readonly id: string } {
  const at = pack.profiles.findIndex((profile) => profile.id === id);
  const like = pack.profiles[at];
  if (like === undefined) return { pack, id };
  const added = idWithin(
    name,
    like.role,
    pack.profiles.map((profile) => profile.id),
  );
  const one = namedIn(
    patched(like, { id: added, names: undefined, unsure: undefined, leader: undefined }),
    language,
    name,
  );
  return { pack: { ...pack, profiles: pack.profiles.toSpliced(at + 1, 0, one) }, id: added };
}

/** The pack without him, and without whatever it says of him elsewhere. */
export function removeProfile(pack: PackForm, id: string): PackForm {
  return patched(pack, {
    profiles: pack.profiles
      .filter((profile) => profile.id !== id)
      .map((profile) => withoutMention(profile, id)),
    heirs: pack.heirs?.flatMap((one) => {
      const after = withoutOne(one.after, id);
      const only = withoutOne(one.only, id);
      return after === undefined || only === undefined ? [] : [{ ...one, after, only }];
    }),
  });
}

function withoutMention(profile: PackFormProfile, id: string): PackFormProfile {
  const { cap, upkeep } = profile;
  const fewer = cap && withoutOne(cap.for, id);
  const beside = upkeep?.beside;
  return patched(profile, {
    cap: cap && fewer && { ...cap, for: fewer },
    upkeep:
      upkeep &&
      (beside?.profiles === undefined
        ? upkeep
        : {
            ...upkeep,
            beside: { ...beside, profiles: beside.profiles.filter((one) => one !== id) },
          }),
  });
}

export function changed(
  pack: PackForm,
  id: string,
  change: (profile: PackFormProfile) => PackFormProfile,
): PackForm {
  return {
    ...pack,
    profiles: pack.profiles.map((profile) => (profile.id === id ? change(profile) : profile)),
  };
}
