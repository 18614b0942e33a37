import { type Departure, endingOf, type Takedown, takedowns } from '#battle/ending.ts';
import { readHlc } from '#battle/hlc.ts';
import { isPlayed } from '#battle/played.ts';
import { winnersOf } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { date, list, number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords, type Words } from '#ui/battle/words.ts';
import { useLossWords } from './ending-words.ts';
import type { PosterFacts } from './poster-words.ts';

/** The content of the poster; null before the end. @param title the battle's title, shown for a draw */
export function usePosterFacts(title: string): PosterFacts | null {
  const { t } = useTranslation(['moments', 'home', 'battle']);
  const say = useSay();
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const live = useBattle((state) => state.live);
  const losses = useLosses(battle);
  const losersOf = useLossWords();
  if (battle === null || battle.end === null) return null;
  const winners = winnersOf(battle);
  const names = list(winners.map(({ name }) => name));
  const ending = endingOf(live, battle);
  if (ending === null) return null;
  const { deciding, last, otherwise } = ending;
  return {
    outcome: winners.length === 0 ? t('end.draw') : t('end.victory'),
    name: winners.length === 0 ? title : names,
    said:
      winners.length === 0
        ? `${t('end.draw')}. ${title}`
        : t('battle:entry.battle-ended', { side: names }),
    winner: (winners[0] ?? battle.sides[0])?.emblem ?? '',
    beaten: battle.sides.find(({ id }) => id === last?.sideId)?.emblem ?? null,
    losers: losersOf(ending, battle),
    roll: deciding === null ? null : rollOf(deciding, words, t),
    cause: otherwise === null ? null : words.maybe(`cause.${otherwise}`),
    feats: creditedIn(battle, system).map(({ by, victim }) => ({
      by: by.label,
      victim: victim.label,
      said: t('poster.feat', { by: by.label, victim: victim.label }),
    })),
    losses,
    place: t('poster.place', {
      system: say({ code: `${system.id}:name`, params: {} }),
      date: date(readHlc(live.findLast(isPlayed)?.hlc ?? '').time),
    }),
    madeWith: t('home:title'),
  };
}

/** Whom the winners put out of action, the most notable first; of all sides where nobody has won. At most three. */
export function creditedIn(battle: BattleState, system: RuleSystem): readonly Takedown[] {
  const winners = winnersOf(battle);
  return takedowns(battle, system)
    .filter(({ by }) => winners.length === 0 || winners.some(({ id }) => id === by.sideId))
    .slice(0, 3);
}

type T = ReturnType<typeof useTranslation<readonly ['moments', 'home', 'battle']>>['t'];

function rollOf({ test, dice, total }: Departure, words: Words, t: T): PosterFacts['roll'] {
  if (test === null || total === null) return null;
  const characteristic = words.of(`characteristic.${test.characteristic}.short`);
  const against = t('end.against', { characteristic, value: test.value ?? '–' });
  return { dice, total: number(total), against };
}

/** "Reikland : 3 sur 12 hors de combat" for each side; empty in a game without rout tests. */
function useLosses(battle: BattleState | null): readonly string[] {
  const { t } = useTranslation('moments');
  const { rout } = useRuleSystem();
  if (battle === null || rout === null) return [];
  return battle.sides.map(({ id, name: side }) => {
    const { casualties, participants: of } = rout(battle, id);
    return t('poster.losses', { side, out: number(toNumber(casualties)), of: number(of) });
  });
}
