import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '#battle/commands.ts';
import type { Departure } from '#battle/ending.ts';
import type { BattleState } from '#battle/state.ts';
import { namedStep } from '#battle/turn.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattle, useBattleSession, useRuleSystem, useSettings } from '#store/hooks.ts';
import { TableSheets } from '#ui/battle/sheets/TableSheets.tsx';
import { speak } from '#ui/effects/speak.ts';
import { useOpensAtHome } from '#ui/effects/use-opens-at-home.ts';
import { useRoutAlarm } from '#ui/effects/use-rout-alarm.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { bringNews, brokenBy, broughtNews, freshInjury, type News, newsOf } from './news.ts';
import { RoutMoment } from './RoutMoment.tsx';
import { NewsContext, type Table, TableContext, type TableSheet } from './table-context.ts';
import { useTapGuard } from './tap-guard.ts';
import { useWords } from './words.ts';

/**
 * What the table and its fighters' pages share: they send commands here, and here is shown what comes
 * of them: news, sheets, a rout test that makes itself felt. The screen stays on as long as there is
 * something to play.
 */
export function TableProvider({ children }: { readonly children: ReactNode }) {
  const session = useBattleSession();
  const guard = useTapGuard();
  const sayStep = useSpokenSteps();
  const [sheet, setSheet] = useState<TableSheet | null>(null);
  const shown = useRef<TableSheet | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [broken, setBroken] = useState<readonly Departure[]>([]);
  const wholeAgain = useCallback(() => setBroken([]), []);
  // News that another screen has sent here may be of a step that is not to be seen yet.
  useLayoutEffect(() => {
    let left = false;
    session.onceShown(() => !left && setNews((now) => now ?? broughtNews(session)));
    return () => {
      left = true;
    };
  }, [session]);
  const table = useMemo<Table>(() => {
    const show = (wanted: TableSheet | null) => {
      // What stands open already does not move; one more wound there may follow quickly.
      if (wanted?.kind !== shown.current?.kind) guard.arm('calm');
      shown.current = wanted;
      setSheet(wanted);
    };
    return {
      send: (command) => {
        const { system } = session;
        const before = session.getState();
        const result = session.send(command);
        const { battle } = session.getState();
        const told = newsOf(command, result, before, battle, system);
        // Settling ends on another screen than it was done on: its news goes along.
        if (told?.kind === 'settled') bringNews(session, told);
        const breaks = brokenBy(command, result, before);
        const injured = BY_A_BLOW.has(command.type)
          ? freshInjury(before.battle, battle, system)
          : null;
        // What tells of a step is not to be seen or heard before the step itself.
        session.onceShown(() => {
          setNews(told);
          if (told === null && 'entry' in result) sayStep(command);
          setBroken(breaks);
          if (injured !== null) show({ kind: 'injury', fighterId: injured });
        });
        if (MOVES_THINGS.has(command.type)) guard.arm('calm');
        if (isOnOrOff(command)) guard.arm('brisk');
        return result;
      },
      open: show,
      close: () => show(null),
    };
  }, [session, guard, sayStep]);
  const ended = useBattle((state) => state.battle?.ended === true);
  useWakeLock(useSettings((state) => state.wakeLock) && !ended);
  useRoutAlarm();
  useOpensAtHome(ended);
  return (
    <TableContext value={table}>
      <NewsContext value={news}>
        {/* Not a control: it only keeps the second half of a double tap from what lies beneath. */}
        <div onClickCapture={guard.onClickCapture}>
          {children}
          <RoutAnnouncement />
          <TableSheets sheet={sheet} />
          {broken.length === 0 ? null : <RoutMoment broken={broken} onDone={wholeAgain} />}
        </div>
      </NewsContext>
    </TableContext>
  );
}

/** After these an injury is rolled at once; an injury that undo brings back waits on its card. */
const BY_A_BLOW: ReadonlySet<Command['type']> = new Set(['lose-wound', 'resolve-duty']);

/**
 * Whether the same button now does the next step, or takes this one back: a second tap must be meant. What
 * players count goes up and down as fast as they tap.
 */
function isOnOrOff(command: Command): boolean {
  return command.type === 'set-flag'
    ? typeof command.value !== 'number'
    : command.type === 'go-on' || command.type === 'undo';
}

/** After these other things lie under the thumb. */
const MOVES_THINGS: ReadonlySet<Command['type']> = new Set([
  'go-to-phase',
  'resolve-duty',
  'resolve-injury',
  'settle',
  'shortcut-injury',
  'take-action',
]);

/** Says aloud, for those who don't see the card, that a rout test has become due; not in a game without them. */
function RoutAnnouncement() {
  const { t } = useTranslation('battle');
  const { rout } = useRuleSystem();
  const side = useBattle(
    ({ battle, routs }) => battle?.sides.find(({ id }) => routs[id]?.due === true)?.name ?? null,
  );
  if (rout === null) return null;
  return (
    <div role="log" className="visually-hidden" aria-label={t('gauge.announced')}>
      {side === null ? '' : t('gauge.announce-due', { side })}
    </div>
  );
}

/**
 * Says aloud by its name what a step has done that brings no news of its own: whoever does not see the
 * row or the card hears it. What it answers with is called after the step, and stays the same function
 * in one language.
 */
function useSpokenSteps(): (command: Command) => void {
  const { t } = useTranslation('battle');
  const words = useWords();
  const { shown, system } = useBattleSession();
  return useCallback(
    ({ type }: Command) => {
      const { newest, battle } = shown.getState();
      if (newest === null || SAID_BY_THEIR_BUTTON.has(type)) return;
      const step = [
        words.logged(newest.said),
        // The log knows phases only; who plays goes from step to step.
        ...(type === 'go-on' ? stepOf(system, battle).map((id) => words.of(`step.${id}`)) : []),
      ].join(' · ');
      speak(type === 'redo' ? t('undo.redone', { step }) : step);
    },
    [shown, system, t, words],
  );
}

/** A switch that has the focus tells its new state by itself. */
const SAID_BY_THEIR_BUTTON: ReadonlySet<Command['type']> = new Set(['set-flag']);

/** The step at which play stands; none where the phase says it all. */
function stepOf(system: RuleSystem, battle: BattleState | null): readonly string[] {
  const step = battle === null ? null : namedStep(system, battle.position);
  return step === null ? [] : [step];
}
