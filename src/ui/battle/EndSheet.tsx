import { contenders } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattle } from '#store/hooks.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { useTable } from './table-context.ts';

/** The players end the battle: somebody has won, allies together, or nobody. */
export function EndSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const battle = useBattle((state) => state.battle);
  const end = (winnerId: SideId | null) => {
    table.send({ type: 'end-battle', winnerId });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.end')} subtitle={t('end.hint')}>
      <ul className="stack">
        {(battle === null ? [] : contenders(battle)).map(({ sides, playing }) => (
          <li key={sides[0]?.id}>
            <ListRow
              lead={<Icon name="leader" />}
              title={t('end.winner', { side: list(sides.map(({ name }) => name)) })}
              subtitle={playing ? undefined : t('side.gone')}
              onPress={() => end(sides[0]?.id ?? null)}
            />
          </li>
        ))}
        <li>
          <ListRow lead={<Icon name="swap" />} title={t('end.draw')} onPress={() => end(null)} />
        </li>
      </ul>
    </OpenSheet>
  );
}
