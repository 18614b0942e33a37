import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Departure } from '#battle/ending.ts';
import { type Announced, onScreen } from '#battle/on-screen.ts';
import type { BattleState } from '#battle/state.ts';
import { namedStep } from '#battle/turn.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { createNews, NewsContext, type NewsStore } from '#store/hooks/news.ts';
import {
  type BattleSession,
  useBattle,
  useBattleSession,
  useSettings,
  useStores,
} from '#store/hooks.ts';
import { TableSheets } from '#ui/battle/sheets/TableSheets.tsx';
import { speak } from '#ui/effects/speak.ts';
import { useOpensAtHome } from '#ui/effects/use-opens-at-home.ts';
import { useRoutAlarm } from '#ui/effects/use-rout-alarm.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { newsFromElsewhere } from '#ui/two-phones/news-from-elsewhere.ts';
import { brokenBy, carriedNews, carryNews, freshInjury, newsOf } from './news.ts';
import { TurnProvider } from './others-turn.tsx';
import { RoutMoment } from './RoutMoment.tsx';
import { type Table, TableContext, type TableSheet } from './table-context.ts';
import { useTapGuard } from './tap-guard.ts';
import { useDueAnnouncer } from './use-due-announcer.ts';
import { useWords } from './words.ts';

/**
 * Shared by the table, the fighter pages and the duel: sends commands and shows their results (news,
 * sheets, the rout announcement). Keeps the screen awake until the battle has ended.
 */
export function TableProvider({ children }: { readonly children: ReactNode }) {
  const session = useBattleSession();
  const guard = useTapGuard();
  const announceStep = useStepAnnouncer();
  const [sheet, setSheet] = useState<TableSheet | null>(null);
  const shown = useRef<TableSheet | null>(null);
  const [news] = useState(createNews);
  const [broken, setBroken] = useState<readonly Departure[]>([]);
  const clearBroken = useCallback(() => setBroken([]), []);
  // News carried over from another screen may be about a step that is not shown yet.
  useLayoutEffect(() => {
    let unmounted = false;
    session.onceShown(
      () => !unmounted && news.setState((now) => now ?? carriedNews(session), true),
    );
    return () => {
      unmounted = true;
    };
  }, [session, news]);
  useNewsFromElsewhere(news);
  useDueAnnouncer();
  const table = useMemo<Table>(() => {
    const show = (wanted: TableSheet | null) => {
      // A sheet of the same kind does not move, so quick taps in it (one more wound) must get through.
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
        const stepNews = newsOf(command, result, before, battle, system);
        // Settling returns to another screen, which shows the news.
        if (stepNews?.kind === 'settled') carryNews(session, stepNews);
        const departures = brokenBy(command, result, before);
        const { thumb, promptsInjury, announced } = onScreen(command);
        const injured = promptsInjury ? freshInjury(before.battle, battle, system) : null;
        // Never show or announce a step before the step itself is on the screen.
        session.onceShown(() => {
          if (!wasOvertaken(result, session)) news.setState(stepNews, true);
          if (stepNews === null && 'entry' in result) announceStep(announced);
          // Nobody is the same as nobody: the table is not drawn again for that.
          setBroken((now) => (now.length + departures.length === 0 ? now : departures));
          if (injured !== null) show({ kind: 'injury', fighterId: injured });
        });
        if (thumb === 'shifts') guard.arm('calm');
        if (thumb === 'toggles') guard.arm('brisk');
        return result;
      },
      open: show,
      close: () => show(null),
    };
  }, [session, guard, announceStep, news]);
  const ended = useBattle((state) => state.battle?.ended === true);
  useWakeLock(useSettings((state) => state.wakeLock) && !ended);
  useRoutAlarm();
  useOpensAtHome(ended);
  return (
    <TableContext value={table}>
      <NewsContext value={news}>
        {/* Not a control: it swallows the second half of a double tap. */}
        <div onClickCapture={guard.onClickCapture}>
          <TurnProvider>{children}</TurnProvider>
          <TableSheets sheet={sheet} />
          {broken.length === 0 ? null : <RoutMoment broken={broken} onDone={clearBroken} />}
        </div>
      </NewsContext>
    </TableContext>
  );
}

/** Shows news when other phones have affected what was tapped here. */
function useNewsFromElsewhere(news: NewsStore): void {
  const { shown, actor } = useBattleSession();
  const { clock } = useStores();
  useEffect(() => {
    let before = shown.getState();
    return shown.subscribe(() => {
      const after = shown.getState();
      const told = newsFromElsewhere(before, after, { actor, now: clock() });
      before = after;
      if (told !== null) news.setState(told, true);
    });
  }, [shown, actor, clock, news]);
}

/** Another phone’s tap came before this one was shown: what there is to say of it has been said. */
function wasOvertaken(
  result: ReturnType<BattleSession['send']>,
  { getState }: BattleSession,
): boolean {
  return 'entry' in result && getState().battle?.ignored.includes(result.entry.id) === true;
}

/**
 * Announces to screen readers a step that has no news of its own. Call it after the step; the function is
 * stable within one language.
 */
function useStepAnnouncer(): (announced: Announced) => void {
  const { t } = useTranslation('battle');
  const words = useWords();
  const { shown, system } = useBattleSession();
  return useCallback(
    (announced) => {
      const { newest, battle } = shown.getState();
      if (newest === null || announced === 'by-control') return;
      const step = [
        words.logged(newest.said),
        ...(announced === 'with-part'
          ? stepOf(system, battle).map((id) => words.of(`step.${id}`))
          : []),
      ].join(' · ');
      speak(announced === 'redone' ? t('undo.redone', { step }) : step);
    },
    [shown, system, t, words],
  );
}

/** The current step; empty where the phase says it all. */
function stepOf(system: RuleSystem, battle: BattleState | null): readonly string[] {
  const step = battle === null ? null : namedStep(system, battle.position);
  return step === null ? [] : [step];
}
