import { useState } from 'react';
import type { FighterSetup } from '#battle/events.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { statusFor } from '#roster/muster.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { type WarbandSide, withStatus } from './draft.ts';
import { Fold } from './Fold.tsx';

type ParticipantsProps = {
  readonly side: WarbandSide;
  readonly name: string;
  readonly system: RuleSystem;
  readonly onChange: (side: WarbandSide) => void;
};

/** Who takes part: everybody, until a name is tapped. Folded away, because mostly everybody does. */
export function Participants({ side, name, system, onChange }: ParticipantsProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const [mode, setMode] = useState<'absent' | 'reserve'>('absent');
  const absent = statusFor(system, 'absent');
  const reserve = statusFor(system, 'reserve');
  const away = mode === 'reserve' ? (reserve ?? absent) : (absent ?? reserve);
  if (away === null) return null;
  const isAway = ({ status }: FighterSetup) => status === absent || status === reserve;

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
          <Chip
            key={fighter.id}
            pressed={!isAway(fighter)}
            onPress={() =>
              onChange(withStatus(side, fighter.id, isAway(fighter) ? system.initialStatus : away))
            }
          >
            {isAway(fighter) ? awayWords(fighter) : fighter.label}
          </Chip>
        ))}
      </ChipGroup>
    </Fold>
  );

  function awayWords({ label, status }: FighterSetup): string {
    const word = say({ code: `${system.id}:status.${status}.word`, params: {} });
    return t('who.away', { name: label, status: word });
  }

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
