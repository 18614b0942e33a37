import { useTranslation } from 'react-i18next';
import type { JournalItem, JournalTurn } from '#battle/selectors.ts';
import { duration, list, timeOfDay } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useBattle } from '#store/hooks.ts';
import { useWords, type Words } from '#ui/battle/words.ts';

/** "Reikland contre Skavens", or the name that the players gave. */
export function useBattleTitle(): string {
  const { t } = useTranslation('journal');
  const battle = useBattle((state) => state.battle);
  if (battle === null) return '';
  if (battle.name !== '') return battle.name;
  const [first = '', second = ''] = battle.sides.map((side) => side.name);
  return battle.sides.length === 2
    ? t('versus', { first, second })
    : list(battle.sides.map((side) => side.name));
}

/** How long the battle has been going, from its first step to its last; null within the first minute. */
export function usePlayed(turns: readonly JournalTurn[]): string | null {
  const start = turns[0]?.items[0]?.time;
  const end = turns.at(-1)?.items.at(-1)?.time;
  if (start === undefined || end === undefined || end - start < 60_000) return null;
  return duration(end - start);
}

/** A journal line's second line: the dice against the value, which dice fell, what it went against. */
export function detailOf(
  { entry }: JournalItem,
  words: Words,
  say: ReturnType<typeof useSay>,
): string | null {
  if (entry.type === 'DutyResolved') {
    const { test, dice } = entry.data;
    if (test === null || dice.length === 0) return null;
    const params = {
      total: dice.reduce((sum, die) => sum + die, 0),
      characteristic: words.of(`characteristic.${test.characteristic}.short`),
      value: test.value ?? '–',
    };
    return say({ code: 'battle:test.against', params });
  }
  if (entry.type === 'InjuryRolled' && entry.data.dice.length > 0) {
    return say({
      code: 'journal:injury-roll',
      params: { dice: list(entry.data.dice.map(String)) },
    });
  }
  if (entry.type === 'StatusSet' && entry.data.against !== null) {
    return words.maybe(`illegal.${entry.data.against}`);
  }
  return null;
}

export interface JournalLine {
  readonly text: string;
  readonly detail: string | null;
  readonly time: string;
}

/** One line of the journal in words, for the screen and for sharing. */
export function useJournalLine(): (item: JournalItem) => JournalLine {
  const words = useWords();
  const say = useSay();
  return (item) => ({
    text: textOf(item, words),
    detail: detailOf(item, words, say),
    time: timeOfDay(item.time),
  });
}

/** Under the heading of its turn, moving on needs no more than the phase's name. */
function textOf({ entry, said }: JournalItem, words: Words): string {
  return entry.type === 'PhaseEntered'
    ? words.of(`phase.${entry.data.position.phase}.name`)
    : words.logged(said);
}

/** "Tour 3 · Reikland". */
export function useTurnTitle(): (turn: JournalTurn) => string {
  const { t } = useTranslation('journal');
  const sides = useBattle((state) => state.battle?.sides);
  return ({ position }) =>
    t('turn', {
      round: position.round,
      side: sides?.find((side) => side.id === position.sideId)?.name ?? '',
    });
}
