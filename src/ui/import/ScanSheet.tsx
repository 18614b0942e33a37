import { useCallback, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { scannedRoster } from '#roster/theirs.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { SoFar } from '#ui/pass-battle/SoFar.tsx';
import { CodeCamera } from './CodeCamera.tsx';
import { PackQuestion } from './PackQuestion.tsx';
import { type Given, readText } from './read-given.ts';
import { useFilm } from './use-film.ts';
import { usePacksFirst } from './use-packs-first.ts';

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
  const film = useFilm();
  const take = useCallback(
    async (reading: Promise<Given | null> | null) => {
      if (reading === null) return;
      const given = await reading.catch(() => null);
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
    },
    [t, systemId, warbands, freshId, save, onScanned],
  );
  const { asked, begin, answer } = usePacksFirst(take, () => setRefusal(t('camera.no-warband')));
  const read = async (text: string) => {
    const whole = film.take(text);
    if (whole !== null) await begin(whole, () => readText(whole, systems));
  };
  return (
    <Sheet open onClose={onClose} title={t('camera.title')} closeLabel={t('camera.close')}>
      {asked === null ? (
        <>
          <CodeCamera refusal={refusal} onRead={(text) => void read(text)} />
          {film.gathering === null ? null : <SoFar gathering={film.gathering} />}
        </>
      ) : (
        <div className="stack">
          <PackQuestion {...asked} onAnswer={(id) => void answer(id)} />
        </div>
      )}
    </Sheet>
  );
}
