import { useState } from 'react';
import { alliancesOf } from '#battle/alliances.ts';
import { playingSides } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { useBattle } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { OpenSheet } from './OpenSheet.tsx';

/** Allies found in mid-battle: the side at turn names others, and each says yes; any of them breaks it. */
export function AllianceSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const battle = useBattle((state) => state.battle);
  const live = useBattle((state) => state.live);
  const [named, setNamed] = useState<readonly SideId[]>([]);
  if (battle === null) return null;
  const playing = playingSides(battle).filter(hasPlayer);
  const proposer = playing.find(({ id }) => id === battle.position.sideId) ?? playing[0];
  if (proposer === undefined) return null;
  const others = playing.filter(
    ({ id, team }) => id !== proposer.id && (team === null || team !== proposer.team),
  );
  const allied = playing.filter(({ team }) => team !== null);
  const nameOf = (id: SideId) => battle.sides.find((side) => side.id === id)?.name ?? '';
  const agree = () => {
    table.send({ type: 'ally', sideIds: [proposer.id, ...named] });
    table.close();
  };
  const breaks = (sideId: SideId, how: 'word' | 'act') => {
    table.send({ type: 'break-alliance', sideId, how });
    table.close();
  };
  return (
    <OpenSheet title={t('alliance.title')} subtitle={t('alliance.hint')}>
      <ul className="stack">
        {alliancesOf(live).map(({ sideIds, since, until }, index) => (
          // They are told in the order of the battle, so the index is the key.
          <li key={index} className="quiet">
            {t(until === null ? 'alliance.since' : 'alliance.over', {
              sides: list(sideIds.map(nameOf)),
              since,
              until: until ?? since,
            })}
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <>
          <p className="air-2">
            <b>{t('alliance.propose', { side: proposer.name })}</b>
          </p>
          <ChipGroup label={t('alliance.propose', { side: proposer.name })}>
            {others.map(({ id, name }) => (
              <Chip
                key={id}
                pressed={named.includes(id)}
                onPress={() =>
                  setNamed(named.includes(id) ? named.filter((one) => one !== id) : [...named, id])
                }
              >
                {name}
              </Chip>
            ))}
          </ChipGroup>
          <CardActions>
            <Button tone="ember" disabled={named.length === 0} onPress={agree}>
              {t('alliance.agree')}
            </Button>
          </CardActions>
        </>
      )}
      {allied.map(({ id, name }) => (
        <div key={id} className="air-2">
          <p>{t('alliance.breaks', { side: name })}</p>
          <CardActions>
            <Button onPress={() => breaks(id, 'act')}>{t('alliance.act')}</Button>
            <Button onPress={() => breaks(id, 'word')}>{t('alliance.word')}</Button>
          </CardActions>
        </div>
      ))}
    </OpenSheet>
  );
}
