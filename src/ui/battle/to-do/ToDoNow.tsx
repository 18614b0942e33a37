import { openDuties } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useDuties } from '#store/hooks.ts';
import { toldByFights, useFightsNow } from '#ui/battle/fights/fights-now.ts';
import { useNews } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DoneLine, DoneList } from './DoneList.tsx';
import { DutyCard } from './DutyCard.tsx';
import { groupDuties } from './duty-order.ts';
import { dutyId } from './duty-place.ts';
import { type HeldPlace, useHeldPlaces } from './held-places.ts';
import { MarkCard } from './MarkCard.tsx';
import { OfferRow } from './OfferRow.tsx';
import { useOpenPlace } from './open-place.ts';
import { useHeldHeight, useUncovered } from './place-height.ts';
import { ReminderLine } from './ReminderLine.tsx';
import { RolledCard } from './RolledCard.tsx';
import { SettledCard } from './SettledCard.tsx';
import './ToDoNow.css';

/** Everything that is due now, then what has been settled in this phase. */
export function ToDoNow() {
  const { t } = useTranslation('table');
  const fights = useFightsNow();
  const told = toldByFights(fights);
  const duties = useDuties().filter((duty) => !told(duty));
  const { cards, offers, reminders, marks } = groupDuties(duties);
  const done = useBattle((state) => state.done);
  const places = useHeldPlaces([...cards, ...offers], done);
  const { open, held: unfolded, toggle } = useOpenPlace(places);
  const news = useNews();
  const homeless =
    news?.kind === 'rolled' && places.every(({ key }) => key !== news.duty.key) ? news : null;
  const held = new Set(places.flatMap((place) => place.done?.entryId ?? []));
  return (
    <section aria-labelledby="to-do-now">
      <SectionHeading id="to-do-now" title={t('todo.title')} trailing={<HeadCount />} />
      <div className="duties">
        {homeless === null ? null : <RolledCard rolled={homeless} />}
        {news?.kind === 'settled' && news.told.some(({ throws }) => throws.length > 0) ? (
          <SettledCard settled={news} />
        ) : null}
        {places.map((place) => (
          <CardSlot
            key={place.key}
            place={place}
            open={place.key === open}
            held={unfolded.includes(place.key)}
            onFold={toggle}
          />
        ))}
        {reminders.map((duty) => (
          <ReminderLine key={duty.key} duty={duty} />
        ))}
        {marks.length === 0 ? null : <MarkCard duties={marks} />}
        {duties.length === 0 ? <NothingToDo /> : null}
        <DoneList items={done.filter(({ entryId, duty }) => duty === null || !held.has(entryId))} />
      </div>
    </section>
  );
}

type CardSlotProps = {
  readonly place: HeldPlace;
  readonly open: boolean;
  /** Settled a moment ago, and as high as its card was. */
  readonly held: boolean;
  readonly onFold: (key: string) => void;
};

/** A card, or the line that has become of it. */
function CardSlot({ place: { key, duty, done }, open, held, onFold }: CardSlotProps) {
  const news = useNews();
  const element = useHeldHeight(duty === null, held);
  useUncovered(element, open);
  const rolled = news?.kind === 'rolled' && news.duty.key === key ? news : null;
  return (
    <div className="duty-place" id={dutyId(key)} data-held={held} ref={element}>
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
  const { t } = useTranslation('table');
  const words = useWords();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  const light = useBattle(
    ({ battle }) => battle?.sides.find(({ id }) => id === battle.position.sideId)?.light === true,
  );
  // Of a side that is only counted nobody knows whether it could.
  if (light) return <EmptyLine icon="info">{t('light.nothing-known')}</EmptyLine>;
  return <EmptyLine icon="check">{words.of(`phase.${phase}.empty`)}</EmptyLine>;
}
