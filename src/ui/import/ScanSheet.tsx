import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { scannedRoster } from '#roster/theirs.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { CodeCamera } from './CodeCamera.tsx';
import { readText } from './read-given.ts';

type ScanSheetProps = {
  /** The game of the battle. */
  readonly systemId: string;
  /** Called once the warband is stored on this phone. */
  readonly onScanned: (warband: Warband) => void;
  readonly onClose: () => void;
};

/** Scans a friend's warband straight into the battle. */
export function ScanSheet({ systemId, onScanned, onClose }: ScanSheetProps) {
  const { t } = useTranslation('import');
  const { systems, freshId, warbands } = useStores();
  const save = useWarbands((state) => state.save);
  const [refusal, setRefusal] = useState<string | null>(null);
  const read = async (text: string) => {
    const given = await readText(text, systems).catch(() => null);
    const [warband] = given?.reading.own ?? [];
    if (given === null) setRefusal(t('not-here'));
    else if (warband === undefined) setRefusal(t('camera.no-warband'));
    else if (warband.systemId !== systemId) setRefusal(t('camera.other-game'));
    else {
      const kept = warbands.getState().warbands ?? [];
      const scanned = scannedRoster(warband, kept, freshId);
      save(scanned);
      onScanned(scanned);
    }
  };
  return (
    <Sheet open onClose={onClose} title={t('camera.title')} closeLabel={t('camera.close')}>
      <CodeCamera refusal={refusal} onRead={(text) => void read(text)} />
    </Sheet>
  );
}
