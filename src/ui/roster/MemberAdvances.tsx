import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { advanceCount } from '#roster/advances/count.ts';
import { setAdvances } from '#roster/advances/edit.ts';
import { type AdvancePicks, takeAdvances } from '#roster/advances/take.ts';
import { learnAfterwards } from '#roster/after-battle/learn.ts';
import type { Member } from '#roster/warband.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import { AdvanceQuestion } from '#ui/advances/AdvanceCard.tsx';
import { useAdvanceResult } from '#ui/advances/advance-words.ts';
import { NumberField } from './DraftField.tsx';
import { type Done, useEditor } from './editor-context.ts';

/** How many advances are taken of those earned. */
export function AdvancesTaken({ member }: { readonly member: Member }) {
  const { t } = useTranslation('after-battle');
  const { system, change } = useEditor();
  const count = advanceCount(member, system);
  if (count === null) return null;
  const { earned, taken, counted } = count;
  return (
    <>
      <NumberField
        label={t('advance.taken')}
        value={taken}
        min={0}
        max={Math.max(earned, taken)}
        decreaseLabel={t('advance.fewer')}
        increaseLabel={t('advance.more')}
        onChange={(wanted) => change((now) => setAdvances(now, member.id, wanted))}
      />
      <p className="quiet">
        {t('advance.of', { count: earned })}
        {counted || earned === 0 ? null : ` · ${t('advance.uncounted')}`}
      </p>
    </>
  );
}

type NextAdvanceProps = {
  readonly member: Member;
  /** Offers to undo it. */
  readonly onDone?: (done: Done) => void;
};

/** Its dice and choices change the warband with the last of them. */
export function NextAdvance({ member, onDone }: NextAdvanceProps) {
  const { warband, system, change } = useEditor();
  const result = useAdvanceResult(system.id);
  const [answers, setAnswers] = useState<Answers>([]);
  const turnOf = (given: Answers) =>
    takeAdvances(warband, system, picksOf(member, given)).turns.find(
      ({ memberId }) => memberId === member.id,
    );
  const turn = turnOf(answers);
  if (turn === undefined) return null;
  const answered = (all: Answers) => {
    const taken = turnOf(all);
    if (taken === undefined || taken.reading.result === null) return setAnswers(all);
    setAnswers([]);
    const after = learnAfterwards(warband, system, picksOf(member, all)).warband;
    change(() => after);
    onDone?.({ step: { before: warband, after }, text: result(taken, (name) => name) });
  };
  return <AdvanceQuestion turn={turn} system={system} answers={answers} onAnswer={answered} />;
}

function picksOf({ id }: Member, answers: Answers): AdvancePicks {
  return { [id]: [answers] };
}
