import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { OpenSheet } from './OpenSheet.tsx';

/** A side gives up; if only one other is left, that one wins. */
export function LeaveSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const sides = useBattleShallow(
    ({ battle }) => battle?.sides.filter(({ removed }) => removed === null) ?? [],
  );
  const leave = (sideId: SideId) => {
    table.send({ type: 'leave-battle', sideId, cause: BY_CHOICE });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.leave')} subtitle={t('leave.hint')}>
      <ul className="stack">
        {sides.map((side) => (
          <li key={side.id}>
            <ListRow
              lead={<Icon name="left-table" />}
              title={side.name}
              onPress={() => leave(side.id)}
            />
          </li>
        ))}
      </ul>
    </OpenSheet>
  );
}

/** A cause that every game has words for; no rule is behind it. */
const BY_CHOICE = 'gave-up';
