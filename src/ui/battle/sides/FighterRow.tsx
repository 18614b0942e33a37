import { Fragment, memo, useState } from 'react';
import { hasLeftTable } from '#battle/secured.ts';
import type { Fighter } from '#battle/state.ts';
import { type WoundTally, woundTally } from '#battle/wounds.ts';
import { list } from '#i18n/format.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { StatusRow } from '#rules/contract/rows.ts';
import { useBattle, useFighter } from '#store/hooks.ts';
import { countOf } from '#ui/battle/counters.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { fighterPath, linkTo } from '#ui/paths.ts';
import { FighterSign, flagsOf } from './FighterSign.tsx';
import { type RowKit, type StatusFace, useRowKit } from './row-kit.ts';
import { StatusStrip } from './StatusStrip.tsx';
import './FighterRow.css';

type FighterRowProps = {
  readonly id: FighterId;
  readonly leads: boolean;
  /** How far the leader's Leadership reaches, inches; null when nobody lends any. */
  readonly bubble: number | null;
};

/** One miniature: who it is and how at a glance, and what changes most with one tap each. */
export const FighterRow = memo(function FighterRow({ id, leads, bubble }: FighterRowProps) {
  const kit = useRowKit();
  const fighter = useFighter(id);
  const [open, setOpen] = useState(false);
  const opponents = useBattle((state) => state.opponents[id]);
  const injured = useBattle(
    ({ battle }) => battle !== null && kit.injuries !== null && kit.injuries.due(battle, id) > 0,
  );
  const status = fighter === null ? undefined : kit.statuses.get(fighter.status);
  if (fighter === null || status === undefined) return null;
  const { row } = status;
  const part = { fighter, kit };
  // Once the battle is over there is nothing left to lose; the states stay for corrections.
  const inPlay = row.onTable && !kit.ended;
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
        <Face {...part} status={status} leads={leads} opponents={opponents ?? NOBODY} />
        {inPlay && bubble !== null && kit.nearLeader !== null && !leads ? (
          <Ring {...part} range={bubble} flag={kit.nearLeader} />
        ) : null}
        {inPlay ? injured ? <PendingInjury {...part} /> : <Drop {...part} /> : null}
        {row.tone === 'out-of-action' && fighter.statusEntryId !== null ? (
          <Credit {...part} />
        ) : null}
      </div>
      {open ? (
        <fieldset className="fighter-strip" aria-label={fighter.label}>
          <StatusStrip id={id} status={fighter.status} onChosen={() => setOpen(false)} />
        </fieldset>
      ) : null}
    </div>
  );
});

const NOBODY: readonly string[] = [];

// The parts of a row ask the battle nothing: whatever they show comes down to them.

type PartProps = { readonly fighter: Fighter; readonly kit: RowKit };

type FaceProps = PartProps & {
  readonly status: StatusFace;
  readonly leads: boolean;
  /** Names of the enemies he touches. */
  readonly opponents: readonly string[];
};

