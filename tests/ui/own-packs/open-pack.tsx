import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { SYSTEMS } from '#app/systems.ts';
import { startI18n } from '#i18n/setup.ts';
import { packKey } from '#roster/pack-key.ts';
import type { Warband } from '#roster/warband.ts';
import type { PackForm } from '#rules/contract/pack-form.ts';
import { StoresContext } from '#store/hooks.ts';
import { PackScreen } from '#ui/own-packs/PackScreen.tsx';
import { WarbandEditorScreen } from '#ui/roster/WarbandEditorScreen.tsx';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { ownRow, RIVER_PIRATES } from '../../support/own-pack.ts';
import { storesInMemory } from '../../support/stores.ts';
import { warbandOf } from '../../support/warbands.ts';

/**
 * The screens of types of warbands at an address, as the app has them, in French, with the river pirates among the
 * players' own.
 * @param others more rows of the settings
 */
export async function openPack(
  path: string,
  warbands: readonly Warband[] = [],
  others: Readonly<Record<string, unknown>> = {},
) {
  await startI18n('fr');
  const settings = { seeded: true, ...ownRow(RIVER_PIRATES), ...others };
  const { stores, memory } = storesInMemory(createMemoryPorts({ warbands, settings }));
  await stores.settings.getState().load();
  await stores.warbands.getState().load();
  // As the app does.
  await SYSTEMS.bringOwn(stores.settings.getState().rows);
  stores.settings.subscribe(({ rows }) => void SYSTEMS.bringOwn(rows));
  await Promise.all([
    SYSTEMS.load('mordheim', ['river-pirates']),
    SYSTEMS.loadTypeLists(),
    SYSTEMS.packChoices('mordheim'),
  ]);
  history.replaceState(null, '', `#${path}`);
  render(
    <StoresContext value={stores}>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/types/:system/:id">
            {({ system, id }) => <PackScreen key={id} systemId={system} id={id} />}
          </Route>
          <Route path="/warbands/:id">{({ id }) => <WarbandEditorScreen key={id} id={id} />}</Route>
        </Switch>
      </Router>
    </StoresContext>,
  );
  const known = () => act(() => SYSTEMS.bringOwn(stores.settings.getState().rows));
  await known();
  return {
    user: userEvent.setup(),
    known,
    /** The row on the disk, as it was written last. */
    stored: (id = 'river-pirates') => memory.disk.settings.get(packKey('mordheim', id)),
    /** The pack as it is played. */
    played: async (id = 'river-pirates'): Promise<PackForm | null> => {
      await known();
      return SYSTEMS.packForm('mordheim', id);
    },
  };
}

export const PIRATES = '/types/mordheim/river-pirates';

/** The open sheet. */
export function sheet() {
  return within(screen.getByRole('dialog'));
}

/** What stands there, with spaces like any others. */
export function text({ textContent }: Element): string {
  return textContent.replaceAll(/[\u00A0\u202F]/gu, ' ');
}

/** A warband of river pirates, with its captain. */
export async function crew(): Promise<Warband> {
  await SYSTEMS.bringOwn(ownRow(RIVER_PIRATES));
  return warbandOf('river-pirates', [['river-pirates/captain', 'Barbe']]);
}
