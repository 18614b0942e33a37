import { useTranslation } from '#i18n/use-translation.ts';
import { TabBar } from '#ui/kit/TabBar.tsx';
import { PATHS } from '#ui/paths.ts';
import { useLinkTo } from './use-link-to.ts';

type MainTabsProps = {
  /** Null on a screen that belongs to none of them. */
  readonly current: 'battles' | 'warbands' | 'rules' | 'settings' | null;
};

/** The tabs of the screens outside a battle. */
export function MainTabs({ current }: MainTabsProps) {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  return (
    <TabBar
      label={t('tabs.label')}
      tabs={[
        {
          ...linkTo(PATHS.home),
          label: t('tabs.battles'),
          icon: 'battles',
          current: current === 'battles',
        },
        {
          ...linkTo(PATHS.warbands),
          label: t('tabs.warbands'),
          icon: 'warbands',
          current: current === 'warbands',
        },
        {
          ...linkTo(PATHS.rules),
          label: t('tabs.rules'),
          icon: 'rules',
          current: current === 'rules',
        },
        {
          ...linkTo(PATHS.settings),
          label: t('tabs.settings'),
          icon: 'settings',
          current: current === 'settings',
        },
      ]}
    />
  );
}
