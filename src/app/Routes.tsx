import { Route, Switch } from 'wouter';
import { useTextSize } from '#ui/effects/use-text-size.ts';
import { useTheme } from '#ui/effects/use-theme.ts';
import { HomeScreen } from '#ui/home/HomeScreen.tsx';
import { WarbandEditorScreen } from '#ui/roster/WarbandEditorScreen.tsx';
import { WarbandListScreen } from '#ui/roster/WarbandListScreen.tsx';
import { SettingsScreen } from '#ui/settings/SettingsScreen.tsx';
import { NewBattleScreen } from '#ui/setup/NewBattleScreen.tsx';
import { BattleRoutes } from './BattleRoutes.tsx';

/** Which screen stands at which address; the addresses are in ui/paths.ts. */
export function Routes() {
  useTheme();
  useTextSize();
  return (
    <Switch>
      <Route path="/" component={HomeScreen} />
      <Route path="/new-battle" component={NewBattleScreen} />
      <Route path="/warbands" component={WarbandListScreen} />
      <Route path="/warbands/:id">{({ id }) => <WarbandEditorScreen key={id} id={id} />}</Route>
      <Route path="/settings" component={SettingsScreen} />
      <Route path="/battle/:id/*?">{({ id }) => <BattleRoutes key={id} id={id} />}</Route>
      <Route component={HomeScreen} />
    </Switch>
  );
}
