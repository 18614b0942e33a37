import { fileSize } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isStorageLow, useDevice } from '#store/hooks.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { BackupReminder } from './BackupReminder.tsx';
import { InstallAdvice } from './InstallAdvice.tsx';
import './HomeScreen.css';

/** What players should know before the next battle; usually nothing. */
export function HomeNotices() {
  return (
    <>
      <StorageWarning />
      <InstallAdvice />
      <BackupReminder />
    </>
  );
}

/** Warns that storage is running out while everything can still be saved. */
function StorageWarning() {
  const { t } = useTranslation('home');
  const storage = useDevice((state) => state.storage);
  const { used = null, available = null } = storage ?? {};
  if (used === null || available === null || !isStorageLow(storage)) return null;
  const left = fileSize(Math.max(0, available - used));
  return (
    <output className="home-notice">
      <Card tone="wrong">
        <CardHeader level={2} icon="warning" title={t('room.title')} />
        <CardText>{t('room.text', { left })}</CardText>
      </Card>
    </output>
  );
}
