import { useTranslation } from '#i18n/use-translation.ts';
import { CodeCamera } from '#ui/import/CodeCamera.tsx';

type PairingCameraProps = {
  readonly onRead: (text: string) => void;
  /** The message about the last code; null for none. */
  readonly refusal: string | null;
};

/** The camera that scans another phone's code. */
export function PairingCamera({ onRead, refusal }: PairingCameraProps) {
  const { t } = useTranslation('pass-battle');
  return (
    <CodeCamera
      onRead={onRead}
      refusal={refusal}
      words={{
        looking: t('phones.host.scan-hint'),
        refused: t('phones.camera.refused'),
        none: t('phones.camera.none'),
      }}
    />
  );
}
