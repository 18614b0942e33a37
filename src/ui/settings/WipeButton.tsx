import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useDevice, useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { backUpToFile } from './backup-file.ts';

/** Deletes everything on the device after asking, the copies only if the player wants that too. */
export function WipeButton() {
  const { t } = useTranslation('settings');
  const stores = useStores();
  const wipe = useDevice((state) => state.wipe);
  const restart = useDevice((state) => state.restart);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [copies, setCopies] = useState(false);

  const backUp = async () => {
    const name = await backUpToFile(stores);
    setSaid(name === null ? t('data.backup-failed') : t('data.backed-up', { name }));
  };
  const wipeAll = async () => {
    try {
      await wipe(copies);
    } catch {
      setSaid(copies ? t('wipe.failed') : t('wipe.no-copy'));
      return;
    }
    restart();
  };

  return (
    <>
      <Button block icon="trash" onPress={() => setOpen(true)}>
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
            <output className="hint">{said}</output>
          </div>
          <Switch
            label={t('wipe.copies')}
            hint={copies ? t('wipe.without-copy') : t('wipe.with-copy')}
            checked={copies}
            onChange={setCopies}
          />
          <div className="row">
            <Button size="large" onPress={() => setOpen(false)}>
              {t('wipe.keep')}
            </Button>
            <Button size="large" icon="trash" onPress={() => void wipeAll()}>
              {t('wipe.confirm')}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
}
