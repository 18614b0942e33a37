import { useEffect, useState } from 'react';
import { type Departure, departures } from '#battle/ending.ts';
import type { Entry } from '#battle/events.ts';
import { readHlc } from '#battle/hlc.ts';
import { recordOf } from '#battle/record.ts';
import { secured } from '#battle/secured.ts';
import { winnersOf } from '#battle/sides.ts';
import type { Side } from '#battle/state.ts';
import { duration, list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  useBattle,
  useBattleId,
  useBattleSession,
  useBattleShallow,
  useBattles,
  useRuleSystem,
  useSaveStatus,
  useStores,
  useWarbands,
} from '#store/hooks.ts';
import { EmblemInLaurels, RoutBanner } from '#ui/battle/heraldry.tsx';
import { TestDice } from '#ui/battle/TestDice.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useUndoStep } from '#ui/battle/use-undo-step.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Card, CardActions } from '#ui/kit/Card.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { journalPath, linkTo, PATHS } from '#ui/paths.ts';
import { sideTone } from '#ui/side-colours.ts';
import { EndActions } from './AfterWays.tsx';
import './BattleEnd.css';

/** Who won and why, how the losses grew, and the ways from here: share, journal, home, back into the battle. */
export function BattleEnd() {
  const { t } = useTranslation(['table', 'moments', 'battle']);
  const table = useTable();
  const id = useBattleId();
  const undo = useUndoStep();
  const [sharing, setSharing] = useState(false);
  useCopyAtEnd();
  const winners = useBattleShallow(({ battle }) => (battle === null ? [] : winnersOf(battle)));
  const sides = useBattleShallow(({ battle }) => battle?.sides ?? []);
  const names = list(winners.map(({ name }) => name));
  const title = winners.length === 0 ? t('end.draw') : t('end.winner', { side: names });
  return (
    <section className="battle-end" aria-label={title}>
      <header className="battle-end-head">
        <EmblemInLaurels
          signs={(winners.length === 0 ? sides : winners).map(({ id: sideId, emblem }) => ({
            emblem,
            tone: sideTone(sides, sideId),
          }))}
          laurels={winners.length > 0}
        />
        <h2>
          <span className="visually-hidden">{title}</span>
          {winners.length === 0 ? null : (
            <span className="battle-end-word" aria-hidden="true">
              {t('moments:end.victory')}
            </span>
          )}
          <span className="battle-end-name" aria-hidden="true">
            {winners.length === 0 ? title : names}
          </span>
        </h2>
        <Circumstances />
      </header>
      <Causes />
      <Secured />
      <Later load={CHART} props={NOTHING} />
      <Records />
      <CardActions>
        <EndActions />
        <Button icon="share" onPress={() => setSharing(true)}>
          {t('moments:end.share')}
        </Button>
        <LinkButton icon="journal" href={linkTo(journalPath(id))}>
          {t('tabs.journal')}
        </LinkButton>
        <LinkButton href={linkTo(PATHS.home)}>{t('end.home')}</LinkButton>
      </CardActions>
      <CardActions>
        {undo === null ? null : (
          <Button icon="undo" label={undo.label} onPress={undo.press}>
            {t('battle:undo.button')}
          </Button>
        )}
        <Button icon="play" onPress={() => table.send({ type: 'reopen-battle' })}>
          {t('menu.reopen')}
        </Button>
      </CardActions>
      {sharing ? <Later load={SHARE} props={{ onClose: () => setSharing(false) }} /> : null}
    </section>
  );
}

const NOTHING = {};
const CHART = async () => (await import('#ui/journal/CasualtyChart.tsx')).CasualtyChart;
const SHARE = async () => (await import('#ui/journal/ShareBattle.tsx')).ShareBattle;

/** "Manche 5 · 1 h 34 min · L’embuscade". */
function Circumstances() {
  const { t } = useTranslation('moments');
  const round = useBattle((state) => state.battle?.position.round ?? 1);
  const name = useBattle((state) => state.battle?.name ?? '');
  const lasted = useBattle(({ live }) => timeOf(live.at(-1)) - timeOf(live[0]));
  const facts = [
    t('end.played', { round }),
    ...(lasted < A_MINUTE ? [] : [duration(lasted)]),
    ...(name === '' ? [] : [name]),
  ];
  return <p className="battle-end-facts">{facts.join(' · ')}</p>;
}

function timeOf(entry: Entry | undefined): number {
  return entry === undefined ? 0 : readHlc(entry.hlc).time;
}

/** Milliseconds; less is not worth a word. */
const A_MINUTE = 60_000;

