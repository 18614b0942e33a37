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
  const { t } = useTranslation('table');
  const side = useSide(id);
  const [quick, setQuick] = useState(false);
  const onTable = useBattle(({ battle, system }) => {
    const rows = new Set(system.statuses.filter((row) => row.onTable).map((row) => row.id));
    return battle === null
      ? 0
      : fightersOf(battle, id).filter(({ status }) => rows.has(status)).length;
  });
  if (side === null) return null;
  const headingId = `side-${id}`;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={side.name}
        trailing={
          <span className="side-tools">
            {t('side.on-table', { count: onTable })}
            {side.light ? null : (
              <Chip pressed={quick} onPress={() => setQuick(!quick)}>
                {t('side.states')}
              </Chip>
            )}
          </span>
        }
      />
      {side.light ? <LightSide id={id} /> : <Fighters side={side} quick={quick} />}
    </section>
  );
});

function Fighters({ side, quick }: { readonly side: Side; readonly quick: boolean }) {
  const bubble = useBattle(
    ({ battle, system }) =>
      (battle === null ? null : system.leaderBubble(battle, side.id)?.range) ?? null,
  );
  return (
    <ul className="fighters" aria-labelledby={`side-${side.id}`}>
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

/** The side at turn, then the others as they play, then those who are gone. */
function inPlayingOrder({ sides, position }: BattleState): readonly Side[] {
  const now = sides.findIndex((side) => side.id === position.sideId);
  const turned = [...sides.slice(now), ...sides.slice(0, now)];
  return [
    ...turned.filter((side) => side.removed === null),
    ...turned.filter((side) => side.removed !== null),
  ];
}
