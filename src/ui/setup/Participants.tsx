import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { statusFor } from '#roster/muster.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { ChipGroup } from '#ui/kit/Chip.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { AttendanceChip } from './AttendanceChip.tsx';
import type { WarbandSide } from './draft.ts';

type ParticipantsProps = {
  readonly side: WarbandSide;
  readonly name: string;
  readonly system: RuleSystem;
  readonly onChange: (side: WarbandSide) => void;
};

/** Who takes part: everybody by default, so it is folded. */
export function Participants({ side, name, system, onChange }: ParticipantsProps) {
  const { t } = useTranslation('setup');
  const [mode, setMode] = useState<'absent' | 'reserve'>('absent');
  const absent = statusFor(system, 'absent');
  const reserve = statusFor(system, 'reserve');
  const away = mode === 'reserve' ? (reserve ?? absent) : (absent ?? reserve);
  if (away === null) return null;

  return (
    <Fold title={t('who.title')} summary={summary()}>
      {absent === null || reserve === null ? null : (
        <SegmentedControl
          label={t('who.mode')}
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`who.as-${value}`) }))}
          onChange={setMode}
        />
      )}
      <ChipGroup label={t('who.names', { side: name })}>
        {side.fighters.map((fighter) => (
          <AttendanceChip
            key={fighter.id}
            fighter={fighter}
            away={away}
            side={side}
            system={system}
            onChange={onChange}
          />
        ))}
      </ChipGroup>
    </Fold>
  );

  function summary(): string {
    const counted = (status: string | null) =>
      side.fighters.filter((fighter) => fighter.status === status).length;
    const facts = [
      counted(absent) > 0 ? t('who.absent', { count: counted(absent) }) : '',
      counted(reserve) > 0 ? t('who.reserve', { count: counted(reserve) }) : '',
    ].filter((fact) => fact !== '');
    return facts.length === 0 ? t('who.everybody') : facts.join(' · ');
  }
}

const MODES = ['absent', 'reserve'] as const;
