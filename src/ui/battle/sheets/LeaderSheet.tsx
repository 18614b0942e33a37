import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { useBattleShallow, useFighter, useRuleSystem, useSide } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { SideChoice } from './SideChoice.tsx';

/** Names the leader of a side for this battle. */
export function LeaderSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const ids = useBattleShallow(
    ({ battle }) =>
      battle?.sides.filter((one) => !one.light && hasPlayer(one)).map(({ id }) => id) ?? [],
  );
  const [chosen, setChosen] = useState(ids[0]);
  const side = useSide(chosen ?? 's-none');
  if (side === null) return null;
  const name = (fighterId: FighterId | null) => {
    table.send({ type: 'name-leader', sideId: side.id, fighterId });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.leader')}>
      <SideChoice ids={ids} value={side.id} onChange={setChosen} />
      <ul className="stack">
        {side.fighterIds.map((id) => (
          <li key={id}>
            <Candidate id={id} leads={id === side.leaderId} onPress={() => name(id)} />
          </li>
        ))}
        {side.leaderId === null ? null : (
          <li>
            <ListRow title={t('leader.none')} onPress={() => name(null)} />
          </li>
        )}
      </ul>
    </OpenSheet>
  );
}

type CandidateProps = {
  readonly id: FighterId;
  readonly leads: boolean;
  readonly onPress: () => void;
};

function Candidate({ id, leads, onPress }: CandidateProps) {
  const { t } = useTranslation('table');
  const fighter = useFighter(id);
  const system = useRuleSystem();
  const { leadershipCharacteristic } = system;
  const words = useWords();
  if (fighter === null) return null;
  return (
    <ListRow
      lead={
        <StatusDisc
          {...statusLook(system, fighter.status)}
          crown={leads ? { label: t('fighter.leader') } : undefined}
        />
      }
      title={fighter.label}
      subtitle={
        leadershipCharacteristic === null
          ? undefined
          : t('test.value', {
              characteristic: words.of(`characteristic.${leadershipCharacteristic}.short`),
              value: fighter.profile[leadershipCharacteristic] ?? '–',
            })
      }
      onPress={onPress}
    />
  );
}
