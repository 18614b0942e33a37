import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { advanceCount } from '#roster/advances/count.ts';
import { setAdvances } from '#roster/advances/edit.ts';
import { type AdvancePicks, takeAdvances } from '#roster/advances/take.ts';
import type { Member } from '#roster/warband.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import { AdvanceCard } from '#ui/advances/AdvanceCard.tsx';
import { NumberField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import './ExperienceBoxes.css';

/** How many advances are taken of those earned, and the next open one to be taken. */
export function MemberAdvances({ member }: { readonly member: Member }) {
  const { t } = useTranslation('after-battle');
  const { system, change } = useEditor();
  const count = advanceCount(member, system);
  if (count === null) return null;
  const { earned, taken, counted } = count;
  return (
    <div className="stack">
      <NumberField
        label={t('advance.taken')}
        value={taken}
        min={0}
        max={Math.max(earned, taken)}
        decreaseLabel={t('advance.fewer')}
        increaseLabel={t('advance.more')}
        onChange={(wanted) => change((now) => setAdvances(now, member.id, wanted))}
      />
      <p className="experience-hint">
        {t('advance.of', { count: earned })}
        {counted || earned === 0 ? null : ` · ${t('advance.uncounted')}`}
      </p>
      <NextAdvance member={member} />
    </div>
  );
}

/** Its dice and choices change the warband with the last of them. */
function NextAdvance({ member }: { readonly member: Member }) {
  const { warband, system, change } = useEditor();
  const [answers, setAnswers] = useState<Answers>([]);
  const { turns } = takeAdvances(warband, system, picksOf(member, answers));
  const turn = turns.find(({ memberId }) => memberId === member.id);
  if (turn === undefined) return null;
  const answered = (all: Answers) => {
    const taken = takeAdvances(warband, system, picksOf(member, all));
    const complete = taken.turns.some(
      ({ memberId, reading }) => memberId === member.id && reading.result !== null,
    );
    setAnswers(complete ? [] : all);
    if (complete) change((now) => takeAdvances(now, system, picksOf(member, all)).warband);
  };
  return (
    <ul>
      <AdvanceCard turn={turn} system={system} answers={answers} onAnswer={answered} />
    </ul>
  );
}

function picksOf({ id }: Member, answers: Answers): AdvancePicks {
  return { [id]: [answers] };
}
