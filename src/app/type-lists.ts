import type { ListedType } from '#rules/contract/catalogue.ts';

/** What stands at the head of each pack, by the file (`scripts/pack-heads.mjs`). */
const HEADS = import.meta.glob<ListedType | null>('../rules/systems/*/packs/*.json', {
  query: '?head',
  import: 'default',
  eager: true,
});

/** The types of warbands of a game, without what is in them. */
export function typeList(systemId: string): readonly ListedType[] {
  return Object.entries(HEADS).flatMap(([path, head]) =>
    path.includes(`/systems/${systemId}/`) && head !== null ? [head] : [],
  );
}
