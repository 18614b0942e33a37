import { useTranslation } from '#i18n/use-translation.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { memberOf, useAfterBattle } from './after-battle.ts';

/** Wages after the battle; members who are not paid leave. */
export function WagesCard() {
  const { t } = useTranslation('after-battle');
  const { warband, words, proposal, change } = useAfterBattle();
  const { wages } = proposal;
  if (wages.length === 0) return null;
  const toggle = (memberId: WarriorId, paid: boolean) =>
    change(t('wages.title'), (now) => ({
      ...now,
      unpaid: paid ? [...now.unpaid, memberId] : now.unpaid.filter((id) => id !== memberId),
    }));
  const total = wages.reduce((sum, { cost, paid }) => sum + (paid ? cost : 0), 0);
  return (
    <Card label={t('wages.title')}>
      <p>
        <b>{t('wages.title')}</b>
      </p>
      <CardText>{t('wages.total', { count: total })}</CardText>
      <ChipGroup label={t('wages.title')}>
        {wages.map(({ memberId, cost, paid }) => {
          const said = { name: words.member(memberOf(warband, memberId)), cost };
          return (
            <Chip
              key={memberId}
              icon={paid ? 'tick' : 'left-table'}
              pressed={paid}
              onPress={() => toggle(memberId, paid)}
            >
              {paid ? t('wages.paid', said) : t('wages.leaves', said)}
            </Chip>
          );
        })}
      </ChipGroup>
    </Card>
  );
}
