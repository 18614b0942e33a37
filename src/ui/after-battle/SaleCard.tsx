import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { salePrice } from '#roster/after-battle/money.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardText } from '#ui/kit/Card.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { useAfterBattle } from './after-battle.ts';

/** How many pieces are sold, and what they come to; nothing while there are none. */
export function SaleCard() {
  const { t } = useTranslation('after-battle');
  const { system, proposal, change } = useAfterBattle();
  const say = useSay();
  const { sale } = proposal;
  if (sale === null || sale.most === 0) return null;
  const { row, size, most, sold, price } = sale;
  const what = say({ code: `${system.id}:after.income.${row.of}`, params: {} });
  const sell = (count: number) => change(t('sale.title'), (now) => ({ ...now, sold: count }));
  return (
    <Card label={t('sale.title')}>
      <Stepper
        label={t('sale.sell', { what })}
        value={sold}
        min={0}
        max={most}
        decreaseLabel={t('sale.fewer')}
        increaseLabel={t('sale.more')}
        onChange={sell}
      />
      <CardText>
        {sold === 0 ? t('sale.none', { size }) : t('sale.price', { count: sold, price, size })}
      </CardText>
      {sold === most ? null : (
        <Button icon="treasure" onPress={() => sell(most)}>
          {t('sale.all', { count: most, price: salePrice(row, size, most) })}
        </Button>
      )}
    </Card>
  );
}
