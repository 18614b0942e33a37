import { type DoneItem, openDuties } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty, Outcome } from '#rules/contract/advice.ts';
import { useBattle, useDuties, useRuleSystem } from '#store/hooks.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DutyCard } from './DutyCard.tsx';
import { groupDuties } from './duty-order.ts';
import { dutyId } from './duty-place.ts';
import { toldByFights, useFightsNow } from './fights-now.ts';
import { type HeldPlace, useHeldPlaces } from './held-places.ts';
import { useOpenPlace } from './open-place.ts';
import { useHeldHeight, useUncovered } from './place-height.ts';
import { RolledCard } from './RolledCard.tsx';
import { SettledCard } from './SettledCard.tsx';
import { useNews, useTable } from './table-context.ts';
import { useWords, withEmphasizedNames } from './words.ts';
import './ToDoNow.css';
import { memo, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardLine, CardText } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { RuleLink } from '#ui/rules/RuleLink.tsx';
import { ActionChips } from './ActionChips.tsx';
import { useDutyWords } from './duty-words.ts';
import { Emphasised } from './Emphasised.tsx';
import { dutyIcon, kitTone } from './looks.ts';

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

type PlaceProps = {
  readonly place: HeldPlace;
  readonly open: boolean;
  /** Settled a moment ago, and as high as its card was. */
  readonly held: boolean;
  readonly onFold: (key: string) => void;
};

/** A card, or the line that has become of it. */
function CardSlot({ place: { key, duty, done }, open, held, onFold }: PlaceProps) {
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

type MarkCardProps = { readonly duties: readonly Duty[] };

/** Who did what, for what it means later in the turn: one card for all marks of the moment. */
const MarkCard = memo(function MarkCard({ duties }: MarkCardProps) {
  const { t } = useTranslation('table');
  const system = useRuleSystem();
  const words = useWords();
  const [kind, setKind] = useState('');
  const duty = duties.find((one) => one.kind === kind) ?? duties[0];
  if (duty === undefined || duty.action === null) return null;
  const { action } = duty;
  const title = words.of(`action.${action.id}.title`);
  const hint = words.maybe(`action.${action.id}.hint`);
  const texts = [...(hint === null ? [] : [hint]), ...duty.facts.map(words.saidLoud)];
  return (
    <Card as="article" tone="neutral" label={title}>
      {duties.length === 1 ? null : (
        <SegmentedControl
          label={t('marks.what')}
          hideLabel
          value={duty.kind}
          options={duties.map((one) => ({
            value: one.kind,
            label: words.of(`duty.${one.kind}.title`),
          }))}
          onChange={setKind}
        />
      )}
      <CardHeader
        icon={dutyIcon(system, duty.kind, duty.tone)}
        title={title}
        end={<RuleLink rule={duty.rule} />}
      />
      <CardText>
        <Emphasised text={texts.join(' ')} />
      </CardText>
      <ActionChips key={action.id} action={action} />
    </Card>
  );
}, sameDuties);

/** The list is put together anew for each look at it; what it holds stays the same. */
function sameDuties(before: MarkCardProps, now: MarkCardProps): boolean {
  return (
    before.duties.length === now.duties.length &&
    before.duties.every((duty, index) => duty === now.duties[index])
  );
}

/** What may be done now, in one row with its button; several buttons stand below it. */
const OfferRow = memo(function OfferRow({ duty }: { readonly duty: Duty }) {
  const system = useRuleSystem();
  const words = useDutyWords(duty);
  const table = useTable();
  const take = (outcome: Outcome) =>
    table.send({
      type: 'resolve-duty',
      key: duty.key,
      outcome: outcome.id,
      dice: [],
      overruledValue: null,
    });
  const buttons = duty.outcomes.map((outcome) => (
    <Button key={outcome.id} tone={outcome.tone} onPress={() => take(outcome)}>
      {words.outcome(outcome.id)}
    </Button>
  ));
  // Several, or one with as much to say as giving up a battle, would push the book out of the line.
  const below = buttons.length > 1 || duty.tone === 'rout';
  return (
    <Card
      as="article"
      tone={duty.tone === 'rout' ? 'neutral' : kitTone(duty.tone)}
      label={words.title}
    >
      <CardLine
        icon={dutyIcon(system, duty.kind, duty.tone)}
        end={<RuleLink rule={duty.rule} />}
        action={below ? undefined : buttons}
      >
        <Emphasised text={words.loudTitle} />
        {words.text === null ? null : <span className="offer-text">{words.text}</span>}
      </CardLine>
      {below ? <CardActions>{buttons}</CardActions> : null}
    </Card>
  );
});

/** What must not be forgotten while dice roll; nothing to tap. */
const ReminderLine = memo(function ReminderLine({ duty }: { readonly duty: Duty }) {
  const system = useRuleSystem();
  const { title, facts } = useDutyWords(duty);
  return (
    <Card as="article" tone={kitTone(duty.tone)} label={title}>
      <CardLine icon={dutyIcon(system, duty.kind, duty.tone)} end={<RuleLink rule={duty.rule} />}>
        <Emphasised text={facts.length === 0 ? title : facts.join(' ')} />
      </CardLine>
    </Card>
  );
});

/** What was settled in this phase by itself, or by players before anybody looked. */
function DoneList({ items }: { readonly items: readonly DoneItem[] }) {
  return items.map((item, index) => (
    // One entry may settle several things; the list only ever grows at its end.
    <DoneLine key={`${item.entryId} ${index}`} item={item} />
  ));
}

const DoneLine = memo(function DoneLine({ item }: { readonly item: DoneItem }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const table = useTable();
  const text = words.logged({
    code: item.said.code,
    params: withEmphasizedNames(item.said.params),
  });
  const { change } = item;
  return (
    <Card as="article" tone="done">
      {change?.kind === 'status' ? (
        <button
          type="button"
          className="done-line"
          onClick={() => table.open({ kind: 'status', fighterId: change.fighterId })}
        >
          <Line text={text} />
          <Icon name="edit" size={16} label={t('status.overrule')} />
        </button>
      ) : (
        <p className="done-line">
          <Line text={text} />
        </p>
      )}
    </Card>
  );
});

function Line({ text }: { readonly text: string }) {
  return (
    <>
      <Icon name="check" size={22} />
      <span className="done-text">
        <Emphasised text={text} />
      </span>
    </>
  );
}
