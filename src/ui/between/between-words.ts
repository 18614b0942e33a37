import { list } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BetweenLine, CaptiveLine, MissedLine } from '#roster/between/line.ts';
import { LOST } from '#roster/between/settle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { useItemCounts } from '#ui/stash/item-counts.ts';

/** Puts what happened between battles into a sentence. */
export function useBetweenWords(system: Pick<RuleSystem, 'id'>): (line: BetweenLine) => string {
  const missed = useMissedWords(system);
  const captive = useCaptiveWords(system);
  return (line) => (line.between === 'missed' ? missed(line) : captive(line));
}

function useMissedWords({ id: systemId }: Pick<RuleSystem, 'id'>) {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const words = useRosterWords(systemId);
  return ({ mode, income, learnt }: MissedLine): string => {
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

/** "Otto, captif chez Griffes : Rançon · −30 co". */
function useCaptiveWords({ id: systemId }: Pick<RuleSystem, 'id'>) {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const words = useRosterWords(systemId);
  const counts = useItemCounts(systemId);
  return ({ side, name, other, fate, gold, swapped, items }: CaptiveLine): string => {
    const what =
      fate === LOST
        ? t('captive.lost')
        : say({ code: `${systemId}:after.captor.${fate}.name`, params: {} });
    const things = side === 'captor' ? counts(items) : '';
    const all = [
      what,
      ...(swapped === '' ? [] : [t('captive.for', { name: swapped })]),
      ...(gold === 0 ? [] : [t(side === 'own' ? 'captive.paid' : 'captive.earned', { gold })]),
      ...(things === '' ? [] : [things]),
    ];
    return t(`captive.told-${side}`, {
      name: words.member({ name }),
      other: words.warband({ name: other }),
      what: all.join(' · '),
    });
  };
}
