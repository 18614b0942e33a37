import { memo, useMemo, useState } from 'react';
import { fightersOf } from '#battle/selectors.ts';
import type { BattleState, Side } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import {
  useBattle,
  useBattleSession,
  useBattleShallow,
  useFighter,
  useSide,
} from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import { useGradually } from '#ui/effects/use-gradually.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Chip } from '#ui/kit/Chip.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { FighterRow } from './FighterRow.tsx';
import { LossCount } from './LightSide.tsx';
import { RowContext, useNewRowKit, useRowKit } from './row-kit.ts';
import { StatusStrip } from './StatusStrip.tsx';
import { headingId } from './side-heading.ts';
import { TeamMark } from './TeamMark.tsx';
import './Sides.css';

/** Everybody's state, the side whose turn it is first. */
export function Sides() {
  const ids = useBattleShallow(({ battle }) =>
    battle === null
      ? []
      : inPlayingOrder(battle)
          .filter(standsHere(battle))
          .map(({ id }) => id),
  );
  const kit = useNewRowKit();
  return (
    <RowContext value={kit}>
      <div className="sides">
        {ids.map((id, index) => (
          <SideSection key={id} id={id} firstRows={index === 0 ? FIRST_ROWS : 0} />
        ))}
      </div>
    </RowContext>
  );
}

type SideSectionProps = {
  readonly id: SideId;
  /** How many of its rows are drawn at once; the others follow. */
  readonly firstRows: number;
};

const SideSection = memo(function SideSection({ id, firstRows }: SideSectionProps) {
  const side = useSide(id);
  const ended = useBattle(({ battle }) => battle?.ended === true);
  const [quick, setQuick] = useStrips(id);
  if (side === null) return null;
  // Whoever has left took his fighters along; once all is over everybody may be looked at again.
  const away = side.removed !== null && !ended;
  return (
    <section aria-labelledby={headingId(id)}>
      <SectionHeading
        id={headingId(id)}
        title={side.name}
        trailing={
          <span className="side-tools">
            {side.team === null ? null : <TeamMark team={side.team} />}
            {away ? null : <OnTable id={id} />}
            {away || side.light ? null : <StatesChip pressed={quick} onPress={setQuick} />}
          </span>
        }
      />
      {away ? <Gone cause={side.removed ?? ''} /> : null}
      {!away && side.light ? (
        <Card>
          <LossCount id={id} />
        </Card>
      ) : null}
      {away || side.light ? null : <Fighters side={side} quick={quick} firstRows={firstRows} />}
    </section>
  );
});

/** Whether the strips of a side are shown: as they were left, as long as the battle is open. */
function useStrips(id: SideId) {
  const { kept, keep } = useBattleSession();
  const [quick, setQuick] = useState(kept().strips.includes(id));
  const set = (wanted: boolean) => {
    const others = kept().strips.filter((one) => one !== id);
    keep({ strips: wanted ? [...others, id] : others });
    setQuick(wanted);
  };
  return [quick, set] as const;
}

function OnTable({ id }: { readonly id: SideId }) {
  const { t, statuses } = useRowKit();
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

/** Shows the strips of statuses instead of the rows. */
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
  const words = useWords();
  const why = words.maybe(`cause.${cause}`);
  return (
    <p className="side-gone">
      {why === null ? t('side.gone') : t('side.gone-because', { cause: why })}
    </p>
  );
}

type FightersProps = Pick<SideSectionProps, 'firstRows'> & {
  readonly side: Side;
  readonly quick: boolean;
};

function Fighters({ side, quick, firstRows }: FightersProps) {
  const bubble = useBattle(
    ({ battle, system }) =>
      (battle === null ? null : system.leaderBubble(battle, side.id)?.range) ?? null,
  );
  const { fighterIds, leaderId } = side;
  const ids = useSunken(fighterIds);
  const drawn = useGradually(ids.length, firstRows);
  return (
    <ul className="fighters" aria-labelledby={headingId(side.id)}>
      {ids.map((id, index) =>
        index < drawn ? (
          <li key={id}>
            {quick ? (
              <QuickStatusRow id={id} />
            ) : (
              <FighterRow id={id} leads={id === leaderId} bubble={bubble} />
            )}
          </li>
        ) : (
          <li key={id} />
        ),
      )}
    </ul>
  );
}

/**
 * Those who are out of action, at the end, after those who are not there yet. They sink when the phase
 * changes: while it lasts, nobody's row moves away from under a thumb.
 */
function useSunken(fighterIds: readonly FighterId[]): readonly FighterId[] {
  const { shown } = useBattleSession();
  const { statuses } = useRowKit();
  const moment = useBattle(({ battle }) => (battle === null ? '' : momentOf(battle)));
  return useMemo(() => {
    const { battle } = shown.getState();
    const rank = (id: FighterId) => {
      const row = statuses.get(battle?.fighters[id]?.status ?? '')?.row;
      if (row?.onTable !== false) return 0;
      return row.tone === 'out-of-action' ? 2 : 1;
    };
    return fighterIds.toSorted((one, other) => rank(one) - rank(other));
    // The moment says when to look again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fighterIds, statuses, shown, moment]);
}

/** When players look up from what they are doing: with a phase, a turn, and at the end. */
function momentOf({ position, ended }: BattleState): string {
  return [position.round, position.sideId, position.phase, ended].join(' ');
}

/** A side that is only counted stands above all that is to do, as long as it plays. */
function standsHere({ ended }: BattleState): (side: Side) => boolean {
  return ({ light, removed }) => ended || !light || removed !== null;
}

/** Of the side at turn: more than a phone shows when the table opens. */
const FIRST_ROWS = 4;

/** The side at turn, then the others as they play, then those who are gone. */
function inPlayingOrder({ sides, position }: BattleState): readonly Side[] {
  const now = sides.findIndex((side) => side.id === position.sideId);
  const turned = [...sides.slice(now), ...sides.slice(0, now)];
  return [
    ...turned.filter((side) => side.removed === null),
    ...turned.filter((side) => side.removed !== null),
  ];
}

/** A fighter as a strip of statuses, for changing several in a row without leaving the list. */
const QuickStatusRow = memo(function QuickStatusRow({ id }: { readonly id: FighterId }) {
  const { statuses } = useRowKit();
  const fighter = useFighter(id);
  const now = statuses.get(fighter?.status ?? '');
  if (fighter === null || now === undefined) return null;
  return (
    <fieldset className="quick" aria-label={fighter.label}>
      <p className="quick-words">
        <b>{fighter.label}</b>{' '}
        <span className={`quick-now k-tone-${now.look.tone}`}>{now.word}</span>
      </p>
      <StatusStrip id={id} status={fighter.status} />
    </fieldset>
  );
});
