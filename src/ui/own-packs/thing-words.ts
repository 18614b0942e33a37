import { hasWords, useSay } from '#i18n/said.ts';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { nameIn } from '#roster/pack-edits/names.ts';
import type { Names, PackForm } from '#rules/contract/pack-form.ts';
import type { RosterWords } from '#ui/roster/words.ts';
import { useItemWords } from '#ui/stash/item-words.ts';

/** What things of a pack are called: in the pack first, which may have words that nobody else knows yet. */
export interface ThingWords {
  /** The warband. */
  readonly pack: string;
  readonly profile: (id: string) => string;
  readonly trait: (id: string) => string;
  readonly item: (id: string) => string;
  readonly hint: (id: string) => string;
  readonly skillList: (id: string) => string;
  readonly spellList: (id: string) => string;
  readonly list: (id: string) => string;
  /** What players call a list of equipment; '' for one that is called after those who buy from it. */
  readonly ownList: (id: string) => string;
}

export function useThingWords(pack: PackForm, systemId: string, words: RosterWords): ThingWords {
  const { t } = useTranslation('own-packs');
  const say = useSay();
  const language = useLanguage();
  const itemWord = useItemWords(systemId);
  const { things = {} } = pack;
  const own = { ...things.traits, ...things.skills, ...things.items };
  const named = (one: { readonly names?: Names } | undefined) =>
    one === undefined ? '' : nameIn(one, language);
  const first = (...names: readonly string[]) => names.find((name) => name !== '') ?? t('unnamed');
  const maybe = (code: string) => (hasWords({ code, params: {} }) ? say({ code, params: {} }) : '');
  const profile = (id: string) => first(named(pack.profiles.find((one) => one.id === id)), id);
  return {
    pack: first(named(pack)),
    profile,
    trait: (id) => first(named(own[id]), maybe(`${systemId}-traits:${id}.name`), id),
    item: (id) => first(named(own[id]), itemWord(id)),
    hint: (id) => {
      const thing = own[id];
      return thing === undefined ? words.hint(id) : nameIn({ names: thing.hints }, language);
    },
    skillList: (id) =>
      first(named(pack.skillLists?.[id]), maybe(`${systemId}:after.skills.${id}`), id),
    spellList: (id) =>
      first(named(things.spells?.[id]), maybe(`${systemId}:trait-group.${id}`), id),
    ownList: (id) => named(pack.equipment?.[id]),
    list: (id) => {
      const users = pack.profiles.filter(({ equipment }) => equipment === id);
      const called = users.map((one) => profile(one.id)).join(', ');
      return first(named(pack.equipment?.[id]), called, t('list.nobody'));
    },
  };
}
