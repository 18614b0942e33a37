import { useTranslation } from '#i18n/use-translation.ts';
import type { AdvanceTurn } from '#roster/advances/take.ts';
import { AdvanceCard } from '#ui/advances/AdvanceCard.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { useAfterBattle } from './after-battle.ts';

/** Everybody's advances: those taken, each on a line, and the next open one. */
export function Advances() {
  const { t } = useTranslation('after-battle');
  const { advances, draft, system, words, change } = useAfterBattle();
  if (advances.length === 0) return <EmptyLine>{t('advance.none')}</EmptyLine>;
  const answered = ({ memberId, member, at }: AdvanceTurn, answers: readonly string[]) =>
    change(words.member(member), (now) => {
      // What came after it may have been read otherwise.
      const others = (now.advances[memberId] ?? []).slice(0, at);
      return { ...now, advances: { ...now.advances, [memberId]: [...others, answers] } };
    });
  return (
    <ul className="stack">
      {advances.map((turn) => (
        <AdvanceCard
          key={`${turn.memberId} ${turn.at}`}
          turn={turn}
          system={system}
          answers={draft.advances[turn.memberId]?.[turn.at] ?? []}
          onAnswer={(answers) => answered(turn, answers)}
        />
      ))}
    </ul>
  );
}
