import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { type Work, WorkProgress } from '#ui/home/WorkProgress.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { backUpToFile, canShareBackup, shareBackup } from './backup-file.ts';
import './SettingsScreen.css';

/** Saves or shares a backup. */
export function BackupButtons() {
  const { t } = useTranslation('settings');
  const stores = useStores();
  const [said, setSaid] = useState('');
  const [work, setWork] = useState<Work | null>(null);
  // A few entries are read too fast for a progress bar.
  const onProgress = (done: number, total: number) => {
    if (total > MANY_ENTRIES) setWork({ done, total });
  };

  const backUp = async () => {
    const name = await backUpToFile(stores, onProgress);
    setWork(null);
    setSaid(name === null ? t('data.backup-failed') : t('data.backed-up', { name }));
  };
  const share = async () => {
    const outcome = await shareBackup(stores, onProgress);
    setWork(null);
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
      {work === null ? null : <WorkProgress label={t('data.back-up')} work={work} />}
      <output className="hint air-1 settings-note">{said}</output>
    </div>
  );
}

const MANY_ENTRIES = 1000;
