import { endingOf } from '#battle/ending.ts';
import { casualtyCurves } from '#battle/selectors.ts';
import { winnersFirst, winnersOf } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { date, list, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import type { Tone } from '#ui/kit/tones.ts';
import type { Colour } from '#ui/painting/picture.ts';
import { sideColours } from '#ui/side-colours.ts';
import { useLossWords } from './ending-words.ts';
import type { JournalFacts } from './journal-picture.ts';
import { useJournalLine, useTitleOf, useTurnTitle } from './journal-words.ts';
import { lookOf } from './line-looks.ts';
import type { ReportFacts } from './report-words.ts';
import { mainEvents, type StoryLine, type StoryTurn } from './story.ts';

type SharedJournal = {
  readonly story: readonly StoryTurn[];
  readonly title: string;
  /** The duration; null below a minute. */
  readonly played: string | null;
};

/** The content of the journal picture; null without a battle. */
function useJournalFacts({ story, title, played }: SharedJournal): JournalFacts | null {
  const { t } = useTranslation(['journal', 'home', 'battle']);
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const battle = useBattle((state) => state.battle);
  const result = useResult(battle);
  const eventsOf = useEvents(system);
  const titleOf = useTurnTitle();
  const start = story[0]?.parts[0]?.lines[0]?.item.time;
  if (battle === null || start === undefined) return null;
  const colours = sideColours(battle.sides);
  return {
    title,
    subtitle: played === null ? date(start) : `${date(start)} · ${played}`,
    result,
    sides: battle.sides.map(({ id, name }, index) => {
      const rout = system.rout?.(battle, id);
      const colour: Colour = `--${colours[index] ?? 'ember'}-text`;
      if (rout === undefined) return { name, losses: '', colour };
      const out = number(toNumber(rout.casualties));
      const { participants: of, needed } = rout;
      return {
        name,
        losses: t('battle:gauge.count', { out, of: number(of), needed: number(needed) }),
        colour,
      };
    }),
    chartTitle: t('chart'),
    curves: casualtyCurves(entries, system),
    turns: story
      .map((turn) => ({ title: titleOf(turn), events: eventsOf(turn) }))
      .filter(({ events }) => events.length > 0),
    madeWith: t('home:title'),
  };
}

/** The content of the report; null without a battle. */
export function useReportFacts(content: SharedJournal): ReportFacts | null {
  const { t } = useTranslation('journal');
  const facts = useJournalFacts(content);
  const battle = useBattle((state) => state.battle);
  const eventsOf = useEvents(useRuleSystem());
  const titleOf = useTitleOf();
  if (facts === null || battle === null) return null;
  const sides = winnersFirst(battle);
  return {
    ...facts,
    title: titleOf({ name: battle.name, sides }),
    facing: sides.slice(0, 2).map(({ emblem }) => emblem),
    emblems: battle.sides.map(({ emblem }) => emblem),
    moments: content.story.flatMap((turn) =>
      // The side is named here, since no turn title stands above the line.
      eventsOf(turn).map(({ icon, text, side }) => ({
        round: turn.position.round,
        icon,
        text: side === null ? text : `${side} · ${text}`,
      })),
    ),
    more: (count) => t('report.more', { count }),
  };
}

/** "Victoire : Reikland", with the causes; or that the battle is still going. */
function useResult(battle: BattleState | null): readonly string[] {
  const { t } = useTranslation(['journal', 'battle']);
  const words = useWords();
  const losersOf = useLossWords();
  const live = useBattle((state) => state.live);
  if (battle === null) return [];
  const ending = endingOf(live, battle);
  if (ending === null) return [t('running', { round: battle.position.round })];
  const winners = winnersOf(battle).map(({ name }) => name);
  const won =
    winners.length === 0
      ? t('battle:entry.battle-ended-drawn')
      : t('battle:entry.battle-ended', { side: list(winners) });
  const { otherwise } = ending;
  const cause = otherwise === null ? null : words.maybe(`cause.${otherwise}`);
  const lost = losersOf(ending, battle).map(({ said }) => said);
  return [won, ...(cause === null ? [] : [cause]), ...lost];
}

function useEvents(system: RuleSystem) {
  const lineOf = useJournalLine();
  const battle = useBattle((state) => state.battle);
  /** The side of a test of a whole side; null for anything else. */
  const sideOf = ({ item: { entry } }: StoryLine) =>
    entry.type === 'DutyResolved' && entry.data.fighterId === null
      ? (battle?.sides.find(({ id }) => id === entry.data.sideId)?.name ?? null)
      : null;
  return (turn: StoryTurn) =>
    mainEvents(turn, system).flatMap((line) => {
      const { icon, tone } = lookOf(line, system);
      const { text, results } = lineOf(line);
      const texts = results.length === 0 ? [text] : results;
      return texts.map((one) => ({ icon, colour: colourOf(tone), text: one, side: sideOf(line) }));
    });
}

function colourOf(tone: Tone): Colour {
  if (tone === 'rout') return '--rout-mark';
  return tone === 'neutral' || tone === 'done' ? '--text-2' : `--${tone}`;
}
