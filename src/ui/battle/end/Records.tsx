import { useEffect } from 'react';
import { recordOf } from '#battle/record.ts';
import { ownFirst } from '#battle/sides.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useBattleId, useBattles, useStores, useWarbands } from '#store/hooks.ts';
import { sideTone } from '#ui/side-colours.ts';
import '#ui/kit/tones.css';

/** Battles fought and won by each warband of this device, this one included. */
export function Records() {
  const { t } = useTranslation('moments');
  const { battles } = useStores();
  const id = useBattleId();
  const ownSide = useOwnSide();
  const battle = useBattle((state) => state.battle);
  const summaries = useBattles((state) => state.summaries);
  const warbands = useWarbands((state) => state.warbands);
  const unread = summaries === null;
  useEffect(() => {
    if (unread) void battles.getState().refresh();
  }, [unread, battles]);
  if (battle === null || unread) return null;
  const others = summaries.flatMap((one) => (one.battleId === id ? [] : one.battle));
  const own = ownFirst(battle.sides, ownSide).flatMap(({ id: sideId, warbandId, name }) =>
    warbandId !== null && warbands?.some((one) => one.id === warbandId) !== false
      ? [
          {
            sideId,
            name,
            tone: sideTone(battle.sides, sideId),
            ...recordOf([...others, battle], warbandId),
          },
        ]
      : [],
  );
  if (own.length === 0) return null;
  return (
    <ul className="quiet centred">
      {own.map(({ sideId, name, tone, battles: fought, won }) => (
        <li key={sideId} className={`k-tone-${tone}`}>
          {t('end.record', {
            name,
            battles: t('end.battles', { count: fought }),
            won: t('end.won', { count: won }),
          })}
        </li>
      ))}
    </ul>
  );
}
