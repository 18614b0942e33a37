import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { AdvancePicks, AdvanceTurn } from '#roster/advances/take.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { MemberPicture } from '#ui/roster/MemberPicture.tsx';
import { useRosterWords } from '#ui/roster/words.ts';
import { AdvanceCard } from './AdvanceCard.tsx';
import './AdvanceList.css';

type AdvanceListProps = {
  readonly turns: readonly AdvanceTurn[];
  readonly picks: AdvancePicks;
  readonly system: RuleSystem;
  readonly onPicks: (turn: AdvanceTurn, picks: AdvancePicks) => void;
};

/** Everybody's advances, one card at a time: those taken and those still to come are a line each. */
export function AdvanceList({ turns, picks, system, onPicks }: AdvanceListProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(system.id);
  const [chosen, setChosen] = useState<WarriorId | null>(null);
  const answered = (turn: AdvanceTurn, answers: Answers) => {
    // What came after it may have been read otherwise.
    const others = (picks[turn.memberId] ?? []).slice(0, turn.at);
    onPicks(turn, { ...picks, [turn.memberId]: [...others, answers] });
  };
  const open = turns.filter(({ reading }) => reading.result === null);
  const first = open.find(({ memberId }) => memberId === chosen) ?? open[0];
  return (
    <ul className="stack">
      {turns.map((turn) => {
        const key = `${turn.memberId} ${turn.at}`;
        return turn.reading.result === null && turn !== first ? (
          <li key={key} className="advance-waits">
            <ListRow
              lead={<MemberPicture member={turn.member} system={system} />}
              title={words.member(turn.member)}
              subtitle={
                // The sign already says that it is one.
                turn.open === 1
                  ? words.kindBeside(turn.member)
                  : t('advance.open', { count: turn.open })
              }
              trailing={<Icon name="advance" size={20} />}
              onPress={() => setChosen(turn.memberId)}
            />
          </li>
        ) : (
          <AdvanceCard
            key={key}
            turn={turn}
            system={system}
            answers={picks[turn.memberId]?.[turn.at] ?? []}
            onAnswer={(answers) => answered(turn, answers)}
          />
        );
      })}
    </ul>
  );
}
