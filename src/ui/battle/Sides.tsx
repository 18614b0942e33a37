import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fightersOf } from '#battle/selectors.ts';
import type { BattleState, Side } from '#battle/state.ts';
import type { SideId } from '#rules/ids.ts';
import { useBattle, useBattleShallow, useSide } from '#store/hooks.ts';
import { Chip } from '#ui/kit/Chip.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { FighterRow } from './FighterRow.tsx';
import { LightSide } from './LightSide.tsx';
import { QuickStatusRow } from './QuickStatusRow.tsx';
import { TeamMark } from './TeamMark.tsx';
import { useWords } from './words.ts';
import './Sides.css';

/** Everybody's state, the side whose turn it is first. */
export function Sides() {
  const ids = useBattleShallow(({ battle }) =>
    battle === null ? [] : inPlayingOrder(battle).map(({ id }) => id),
  );
  return (
    <div className="sides">
      {ids.map((id) => (
        <SideSection key={id} id={id} />
      ))}
    </div>
  );
}

const SideSection = memo(function SideSection({ id }: { readonly id: SideId }) {
  const side = useSide(id);
  const ended = useBattle(({ battle }) => battle?.ended === true);
  const [quick, setQuick] = useState(false);
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
      {!away && side.light ? <LightSide id={id} /> : null}
      {away || side.light ? null : <Fighters side={side} quick={quick} />}
    </section>
  );
});

function OnTable({ id }: { readonly id: SideId }) {
  const { t } = useTranslation('table');
  const count = useBattle(({ battle, system }) => {
    const rows = new Set(system.statuses.filter((row) => row.onTable).map((row) => row.id));
    return battle === null
      ? 0
      : fightersOf(battle, id).filter(({ status }) => rows.has(status)).length;
  });
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

function Fighters({ side, quick }: { readonly side: Side; readonly quick: boolean }) {
  const bubble = useBattle(
    ({ battle, system }) =>
      (battle === null ? null : system.leaderBubble(battle, side.id)?.range) ?? null,
  );
  return (
    <ul className="fighters" aria-labelledby={headingId(side.id)}>
      {side.fighterIds.map((id) => (
        <li key={id}>
          {quick ? (
            <QuickStatusRow id={id} />
          ) : (
            <FighterRow id={id} leads={id === side.leaderId} bubble={bubble} />
          )}
        </li>
      ))}
    </ul>
  );
}

function headingId(id: SideId): string {
  return `side-${id}`;
}

/** The side at turn, then the others as they play, then those who are gone. */
function inPlayingOrder({ sides, position }: BattleState): readonly Side[] {
  const now = sides.findIndex((side) => side.id === position.sideId);
  const turned = [...sides.slice(now), ...sides.slice(0, now)];
  return [
    ...turned.filter((side) => side.removed === null),
    ...turned.filter((side) => side.removed !== null),
  ];
}
