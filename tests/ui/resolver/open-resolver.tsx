import { Route, Switch } from 'wouter';
import { BattleScreen } from '#ui/battle/BattleScreen.tsx';
import { FighterScreen } from '#ui/fighter/FighterScreen.tsx';
import { ResolverScreen } from '#ui/resolver/ResolverScreen.tsx';
import type { TestBattle } from '../../support/battles.ts';
import { openTable } from '../battle/open-table.tsx';
import { bout } from './bout.ts';

/** The battle’s screens at their addresses, opened at one of them. */
export function openAt(
  path: string,
  battle: TestBattle = bout(),
  settings: Readonly<Record<string, unknown>> = {},
) {
  window.location.hash = `#/battle/b-test${path}`;
  return openTable(battle, {
    settings,
    screen: (
      <Switch>
        <Route path="/battle/:id">
          <BattleScreen />
        </Route>
        <Route path="/battle/:id/duel/*?">
          {({ '*': address }) => <ResolverScreen address={address ?? ''} />}
        </Route>
        <Route path="/battle/:id/fighter/:who">{({ who }) => <FighterScreen id={who} />}</Route>
      </Switch>
    ),
  });
}

export function hash(): string {
  return window.location.hash.replace('#/battle/b-test', '');
}
