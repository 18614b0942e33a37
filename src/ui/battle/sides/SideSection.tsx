import { memo, type ReactNode, useState } from 'react';
import { fightersOf } from '#battle/selectors.ts';
import type { Side } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattle, useBattleSession, useSide } from '#store/hooks.ts';
import { shortName } from '#ui/battle/short-name.ts';
import { useWords } from '#ui/battle/words.ts';
import { useKeptScroll } from '#ui/effects/use-kept-scroll.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Chip } from '#ui/kit/Chip.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { isEarlyBattle } from '#ui/last-place.ts';
import { FighterList } from './FighterList.tsx';
import { LeaderRing } from './LeaderRing.tsx';
import { LossCounter } from './LightSide.tsx';
import { useRowContext } from './row-context.ts';
import { headingId } from './side-heading.ts';
import { TeamMark } from './TeamMark.tsx';
import { useAllWithinReach, useLeaderReach, useToggleReach } from './use-leader-reach.ts';
import './Sides.css';

type SideSectionProps = {
  readonly id: SideId;
  /** Rows in the first frame; the others follow. */
  readonly firstRows: number;
};

/** One side on the table: its heading, and its fighters or its losses. */
export const SideSection = memo(function SideSection({ id, firstRows }: SideSectionProps) {
  const side = useSide(id);
  const ended = useBattle(({ battle }) => battle?.ended === true);
  const [quick, setQuick] = useStrips(id);
  const { ref, onScroll } = useKeptScroll(id);
  if (side === null) return null;
  // The fighters of a side that has left are hidden until the battle ends.
  const away = side.removed !== null && !ended;
  return (
    <section ref={ref} onScroll={onScroll} aria-labelledby={headingId(id)}>
      <SectionHeading
        id={headingId(id)}
        title={shortName(side.name)}
        label={side.name}
        trailing={
          <span className="cluster line side-tools">
            {side.team === null ? null : <TeamMark team={side.team} />}
            {away ? null : <RingLegend side={side} otherwise={<OnTable id={id} />} />}
            {away || side.light ? null : <StatesChip pressed={quick} onPress={setQuick} />}
          </span>
        }
      />
      {away ? <Gone cause={side.removed ?? ''} /> : null}
      {!away && side.light ? (
        <Card>
          <LossCounter id={id} />
        </Card>
      ) : null}
      {away || side.light ? null : <FighterList side={side} quick={quick} firstRows={firstRows} />}
    </section>
  );
});

/** Whether a side shows strips instead of rows; remembered while the battle is open. */
function useStrips(id: SideId) {
  const { kept, keep } = useBattleSession();
  const [quick, setQuick] = useState(kept().strips.includes(id));
  const set = (shown: boolean) => {
    const others = kept().strips.filter((one) => one !== id);
    keep({ strips: shown ? [...others, id] : others });
    setQuick(shown);
  };
  return [quick, set] as const;
}

type RingLegendProps = { readonly side: Side; readonly otherwise: ReactNode };

/** What the rings below mean, in the first battles, and a button for all; later whatever else has its place. */
function RingLegend({ side, otherwise }: RingLegendProps) {
  const { t, battleId, nearLeader, ended } = useRowContext();
  const [early] = useState(() => isEarlyBattle(battleId));
  const range = useLeaderReach(side.id);
  const all = useAllWithinReach(side.id);
  const toggle = useToggleReach(side.id);
  if (!early || ended || nearLeader === null || range === null) return otherwise;
  return (
    <button
      type="button"
      className="line leader-ring-legend"
      aria-pressed={all}
      aria-label={t('side.ring-all', { range })}
      onClick={toggle}
    >
      <LeaderRing />
      {t('side.ring', { range })}
    </button>
  );
}

function OnTable({ id }: { readonly id: SideId }) {
  const { t, statuses } = useRowContext();
  const count = useBattle(({ battle }) =>
    battle === null
      ? 0
      : fightersOf(battle, id).filter(({ status }) => statuses.get(status)?.row.onTable).length,
  );
  return <>{t('side.on-table', { count })}</>;
}

type StatesChipProps = {
  readonly pressed: boolean;
  readonly onPress: (pressed: boolean) => void;
};

/** Switches between rows and strips of statuses. */
function StatesChip({ pressed, onPress }: StatesChipProps) {
  const { t } = useTranslation('table');
  return (
    <Chip pressed={pressed} onPress={() => onPress(!pressed)}>
      {t('side.states')}
    </Chip>
  );
}

function Gone({ cause }: { readonly cause: string }) {
  const { t } = useTranslation('table');
  return <p className="quiet side-gone">{useWords().gone(cause) ?? t('side.gone')}</p>;
}
