import type { FighterSetup } from '#battle/events.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { statusFor } from '#roster/muster.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Chip } from '#ui/kit/Chip.tsx';
import { type WarbandSide, withStatus } from './draft.ts';

type AttendanceChipProps = {
  readonly fighter: FighterSetup;
  /** The status that a tap gives to a fighter who is present. */
  readonly away: string;
  readonly side: WarbandSide;
  readonly system: RuleSystem;
  readonly onChange: (side: WarbandSide) => void;
};

/** Whether a fighter takes part, and if not, why; a tap toggles it. */
export function AttendanceChip({ fighter, away, side, system, onChange }: AttendanceChipProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const { id, label, status } = fighter;
  const isAway = status === statusFor(system, 'absent') || status === statusFor(system, 'reserve');
  const word = isAway ? say({ code: `${system.id}:status.${status}.word`, params: {} }) : '';
  return (
    <Chip
      pressed={!isAway}
      onPress={() => onChange(withStatus(side, id, isAway ? system.initialStatus : away))}
    >
      {isAway ? t('who.away', { name: label, status: word }) : label}
    </Chip>
  );
}
