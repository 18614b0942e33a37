import { LANGUAGES } from '#i18n/setup.ts';
import type { ListedType } from '#rules/contract/catalogue.ts';
import type { PackWords } from '#rules/contract/packs.ts';

/** What stands at the head of each pack, by the file (`scripts/pack-heads.ts`). */
const HEADS = import.meta.glob<ListedType | null>('../rules/systems/*/packs/*.json', {
  query: '?head',
  import: 'default',
  eager: true,
});

/** The types of warbands of a game without what is in them, and what they are called before their packs are here. */
export function typeList(systemId: string): {
  readonly types: readonly ListedType[];
  readonly words: readonly PackWords[];
} {
  const types = Object.entries(HEADS).flatMap(([path, head]) =>
    path.includes(`/systems/${systemId}/`) && head !== null ? [head] : [],
  );
  const words = types.flatMap(({ id, names = {} }) =>
    LANGUAGES.map((language) => ({
      language,
      namespace: `${systemId}-packs`,
      // In another language rather than not at all.
      words: { [id]: { name: names[language] ?? names['en'] ?? id } },
    })),
  );
  return { types, words };
}
