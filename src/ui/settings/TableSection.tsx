import { useTranslation } from '#i18n/use-translation.ts';
import { OPTIONS, useSettings } from '#store/hooks.ts';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Switch } from '#ui/kit/Switch.tsx';

/** Behaviour during a battle: dice, vibration, keeping the screen awake. */
export function TableSection() {
  const { t } = useTranslation('settings');
  const dice = useSettings((state) => state.dice);
  const vibration = useSettings((state) => state.vibration);
  const wakeLock = useSettings((state) => state.wakeLock);
  const glance = useSettings((state) => state.glance);
  const facing = useSettings((state) => state.glanceFacing);
  const change = useSettings((state) => state.change);
  return (
    <section className="air-4" aria-labelledby="settings-table">
      <SectionHeading id="settings-table" title={t('table.title')} />
      <Card>
        <div className="stack-wide">
          <div>
            <SegmentedControl
              label={t('table.dice')}
              value={dice}
              options={OPTIONS.dice.map((value) => ({ value, label: t(`table.dices.${value}`) }))}
              onChange={(value) => change('dice', value)}
            />
            <p className="hint air-1">{t(`table.dice-hint.${dice}`)}</p>
          </div>
          <Switch
            label={t('table.vibration')}
            hint={t('table.vibration-hint')}
            checked={vibration}
            onChange={(checked) => change('vibration', checked)}
          />
          <Switch
            label={t('table.wake-lock')}
            hint={t('table.wake-lock-hint')}
            checked={wakeLock}
            onChange={(checked) => change('wakeLock', checked)}
          />
          <div>
            <SegmentedControl
              label={t('table.glance')}
              value={glance}
              options={OPTIONS.glance.map((value) => ({
                value,
                label: t(`table.glances.${value}`),
              }))}
              onChange={(value) => change('glance', value)}
            />
            <p className="hint air-1">{t('table.glance-hint')}</p>
          </div>
          {glance === 0 ? null : (
            <Switch
              label={t('table.facing')}
              hint={t('table.facing-hint')}
              checked={facing}
              onChange={(checked) => change('glanceFacing', checked)}
            />
          )}
        </div>
      </Card>
    </section>
  );
}
