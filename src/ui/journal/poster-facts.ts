import { departures, feats } from '#battle/ending.ts';
import { readHlc } from '#battle/hlc.ts';
import { winnersOf } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { date, list, number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords, type Words } from '#ui/battle/words.ts';
import type { PosterFacts } from './poster.ts';

/** All that the poster tells; null while the battle goes on. @param title of the battle, where nobody has won */
export function usePosterFacts(title: string): PosterFacts | null {
  const { t } = useTranslation(['moments', 'home', 'battle']);
  const say = useSay();
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const live = useBattle((state) => state.live);
  const losses = useLosses(battle);
  if (battle === null || battle.end === null) return null;
  const winners = winnersOf(battle);
  const names = list(winners.map(({ name }) => name));
  const won = (id: string) => winners.some((side) => side.id === id);
  const gone = departures(live, battle).filter(({ sideId }) => !won(sideId));
  const last = gone.at(-1);
  const rolled = gone.findLast(({ total }) => total !== null) ?? null;
  const nameOf = (id: string) => battle.sides.find((side) => side.id === id)?.name ?? '';
  const credited = feats(battle, system).filter(({ by }) => winners.length === 0 || won(by.sideId));
  const lossOf = (id: string, beaten: readonly string[]): PosterFacts['loss'] => {
    const cause = words.maybe(`cause.${id}`) ?? '';
    const sides = list(beaten);
    return {
      cause: t('poster.cause', { cause }),
      names: sides,
      said: t('poster.beaten', { cause, sides }),
    };
  };
  return {
    outcome: winners.length === 0 ? t('end.draw') : t('end.victory'),
    name: winners.length === 0 ? title : names,
    said:
      winners.length === 0
        ? `${t('end.draw')}. ${title}`
        : t('battle:entry.battle-ended', { side: names }),
    winner: (winners[0] ?? battle.sides[0])?.emblem ?? '',
    beaten: battle.sides.find(({ id }) => id === last?.sideId)?.emblem ?? null,
    loss:
      last === undefined
        ? null
        : lossOf(
            last.cause,
            gone.map(({ sideId }) => nameOf(sideId)),
          ),
    roll: rolled === null ? null : rollOf(rolled, words, t),
    cause: words.maybe(`cause.${battle.end.cause}`) ?? '',
    feats: credited.slice(0, 3).map(({ by, victim }) => ({
      by: by.label,
      victim: victim.label,
      said: t('poster.feat', { by: by.label, victim: victim.label }),
    })),
    losses,
    place: t('poster.place', {
      system: say({ code: `${system.id}:name`, params: {} }),
      date: date(readHlc(live.at(-1)?.hlc ?? '').time),
    }),
    madeWith: t('home:title'),
  };
}

type T = ReturnType<typeof useTranslation<readonly ['moments', 'home', 'battle']>>['t'];

function rollOf(
  { test, dice, total }: ReturnType<typeof departures>[number],
  words: Words,
  t: T,
): PosterFacts['roll'] {
  if (test === null || total === null) return null;
  const characteristic = words.of(`characteristic.${test.characteristic}.short`);
  const against = t('end.against', { characteristic, value: test.value ?? '–' });
  return { dice, total: number(total), against };
}

/** "Reikland : 3 sur 12 hors de combat", side by side; none in a game that counts no losses. */
function useLosses(battle: BattleState | null): readonly string[] {
  const { t } = useTranslation('moments');
  const { rout } = useRuleSystem();
  if (battle === null || rout === null) return [];
  return battle.sides.map(({ id, name: side }) => {
    const { casualties, participants: of } = rout(battle, id);
    return t('poster.losses', { side, out: number(toNumber(casualties)), of: number(of) });
  });
}
