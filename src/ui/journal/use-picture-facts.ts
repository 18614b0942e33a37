import { casualtyCurves } from '#battle/selectors.ts';
import type { BattleState } from '#battle/state.ts';
import { date, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords } from '#ui/battle/words.ts';
import type { Tone } from '#ui/kit/tones.ts';
import { useJournalLine, useTurnTitle } from './journal-words.ts';
import { lookOf } from './line-looks.ts';
import type { Colour, PictureFacts } from './picture.ts';
import { mainEvents, type StoryTurn } from './story.ts';

type Told = {
  readonly story: readonly StoryTurn[];
  readonly title: string;
  /** How long it took; null when that is not worth a word. */
  readonly played: string | null;
};

/** All that the picture tells; null when there is no battle. */
export function usePictureFacts({ story, title, played }: Told): PictureFacts | null {
  const { t } = useTranslation(['journal', 'home', 'battle']);
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const battle = useBattle((state) => state.battle);
  const result = useResult(battle);
  const eventsOf = useEvents(system);
  const titleOf = useTurnTitle();
  const start = story[0]?.parts[0]?.lines[0]?.item.time;
  if (battle === null || start === undefined) return null;
  return {
    title,
    subtitle: played === null ? date(start) : `${date(start)} · ${played}`,
    result,
    sides: battle.sides.map(({ id, name }) => {
      const rout = system.rout?.(battle, id);
      if (rout === undefined) return { name, losses: '' };
      const out = number(toNumber(rout.casualties));
      const { participants: of, needed } = rout;
      return { name, losses: t('battle:gauge.count', { out, of, needed }) };
    }),
    chartTitle: t('chart'),
    curves: casualtyCurves(entries, system),
    turns: story
      .map((turn) => ({ title: titleOf(turn), events: eventsOf(turn) }))
      .filter(({ events }) => events.length > 0),
    madeWith: t('home:title'),
  };
}

/** "Victoire : Reikland" and why; or that nobody has won yet. */
function useResult(battle: BattleState | null): readonly string[] {
  const { t } = useTranslation(['journal', 'battle']);
  const words = useWords();
  if (battle === null) return [];
  const { end, position, sides } = battle;
  if (end === null) return [t('running', { round: position.round })];
  const winner = sides.find(({ id }) => id === end.winnerId)?.name;
  const won =
    winner === undefined
      ? t('battle:entry.battle-ended-drawn')
      : t('battle:entry.battle-ended', { side: winner });
  const cause = words.maybe(`cause.${end.cause}`);
  return cause === null ? [won] : [won, cause];
}

function useEvents(system: RuleSystem) {
  const lineOf = useJournalLine();
  return (turn: StoryTurn) =>
    mainEvents(turn, system).flatMap((line) => {
      const { icon, tone } = lookOf(line, system);
      const { text, results } = lineOf(line);
      const told = results.length === 0 ? [text] : results;
      return told.map((one) => ({ icon, colour: colourOf(tone), text: one }));
    });
}

function colourOf(tone: Tone): Colour {
  if (tone === 'rout') return '--rout-mark';
  return tone === 'neutral' || tone === 'done' ? '--text-2' : `--${tone}`;
}
