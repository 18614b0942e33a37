import { useEffect } from 'react';
import { openDuties } from '#battle/selectors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { type BattleStoreState, useBattleSession } from '#store/hooks.ts';
import { speak } from '#ui/effects/speak.ts';
import { ownerOf, paramsOf } from './to-do/duty-words.ts';
import { useWords } from './words.ts';

/** Announces to screen readers what becomes due: a rout test of any side, another duty of this phone’s only. */
export function useDueAnnouncer(): void {
  const { t } = useTranslation(['table', 'battle']);
  const words = useWords();
  const own = useOwnSide();
  const { shown } = useBattleSession();
  useEffect(() => {
    const told = (state: BattleStoreState) =>
      openDuties(state.duties).filter(
        ({ weight, sideId }) => weight === 'rout' || own === null || own === sideId,
      );
    const routSaid = (duty: Duty, { battle }: BattleStoreState) =>
      t('battle:gauge.announce-due', { side: battle === null ? '' : ownerOf(duty, battle) });
    const dutiesSaid = (duties: readonly Duty[], state: BattleStoreState) => {
      if (duties.length > MOST_BY_NAME) return [t('battle:duty.open', { count: duties.length })];
      const titles = duties.map((duty) =>
        words.of(`duty.${duty.kind}.title`, paramsOf(duty, state)),
      );
      return titles.length === 0 ? [] : [t('todo.title'), ...titles];
    };
    let before = told(shown.getState());
    return shown.subscribe(() => {
      const state = shown.getState();
      const now = told(state);
      const known = new Set(before.map(({ key }) => key));
      const fresh = now.filter(({ key }) => !known.has(key));
      before = now;
      const routs = fresh.filter(({ weight, test }) => weight === 'rout' && test !== null);
      const others = fresh.filter((duty) => !routs.includes(duty));
      const said = [
        ...routs.map((duty) => routSaid(duty, state)),
        ...dutiesSaid(others, state),
      ].join(' · ');
      // The step comes first, which is announced once it is shown.
      if (said !== '') setTimeout(() => speak(said));
    });
  }, [shown, own, t, words]);
}

/** More duties at once are only counted. */
const MOST_BY_NAME = 2;
