import { openDuties } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { useBattle, useDuties } from '#store/hooks.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DoneList } from './DoneList.tsx';
import { DutyCard } from './DutyCard.tsx';
import { groupDuties } from './duty-order.ts';
import { toldByFights, useFightsNow } from './fights-now.ts';
import { MarkCard } from './MarkCard.tsx';
import { OfferRow } from './OfferRow.tsx';
import { ReminderLine } from './ReminderLine.tsx';
import { RolledCard } from './RolledCard.tsx';
import { useNews } from './table-context.ts';
import { useWords } from './words.ts';
import './ToDoNow.css';

/** Everything that is due now, then what has been settled in this phase. */
export function ToDoNow() {
  const { t } = useTranslation('table');
  const fights = useFightsNow();
  const told = toldByFights(fights);
  const duties = useDuties().filter((duty) => !told(duty));
  const { cards, offers, reminders, marks } = groupDuties(duties);
  const news = useNews();
  const rolled = news?.kind === 'rolled' ? news : null;
  // What the dice have just settled stands where its card stood, so that nothing moves at once. A
  // test that is to be rolled again comes after it.
  const before = rolled === null ? cards : cards.slice(0, rolled.index);
  const after = rolled === null ? [] : cards.slice(rolled.index);
  return (
    <section aria-labelledby="to-do-now">
      <SectionHeading id="to-do-now" title={t('todo.title')} trailing={<HeadCount />} />
      <div className="duties">
        {[
          ...before.map(card),
          ...(rolled === null
            ? []
            : [<RolledCard key={`rolled ${rolled.duty.key}`} rolled={rolled} />]),
          ...after.map(card),
        ]}
        {offers.map((duty) => (
          <OfferRow key={duty.key} duty={duty} />
        ))}
        {reminders.map((duty) => (
          <ReminderLine key={duty.key} duty={duty} />
        ))}
        {marks.length === 0 ? null : <MarkCard duties={marks} />}
        {duties.length === 0 ? <NothingToDo /> : null}
        <DoneList />
      </div>
    </section>
  );
}

function HeadCount() {
  const { t } = useTranslation('table');
  const duties = useDuties();
  const done = useBattle((state) => state.done.length);
  const open = openDuties(duties);
  const onlyTests = open.every((duty) => duty.weight !== 'choice');
  if (open.length === 0) return done === 0 ? null : t('todo.done', { count: done });
  const left = t(onlyTests ? 'todo.tests' : 'todo.open', { count: open.length });
  return done === 0 ? left : t('todo.count', { left, done: t('todo.done', { count: done }) });
}

function NothingToDo() {
  const words = useWords();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  return <EmptyLine icon="check">{words.of(`phase.${phase}.empty`)}</EmptyLine>;
}

function card(duty: Duty) {
  return <DutyCard key={duty.key} duty={duty} />;
}
