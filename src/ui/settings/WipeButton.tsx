import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice, useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { backUpToFile } from './backup-file.ts';

/** Takes everything off the device; the one thing that undo can't bring back, so it asks first. */
export function WipeButton() {
  const { t } = useTranslation('settings');
  const stores = useStores();
  const wipe = useDevice((state) => state.wipe);
  const restart = useDevice((state) => state.restart);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');

  const backUp = async () => {
    const name = await backUpToFile(stores);
    setSaid(name === null ? t('data.backup-failed') : t('data.backed-up', { name }));
  };
  const wipeAll = async () => {
    try {
      await wipe();
    } catch {
      setSaid(t('wipe.failed'));
      return;
    }
    restart();
  };

  return (
    <>
      <Button block tone="wound" icon="trash" onPress={() => setOpen(true)}>
        {t('data.wipe')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={t('wipe.close')}
        title={t('wipe.title')}
        subtitle={t('wipe.text')}
      >
        <div className="stack-wide">
          <div className="stack">
            <Button block size="large" icon="export" onPress={() => void backUp()}>
              {t('wipe.back-up')}
            </Button>
            <output className="settings-note settings-said">{said}</output>
          </div>
          <div className="row">
            <Button size="large" onPress={() => setOpen(false)}>
              {t('wipe.keep')}
            </Button>
            <Button size="large" tone="fail" icon="trash" onPress={() => void wipeAll()}>
              {t('wipe.confirm')}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
}
