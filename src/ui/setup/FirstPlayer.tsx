import { useTranslation } from 'react-i18next';
import type { SideSetup } from '#battle/events.ts';
import type { SideId } from '#rules/ids.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';

type FirstPlayerProps = {
  readonly sides: readonly SideSetup[];
  readonly firstId: SideId;
  readonly onChange: (id: SideId) => void;
};

/** Which side plays first; the app can draw lots. */
export function FirstPlayer({ sides, firstId, onChange }: FirstPlayerProps) {
  const { t } = useTranslation('setup');
  const { die } = useStores();
  const draw = () => {
    const drawn = sides[die(sides.length) - 1];
    if (drawn !== undefined) onChange(drawn.id);
  };
  return (
    <section className="setup-section" aria-labelledby="setup-first">
      <SectionHeading id="setup-first" title={t('first.title')} />
      <div className="setup-first">
        <SegmentedControl
          hideLabel
          label={t('first.title')}
          value={firstId}
          options={sides.map((side) => ({ value: side.id, label: side.name }))}
          onChange={onChange}
        />
        <Button icon="dice" onPress={draw}>
          {t('first.random')}
        </Button>
      </div>
    </section>
  );
}
