import type { BattleState } from '#battle/state.ts';
import { type WoundTally, woundTally } from '#battle/wounds.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import { readOutcome } from '#rules/kit/duty.ts';
import { useNews } from '#store/hooks/news.ts';
import { useBattle, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { topCreditCandidates } from '#ui/battle/sheets/credit-candidates.ts';
import { ownerOf } from '#ui/battle/to-do/duty-words.ts';
import { totalWords } from '#ui/battle/to-do/RolledCard.tsx';
import { hasThrows } from '#ui/battle/to-do/SettledCard.tsx';
import { useInSight } from '#ui/effects/use-in-sight.ts';
import { useInTheWay } from '#ui/effects/use-in-the-way.ts';
import { useOutdated } from '#ui/effects/use-outdated.ts';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { usePlayerName } from '#ui/two-phones/use-phones.ts';
import type { News } from './news.ts';
import { settledLines } from './settled-words.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

type TableNewsProps = {
  /** The screen already shows rolled dice in the place of their card. */
  readonly rollsShown?: boolean | undefined;
  /** The table’s own header undoes the step already. */
  readonly undoAbove?: boolean | undefined;
};

/**
 * A toast with the outcome of the last step and its actions, shown until the next step; on the table, which has
 * them elsewhere too, for a while only. Screen readers can read it until then.
 */
export function TableNews(props: TableNewsProps) {
  const { t } = useTranslation('table');
  const news = useNews();
  // Most taps have none, and what puts them into words reads much of the battle.
  return news === null ? (
    <ToastRegion label={t('news.label')} message={null} />
  ) : (
    <Told {...props} news={news} />
  );
}

function Told({ rollsShown, undoAbove, news }: TableNewsProps & { readonly news: News }) {
  const { t } = useTranslation('table');
  const message = useMessage(news, undoAbove === true);
  // The fighter's row asks for the credit as well, so this question gives way to anything it would cover.
  const creditQuestion = news.kind === 'out-of-action' ? news : null;
  const inTheWay = useInTheWay(creditQuestion);
  const settled = rollsShown === true && news.kind === 'settled' && hasThrows(news) ? news : null;
  const inSight = useInSight(settled, '.rolled-result');
  // Nothing else says that both sides are played here.
  const leaves = undoAbove === true && news.kind !== 'both-yours';
  const outdated = useOutdated(leaves ? news : null);
  const unseen = outdated || inTheWay || inSight || (rollsShown === true && news.kind === 'rolled');
  return <ToastRegion label={t('news.label')} message={message} about={news} unseen={unseen} />;
}

function useMessage(news: News, undoAbove: boolean): ToastMessage {
  const { t } = useTranslation(['table', 'battle']);
  const say = useSay();
  const words = useWords();
  const system = useRuleSystem();
  // For what tells of several changes.
  const changed = useBattle((state) => ('changes' in news ? state.battle : null));
  const table = useTable();
  const name = useBattle(({ battle }) => nameIn(battle, news));
  const by = usePlayerName()('by' in news ? news.by : null);
  const status = useBattle(({ battle }) => statusIn(battle, news));
  const wounds = useBattleShallow(({ battle }) => woundsIn(battle, news));
  const likely = useBattleShallow((state) =>
    news.kind === 'out-of-action'
      ? topCreditCandidates(state, news.fighterId).slice(0, MAX_NAMES)
      : [],
  );
  const undo = undoAbove
    ? undefined
    : {
        label: t('battle:undo.button'),
        onPress: () => table.send({ type: 'undo', back: null }),
      };
  switch (news.kind) {
    case 'both-yours':
      return { text: t('news.both-yours') };
    case 'refused':
      return { text: say({ code: `battle:refused.${news.code}`, params: {} }) };
    case 'against':
      return {
        text: t('news.against', {
          step: words.of(`status.${status}.set`, { name }),
          rule: words.of(`illegal.${news.code}`),
        }),
        action: undo,
      };
    case 'out-of-action':
      return {
        text: [
          words.of(`status.${status}.set`, { name }),
          ...settledLines(news.changes, { words, system, battle: changed }).flatMap(
            ({ kind, text }) => (kind === 'dropped' ? [text] : []),
          ),
          ...(likely.length > 0 ? [t('credit.ask')] : []),
        ].join(' · '),
        choices: likely.map(({ id, label }) => ({
          label,
          onPress: () => table.send({ type: 'give-credit', victimId: news.fighterId, byId: id }),
        })),
        action: {
          label: likely.length > 0 ? t('credit.other') : t('credit.ask'),
          onPress: () => table.open({ kind: 'credit', fighterId: news.fighterId }),
        },
      };
    case 'rolled': {
      const { word, count } = readOutcome(news.outcome);
      const params = count === null ? { name } : { name, count };
      const done = words.of(`duty.${news.duty.kind}.done.${word}`, params);
      const total = totalWords(news, { t, words });
      return { text: total === null ? done : t('news.rolled', { total, done }) };
    }
    case 'settled': {
      const lines = settledLines(changesToReport(news), { words, system, battle: changed }).flatMap(
        ({ kind, text }) => (kind === 'counter' || kind === 'contact' ? [] : [text]),
      );
      // When nothing changed on the table, report how the dice ended: a miss, a save.
      const lastReport = news.reports.flatMap((one) => one.lines).at(-1);
      const outcome =
        lines.length > 0 || lastReport === undefined ? lines : [words.message(lastReport)];
      return {
        text: [words.logged(news.said), ...outcome].join(' · '),
        action: undo,
      };
    }
    case 'undone':
      return {
        text:
          news.count === 1
            ? t('battle:undo.undone', { step: words.logged(news.said) })
            : t('battle:entry.undone', { count: news.count }),
        action: {
          label: t('battle:undo.redo'),
          onPress: () => table.send({ type: 'redo' }),
        },
      };
    case 'overtaken':
      return {
        text: t(by === '' ? 'elsewhere.overtaken' : 'elsewhere.overtaken-by', {
          step: words.logged(news.said),
          name: by,
        }),
      };
    case 'answered-twice':
      return {
        text: t(by === '' ? 'elsewhere.answered-twice' : 'elsewhere.answered-by', {
          step: words.logged(news.said),
          name: by,
        }),
        action: undo,
      };
    case 'touched-too':
      return {
        text: t('elsewhere.touched-too', {
          state: [
            words.of(`status.${status}.set`, { name }),
            ...(wounds === null ? [] : [words.of('wound.count', { ...wounds })]),
          ].join(' · '),
        }),
        action: undo,
      };
    case 'changed-too':
      return {
        text: t('elsewhere.changed-too', { step: words.logged(news.said) }),
        action: news.undoable ? undo : undefined,
      };
    case 'undone-elsewhere':
      return {
        text: t('elsewhere.undone', { step: words.logged(news.said) }),
        action: {
          label: t('battle:undo.redo'),
          onPress: () => table.send({ type: 'redo' }),
        },
      };
  }
}

/** The credit sheet lists everybody. */
const MAX_NAMES = 2;

/** Leaves out the mark named after the resolver, such as "shot": the headline says it already. */
function changesToReport({ said, changes }: Extract<News, { kind: 'settled' }>): readonly Change[] {
  return changes.filter((one) => one.kind !== 'flag' || one.flag !== said.params['resolver']);
}

/** The name of the fighter or side that the news is about. */
function nameIn(battle: BattleState | null, news: News): string {
  if (battle === null) return '';
  if (news.kind === 'rolled') return ownerOf(news.duty, battle);
  return 'fighterId' in news ? (battle.fighters[news.fighterId]?.label ?? '') : '';
}

/** The wounds of somebody who can lose several; null for anybody else. */
function woundsIn(battle: BattleState | null, news: News): WoundTally | null {
  const fighter = news.kind === 'touched-too' ? battle?.fighters[news.fighterId] : undefined;
  return fighter === undefined || fighter.startWounds < 2 ? null : woundTally(fighter);
}

function statusIn(battle: BattleState | null, news: News): string {
  return 'fighterId' in news ? (battle?.fighters[news.fighterId]?.status ?? '') : '';
}
