import { Redirect, Route, Switch } from 'wouter';
import { BattleContext } from '#store/hooks.ts';
import { BattleScreen } from '#ui/battle/BattleScreen.tsx';
import { useOpenBattle } from '#ui/effects/use-open-battle.ts';
import { FighterScreen } from '#ui/fighter/FighterScreen.tsx';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import { PATHS } from '#ui/paths.ts';

/** The screens of one battle, which share its store while any of them is open. */
export function BattleRoutes({ id }: { readonly id: string }) {
  const opened = useOpenBattle(id);
  switch (opened.kind) {
    case 'opening':
      return null;
    case 'unknown':
      return <Redirect to={PATHS.home} replace />;
    case 'open':
      return (
        <BattleContext value={opened.store}>
          <Switch>
            <Route path="/battle/:id" component={BattleScreen} />
            <Route path="/battle/:id/journal" component={JournalScreen} />
            <Route path="/battle/:id/fighter/:fighter">
              {({ fighter }) => <FighterScreen key={fighter} id={fighter} />}
            </Route>
          </Switch>
        </BattleContext>
      );
  }
}
