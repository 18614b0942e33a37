import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { purchaseKey, withPurchase } from '#roster/after-battle/draft.ts';
import type { Trade } from '#roster/after-battle/trade.ts';
import { LIMITS } from '#roster/limits.ts';
import { type Offer, offersTo } from '#roster/market.ts';
import type { Warband } from '#roster/warband.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { Customers, useCustomers } from '#ui/stash/Customers.tsx';
import { useItemWords } from '#ui/stash/item-words.ts';
import { PriceQuestion } from '#ui/stash/PriceQuestion.tsx';
import { Shelves } from '#ui/stash/Shelves.tsx';
import { useAfterBattle } from './after-battle.ts';

type PurchasesProps = { readonly trade: Trade };

/** Things that need no search: the market, and what is bought of it. */
export function Purchases({ trade }: PurchasesProps) {
  const { t } = useTranslation('after-battle');
  const { warband, system, change } = useAfterBattle();
  const nameOf = useItemWords(system.id);
  const choice = useCustomers(fought(warband), system);
  const [asked, setAsked] = useState<Offer | null>(null);
  const left = trade.gold - trade.spent;
  const { customer } = choice;
  const keyOf = (item: string, price: number | null) =>
    purchaseKey({ item, buyer: customer.profileId, price });
  const countOf = (key: string) => trade.purchases.find((one) => one.key === key)?.count ?? 0;
  const wares = offersTo(customer, system).flatMap((offer) =>
    offer.rarity === 0 ? [{ offer, need: null, count: countOf(keyOf(offer.row.id, null)) }] : [],
  );
  if (wares.length === 0) return null;
  const want = (item: string, key: string, count: number) =>
    change(nameOf(item), (now) => withPurchase(now, key, count));
  const add = (item: string, price: number | null) => {
    const key = keyOf(item, price);
    setAsked(null);
    want(item, key, countOf(key) + 1);
  };
  const cost = trade.purchases.reduce((sum, { price, count }) => sum + price * count, 0);
  return (
    <>
      <Fold
        title={t('trade.common')}
        summary={cost === 0 ? t('trade.nothing') : t('trade.cost', { cost, left })}
      >
        <Customers {...choice} />
        <Shelves
          label={t('trade.common')}
          systemId={system.id}
          wares={wares}
          gold={left}
          onTake={(offer) =>
            typeof offer.price === 'number' ? add(offer.row.id, null) : setAsked(offer)
          }
        />
        {asked === null || typeof asked.price === 'number' ? null : (
          <PriceQuestion
            key={asked.row.id}
            system={system}
            what={nameOf(asked.row.id)}
            price={asked.price}
            customer={customer}
            onPrice={(price) => add(asked.row.id, price)}
          />
        )}
      </Fold>
      {/* Below, so that no thing moves away from under the thumb that takes it. */}
      <Basket trade={trade} onWant={want} />
    </>
  );
}

/** The warband with this battle counted: what its lists have for the founding is over. */
function fought(warband: Warband): Warband {
  return { ...warband, battles: warband.battles + 1 };
}

type BasketProps = PurchasesProps & {
  readonly onWant: (item: string, key: string, count: number) => void;
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
      {trade.purchases.map(({ key, item, price, count }) => {
        const what = nameOf(item);
        return (
          <Stepper
            key={key}
            label={t('stash.ware', { what, price })}
            value={count}
            min={0}
            max={price > left ? count : LIMITS.stash}
            decreaseLabel={t('income.fewer', { what })}
            increaseLabel={t('income.more', { what })}
            onChange={(wanted) => onWant(item, key, wanted)}
          />
        );
      })}
    </Card>
  );
}
