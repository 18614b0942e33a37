import { Redirect, Route, Switch } from 'wouter';
import { BattleContext, useBattles } from '#store/hooks.ts';
import { useOpenBattle } from '#ui/effects/use-open-battle.ts';
import { NotHereYet } from '#ui/error/NotHereYet.tsx';
import { StoppedScreen } from '#ui/error/StoppedScreen.tsx';
import { PATHS } from '#ui/paths.ts';
import { BATTLE_SCREENS } from './battle-screens.ts';

const { afterBattle, battle, battleRules, duel, fighter, journal, passBattle, share, twoPhones } =
  BATTLE_SCREENS;

/** The screens of one battle; they share its session while any of them is open. */
export function BattleRoutes({ id }: { readonly id: string }) {
  const opened = useOpenBattle(id);
  const unreadable = useBattles((state) => state.unreadable.some((one) => one === id));
  switch (opened.kind) {
    case 'opening':
      return null;
    case 'missing':
      return <NotHereYet arrival="missing" />;
    case 'unknown':
      return unreadable ? (
        <StoppedScreen place={`/battle/${id}`} why="unreadable" detail="" />
      ) : (
        <Redirect to={PATHS.home} replace />
      );
    case 'failed':
      return <StoppedScreen place={`/battle/${id}`} why="broken" detail={opened.detail} />;
    case 'open':
      return (
        <BattleContext value={opened.session}>
          <Switch>
            <Route path="/battle/:id">
              <battle.Screen />
            </Route>
            <Route path="/battle/:id/duel/*?">
              {({ '*': who }) => <duel.Screen address={who ?? ''} />}
            </Route>
            <Route path="/battle/:id/rules/:entry?">
              {({ entry }) => <battleRules.Screen entry={entry ?? ''} />}
            </Route>
            <Route path="/battle/:id/journal">
              <journal.Screen />
            </Route>
            <Route path="/battle/:id/share">
              <share.Screen />
            </Route>
            <Route path="/battle/:id/hand-over">
              <passBattle.Screen />
            </Route>
            <Route path="/battle/:id/two-phones">
              <twoPhones.Screen />
            </Route>
            <Route path="/battle/:id/fighter/:who">
              {({ who }) => <fighter.Screen key={who} id={who} />}
            </Route>
            <Route path="/battle/:id/after/:warband">
              {({ warband }) => <afterBattle.Screen key={warband} warbandId={warband} />}
            </Route>
            <Route>
              <Redirect to={`/battle/${id}`} replace />
            </Route>
          </Switch>
        </BattleContext>
      );
  }
}
