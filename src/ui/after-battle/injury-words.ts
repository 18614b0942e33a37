import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { leavesNothing } from '#roster/after-battle/after-injuries.ts';
import type { Fallen } from '#roster/after-battle/history.ts';
import type { InjuryEffect, InjuryRow } from '#rules/contract/after-battle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { signed } from '#rules/kit/signed.ts';
import type { RosterWords } from '#ui/roster/words.ts';

/** Puts a game's injuries into words. */
export interface InjuryWords {
  /** Short enough for the face of a die. */
  readonly short: (row: InjuryRow) => string;
  /** Null for an injury that this game does not know. */
  readonly name: (id: string) => string | null;
  /**
   * The name and all effects.
   * @param whom the target of a grudge
   */
  readonly full: (row: InjuryRow, whom: (grudge: Grudge) => string) => string;
  /** What somebody has of a battle, and by whom; what leaves nothing is told only where there is nothing else. */
  readonly hurt: (fallen: Pick<Fallen, 'injuries' | 'by'>) => string;
  /** What may change a roll. */
  readonly remark: (id: string) => string;
}

type Grudge = Extract<InjuryEffect, { readonly kind: 'grudge' }>;

/** Puts the injuries of a game into words. */
export function useInjuryWords(
  { id: systemId, afterBattle }: Pick<RuleSystem, 'id' | 'afterBattle'>,
  words: RosterWords,
): InjuryWords {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const of = (id: string, part: 'short' | 'name' | 'note') => ({
    code: `${systemId}:after.injury.${id}.${part}`,
    params: {},
  });
  const maybe = (code: ReturnType<typeof of>) => (hasWords(code) ? say(code) : null);
  const effect = (one: InjuryEffect, whom: (grudge: Grudge) => string): string | null => {
    switch (one.kind) {
      case 'gone':
        return null;
      case 'characteristic':
        return t('effect.characteristic', {
          short: words.short(one.characteristic),
          by: signed(one.by),
        });
      case 'trait':
        return words.trait(one.trait);
      case 'grudge':
        return t('effect.grudge', { whom: whom(one) });
      case 'misses':
        return t('effect.misses', { count: one.battles });
      case 'robbed':
        return null;
      case 'experience':
        return t('effect.experience', { by: one.by });
      case 'income':
        return t('effect.income', {
          amount: one.amount,
          what: say({ code: `${systemId}:after.income.${one.id}`, params: {} }),
        });
    }
  };
  const name = (id: string) => maybe(of(id, 'name'));
  return {
    remark: (id) => say({ code: `${systemId}:after.injury-remark.${id}`, params: {} }),
    short: ({ id }) => say(of(id, 'short')),
    name,
    hurt: ({ injuries, by }) => {
      const lasting = injuries.filter(
        (id) => afterBattle === null || !leavesNothing(afterBattle, [id]),
      );
      const told = lasting.length === 0 ? injuries.slice(0, 1) : lasting;
      const what = told.flatMap((id) => name(id) ?? []).join(', ');
      if (what === '') return by === '' ? t('injuries.out') : t('injuries.by', { by });
      // Nobody is unhurt by somebody.
      const unhurt = injuries.length > 0 && lasting.length === 0;
      return by === '' || unhurt ? what : t('chronicle.life.hurt-by', { what, by });
    },
    full: (row, whom) => {
      const called = say(of(row.id, 'name'));
      const effects = row.effects.flatMap((one) => effect(one, whom) ?? []);
      const facts = [
        ...effects.filter((fact) => fact !== called),
        maybe(of(row.id, 'note')) ?? [],
      ].flat();
      return [called, ...facts].join(' · ');
    },
  };
}
