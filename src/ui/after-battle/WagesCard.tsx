import { useTranslation } from '#i18n/use-translation.ts';
import { type Wage, withWageTapped } from '#roster/after-battle/money.ts';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { usePayWords } from '#ui/pay-words.ts';
import { memberOf, useAfterBattle } from './after-battle.ts';

/** Wages after the battle; members who are not paid leave. */
export function WagesCard() {
  const { t } = useTranslation('after-battle');
  const { warband, system, words, proposal, change } = useAfterBattle();
  const pay = usePayWords(system);
  const { wages } = proposal;
  if (wages.length === 0) return null;
  const kinds = [...new Set(wages.map(({ of }) => of))];
  const total = kinds.map((kind) =>
    pay(
      kind,
      wages.reduce((sum, { of, cost, paid }) => sum + (paid && of === kind ? cost : 0), 0),
    ),
  );
  const lacking = wages.filter(({ short }) => short > 0);
  const told = ({ memberId, of, cost, paid, stays, short }: Wage) => {
    const said = { name: words.member(memberOf(warband, memberId)), pay: pay(of, short) };
    if (paid) return t('wages.paid', { ...said, pay: pay(of, cost) });
    if (stays) return t('wages.waived', said);
    return short > 0 ? t('wages.short', said) : t('wages.leaves', said);
  };
  return (
    <Card label={t('wages.title')}>
      <p>
        <b>{t('wages.title')}</b>
      </p>
      <CardText>{t('wages.total', { pay: total.join(', ') })}</CardText>
      {lacking.length === 0 ? null : <CardText>{t('wages.lacking')}</CardText>}
      <ChipGroup label={t('wages.title')}>
        {wages.map((wage) => (
          <Chip
            key={wage.memberId}
            icon={wage.stays ? 'tick' : 'left-table'}
            pressed={wage.stays}
            onPress={() => change(t('wages.title'), (now) => withWageTapped(now, wage))}
          >
            {told(wage)}
          </Chip>
        ))}
      </ChipGroup>
    </Card>
  );
}
