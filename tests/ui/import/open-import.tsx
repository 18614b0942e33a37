import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { SYSTEMS } from '#app/systems.ts';
import { loadScreenWords, startI18n } from '#i18n/setup.ts';
import { packKey } from '#roster/pack-key.ts';
import { StoresContext } from '#store/hooks.ts';
import { ImportScreen } from '#ui/import/ImportScreen.tsx';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { storesInMemory } from '../../support/stores.ts';

const KEY = packKey('mordheim', 'river-pirates');

/** The import screen of somebody with these rows among his settings, in French. */
export async function openImport(rows: Readonly<Record<string, unknown>> = {}) {
  await startI18n('fr');
  await Promise.all((['import', 'own-packs', 'pass-battle'] as const).map(loadScreenWords));
  const { stores, memory } = storesInMemory(
    createMemoryPorts({ settings: { seeded: true, ...rows } }),
  );
  await stores.settings.getState().load();
  await SYSTEMS.bringOwn(rows);
  await SYSTEMS.loadAll();
  await SYSTEMS.lexicon('mordheim');
  await stores.warbands.getState().load();
  history.replaceState(null, '', '#/import');
  render(
    <StoresContext value={stores}>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/import">
            <ImportScreen code="" takeShared={() => Promise.resolve(null)} />
          </Route>
          <Route>elsewhere</Route>
        </Switch>
      </Router>
    </StoresContext>,
  );
  const own = (key: string) => stores.settings.getState().rows[key];
  return {
    user: userEvent.setup(),
    memory,
    kept: () => stores.warbands.getState().warbands ?? [],
    pack: (key = KEY): unknown => {
      const row = own(key);
      return typeof row === 'object' && row !== null && 'pack' in row ? row.pack : row;
    },
  };
}
