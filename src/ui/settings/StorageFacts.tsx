import { dateAndTime, fileSize } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isStorageLow, useBattles, useDevice, useSettings, useWarbands } from '#store/hooks.ts';
import { useStorageReport } from '#ui/effects/use-storage-report.ts';
import { sinceBackup } from '#ui/home/backup-due.ts';
import { isTabOnIos } from '#ui/ios.ts';
import { Button } from '#ui/kit/Button.tsx';

/** Where the data is, whether it is persistent, how much room is left, and what is not backed up yet. */
export function StorageFacts() {
  const { t } = useTranslation(['settings', 'ui', 'home']);
  const unreadable = useDevice((state) => state.unreadable);
  return (
    <div className="stack">
      <p>{t('settings:data.where')}</p>
      <BrowserSays />
      {isTabOnIos() ? (
        <p className="hint">
          {t('home:install.how')} {t('home:install.why')}
        </p>
      ) : null}
      {unreadable === 0 ? null : (
        <p className="hint">{t('ui:storage.unreadable', { count: unreadable })}</p>
      )}
      <LastBackup />
    </div>
  );
}

/** What the browser reports about storage. */
function BrowserSays() {
  const { t } = useTranslation(['settings', 'ui', 'home']);
  const report = useStorageReport();
  const ask = useDevice((state) => state.askPersistence);
  if (report === null) return null;
  const { persistence, used, available } = report;
  return (
    <>
      <p className="hint">{t(`ui:storage.persistence.${persistence}`)}</p>
      {persistence === 'denied' || persistence === 'unanswered' ? (
        <Button icon="lock" onPress={() => void ask()}>
          {t('settings:data.ask-persistence')}
        </Button>
      ) : null}
      {used === null || available === null ? null : (
        <p className="hint">
          {t('ui:storage.used', {
            used: fileSize(used),
            available: fileSize(Math.max(0, available - used)),
          })}
        </p>
      )}
      {isStorageLow(report) ? <p>{t('home:room.title')}</p> : null}
    </>
  );
}

function LastBackup() {
  const { t } = useTranslation(['settings', 'ui']);
  const lastBackupAt = useSettings((state) => state.lastBackupAt);
  const battles = useBattles((state) => state.summaries);
  const warbands = useWarbands((state) => state.warbands);
  const since = sinceBackup(lastBackupAt, battles ?? [], warbands ?? []);
  const changed = [
    ...(since.battles > 0 ? [t('settings:data.since-battles', { count: since.battles })] : []),
    ...(since.warbands > 0 ? [t('settings:data.since-warbands', { count: since.warbands })] : []),
  ];
  return (
    <>
      <p>
        {lastBackupAt === null
          ? t('ui:backup.never')
          : t('ui:backup.last', { when: dateAndTime(lastBackupAt) })}
      </p>
      {changed.length > 0 ? (
        <p className="hint">{t('settings:data.since', { changed: changed.join(' · ') })}</p>
      ) : lastBackupAt === null ? null : (
        <p className="hint">{t('settings:data.since-nothing')}</p>
      )}
    </>
  );
}
