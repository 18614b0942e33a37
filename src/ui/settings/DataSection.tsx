import { useState } from 'react';
import { dateAndTime, fileSize } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice, useSettings, useStores } from '#store/hooks.ts';
import { useStorageReport } from '#ui/effects/use-storage-report.ts';
import { RestoreButton } from '#ui/home/RestoreButton.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { backUpToFile, canShareBackup, shareBackup } from './backup-file.ts';
import { WipeButton } from './WipeButton.tsx';

/** Where the data stands, and how to take it along, bring it back or be rid of it. */
export function DataSection() {
  const { t } = useTranslation(['settings', 'ui']);
  const database = useDevice((state) => state.database);
  const readable = database === 'ready' || database === 'newer';
  return (
    <section className="settings-section" aria-labelledby="settings-data">
      <SectionHeading id="settings-data" title={t('settings:data.title')} />
      <Card>
        <div className="stack-wide">
          {readable ? (
            <StorageFacts />
          ) : (
            <p className="settings-fact">{t(`ui:storage.open.${database}`)}</p>
          )}
          {readable ? <BackupButtons /> : null}
          <RestoreButton>{t('settings:data.restore')}</RestoreButton>
          {database === 'ready' ? <WipeButton /> : null}
        </div>
      </Card>
    </section>
  );
}

function StorageFacts() {
  const { t } = useTranslation(['settings', 'ui']);
  const report = useStorageReport();
  const ask = useDevice((state) => state.askPersistence);
  const unreadable = useDevice((state) => state.unreadable);
  const lastBackupAt = useSettings((state) => state.lastBackupAt);
  return (
    <div className="stack">
      {report === null ? null : (
        <>
          <p className="settings-fact">{t(`ui:storage.persistence.${report.persistence}`)}</p>
          {report.used === null || report.available === null ? null : (
            <p className="settings-note">
              {t('ui:storage.used', {
                used: fileSize(report.used),
                available: fileSize(report.available),
              })}
            </p>
          )}
        </>
      )}
      {unreadable === 0 ? null : (
        <p className="settings-note">{t('ui:storage.unreadable', { count: unreadable })}</p>
      )}
      <p className="settings-note">
        {lastBackupAt === null
          ? t('ui:backup.never')
          : t('ui:backup.last', { when: dateAndTime(lastBackupAt) })}
      </p>
      {report?.persistence === 'denied' || report?.persistence === 'unanswered' ? (
        <Button icon="lock" onPress={() => void ask()}>
          {t('settings:data.ask-persistence')}
        </Button>
      ) : null}
    </div>
  );
}

function BackupButtons() {
  const { t } = useTranslation('settings');
  const stores = useStores();
  const [said, setSaid] = useState('');

  const backUp = async () => {
    const name = await backUpToFile(stores);
    setSaid(name === null ? t('data.backup-failed') : t('data.backed-up', { name }));
  };
  const share = async () => {
    const outcome = await shareBackup(stores);
    if (outcome !== 'left') {
      setSaid(outcome === 'shared' ? t('data.shared') : t('data.backup-failed'));
    }
  };

  return (
    <div>
      <div className="row">
        <Button icon="export" onPress={() => void backUp()}>
          {t('data.back-up')}
        </Button>
        {canShareBackup() ? (
          <Button icon="share" onPress={() => void share()}>
            {t('data.share')}
          </Button>
        ) : null}
      </div>
      <output className="settings-note settings-said">{said}</output>
    </div>
  );
}
