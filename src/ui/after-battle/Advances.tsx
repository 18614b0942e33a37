import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { AdvanceTurn } from '#roster/advances/take.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import { AdvanceCard } from '#ui/advances/AdvanceCard.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { useAfterBattle } from './after-battle.ts';

/** Everybody's advances, one card at a time: those taken and those still to come are a line each. */
export function Advances() {
  const { t } = useTranslation('after-battle');
  const { proposal, draft, system, words, change } = useAfterBattle();
  const { advances } = proposal;
  const [chosen, setChosen] = useState<WarriorId | null>(null);
  if (advances.length === 0) return <EmptyLine>{t('advance.none')}</EmptyLine>;
  const answered = ({ memberId, member, at }: AdvanceTurn, answers: Answers) =>
    change(words.member(member), (now) => {
      // What came after it may have been read otherwise.
      const others = (now.advances[memberId] ?? []).slice(0, at);
      return { ...now, advances: { ...now.advances, [memberId]: [...others, answers] } };
    });
  const open = advances.filter(({ reading }) => reading.result === null);
  const first = open.find(({ memberId }) => memberId === chosen) ?? open[0];
  return (
    <ul className="stack">
      {advances.map((turn) => {
        const key = `${turn.memberId} ${turn.at}`;
        return turn.reading.result === null && turn !== first ? (
          <li key={key}>
            <ListRow
              title={words.member(turn.member)}
              subtitle={t('advance.open', { count: turn.open })}
              onPress={() => setChosen(turn.memberId)}
            />
          </li>
        ) : (
          <AdvanceCard
            key={key}
            turn={turn}
            system={system}
            answers={draft.advances[turn.memberId]?.[turn.at] ?? []}
            onAnswer={(answers) => answered(turn, answers)}
          />
        );
      })}
    </ul>
  );
}
