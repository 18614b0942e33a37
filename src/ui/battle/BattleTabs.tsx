import { useTranslation } from 'react-i18next';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { TabBar } from '#ui/kit/TabBar.tsx';
import { battlePath, journalPath, linkTo } from '#ui/paths.ts';

/** The screens of a battle. */
export function BattleTabs({ current }: { readonly current: 'table' | 'journal' }) {
  const { t } = useTranslation(['table', 'battle']);
  const id = useBattleId();
  const due = useBattle(({ duties }) => duties.some(({ weight }) => weight === 'rout'));
  return (
    <TabBar
      label={t('tabs.all')}
      tabs={[
        {
          href: linkTo(battlePath(id)),
          label: t('tabs.table'),
          icon: 'table',
          current: current === 'table',
          notice: due && current !== 'table' ? t('battle:gauge.due-long') : undefined,
        },
        {
          href: linkTo(journalPath(id)),
          label: t('tabs.journal'),
          icon: 'journal',
          current: current === 'journal',
        },
      ]}
    />
  );
}
