import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice, useStores } from '#store/hooks.ts';
import { useBackupFileName } from '#ui/effects/use-backup-file.ts';
import { Button } from '#ui/kit/Button.tsx';
import { backUpToFile } from './backup-file.ts';

/** Chooses a file that all backups go to. Nothing in browsers without writable files. */
export function BackupFileChoice() {
  const { t } = useTranslation('settings');
  const stores = useStores();
  const file = useDevice((state) => state.backupFile);
  const [name, setName] = useBackupFileName();
  if (file === null) return null;

  const choose = async () => {
    const chosen = await file.choose();
    if (chosen === null) return;
    setName(chosen);
    await backUpToFile(stores);
  };
  const forget = async () => {
    await file.forget();
    setName(null);
  };

  return (
    <div className="stack">
      {name === null ? (
        <Button icon="saved" onPress={() => void choose()}>
          {t('data.file.choose')}
        </Button>
      ) : (
        <Button icon="close" onPress={() => void forget()}>
          {t('data.file.forget')}
        </Button>
      )}
      <p className="hint">
        {name === null ? t('data.file.hint') : t('data.file.chosen', { name })}
      </p>
    </div>
  );
}
