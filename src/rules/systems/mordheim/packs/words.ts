import type { PackWords } from '#rules/contract/packs.ts';
import { isAnybodysPack } from '#rules/kit/anybodys.ts';
import type { Pack } from './schema.ts';

type Names = Readonly<Record<string, string>>;

/** What has a name in a pack, and perhaps a sentence about it. */
interface Said {
  readonly names?: Names | undefined;
  readonly hints?: Names | undefined;
}

/** What of it a fighter carries. */
interface OwnThing extends Said {
  readonly as?: string | undefined;
  readonly value?: 'number' | 'text' | undefined;
}

/**
 * What a pack calls its warband, those in it and what they alone have.
 * @param spoken languages of players, whether the pack speaks them or not
 */
export function wordsOf(pack: Pack, spoken: readonly string[] = []): readonly PackWords[] {
  const all = [pack.names, ...pack.profiles.map(({ names }) => names)];
  const languages = new Set([...spoken, ...all.flatMap((names = {}) => Object.keys(names))]);
  return [...languages].flatMap((language) => [
    { language, namespace: 'mordheim-packs', words: whoIn(pack, language) },
    { language, namespace: 'mordheim-traits', words: thingsIn(pack, language) },
    { language, namespace: 'mordheim', words: headingsIn(pack, language) },
    { language, namespace: 'mordheim-rules', words: { table: titlesIn(pack, language) } },
  ]);
}

function whoIn({ id, names, profiles, heed = [] }: Pack, language: string) {
  return {
    [id]: {
      ...(isAnybodysPack(id) ? {} : { name: nameOf({ names }, language) }),
      profiles: named(
        profiles.map((profile) => [profile.id, profile] as const),
        language,
      ),
      heed: Object.fromEntries(heed.map((hints, at) => [at, sentence({ hints }, language)])),
    },
  };
}

/** As traits. What no rule reads, players have to apply themselves: those of the app say so in their own sentences. */
function thingsIn({ things = {} }: Pack, language: string) {
  const { traits = {}, skills = {}, items = {}, spells = {} } = things;
  const own: Readonly<Record<string, OwnThing>> = { ...traits, ...skills, ...items };
  const noted = Object.entries(own).map(
    ([id, one]) =>
      [
        id,
        {
          name: nameOf(one, language),
          ...(one.value === 'number' ? { with: `${nameOf(one, language)} ({{value}})` } : {}),
          hint: one.as === undefined ? heeded(sentence(one, language)) : sentence(one, language),
        },
      ] as const,
  );
  const cast = Object.values(spells).flatMap((list) =>
    list.spells.map(
      (one) =>
        [
          one.id,
          {
            name: nameOf(one, language),
            ...(one.difficulty === null ? {} : { with: `${nameOf(one, language)} {{value}}+` }),
            hint: sentence(one, language),
          },
        ] as const,
    ),
  );
  return Object.fromEntries([...noted, ...cast]);
}

/** Above its skills and spells, where they are learnt or listed. */
function headingsIn({ skillLists = {}, things = {} }: Pack, language: string) {
  return {
    'trait-group': named(Object.entries(things.spells ?? {}), language),
    after: { skills: named(Object.entries(skillLists), language) },
  };
}

/** Above the same among the rules in short. */
function titlesIn({ skillLists = {}, things = {} }: Pack, language: string) {
  return Object.fromEntries([
    ...Object.keys(skillLists).map(
      (id) => [`skills-${id}`, `$t(mordheim:after.skills.${id})`] as const,
    ),
    ...Object.entries(things.spells ?? {}).map(
      ([id, one]) => [`spells-${id}`, nameOf(one, language)] as const,
    ),
  ]);
}

function named(all: readonly (readonly [string, Said])[], language: string) {
  return Object.fromEntries(all.map(([id, one]) => [id, nameOf(one, language)]));
}

/** In another language rather than not at all. */
function nameOf({ names = {} }: Said, language: string): string {
  return plain(names[language] ?? names['en'] ?? Object.values(names)[0] ?? '');
}

function sentence({ hints = {} }: Said, language: string): string {
  return plain(hints[language] ?? hints['en'] ?? Object.values(hints)[0] ?? '');
}

/** Says that players have to apply it themselves. */
function heeded(text: string): string {
  return `${text.replace(/\.$/, '')} ($t(mordheim:players-heed)).`;
}

/** Nothing in it is looked up or filled in. */
function plain(text: string): string {
  return text.replaceAll(/[${}]/g, '');
}
