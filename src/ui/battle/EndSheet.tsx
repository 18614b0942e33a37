import { useTranslation } from 'react-i18next';
import type { SideId } from '#rules/ids.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { useTable } from './table-context.ts';

/** The players end the battle: somebody has won, or nobody. */
export function EndSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const sides = useBattleShallow(({ battle }) => battle?.sides ?? []);
  const end = (winnerId: SideId | null) => {
    table.send({ type: 'end-battle', winnerId });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.end')} subtitle={t('end.hint')}>
      <ul className="stack">
        {sides.map((side) => (
          <li key={side.id}>
            <ListRow
              lead={<Icon name="leader" />}
              title={t('end.winner', { side: side.name })}
              onPress={() => end(side.id)}
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
