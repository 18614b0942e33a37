import { useTranslation } from '#i18n/use-translation.ts';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';

type ScanBarProps = {
  /** Whether this phone scans the other one’s code instead of showing its own. */
  readonly scanning: boolean;
  readonly onChange: (scanning: boolean) => void;
};

/** Switches the inviting phone between showing its code and scanning the answer. */
export function ScanBar({ scanning, onChange }: ScanBarProps) {
  const { t } = useTranslation('pass-battle');
  return (
    <PrimaryBar
      icon={scanning ? 'qr-code' : 'scan'}
      title={scanning ? t('phones.host.show') : t('phones.host.scan')}
      onPress={() => onChange(!scanning)}
    />
  );
}
