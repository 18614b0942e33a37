import { useTranslation } from '#i18n/use-translation.ts';
import type { RareSearch, Wanted } from '#roster/after-battle/trade.ts';
import { signed } from '#rules/kit/signed.ts';
import { emphasised } from '#ui/battle/words.ts';
import { useItemWords } from '#ui/stash/item-words.ts';
import { useAfterBattle } from './after-battle.ts';

/** Puts searches for rare things into words. */
interface SearchWords {
  /** "Connaissance de la rue +2" */
  readonly bonuses: (search: RareSearch) => readonly string[];
  /** Whether the member has found the item. */
  readonly result: (search: RareSearch, wanted: Wanted) => string;
  /** The dice and all bonuses. */
  readonly sum: (search: RareSearch, wanted: Wanted) => string;
}

export function useSearchWords(): SearchWords {
  const { t } = useTranslation('after-battle');
  const { warband, system, words } = useAfterBattle();
  const nameOf = useItemWords(system.id);
  const bonuses = (search: RareSearch) =>
    search.bonuses.map(({ trait, by }) => {
      const what = trait === null ? words.type(warband.catalogueId) : words.trait(trait);
      return t('trade.bonus', { what, by: signed(by) });
    });
  return {
    bonuses,
    sum: (search, { rarity, dice, more, sum }) => {
      const other = t('trade.bonus', { what: t('trade.more'), by: signed(more) });
      const parts = [dice.join(' + '), ...bonuses(search), ...(more === 0 ? [] : [other])];
      return t('trade.sum', { parts: parts.join(' · '), sum: sum ?? 0, rarity });
    },
    result: (search, { item, outcome }) => {
      const said = {
        name: emphasised(words.member(search.member)),
        what: emphasised(nameOf(item)),
      };
      return outcome === 'missed' ? t('trade.told-missed', said) : t('trade.told-found', said);
    },
  };
}
