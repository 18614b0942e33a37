import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles } from '#store/hooks.ts';
import { StorageBanner } from '#ui/error/StorageBanner.tsx';
import { MainTabs } from '#ui/home/MainTabs.tsx';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { UpdateNotice } from '#ui/home/UpdateNotice.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { AboutSection } from './AboutSection.tsx';
import { DataSection } from './DataSection.tsx';
import { HubsSection } from './HubsSection.tsx';
import { LookSection } from './LookSection.tsx';
import { TableSection } from './TableSection.tsx';
import { VersionSection } from './VersionSection.tsx';
import './SettingsScreen.css';

/** Appearance, behaviour, data, version and credits. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const busy = useBattles(
    ({ summaries }) => summaries === null || summaries.some((one) => !one.battle.ended),
  );
  return (
    <Screen
      top={<TopBar title={t('title')} lined />}
      tabs={<MainTabs current="settings" />}
      dockLined
      wide
    >
      <StorageBanner />
      <SaveTrouble />
      <UpdateNotice busy={busy} />
      <div className="columns">
        <div>
          <LookSection />
          <TableSection />
          <HubsSection />
        </div>
        <div>
          <DataSection />
          <VersionSection />
        </div>
      </div>
      <AboutSection />
    </Screen>
  );
}
