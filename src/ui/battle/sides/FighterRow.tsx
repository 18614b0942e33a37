import { Fragment, memo, useState } from 'react';
import { hasLeftTable } from '#battle/secured.ts';
import type { Fighter } from '#battle/state.ts';
import { type WoundTally, woundTally } from '#battle/wounds.ts';
import { list } from '#i18n/format.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { StatusRow } from '#rules/contract/rows.ts';
import { useBattle } from '#store/hooks.ts';
import { counterValue } from '#ui/battle/counters.ts';
import { bringIntoSight } from '#ui/effects/into-sight.ts';
import { useLongPress } from '#ui/effects/use-long-press.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { fighterPath, linkTo } from '#ui/paths.ts';
import { FighterSign, flagsOf } from './FighterSign.tsx';
import { nameAndNumber } from './fighter-words.ts';
import { LeaderRing } from './LeaderRing.tsx';
import { type RowContextValue, type StatusDisplay, useRowContext } from './row-context.ts';
import { StatusStrip } from './StatusStrip.tsx';
import { useToggleReach } from './use-leader-reach.ts';
import { useRowFacts } from './use-row-facts.ts';
import './FighterRow.css';

type FighterRowProps = {
  readonly id: FighterId;
  readonly leads: boolean;
  /** The range of the leader's bubble, inches; null without one. */
  readonly bubble: number | null;
};

/** One fighter at a glance, with the most frequent changes one tap away. */
export const FighterRow = memo(function FighterRow({ id, leads, bubble }: FighterRowProps) {
  const shared = useRowContext();
  const facts = useRowFacts(id);
  const [open, setOpen] = useState(false);
  const status = shared.statuses.get(facts?.fighter.status ?? '');
  if (facts === null || status === undefined) return null;
  const { fighter, opponents, injured } = facts;
  const { row } = status;
  const part = { fighter, shared };
  // After the end no wounds are lost any more; statuses can still be corrected.
  const inPlay = row.onTable && !shared.ended;
  return (
    <div className={classNames('fighter', !row.onTable && 'fighter-away')}>
      <div className="fighter-line">
        <FighterSign
          fighter={fighter}
          status={status}
          leads={leads}
          open={open}
          onPress={() => setOpen(!open)}
        />
        <FighterSummary {...part} status={status} leads={leads} opponents={opponents} />
        {inPlay && bubble !== null && shared.nearLeader !== null && !leads ? (
          <NearLeaderToggle {...part} range={bubble} flag={shared.nearLeader} />
        ) : null}
        {inPlay ? injured ? <InjuryButton {...part} /> : <WoundButton {...part} /> : null}
        {row.tone === 'out-of-action' && fighter.statusEntryId !== null ? (
          <CreditButton {...part} />
        ) : null}
      </div>
      {open ? (
        <fieldset ref={bringIntoSight} className="fighter-strip" aria-label={fighter.label}>
          <StatusStrip id={id} status={fighter.status} onChosen={() => setOpen(false)} />
        </fieldset>
      ) : null}
    </div>
  );
});

/** Made once for all rows. */
const RING = <LeaderRing />;
const DROP = <Icon name="wound" />;

type PartProps = { readonly fighter: Fighter; readonly shared: RowContextValue };

type FighterSummaryProps = PartProps & {
  readonly status: StatusDisplay;
  readonly leads: boolean;
  /** Names of the enemies in contact. */
  readonly opponents: readonly string[];
};

/** Name and condition; a link to the fighter's page. */
function FighterSummary({
  fighter,
  shared,
  status: { row, look, word },
  leads,
  opponents,
}: FighterSummaryProps) {
  const { t, about } = shared;
  const kind = about.kindUnlessInName(fighter);
  const { name, number } = nameAndNumber(fighter.label);
  const arms = row.tone === 'out-of-action' ? '' : about.arms(fighter);
  // What happened in this battle comes before the equipment, and gets a second line.
  const events = [
    ...flagsOf(fighter, shared).map(([flag, value]) => flagWord(flag, value, shared)),
    ...(row.onTable || fighter.statusEntryId === null
      ? []
      : [t('fighter.since', { round: fighter.statusRound })]),
    ...carriedWords(fighter, row, shared),
    ...(row.onTable ? counterWords(fighter, shared) : []),
    ...(opponents.length === 0 ? [] : [t('fighter.against', { names: list(opponents) })]),
  ];
  return (
    <AppLink href={linkTo(fighterPath(shared.battleId, fighter.id))} className="fills fighter-face">
      <span className="quiet fighter-title">
        <span className="fighter-name">
          <span className="fighter-called">{name}</span>
          {number === null ? null : <span> {number}</span>}
        </span>{' '}
        {leads ? <span className="visually-hidden">{t('fighter.leader')} </span> : null}
        {kind === '' ? null : <span className="fighter-kind">{kind} </span>}
      </span>
      <span className={classNames('quiet fighter-state', events.length > 0 && 'fighter-news')}>
        {row.tone === 'out-of-action' ? null : (
          <Wounds tally={woundTally(fighter)} shared={shared} />
        )}
        <span className={`fighter-status k-tone-${look.tone}`}>{word}</span>
        {events.map((event) => (
          <Fragment key={event}>
            {' · '}
            <span>{event}</span>
          </Fragment>
        ))}
        {arms === '' ? null : (
          <>
            {' · '}
            <span className="fighter-arms">{arms}</span>
          </>
        )}
      </span>
    </AppLink>
  );
}

