import { openDuties } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useDuties } from '#store/hooks.ts';
import { isShownInFights, useCurrentFights } from '#ui/battle/fights/current-fights.ts';
import { useNews } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DoneLine, DoneList } from './DoneList.tsx';
import { DutyCard } from './DutyCard.tsx';
import { dutyAnchor } from './duty-anchor.ts';
import { groupDuties } from './duty-order.ts';
import { type DutySlot, useDutySlots } from './duty-slots.ts';
import { MarkCard } from './MarkCard.tsx';
import { OfferRow } from './OfferRow.tsx';
import { useOpenSlot } from './open-slot.ts';
import { ReminderLine } from './ReminderLine.tsx';
import { RolledCard } from './RolledCard.tsx';
import { SettledCard } from './SettledCard.tsx';
import { useHeldHeight, useScrollIntoViewOnOpen } from './slot-height.ts';
import './ToDoNow.css';

/** Everything due now, then what has been settled in this phase. */
export function ToDoNow() {
  const { t } = useTranslation('table');
  const fights = useCurrentFights();
  const shownInFights = isShownInFights(fights);
  const duties = useDuties().filter((duty) => !shownInFights(duty));
  const { cards, offers, reminders, marks } = groupDuties(duties);
  const done = useBattle((state) => state.done);
  const slots = useDutySlots([...cards, ...offers], done);
  const { open, held, toggle } = useOpenSlot(slots);
  const news = useNews();
  const rolledWithoutSlot =
    news?.kind === 'rolled' && slots.every(({ key }) => key !== news.duty.key) ? news : null;
  const shownInSlots = new Set(slots.flatMap((slot) => slot.done?.entryId ?? []));
  return (
    <section aria-labelledby="to-do-now">
      <SectionHeading id="to-do-now" title={t('todo.title')} trailing={<DutyCount />} />
      <div className="duties">
        {rolledWithoutSlot === null ? null : <RolledCard rolled={rolledWithoutSlot} />}
        {news?.kind === 'settled' && news.reports.some(({ throws }) => throws.length > 0) ? (
          <SettledCard settled={news} />
        ) : null}
        {slots.map((slot) => (
          <CardSlot
            key={slot.key}
            slot={slot}
            open={slot.key === open}
            held={held.includes(slot.key)}
            onFold={toggle}
          />
        ))}
        {reminders.map((duty) => (
          <ReminderLine key={duty.key} duty={duty} />
        ))}
        {marks.length === 0 ? null : <MarkCard duties={marks} />}
        {/* A line more below a held card would move the rows between two taps. */}
        {duties.length === 0 && held.length === 0 ? <NothingToDo /> : null}
        <DoneList
          items={done.filter(({ entryId, duty }) => duty === null || !shownInSlots.has(entryId))}
        />
      </div>
    </section>
  );
}

type CardSlotProps = {
  readonly slot: DutySlot;
  readonly open: boolean;
  /** Just settled, and still as high as its card was. */
  readonly held: boolean;
  readonly onFold: (key: string) => void;
};

/** The card of an open duty, or the line that replaces it once settled. */
function CardSlot({ slot: { key, duty, done }, open, held, onFold }: CardSlotProps) {
  const news = useNews();
  const element = useHeldHeight(duty === null, held);
  useScrollIntoViewOnOpen(element, open);
  const rolled = news?.kind === 'rolled' && news.duty.key === key ? news : null;
  return (
    <div className="duty-place" id={dutyAnchor(key)} data-held={held} ref={element}>
      {rolled === null ? null : <RolledCard rolled={rolled} />}
      {duty === null ? null : duty.weight === 'offer' ? (
        <OfferRow duty={duty} />
      ) : (
        <DutyCard duty={duty} open={open} onFold={onFold} />
      )}
      {rolled !== null || done === null ? null : <DoneLine item={done} />}
    </div>
  );
}

function DutyCount() {
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
  const { t } = useTranslation('table');
  const words = useWords();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  const light = useBattle(
    ({ battle }) => battle?.sides.find(({ id }) => id === battle.position.sideId)?.light === true,
  );
  // Without its fighters, the app can't know what a light side could do.
  if (light) return <EmptyLine icon="info">{t('light.nothing-known')}</EmptyLine>;
  return <EmptyLine icon="check">{words.of(`phase.${phase}.empty`)}</EmptyLine>;
}
