import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { needOf } from '#roster/after-battle/trade.ts';
import { type Offer, offersTo } from '#roster/market.ts';
import { buyItem, tradeOf } from '#roster/stash.ts';
import { useEditor } from '#ui/roster/editor-context.ts';
import { ChestTop } from './ChestTop.tsx';
import { Customers, useCustomers } from './Customers.tsx';
import { useItemWords } from './item-words.ts';
import { PriceQuestion } from './PriceQuestion.tsx';
import { Shelves } from './Shelves.tsx';
import { useChest } from './use-chest.ts';

/** What may be bought: things of a fighter’s list, and rare ones with what two dice have to come to. */
export function Market() {
  const { t } = useTranslation('after-battle');
  const { warband, system } = useEditor();
  const chest = useChest();
  const nameOf = useItemWords(system.id);
  const choice = useCustomers(warband, system);
  const [asked, setAsked] = useState<Offer | null>(null);
  const gold = warband.purse?.[tradeOf(system) ?? ''] ?? 0;
  const bonus = system.afterBattle?.trade?.search[warband.catalogueId] ?? 0;
  const wares = offersTo(choice.customer, system).map((offer) => ({
    offer,
    need: offer.rarity === 0 ? null : needOf(offer.rarity, bonus),
    count: 0,
  }));
  const buy = (item: string, price: number) => {
    setAsked(null);
    chest.apply(nameOf(item), (now) => buyItem(now, system, item, price) ?? now);
  };
  const take = (offer: Offer) => {
    if (typeof offer.price === 'number') buy(offer.row.id, offer.price);
    else setAsked(offer);
  };
  return (
    <div className="stack">
      <ChestTop chest={chest} />
      <Customers {...choice} />
      <Shelves
        label={t('stash.buy')}
        systemId={system.id}
        wares={wares}
        gold={gold}
        rareHint={t('stash.rare-hint')}
        onTake={take}
      />
      {asked === null || typeof asked.price === 'number' ? null : (
        <PriceQuestion
          key={asked.row.id}
          system={system}
          what={nameOf(asked.row.id)}
          price={asked.price}
          customer={choice.customer}
          onPrice={(price) => buy(asked.row.id, price)}
        />
      )}
    </div>
  );
}
