import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { backUpToFile } from '#ui/settings/backup-file.ts';

/** Saves everything on the device as a file. */
export function TakeData() {
  const { t } = useTranslation('error');
  const stores = useStores();
  const [said, setSaid] = useState('');
  const backUp = async () => {
    const name = await backUpToFile(stores);
    setSaid(name === null ? t('backup-failed') : t('backed-up', { name }));
  };
  return (
    <div>
      <Button block size="large" icon="export" onPress={() => void backUp()}>
        {t('back-up')}
      </Button>
      <output className="quiet centred air-2">{said}</output>
    </div>
  );
}