/** Who he is and how he is; leads to his own page. */
function Face({ fighter, kit, status: { row, look, word }, leads, opponents }: FaceProps) {
  const { t, about } = kit;
  const kind = about.kindBeside(fighter);
  const arms = row.tone === 'out-of-action' ? '' : about.arms(fighter);
  // What has come about in the battle goes before what he carries, and has a line more.
  const news = [
    ...flagsOf(fighter, kit).map((flag) => flagWord(fighter, flag, kit)),
    ...(row.onTable || fighter.statusEntryId === null
      ? []
      : [t('fighter.since', { round: fighter.statusRound })]),
    ...burdenOf(fighter, row, kit),
    ...(row.onTable ? countsOf(fighter, kit) : []),
    ...(opponents.length === 0 ? [] : [t('fighter.against', { names: list(opponents) })]),
  ];
  return (
    <AppLink href={linkTo(fighterPath(kit.battleId, fighter.id))} className="fighter-face">
      <span className="fighter-title">
        <span className="fighter-name">{fighter.label}</span>{' '}
        {leads ? <span className="visually-hidden">{t('fighter.leader')} </span> : null}
        {kind === '' ? null : <span className="fighter-kind">{kind} </span>}
      </span>
      <span className={classNames('fighter-state', news.length > 0 && 'fighter-news')}>
        {row.tone === 'out-of-action' ? null : <Wounds tally={woundTally(fighter)} kit={kit} />}
        <span className={`fighter-status k-tone-${look.tone}`}>{word}</span>
        {news.map((told) => (
          <Fragment key={told}>
            {' · '}
            <span>{told}</span>
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

type RingProps = PartProps & { readonly range: number; readonly flag: string };

/** Within the leader's reach, as the players see it on the table: dashed, or with a tick. */
function Ring({ fighter, kit, range, flag }: RingProps) {
  const near = fighter.flags[flag] !== undefined;
  return (
    <button
      type="button"
      className="ring"
      aria-pressed={near}
      aria-label={kit.t('fighter.near-leader', { name: fighter.label, range })}
      onClick={() =>
        kit.table.send({
          type: 'set-flag',
          fighterId: fighter.id,
          flag,
          value: near ? null : true,
        })
      }
    >
      <Icon name="tick" size={14} />
      <span>{kit.t('fighter.inches', { range })}</span>
    </button>
  );
}

/** A wound less, by one tap. */
export function Drop({ fighter, kit }: PartProps) {
  return (
    <IconButton
      icon="wound"
      tone="wound"
      label={kit.words.of('wound.lost', { name: fighter.label })}
      onPress={() => kit.table.send({ type: 'lose-wound', fighterId: fighter.id })}
    />
  );
}

/** Stands where the drop was until the injury is rolled; one more wound is told in its sheet. */
function PendingInjury({ fighter, kit: { table, words } }: PartProps) {
  return (
    <IconButton
      icon="dice"
      iconSize={28}
      tone="fail"
      label={words.of('duty.injury.title', { name: fighter.label })}
      onPress={() => table.open({ kind: 'injury', fighterId: fighter.id })}
    />
  );
}

/** Who put him out is never asked, and can be told, and told anew, at any time. */
function Credit({ fighter, kit: { t, table } }: PartProps) {
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

/** A full dot for each wound left, a ring for each lost; many are counted instead, and who has the one he began with needs no dot. */
export function Wounds({ tally, kit }: { readonly tally: WoundTally; readonly kit: RowKit }) {
  const { left, lost, of } = tally;
  const label = kit.words.of('wound.count', { left, lost, of });
  if (of > MOST_DOTS) return <span>{label} </span>;
  const said = <span className="visually-hidden">{label} </span>;
  if (of === 1 && lost === 0) return said;
  return (
    <span className="wounds">
      {said}
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={index < left ? 'wound' : 'wound wound-lost'} />
      ))}
    </span>
  );
}

/** "3 dés", "1 reçu": what counts most of what players count, without what nobody has got. */
function countsOf(fighter: Fighter, { counters, words }: RowKit): readonly string[] {
  return counters
    .filter((row) => row.from !== undefined || countOf(fighter, row) !== 0)
    .map((row) => words.of(`counter.${row.id}.short`, { count: countOf(fighter, row) }));
}

/** "Trésor × 2", "prisonnier": what he carries of the scenario, and that he is somebody's captive. */
function burdenOf(
  { carried, captor }: Fighter,
  row: StatusRow,
  { t, words }: RowKit,
): readonly string[] {
  const markers = hasLeftTable(row) ? [] : Object.entries(carried);
  return [
    ...markers.map(([marker, count]) =>
      t('markers.count', { marker: words.marker(marker), count }),
    ),
    ...(captor === null ? [] : [t('markers.captive')]),
  ];
}

/** More would not be counted at a glance. */
const MOST_DOTS = 6;

function flagWord(fighter: Fighter, flag: string, { words }: RowKit): string {
  const value = fighter.flags[flag];
  const exact = typeof value === 'string' ? words.maybe(`flag.${flag}.value.${value}`) : null;
  return exact ?? words.of(`flag.${flag}.word`);
}
