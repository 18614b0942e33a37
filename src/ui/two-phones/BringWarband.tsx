import { useState } from 'react';
import { mayArrive } from '#battle/arrival.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import type { Warband } from '#roster/warband.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useBattleShallow, useRuleSystem, useStores } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { useLoadedWarbands } from '#ui/roster/use-loaded-warbands.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { withWarband } from '#ui/setup/draft.ts';
import { warbandSetup } from '#ui/setup/side-setups.ts';

/** Offers this phone's warbands for its own side, as long as that has none and nothing has happened to it. */
export function BringWarband() {
  const own = useOwnSide();
  const open = useBattle(
    ({ battle }) => battle !== null && own !== null && !battle.ended && mayArrive(battle, own),
  );
  const [declined, setDeclined] = useState(false);
  if (own === null || !open || declined) return null;
  return <Warbands sideId={own} onDecline={() => setDeclined(true)} />;
}

type WarbandsProps = { readonly sideId: SideId; readonly onDecline: () => void };

function Warbands({ sideId, onDecline }: WarbandsProps) {
  const { t } = useTranslation('table');
  const system = useRuleSystem();
  const words = useRosterWords(system.id);
  const bring = useBring(sideId);
  const side = useBattle(({ battle }) => battle?.sides.find(({ id }) => id === sideId)?.name ?? '');
  const playing = useBattleShallow(({ battle }) =>
    (battle?.sides ?? []).flatMap(({ warbandId }) => warbandId ?? []),
  );
  const warbands = (useLoadedWarbands() ?? []).filter(
    (one) =>
      one.systemId === system.id &&
      one.members.length > 0 &&
      !isTheirs(one) &&
      !playing.includes(one.id),
  );
  if (warbands.length === 0) return null;
  return (
    <div className="air-2 air-below-3">
      <Card as="section" tone="leader" label={t('seat.bring')}>
        <CardHeader level={2} icon="warbands" title={t('seat.bring')} />
        <CardText>{t('seat.bring-hint', { side })}</CardText>
        <ul className="stack air-3">
          {warbands.map((warband) => (
            <li key={warband.id}>
              <ListRow
                lead={<EmblemDisc emblem={warband.emblem} />}
                title={words.warband(warband)}
                onPress={() => bring(warband)}
              />
            </li>
          ))}
        </ul>
        <CardActions>
          <Button onPress={onDecline}>{t('seat.bring-none')}</Button>
        </CardActions>
      </Card>
    </div>
  );
}

/** Replaces a side by a warband, with every member who can take part. */
function useBring(id: SideId): (warband: Warband) => void {
  const { freshId } = useStores();
  const system = useRuleSystem();
  const table = useTable();
  return (warband) => {
    const { name, emblem } = warband;
    const setup = warbandSetup(withWarband(id, warband, system, freshId), system);
    table.send({ type: 'arrive', side: { ...setup, id, name, emblem, team: null } });
  };
}
