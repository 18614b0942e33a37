import { setupOf } from '#battle/arrival.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { metRoster } from '#roster/theirs.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useStores, useWarbands } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';

/** Keeps the rosters of opponents whose warbands are on other phones; a second tap takes it back. */
export function KeepRosters() {
  const { t } = useTranslation('moments');
  const { freshId } = useStores();
  const own = useOwnSide();
  const battle = useBattle((state) => state.battle);
  const live = useBattle((state) => state.live);
  const warbands = useWarbands((state) => state.warbands);
  const save = useWarbands((state) => state.save);
  const remove = useWarbands((state) => state.remove);
  const [start] = live;
  if (battle === null || warbands === null || start?.type !== 'BattleStarted') return null;
  const isHere = (id: WarbandId | null) => warbands.some((one) => one.id === id && !isTheirs(one));
  // Whoever only looks on has no opponent.
  if (own === null && !battle.sides.some(({ warbandId }) => isHere(warbandId))) return null;
  return start.data.sides.flatMap((begun) => {
    const side = battle.sides.find(({ id }) => id === begun.id);
    const { warbandId = null, name = '' } = side ?? {};
    const here = warbands.find(({ id }) => id === warbandId);
    if (warbandId === null || begun.id === own) return [];
    if (here !== undefined && here.theirs !== 'met') return [];
    const keep = () => {
      const roster = metRoster(setupOf(begun, live), battle.systemId, freshId);
      if (roster !== null) save(roster);
    };
    return (
      <Button
        key={begun.id}
        icon={here === undefined ? 'import' : 'tick'}
        pressed={here !== undefined}
        onPress={() => (here === undefined ? keep() : remove(warbandId))}
      >
        {t(here === undefined ? 'end.keep' : 'end.kept', { name })}
      </Button>
    );
  });
}
