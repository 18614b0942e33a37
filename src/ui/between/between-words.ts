import { list } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BetweenLine } from '#roster/between/line.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** Puts what happened between battles into a sentence. */
export function useBetweenWords({ id: systemId }: Pick<RuleSystem, 'id'>) {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const words = useRosterWords(systemId);
  return ({ mode, income, learnt }: BetweenLine): string => {
    const brought = Object.entries(income)
      .filter(([, amount]) => amount > 0)
      .map(([id, amount]) =>
        t('done.amount', {
          amount,
          what: say({ code: `${systemId}:after.income.${id}`, params: {} }),
        }),
      );
    const names = learnt.map((name) => words.member({ name }));
    const all = [
      ...brought,
      ...(names.length === 0 ? [] : [t('missed.learnt', { names: list(names) })]),
    ];
    return t(`missed.told.${mode}`, { list: all.length === 0 ? t('missed.none') : all.join(', ') });
  };
}
