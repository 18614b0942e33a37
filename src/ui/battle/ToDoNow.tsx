import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDuties } from '#battle/selectors.ts';
import type { Duty } from '#rules/system.ts';
import { useBattle, useDuties } from '#store/hooks.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DoneList } from './DoneList.tsx';
import { DutyCard } from './DutyCard.tsx';
import { groupDuties } from './duty-order.ts';
import { MarkCard } from './MarkCard.tsx';
import { OfferRow } from './OfferRow.tsx';
import { ReminderLine } from './ReminderLine.tsx';
import { type Rolled, RolledCard } from './RolledCard.tsx';
import { useWords } from './words.ts';
import './ToDoNow.css';

/** Everything that is due now, then what has been settled in this phase. */
export function ToDoNow() {
  const { t } = useTranslation('table');
  const duties = useDuties();
  const { cards, offers, reminders, marks } = groupDuties(duties);
  const [rolled, setRolled] = useShownRoll();
  return (
    <section aria-labelledby="to-do-now">
      <SectionHeading id="to-do-now" title={t('todo.title')} trailing={<HeadCount />} />
      <div className="duties">
        {withRolled(cards, rolled).map((duty, index) =>
          rolled !== null && duty === rolled.duty ? (
            <RolledCard key={duty.key} rolled={rolled} />
          ) : (
            <DutyCard
              key={duty.key}
              duty={duty}
              onRolled={(roll) => setRolled({ ...roll, index })}
            />
          ),
        )}
        {offers.map((duty) => (
          <OfferRow key={duty.key} duty={duty} />
        ))}
        {reminders.map((duty) => (
          <ReminderLine key={duty.key} duty={duty} />
        ))}
        {marks.length === 0 ? null : <MarkCard duties={marks} />}
        {duties.length === 0 ? <NothingToDo /> : null}
        <DoneList except={rolled?.entryId ?? null} />
      </div>
    </section>
  );
}

function HeadCount() {
  const { t } = useTranslation('table');
  const duties = useDuties();
  const done = useBattle((state) => state.done.length);
  const open = openDuties(duties);
  const onlyTests = open.length > 0 && open.every((duty) => duty.weight !== 'choice');
  const left = t(onlyTests ? 'todo.tests' : 'todo.open', { count: open.length });
  return done === 0 ? left : t('todo.count', { left, done: t('todo.done', { count: done }) });
}

function NothingToDo() {
  const words = useWords();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  return <EmptyLine icon="check">{words.of(`phase.${phase}.empty`)}</EmptyLine>;
}

type Shown = Rolled & { readonly index: number };

/** The dice that the app has just rolled, until anything else happens. */
function useShownRoll() {
  const [rolled, setRolled] = useState<Shown | null>(null);
  const newest = useBattle((state) => state.entries.at(-1)?.id ?? null);
  return [rolled?.entryId === newest ? rolled : null, setRolled] as const;
}

/** Puts the duty that the dice have settled back where its card stood, so that nothing moves at once. */
function withRolled(cards: readonly Duty[], rolled: Shown | null): readonly Duty[] {
  if (rolled === null) return cards;
  const others = cards.filter((duty) => duty.key !== rolled.duty.key);
  return [...others.slice(0, rolled.index), rolled.duty, ...others.slice(rolled.index)];
}
