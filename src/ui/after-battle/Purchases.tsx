import { useTranslation } from '#i18n/use-translation.ts';
import { withPurchase } from '#roster/after-battle/draft.ts';
import type { Trade } from '#roster/after-battle/trade.ts';
import { LIMITS } from '#roster/limits.ts';
import { isRare, itemPrice } from '#roster/stash.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { useItemWords } from '#ui/stash/item-words.ts';
import { Shelves } from '#ui/stash/Shelves.tsx';
import { useAfterBattle } from './after-battle.ts';

type PurchasesProps = { readonly trade: Trade };

/** Things that need no search: the market, and what is bought of it. */
export function Purchases({ trade }: PurchasesProps) {
  const { t } = useTranslation('after-battle');
  const { system, change } = useAfterBattle();
  const nameOf = useItemWords(system.id);
  const left = trade.gold - trade.spent;
  const countOf = (item: string) => trade.purchases.find((one) => one.item === item)?.count ?? 0;
  const wares = (system.afterBattle?.items ?? []).flatMap((row) => {
    const price = itemPrice(row, system);
    if (price === null || isRare(row)) return [];
    return [{ row, price, need: null, count: countOf(row.id), tooDear: price > left }];
  });
  if (wares.length === 0) return null;
  const want = (item: string, count: number) =>
    change(nameOf(item), (now) => withPurchase(now, item, count));
  const cost = trade.purchases.reduce((sum, { price, count }) => sum + price * count, 0);
  return (
    <>
      <Fold
        title={t('trade.common')}
        summary={cost === 0 ? t('trade.nothing') : t('trade.cost', { cost, left })}
      >
        <Shelves
          label={t('trade.common')}
          systemId={system.id}
          wares={wares}
          onTake={(item) => want(item, countOf(item) + 1)}
        />
      </Fold>
      {/* Below, so that no thing moves away from under the thumb that takes it. */}
      <Basket trade={trade} onWant={want} />
    </>
  );
}

type BasketProps = PurchasesProps & {
  readonly onWant: (item: string, count: number) => void;
};

/** What is bought so far, more or less of it; nothing while that is nothing. */
function Basket({ trade, onWant }: BasketProps) {
  const { t } = useTranslation('after-battle');
  const { system } = useAfterBattle();
  const nameOf = useItemWords(system.id);
  if (trade.purchases.length === 0) return null;
  const left = trade.gold - trade.spent;
  return (
    <Card label={t('trade.basket')}>
      {trade.purchases.map(({ item, price, count }) => {
        const what = nameOf(item);
        return (
          <Stepper
            key={item}
            label={t('stash.ware', { what, price })}
            value={count}
            min={0}
            max={price > left ? count : LIMITS.stash}
            decreaseLabel={t('income.fewer', { what })}
            increaseLabel={t('income.more', { what })}
            onChange={(wanted) => onWant(item, wanted)}
          />
        );
      })}
    </Card>
  );
}
