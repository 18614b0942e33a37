import { useState } from 'react';
import { dateAndTime } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { EXAMPLE_UNTIL } from '#roster/example.ts';
import { type DifferingWarband, saveCode, useDevice } from '#store/hooks.ts';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';

interface DifferingWarbandsProps {
  readonly of: readonly DifferingWarband[];
}

/** The warbands that differ here and in a restored backup: which version was kept, and the other one a tap away. */
export function DifferingWarbands({ of: warbands }: DifferingWarbandsProps) {
  const { t } = useTranslation('home');
  if (warbands.length === 0) return null;
  return (
    <div className="stack">
      <p>{t('restore.differing')}</p>
      {warbands.map((warband) => (
        <Versions key={warband.id} of={warband} />
      ))}
    </div>
  );
}

function Versions({ of: { here, inBackup, kept: first } }: { readonly of: DifferingWarband }) {
  const { t } = useTranslation('home');
  const say = useSay();
  const putWarband = useDevice((state) => state.putWarband);
  const [kept, setKept] = useState(first);
  const [trouble, setTrouble] = useState<string | null>(null);
  const versions = { here, 'in-backup': inBackup };
  const choose = async (which: DifferingWarband['kept']) => {
    try {
      await putWarband(versions[which].row);
      setKept(which);
      setTrouble(null);
    } catch (problem) {
      setTrouble(saveCode(problem));
    }
  };
  return (
    <>
      <SegmentedControl
        label={here.name}
        value={kept}
        options={(['here', 'in-backup'] as const).map((value) => ({
          value,
          label: t(`restore.version.${value}`, wordsOf(versions[value])),
        }))}
        onChange={(which) => void choose(which)}
      />
      <output className="hint">
        {trouble === null ? '' : say({ code: `ui:storage.save.${trouble}`, params: {} })}
      </output>
    </>
  );

  function wordsOf({ name, changedAt }: DifferingWarband['here']) {
    const when = changedAt < EXAMPLE_UNTIL ? t('warbands.example') : dateAndTime(changedAt);
    return { name, when };
  }
}
