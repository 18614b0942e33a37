import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { TabBar } from '#ui/kit/TabBar.tsx';
import { battlePath, battleRulesPath, duelPath, journalPath, linkTo } from '#ui/paths.ts';
import { resolverIcon } from '#ui/resolver/first-resolver.ts';

/** Tabs to the screens of a battle. */
export function BattleTabs({
  current,
}: {
  readonly current: 'table' | 'duel' | 'rules' | 'journal';
}) {
  const { t } = useTranslation(['table', 'battle']);
  const id = useBattleId();
  const words = useWords();
  const { resolvers } = useRuleSystem();
  const hasReference = useBattle(({ system }) => system.reference.length > 0);
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
        ...(resolvers.length > 0
          ? [
              {
                href: linkTo(duelPath(id, '')),
                label: words.of('resolver-tab'),
                icon: resolverIcon(resolvers),
                current: current === 'duel',
              },
            ]
          : []),
        ...(hasReference
          ? [
              {
                href: linkTo(battleRulesPath(id, '')),
                label: t('tabs.rules'),
                icon: 'rules' as const,
                current: current === 'rules',
              },
            ]
          : []),
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
