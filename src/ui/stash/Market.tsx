import { useTranslation } from '#i18n/use-translation.ts';
import { needOf } from '#roster/after-battle/trade.ts';
import { buyItem, isRare, itemPrice, tradeOf } from '#roster/stash.ts';
import { useEditor } from '#ui/roster/editor-context.ts';
import { useItemWords } from './item-words.ts';
import { Shelves } from './Shelves.tsx';
import { UndoChest } from './UndoChest.tsx';
import type { Chest } from './use-chest.ts';

/** What may be bought: things that every smith has, and rare ones with what two dice have to come to. */
export function Market({ chest }: { readonly chest: Chest }) {
  const { t } = useTranslation('after-battle');
  const { warband, system } = useEditor();
  const nameOf = useItemWords(system.id);
  const gold = warband.purse?.[tradeOf(system) ?? ''] ?? 0;
  const bonus = system.afterBattle?.trade?.search[warband.catalogueId] ?? 0;
  const wares = (system.afterBattle?.items ?? []).flatMap((row) => {
    const price = itemPrice(row, system);
    if (price === null) return [];
    const need = isRare(row) ? needOf(row.rarity ?? 0, bonus) : null;
    return [{ row, price, need, count: 0, tooDear: price > gold }];
  });
  return (
    <div className="stack">
      <div className="market-gold">
        <p>{t('stash.gold', { gold })}</p>
        <UndoChest chest={chest} />
      </div>
      <Shelves
        label={t('stash.buy')}
        systemId={system.id}
        wares={wares}
        rareHint={t('stash.rare-hint')}
        onTake={(item) => chest.apply(nameOf(item), (now) => buyItem(now, system, item) ?? now)}
      />
    </div>
  );
}
