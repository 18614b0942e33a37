import { useMemo } from 'react';
import type { DraftItem, DraftWord } from '#exchange/import/draft.ts';
import { type Choice, choicesById, choicesOf } from '#exchange/import/words/choices.ts';
import { useLanguage, useTranslation } from '#i18n/use-translation.ts';
import { gearPrice } from '#roster/gear.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { Findable } from '#ui/roster/WordSearch.tsx';
import { type RosterWords, useRosterWords } from '#ui/roster/words.ts';
import type { Given } from './read-given.ts';

/** Names for the content of a draft in the player's language, regardless of the list's. */
export interface DraftWords {
  readonly roster: RosterWords;
  /** "Épée", "2 haches"; in the list's own words if the game has no such item. */
  readonly thing: (thing: DraftItem) => string;
  readonly trait: (word: DraftWord) => string;
  /** Gold crowns for somebody of a profile; null if not for sale. */
  readonly price: (itemId: string, profileId: string) => number | null;
  /** All profiles of the game with their warband; those of the draft's warband first. */
  readonly profiles: (catalogueId: string) => readonly Findable[];
  /** All things, with what they cost somebody of a profile. */
  readonly things: (profileId: string) => readonly Findable[];
  readonly skills: readonly Findable[];
  readonly injuries: readonly Findable[];
  /** Other names of a profile, folded. */
  readonly called: (profileId: string) => string | undefined;
}

/** The words for drafts of the imported game. */
export function useDraftWords({ kit }: Given): DraftWords {
  const { lexicon, system } = kit;
  const language = useLanguage();
  const { t } = useTranslation(['import', 'roster']);
  const roster = useRosterWords(system.id);
  return useMemo(() => {
    const traits = new Set(system.traits.map(({ id }) => id));
    const items = choicesById(lexicon.items, language);
    const profiles = choicesById(lexicon.profiles, language);
    const everybody = system.catalogue.flatMap(({ id: band, profiles: own }) =>
      own.map(({ id }): Findable => {
        const whole = `${band}/${id}`;
        const name = roster.profile(whole) ?? id;
        return { id: whole, name, detail: roster.type(band), called: profiles.get(whole)?.called };
      }),
    );
    const meantBy = (itemId: string) =>
      lexicon.gear.find(({ item }) => item === itemId) ??
      (traits.has(itemId) ? { trait: itemId, value: null } : null);
    const price = (itemId: string, profileId: string) => {
      const meant = meantBy(itemId);
      // Lists don't have the number of battles fought: a warband is imported as a new one.
      const buyer = { profileId, founding: true };
      return meant === null ? null : gearPrice(meant.trait, meant.value ?? true, system, buyer);
    };
    // Prefer the roster's word.
    const named = (itemId: string) => {
      const meant = meantBy(itemId);
      return meant === null
        ? items.get(itemId)?.name
        : roster.carried(meant.trait, meant.value ?? true, '');
    };
    const priced = ({ id, name, called }: Choice, profileId: string): Findable => {
      const gold = price(id, profileId);
      const detail = gold === null ? undefined : t('roster:add.price', { gold });
      return { id, name: named(id) ?? name, detail, called };
    };
    const known = (table: Lexicon['skills']) =>
      choicesOf(table, language)
        .filter(({ id }) => traits.has(id))
        .map((one) => ({ ...one, name: roster.trait(one.id) }));
    return {
      roster,
      thing: ({ itemId, text, count }) => {
        const name = named(itemId) ?? text;
        return count > 1 ? t('thing.many', { count, name }) : name;
      },
      trait: ({ traitId, text }) => (traits.has(traitId) ? roster.trait(traitId) : text),
      price,
      profiles: (catalogueId) => [
        ...everybody.filter(({ id }) => id.startsWith(`${catalogueId}/`)),
        ...everybody.filter(({ id }) => !id.startsWith(`${catalogueId}/`)),
      ],
      things: (profileId) => [...items.values()].map((one) => priced(one, profileId)),
      skills: once(known(lexicon.skills)),
      injuries: once(known(lexicon.injuries)),
      called: (profileId) => profiles.get(profileId)?.called,
    };
  }, [lexicon, system, language, roster, t]);
}

function once(choices: readonly Choice[]): readonly Findable[] {
  return [...new Map(choices.map((one) => [one.id, one])).values()];
}
