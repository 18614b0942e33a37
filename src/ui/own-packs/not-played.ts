import type { PackForm } from '#rules/contract/pack-form.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/**
 * What a pack says that no rule of the app plays: its own things that are played as nothing else, rules of the app that
 * only remind, and ids that nobody knows.
 * @returns ids of traits, skills and things, each once
 */
export function notPlayed(
  { profiles, equipment = {}, skillLists = {}, things = {}, warband }: PackForm,
  { traits, gear }: Pick<RuleSystem, 'traits' | 'gear'>,
): readonly string[] {
  const own = { ...things.traits, ...things.skills, ...things.items };
  const rows = new Map(traits.map((row) => [row.id, row]));
  const items = new Map((gear?.items ?? []).map((row) => [row.id, row]));
  const named = [
    ...Object.keys(warband?.traits ?? {}),
    ...profiles.flatMap((profile) => Object.keys(profile.traits ?? {})),
    ...Object.values(skillLists).flatMap(({ skills }) => skills),
    ...Object.values(equipment).flatMap((list) => list.items),
  ];
  return [...new Set(named)].filter((id) => {
    const thing = own[id];
    if (thing !== undefined) return thing.as === undefined;
    const row = rows.get(id);
    return row === undefined ? !items.has(id) : row.onlyNoted === true;
  });
}
