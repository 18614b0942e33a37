import { useTranslation } from '#i18n/use-translation.ts';
import { buyItem, itemPrice, tradeOf } from '#roster/stash.ts';
import type { ItemRow } from '#rules/contract/finds.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { useEditor } from '#ui/roster/editor-context.ts';
import { useItemWords } from './item-words.ts';

/** What may be bought: things that every smith has, and rare ones with what two dice have to come to. */
export function Market() {
  const { t } = useTranslation('after-battle');
  const { warband, system } = useEditor();
  const rows = (system.afterBattle?.items ?? []).filter((row) => itemPrice(row, system) !== null);
  const gold = warband.purse?.[tradeOf(system) ?? ''] ?? 0;
  return (
    <div className="stack">
      <p>{t('stash.gold', { gold })}</p>
      <Wares
        label={t('stash.common')}
        rows={rows.filter(({ rarity }) => rarity === 0)}
        gold={gold}
      />
      <p>{t('stash.rare-hint')}</p>
      <Wares label={t('stash.rare')} rows={rows.filter(({ rarity }) => rarity !== 0)} gold={gold} />
    </div>
  );
}

type WaresProps = {
  readonly label: string;
  readonly rows: readonly ItemRow[];
  readonly gold: number;
};

function Wares({ label, rows, gold }: WaresProps) {
  const { t } = useTranslation('after-battle');
  const { warband, system, change } = useEditor();
  const nameOf = useItemWords(system.id);
  const bonus = system.afterBattle?.trade?.search[warband.catalogueId] ?? 0;
  return (
    <ChipGroup label={label}>
      {rows.map((row) => {
        const price = itemPrice(row, system) ?? 0;
        const said = { what: nameOf(row.id), price };
        const need = Math.max(2, (row.rarity ?? 0) - bonus);
        return (
          <Chip
            key={row.id}
            pressed={false}
            disabled={price > gold}
            onPress={() => change((now) => buyItem(now, system, row.id) ?? now)}
          >
            {row.rarity === 0 ? t('stash.ware', said) : t('stash.rare-ware', { ...said, need })}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}
