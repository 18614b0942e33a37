import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { treasuryOf } from '#roster/after-battle/purse.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useEditor } from './editor-context.ts';
import './ExpensesBar.css';

type ExpensesBarProps = {
  readonly onPay: () => void;
  readonly onIgnore: () => void;
};

/** What was bought on this page: paid out of the treasury by a tap, or left alone by another. */
export function ExpensesBar({ onPay, onIgnore }: ExpensesBarProps) {
  const { t } = useTranslation('builder');
  const { warband, system, owed } = useEditor();
  if (owed === null) return null;
  const { gold, forExperience } = owed;
  const lacking = gold - (treasuryOf(warband, system) ?? 0);
  const parts = [
    t('expenses.sum', { gold: number(gold) }),
    ...(forExperience === 0 ? [] : [t('expenses.veterans', { gold: number(forExperience) })]),
    ...(lacking > 0 ? [t('expenses.lacking', { gold: number(lacking) })] : []),
  ];
  return (
    <section className="cluster line handed expenses-bar" aria-label={t('expenses.title')}>
      <p>{parts.join(' · ')}</p>
      <div className="at-end expenses-answers">
        <Button onPress={onIgnore}>{t('expenses.ignore')}</Button>
        <Button tone="outline" disabled={lacking > 0} onPress={onPay}>
          {t('expenses.pay')}
        </Button>
      </div>
    </section>
  );
}
