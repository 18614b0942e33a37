import { list } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FindGain } from '#roster/after-battle/find-dice.ts';
import type { Warband } from '#roster/warband.ts';
import type { Amount, FindGift } from '#rules/contract/finds.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { RosterWords } from '#ui/roster/words.ts';
import { useItemWords } from '#ui/stash/item-words.ts';
import { memberOf } from './after-battle.ts';

/** Puts what was found into words, and by `of` what may be found. */
interface FindWords {
  (gain: FindGain): string;
  /** "Couronnes d’or (2D6)", short enough for the face of a die. */
  readonly of: (gift: FindGift) => string;
}

export function useFindWords(
  system: RuleSystem,
  warband: Pick<Warband, 'members'>,
  words: RosterWords,
): FindWords {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const item = useItemWords(system.id);
  const own = (key: string) => say({ code: `${system.id}:after.${key}`, params: {} });
  const income = (id: string) => own(`income.${id}`);
  const gained = (gain: FindGain): string => {
    switch (gain.kind) {
      case 'income':
        return t('done.amount', { what: income(gain.id), amount: gain.amount });
      case 'item':
        return gain.amount === 1
          ? item(gain.item)
          : t('done.amount', { what: item(gain.item), amount: gain.amount });
      case 'note':
        return own(`find-note.${gain.id}`);
      case 'misses': {
        const who = words.member(memberOf(warband, gain.memberId));
        return t('injuries.told', {
          name: who,
          what: t('effect.misses', { count: gain.battles }),
        });
      }
      case 'lost':
        return t('find.lost', { name: words.member(memberOf(warband, gain.memberId)) });
    }
  };
  const of = (gift: FindGift): string => {
    switch (gift.kind) {
      case 'income':
        return t('find.rolled', { amount: diceText(gift.amount), what: income(gift.id) });
      case 'item': {
        const amount = diceText(gift.amount);
        return amount === '1'
          ? item(gift.item)
          : t('find.rolled', { amount, what: item(gift.item) });
      }
      case 'note':
        return own(`find-note.${gift.id}`);
      case 'table':
      case 'chance':
        return list(
          (gift.kind === 'table' ? gift.rows.flatMap(({ gives }) => gives) : gift.gives).map(of),
        );
      case 'lost':
        return t('find.gone');
      case 'test':
      case 'choose':
      case 'misses':
        return '';
    }
  };
  return Object.assign(gained, { of });
}

/** "2D6 × 5", "D3", "D6 + 1", "20" */
function diceText({ dice, sides, plus, times }: Amount): string {
  if (dice === 0) return String(plus * times);
  const thrown = `${dice === 1 ? '' : dice}D${sides}`;
  const more = plus === 0 ? thrown : `${thrown} + ${plus}`;
  return times === 1 ? more : `${more} × ${times}`;
}
