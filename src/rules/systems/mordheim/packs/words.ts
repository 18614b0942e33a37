import type { PackWords } from '#rules/contract/packs.ts';
import { FOR_ANYBODY } from './known.ts';
import type { Pack } from './schema.ts';

/** What a pack calls its warband and those in it. */
export function wordsOf({ id, names = {}, profiles }: Pack): readonly PackWords[] {
  const all = [names, ...profiles.map((profile) => profile.names ?? {})];
  return [...new Set(all.flatMap(Object.keys))].map((language) => ({
    language,
    namespace: 'mordheim-packs',
    words: {
      [id]: {
        ...(id === FOR_ANYBODY ? {} : { name: names[language] }),
        profiles: Object.fromEntries(
          profiles.map((profile) => [profile.id, profile.names?.[language]]),
        ),
      },
    },
  }));
}
