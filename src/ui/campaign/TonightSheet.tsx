import { useTranslation } from '#i18n/use-translation.ts';
import type { Band } from '#roster/campaign.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import type { BandLook } from './band-looks.ts';

type TonightSheetProps = {
  readonly bands: readonly Band[];
  readonly away: readonly WarbandId[];
  readonly lookOf: (id: WarbandId) => BandLook;
  readonly onChange: (away: readonly WarbandId[]) => void;
  readonly onClose: () => void;
};

/** Who is there tonight: a warband that is not is left out of the pairings. */
export function TonightSheet({ bands, away, lookOf, onChange, onClose }: TonightSheetProps) {
  const { t } = useTranslation(['campaign', 'table']);
  return (
    <Sheet open onClose={onClose} title={t('tonight')} closeLabel={t('table:sheet.close')}>
      <ul>
        {bands.map(({ id }) => (
          <li key={id}>
            <Switch
              label={lookOf(id).name}
              checked={!away.includes(id)}
              onChange={(there) =>
                onChange(there ? away.filter((one) => one !== id) : [...away, id])
              }
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
