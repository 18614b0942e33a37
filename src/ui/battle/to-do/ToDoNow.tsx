import { type DoneItem, openDuties } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { useNewsOf } from '#store/hooks/news.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useBattleShallow, useDuties } from '#store/hooks.ts';
import { isShownInFights, useCurrentFights } from '#ui/battle/fights/current-fights.ts';
import { useTurn } from '#ui/battle/others-turn.tsx';
import { useWords } from '#ui/battle/words.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DoneList } from './DoneList.tsx';
import { DutyCards, type DutyList } from './DutyCards.tsx';
import { groupDuties } from './duty-order.ts';
import { useDutySlots } from './duty-slots.ts';
import { OthersDuties } from './OthersDuties.tsx';
import { OthersPlay } from './OthersPlay.tsx';
import { useOpenSlot } from './open-slot.ts';
import { RolledCard } from './RolledCard.tsx';
import { hasThrows, SettledCard } from './SettledCard.tsx';
import './ToDoNow.css';

/** Everything due now, for this phone’s side before the others, then what has been settled in this phase. */
export function ToDoNow() {
  const { t } = useTranslation('table');
  const fights = useCurrentFights();
  const shownInFights = isShownInFights(fights);
  const isOwn = useIsOwn();
  const duties = useDuties().filter((duty) => !shownInFights(duty));
  const own = duties.filter(isOwn);
  const others = duties.filter((duty) => !isOwn(duty));
  const done = useBattle((state) => state.done);
  const ownDuties = useDutyList(own, done);
  const othersDuties = useDutyList(others, done);
  const rolled = useNewsOf('rolled');
  const settled = useNewsOf('settled');
  const shown = (others.length === 0 ? [ownDuties] : [ownDuties, othersDuties]).flatMap(
    ({ slots, caused }) => [...slots, ...caused],
  );
  const rolledWithoutSlot =
    rolled !== null && shown.every(({ key }) => key !== rolled.duty.key) ? rolled : null;
  const shownInSlots = new Set(shown.flatMap((slot) => slot.done?.entryId ?? []));
  const { others: turn } = useTurn();
  return (
    <>
      <section aria-labelledby="to-do-now">
        <SectionHeading
          id="to-do-now"
          title={t(turn === null ? 'todo.title' : 'wait.yours')}
          trailing={<DutyCount />}
        />
        <div className="stack duties">
          {rolledWithoutSlot === null ? null : <RolledCard rolled={rolledWithoutSlot} />}
          {settled !== null && hasThrows(settled) ? <SettledCard settled={settled} /> : null}
          <DutyCards {...ownDuties} />
          {/* A line more below a held card would move the rows between two taps. */}
          {own.length === 0 && ownDuties.opening.held.length === 0 ? <NothingToDo /> : null}
          {turn !== null || others.length === 0 ? null : (
            <OthersDuties duties={others} list={othersDuties} />
          )}
          {turn !== null ? null : (
            <DoneList
              items={done.filter(
                ({ entryId, duty }) => duty === null || !shownInSlots.has(entryId),
              )}
            />
          )}
        </div>
      </section>
      {turn === null ? null : <OthersPlay {...turn} duties={others} shown={shownInSlots} />}
    </>
  );
}

/**
 * Whether a duty is due for the players of this phone: for any side if it is no side’s, or stands in for another;
 * that of a side without a player is everybody’s.
 */
function useIsOwn(): (duty: Duty) => boolean {
  const own = useOwnSide();
  const { standsIn } = useTurn();
  const nobodys = useBattleShallow(({ battle }) =>
    (battle?.sides ?? []).filter((side) => !hasPlayer(side)).map(({ id }) => id),
  );
  return ({ sideId }) => own === null || standsIn || own === sideId || nobodys.includes(sideId);
}

/** Duties as their cards, rows and lines show them. */
function useDutyList(duties: readonly Duty[], done: readonly DoneItem[]): DutyList {
  const { cards, offers, caused, reminders, marks } = groupDuties(duties);
  const slots = useDutySlots([...cards, ...offers], done);
  const opening = useOpenSlot(slots);
  return { slots, opening, caused: useDutySlots(caused, done), reminders, marks };
}

function DutyCount() {
  const { t } = useTranslation('table');
  const isOwn = useIsOwn();
  const { others } = useTurn();
  const done = useBattle((state) => (others === null ? state.done.length : 0));
  const open = openDuties(useDuties().filter(isOwn));
  const onlyTests = open.every((duty) => duty.weight !== 'choice');
  if (open.length === 0) return done === 0 ? null : t('todo.done', { count: done });
  const left = t(onlyTests ? 'todo.tests' : 'todo.open', { count: open.length });
  return done === 0 ? left : t('todo.count', { left, done: t('todo.done', { count: done }) });
}

function NothingToDo() {
  const { t } = useTranslation('table');
  const words = useWords();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  const step = useBattle((state) => state.battle?.position.step ?? '');
  const { others } = useTurn();
  const light = useBattle(
    ({ battle }) => battle?.sides.find(({ id }) => id === battle.position.sideId)?.light === true,
  );
  if (others !== null) return <EmptyLine icon="check">{t('wait.nothing')}</EmptyLine>;
  // Without its fighters, the app can't know what a light side could do.
  if (light) return <EmptyLine icon="info">{t('light.nothing-known')}</EmptyLine>;
  return (
    <EmptyLine icon="check">
      {words.maybe(`step-empty.${step}`) ?? words.of(`phase.${phase}.empty`)}
    </EmptyLine>
  );
}
