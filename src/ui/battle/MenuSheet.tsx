import { redoableUndo } from '#battle/effective.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { type BattleSheetKind, useTable } from './table-context.ts';

/** What is wanted now and then, and has no place on the table. */
export function MenuSheet() {
  const { t } = useTranslation(['table', 'battle']);
  const table = useTable();
  const ended = useBattle((state) => state.battle?.ended === true);
  const redoable = useBattle((state) => redoableUndo(state.entries) !== null);
  const full = useBattle((state) => state.battle?.sides.some((side) => !side.light) === true);
  const { houseRules, roles, leadershipCharacteristic } = useRuleSystem();
  // Without Leadership nothing would come of a leader.
  const mayLead = full && leadershipCharacteristic !== null && roles.some((role) => role.mayLead);
  const item = (icon: IconName, title: string, onPress: () => void) => (
    <li>
      <ListRow lead={<Icon name={icon} />} title={title} onPress={onPress} />
    </li>
  );
  const opening = (kind: BattleSheetKind) => () => table.open({ kind });
  const sending = (type: 'redo' | 'reopen-battle') => () => {
    table.send({ type });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.title')}>
      <ul className="stack">
        {item('undo', t('battle:undo.title'), opening('undo'))}
        {redoable ? item('redo', t('battle:undo.redo'), sending('redo')) : null}
        {item('plus', t('menu.join'), opening('join'))}
        {mayLead ? item('leader', t('menu.leader'), opening('leader')) : null}
        {houseRules.length === 0
          ? null
          : item('settings', t('menu.house-rules'), opening('house-rules'))}
        {item('edit', t('menu.note'), opening('note'))}
        {ended ? null : item('left-table', t('menu.leave'), opening('leave'))}
        {ended
          ? item('play', t('menu.reopen'), sending('reopen-battle'))
          : item('check', t('menu.end'), opening('end'))}
      </ul>
    </OpenSheet>
  );
}