type NearLeaderToggleProps = PartProps & { readonly range: number; readonly flag: string };

/** Whether the fighter is within the leader's range, as players see it on the table; a finger that rests, all. */
function NearLeaderToggle({ fighter, shared, range, flag }: NearLeaderToggleProps) {
  const near = fighter.flags[flag] !== undefined;
  // The legend of the rings and the leader’s page have a button for all.
  const press = useLongPress(useToggleReach(fighter.sideId));
  return (
    <button
      {...press}
      type="button"
      className="middle ring"
      aria-pressed={near}
      aria-label={shared.t('fighter.near-leader', { name: fighter.label, range })}
      onClick={() =>
        shared.table.send({
          type: 'set-flag',
          fighterId: fighter.id,
          flag,
          value: near ? null : true,
        })
      }
    >
      {RING}
    </button>
  );
}

/** Takes off one wound; beside the drop stands how many are left, if more than one. */
export function WoundButton({ fighter, shared }: PartProps) {
  const { left } = woundTally(fighter);
  return (
    <button
      type="button"
      className="middle quiet drop"
      aria-label={shared.words.of('wound.lost', { name: fighter.label })}
      onClick={() => shared.table.send({ type: 'lose-wound', fighterId: fighter.id })}
    >
      {DROP}
      {left > 1 ? <span className="drop-left">{left}</span> : null}
    </button>
  );
}

/** Replaces the wound button until the injury is rolled; its sheet can add another wound. */
function InjuryButton({ fighter, shared: { table, words } }: PartProps) {
  return (
    <IconButton
      icon="dice"
      iconSize={28}
      tone="neutral"
      label={words.of('duty.injury.title', { name: fighter.label })}
      onPress={() => table.open({ kind: 'injury', fighterId: fighter.id })}
    />
  );
}

/** Who put the fighter out of action, to enter or correct at any time. */
function CreditButton({ fighter, shared: { t, table } }: PartProps) {
  const { label: name } = fighter;
  const by = useBattle(({ battle }) =>
    fighter.creditedTo === null ? null : (battle?.fighters[fighter.creditedTo]?.label ?? null),
  );
  return (
    <Button
      tone="ghost"
      label={by === null ? t('credit.button', { name }) : t('credit.change', { name, by })}
      onPress={() => table.open({ kind: 'credit', fighterId: fighter.id })}
    >
      {by === null ? t('credit.ask') : t('credit.by', { name: by })}
    </Button>
  );
}

/** A ring for each wound lost; those left stand beside the drop. As text where many are lost. */
export function Wounds({
  tally,
  shared,
}: {
  readonly tally: WoundTally;
  readonly shared: RowContextValue;
}) {
  const { left, lost, of } = tally;
  const label = shared.words.of('wound.count', { left, lost, of });
  if (lost > MAX_RINGS) return <span>{label} </span>;
  const said = <span className="visually-hidden">{label} </span>;
  if (lost === 0) return said;
  return (
    <span className="wounds">
      {said}
      {Array.from({ length: lost }, (_, index) => (
        <span key={index} className="wound-lost" />
      ))}
    </span>
  );
}

/** "3 dés", "1 reçu": the main counters, without those at zero that start at zero. */
function counterWords(fighter: Fighter, { counters, words }: RowContextValue): readonly string[] {
  return counters
    .filter((row) => row.from !== undefined || counterValue(fighter, row) !== 0)
    .map((row) => words.of(`counter.${row.id}.short`, { count: counterValue(fighter, row) }));
}

/** "Butin × 2", "prisonnier": scenario markers carried, and captivity. */
function carriedWords(
  { carried, captor }: Fighter,
  row: StatusRow,
  { t, words }: RowContextValue,
): readonly string[] {
  const markers = hasLeftTable(row) ? [] : Object.entries(carried);
  return [
    ...markers.map(([marker, count]) =>
      t('markers.count', { marker: words.marker(marker), count }),
    ),
    ...(captor === null ? [] : [t('markers.captive')]),
  ];
}

/** More can't be counted at a glance. */
const MAX_RINGS = 6;

function flagWord(flag: string, value: FlagValue, { words }: RowContextValue): string {
  const exact = typeof value === 'string' ? words.maybe(`flag.${flag}.value.${value}`) : null;
  return exact ?? words.inside(`flag.${flag}.word`);
}
