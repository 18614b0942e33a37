import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { inContactWith } from '#battle/selectors.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import { type WoundTally, woundTally } from '#battle/wounds.ts';
import { list } from '#i18n/format.ts';
import type { FighterId } from '#rules/ids.ts';
import type { RuleSystem, StatusRow } from '#rules/system.ts';
import { useBattle, useBattleId, useFighter, useRuleSystem } from '#store/hooks.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { fighterPath, linkTo } from '#ui/paths.ts';
import { countOf } from './counters.ts';
import { iconOr, statusLook } from './looks.ts';
import { useTable } from './table-context.ts';
import { useWords, type Words } from './words.ts';
import './FighterRow.css';

type FighterRowProps = {
  readonly id: FighterId;
  readonly leads: boolean;
  /** How far the leader's Leadership reaches, inches; null when nobody lends any. */
  readonly bubble: number | null;
};

/** One miniature: its state at a glance, and what changes most with one tap each. */
export const FighterRow = memo(function FighterRow({ id, leads, bubble }: FighterRowProps) {
  const fighter = useFighter(id);
  const row = useStatusRow(fighter);
  const ended = useBattle(({ battle }) => battle?.ended === true);
  if (fighter === null || row === undefined) return null;
  // Once the battle is over there is nothing left to lose; the status strips stay for corrections.
  const inPlay = row.onTable && !ended;
  return (
    <div className={classNames('fighter', !row.onTable && 'fighter-away')}>
      <Face fighter={fighter} row={row} leads={leads} />
      {inPlay && bubble !== null && !leads ? <Ring fighter={fighter} range={bubble} /> : null}
      {inPlay ? <Drop fighter={fighter} /> : null}
      {row.tone === 'out-of-action' && fighter.statusEntryId !== null ? (
        <Credit fighter={fighter} />
      ) : null}
    </div>
  );
});

type FaceProps = {
  readonly fighter: Fighter;
  readonly row: StatusRow;
  readonly leads: boolean;
};

/** Who he is and how he is; leads to his own page. */
function Face({ fighter, row, leads }: FaceProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const battleId = useBattleId();
  const system = useRuleSystem();
  const against = useBattle(({ battle }) => opponentNames(battle, fighter));
  const flags = shownFlags(fighter, system);
  const look = statusLook(system, row.id);
  // A flag with a picture of its own tells more than the status, whose colour stays.
  const sign = flags.find((flag) => iconOr(flag, 'info') === flag);
  return (
    <AppLink href={linkTo(fighterPath(battleId, fighter.id))} className="fighter-face">
      <StatusDisc
        icon={iconOr(sign ?? look.icon, look.icon)}
        tone={look.tone}
        crown={leads ? { label: t('fighter.leader') } : undefined}
      />
      <span className="fighter-words">
        <span className="fighter-name">{fighter.label}</span>{' '}
        <span className="fighter-state">
          <span className={`fighter-status k-tone-${look.tone}`}>
            {words.of(`status.${row.id}.word`)}
          </span>{' '}
          {against === '' ? null : <span>{t('fighter.against', { names: against })} </span>}
          {flags.map((flag) => (
            <span key={flag}>{flagWord(fighter, flag, words)} </span>
          ))}
          {row.onTable || fighter.statusEntryId === null ? null : (
            <span>{t('fighter.since', { round: fighter.statusRound })} </span>
          )}
          <Counts fighter={fighter} shown={row.onTable} />
          <Wounds tally={woundTally(fighter)} />
        </span>
      </span>
    </AppLink>
  );
}

/** The enemies he touches; '' when he touches none. */
function opponentNames(battle: BattleState | null, fighter: Fighter): string {
  if (battle === null) return '';
  const enemies = inContactWith(battle, fighter.id).filter(
    ({ sideId }) => sideId !== fighter.sideId,
  );
  return list(enemies.map(({ label }) => label));
}

/** Within the leader's reach, as the players see it on the table. */
function Ring({ fighter, range }: { readonly fighter: Fighter; readonly range: number }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const near = fighter.flags[NEAR_LEADER] !== undefined;
  return (
    <button
      type="button"
      className="ring"
      aria-pressed={near}
      aria-label={t('fighter.near-leader', { name: fighter.label, range })}
      onClick={() =>
        table.send({
          type: 'set-flag',
          fighterId: fighter.id,
          flag: NEAR_LEADER,
          value: near ? null : true,
        })
      }
    >
      <span>{t('fighter.inches', { range })}</span>
    </button>
  );
}

function Drop({ fighter }: { readonly fighter: Fighter }) {
  const words = useWords();
  const table = useTable();
  return (
    <IconButton
      icon="wound"
      tone="wound"
      label={words.of('wound.lost', { name: fighter.label })}
      onPress={() => table.send({ type: 'lose-wound', fighterId: fighter.id })}
    />
  );
}

/** Who put him out is never asked, and can be told, and told anew, at any time. */
function Credit({ fighter }: { readonly fighter: Fighter }) {
  const { t } = useTranslation('table');
  const table = useTable();
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

/** A full dot for each wound left, a ring for each lost; many are counted instead. */
function Wounds({ tally }: { readonly tally: WoundTally }) {
  const words = useWords();
  const { left, lost, of } = tally;
  const label = words.of('wound.count', { left, lost, of });
  if (of > MOST_DOTS) return <span>{label}</span>;
  return (
    <span className="wounds">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={index < left ? 'wound' : 'wound wound-lost'} />
      ))}
    </span>
  );
}

/** "3 dés · 1 reçu": what counts most of what players count, without what nobody has got. */
function Counts({ fighter, shown }: { readonly fighter: Fighter; readonly shown: boolean }) {
  const words = useWords();
  const { counters } = useRuleSystem();
  const told = counters
    .filter((row) => row.main && (row.from !== null || countOf(fighter, row) !== 0))
    .map((row) => words.of(`counter.${row.id}.short`, { count: countOf(fighter, row) }));
  return shown && told.length > 0 ? <span>{told.join(' · ')} </span> : null;
}

/** More would not be counted at a glance. */
const MOST_DOTS = 6;

/** The players' answer to "within the leader's reach?", as every system with such a reach names it. */
const NEAR_LEADER = 'near-leader';

export function useStatusRow(fighter: Fighter | null): StatusRow | undefined {
  const { statuses } = useRuleSystem();
  return statuses.find((row) => row.id === fighter?.status);
}

/** What is worth a word beside the status: everything that players switch themselves. */
function shownFlags(fighter: Fighter, system: RuleSystem): readonly string[] {
  return system.flags
    .filter((row) => row.toggle && fighter.flags[row.id] !== undefined)
    .map((row) => row.id);
}

function flagWord(fighter: Fighter, flag: string, words: Words): string {
  const value = fighter.flags[flag];
  const exact = typeof value === 'string' ? words.maybe(`flag.${flag}.value.${value}`) : null;
  return exact ?? words.of(`flag.${flag}.word`);
}