/** Who left, why and by which dice, in the order of leaving; for a battle that ended otherwise, what ended it. */
function Causes() {
  const { t } = useTranslation(['table', 'moments']);
  const words = useWords();
  const cause = useBattle((state) => state.battle?.end?.cause ?? '');
  const limit = useBattle(({ battle }) =>
    battle !== null && battle.roundLimit !== null && battle.position.round >= battle.roundLimit
      ? battle.roundLimit
      : null,
  );
  const sides = useBattleShallow(({ battle }) => battle?.sides ?? []);
  const live = useBattle((state) => state.live);
  const gone = departures(live, { sides });
  const ended = gone.some((one) => one.cause === cause) ? null : words.maybe(`cause.${cause}`);
  return (
    <ul className="battle-end-reasons" aria-label={t('moments:end.why')}>
      {ended === null ? null : <li>{ended}</li>}
      {ended === null || limit === null ? null : <li>{t('end.limit', { count: limit })}</li>}
      {gone.map((one) => {
        const side = sides.find(({ id }) => id === one.sideId);
        return (
          <li key={one.sideId}>
            {side === undefined ? null : <Leaving departure={one} side={side} />}
          </li>
        );
      })}
    </ul>
  );
}

function Leaving({ departure, side }: { readonly departure: Departure; readonly side: Side }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { cause, test, dice, total } = departure;
  const why = words.maybe(`cause.${cause}`) ?? '';
  if (test === null) {
    return <Card>{t('end.left', { side: side.name, cause: why })}</Card>;
  }
  return (
    <Card tone="rout">
      <div className="battle-end-rout">
        <RoutBanner />
        <div className="battle-end-cause">
          <p>
            <span>{side.name}</span> <b>{why}</b>
          </p>{' '}
          <TestDice test={test} dice={dice} total={total} />
        </div>
      </div>
    </Card>
  );
}

/** "Orcs · à l’abri : Trésor × 1", for each side that has brought something to safety. */
function Secured() {
  const { t } = useTranslation(['table', 'moments']);
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const lines = (battle === null ? [] : battle.sides).flatMap(({ id, name }) => {
    const markers = battle === null ? [] : Object.entries(secured(battle, system, id));
    const told = markers.map(([marker, count]) =>
      t('markers.count', { marker: words.marker(marker), count }),
    );
    return told.length === 0
      ? []
      : [{ id, said: t('moments:end.secured', { side: name, list: list(told) }) }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="battle-end-reasons" aria-label={t('moments:end.secured-title')}>
      {lines.map(({ id, said }) => (
        <li key={id}>{said}</li>
      ))}
    </ul>
  );
}

/** How each warband of this device has fared so far, this battle counted. */
function Records() {
  const { t } = useTranslation('moments');
  const { battles } = useStores();
  const id = useBattleId();
  const battle = useBattle((state) => state.battle);
  const summaries = useBattles((state) => state.summaries);
  const warbands = useWarbands((state) => state.warbands);
  const unread = summaries === null;
  useEffect(() => {
    if (unread) void battles.getState().refresh();
  }, [unread, battles]);
  if (battle === null || unread) return null;
  const others = summaries.flatMap((one) => (one.battleId === id ? [] : one.battle));
  const own = battle.sides.flatMap(({ id: sideId, warbandId, name }) =>
    warbandId !== null && warbands?.some((one) => one.id === warbandId) !== false
      ? [
          {
            sideId,
            name,
            tone: sideTone(battle.sides, sideId),
            ...recordOf([...others, battle], warbandId),
          },
        ]
      : [],
  );
  if (own.length === 0) return null;
  return (
    <ul className="battle-end-records">
      {own.map(({ sideId, name, tone, battles: fought, won }) => (
        <li key={sideId} className={`k-tone-${tone}`}>
          {t('end.record', {
            name,
            battles: t('end.battles', { count: fought }),
            won: t('end.won', { count: won }),
          })}
        </li>
      ))}
    </ul>
  );
}

/**
 * Once the end of the battle is on the disk: a local copy of everything, and a backup into the file that
 * all backups go to, where the browser lets that be done without asking. Nobody waits for either, and what
 * can't be done is no trouble: the battle itself is saved.
 */
function useCopyAtEnd(): void {
  const { device, settings, clock } = useStores();
  const session = useBattleSession();
  const saved = useSaveStatus().kind === 'saved';
  const endId = useBattle(({ live }) => live.findLast(endsBattle)?.id ?? null);

  useEffect(() => {
    if (endId === null || !saved) return;
    const { copyAtEnd, backupFile } = device.getState();
    const sides = session.getState().battle?.sides.map(({ name }) => name) ?? [];
    const keep = async () => {
      await copyAtEnd(sides).catch(() => undefined);
      const written = await backupFile?.write(false);
      if (written !== undefined && 'name' in written) {
        settings.getState().change('lastBackupAt', clock());
      }
    };
    keep().catch(() => undefined);
  }, [endId, saved, session, device, settings, clock]);
}

function endsBattle(entry: Entry): boolean {
  if (entry.type === 'BattleEnded') return true;
  return 'changes' in entry.data && entry.data.changes.some(({ kind }) => kind === 'battle-ended');
}
