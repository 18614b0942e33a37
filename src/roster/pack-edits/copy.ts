import type { Names, PackForm } from '#rules/contract/pack-form.ts';
import { lettersOf } from './ids.ts';
import { patched } from './patched.ts';
import { withIds } from './with-ids.ts';

/** What a new pack is called, and where it is from, in a few words. */
export interface NewPack {
  readonly id: string;
  readonly names: Names;
  readonly source: string;
}

/**
 * A pack like this one that players may change. It claims no longer to be official, nor to repeat what somebody prints;
 * the things that it brings are still those of its original, until they are changed, unless that is the players' own
 * and may change as well.
 */
export function copyOf(pack: PackForm, { id, names, source }: NewPack): PackForm {
  const own = pack.grade === undefined ? idsWithin(pack) : [];
  const ending = `-${lettersOf(pack.id)}`;
  const made = own.filter((one) => one.endsWith(ending));
  const copy = withIds(
    pack,
    new Map(made.map((one) => [one, `${one.slice(0, -ending.length)}-${lettersOf(id)}`])),
  );
  return patched(copy, {
    id,
    names,
    source,
    unsure: undefined,
    grade: undefined,
    notes: undefined,
    doubt: undefined,
    profiles: copy.profiles.map((profile) =>
      patched(profile, { doubt: undefined, unsure: undefined }),
    ),
    equipment:
      copy.equipment &&
      Object.fromEntries(
        Object.entries(copy.equipment).map(([key, list]) => [
          key,
          patched(list, { doubt: undefined }),
        ]),
      ),
  });
}

function idsWithin({ things = {}, skillLists = {} }: PackForm): readonly string[] {
  return [things.traits, things.skills, things.items, skillLists].flatMap((rows) =>
    Object.keys(rows ?? {}),
  );
}
