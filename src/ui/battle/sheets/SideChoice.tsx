import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';

type SideChoiceProps = {
  readonly ids: readonly SideId[];
  readonly value: SideId;
  readonly onChange: (id: SideId) => void;
};

/** Chooses a side; nothing when there is only one. */
export function SideChoice({ ids, value, onChange }: SideChoiceProps) {
  const { t } = useTranslation('table');
  const names = useBattleShallow(({ battle }) =>
    ids.map((id) => battle?.sides.find((side) => side.id === id)?.name ?? ''),
  );
  if (ids.length < 2) return null;
  return (
    <div className="air-below-3">
      <SegmentedControl
        label={t('side.choose')}
        hideLabel
        value={value}
        options={ids.map((id, index) => ({ value: id, label: names[index] ?? '' }))}
        onChange={onChange}
      />
    </div>
  );
}
