import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { startI18n } from '#i18n/setup.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import { type Stores, StoresContext } from '#store/hooks.ts';
import type { DevicePort } from '#store/ports.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { ErrorScreen, type ErrorScreenProps } from '#ui/error/ErrorScreen.tsx';
import { NotHereYet } from '#ui/error/NotHereYet.tsx';
import { Safety } from '#ui/error/Safety.tsx';
import { StoppedScreen } from '#ui/error/StoppedScreen.tsx';
import { StorageBanner } from '#ui/error/StorageBanner.tsx';
import { BattleRowSafety } from '#ui/home/BattleRowSafety.tsx';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { SYSTEMS } from '../../support/systems.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// This must run first: once words are loaded, they stay.
describe('before any words are loaded', () => {
  it.each([
    [['fr-CA', 'en'], 'fr', 'L’application s’est arrêtée'],
    [['pl', 'zh-CN'], 'en', 'The app has stopped'],
  ])('a phone set to %j shows it in %s', (languages, spoken, title) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ detail: null }, {});
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(screen.getByRole('alert').lang).toBe(spoken);
  });

  it('says what happened and how to go on', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const restart = vi.fn<() => void>();
    show({ detail: 'words of fr not found' }, { restart });
    await sees('last-resort:title', {}, screen.getByRole('heading'));
    await sees('last-resort:text');
    expect(screen.getByText('words of fr not found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Redémarrer' }));
    expect(restart).toHaveBeenCalledOnce();
  });
});

describe('when a screen crashes', () => {
  it('says that nothing is lost, and offers a backup and a restart', async () => {
    await startI18n('fr');
    const restart = vi.fn<() => void>();
    const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:written');
    show({ detail: 'x is undefined' }, { restart, makeBackup });
    await sees('error:broken.title', {}, screen.getByRole('heading'));
    await sees('error:broken.text');
    expect(screen.getByText('x is undefined')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder mes données' }));
    expect(await screen.findByText('Sauvegarde écrite : b.json')).toBeTruthy();
    expect(createUrl).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Redémarrer l’application' }));
    expect(restart).toHaveBeenCalledOnce();
  });

  it('says when the data cannot be read either', async () => {
    await startI18n('fr');
    show({}, { makeBackup: () => Promise.reject(new Error('closed')) });
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder mes données' }));
    await sees('error:backup-failed');
  });

  it('uses the player’s language', async () => {
    await startI18n('en');
    show({}, {});
    expect(screen.getByRole('button', { name: 'Restart the app' })).toBeTruthy();
  });
});

describe('a restart', () => {
  it('leads home, not to the screen that crashed', async () => {
    await startI18n('fr');
    window.history.replaceState(null, '', '#/battle/b-1');
    const restart = vi.fn<() => void>();
    show({}, { restart });
    await userEvent.click(screen.getByRole('button', { name: 'Redémarrer l’application' }));
    expect(window.location.hash).toBe('#/');
    expect(restart).toHaveBeenCalledOnce();
  });
});

describe('where not even the stores are there', () => {
  it('restarts by loading the page again, and offers no backup', async () => {
    await startI18n('fr');
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    render(<ErrorScreen />);
    expect(screen.queryByRole('button', { name: 'Sauvegarder mes données' })).toBeNull();
    // Nothing technical is known.
    expect(screen.queryByText('Détail technique')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Redémarrer l’application' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the guard around a screen', () => {
  const Broken = ({ what }: { readonly what: unknown }) => {
    throw what;
  };
  const guarded = (place: string, what: unknown) => (
    <Safety place={place} renderInstead={(detail) => <p>Arrêt : {detail}</p>}>
      {what === null ? <p>Tout va bien</p> : <Broken what={what} />}
    </Safety>
  );

  it('shows what was thrown, until another screen is opened', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = render(guarded('/a', new Error('a bug of ours')));
    expect(screen.getByText('Arrêt : a bug of ours')).toBeTruthy();
    rerender(guarded('/a', null));
    expect(screen.queryByText('Tout va bien')).toBeNull();
    rerender(guarded('/b', null));
    expect(screen.getByText('Tout va bien')).toBeTruthy();
    rerender(guarded('/b', 'a word'));
    expect(screen.getByText('Arrêt : a word')).toBeTruthy();
  });
});

describe('the banner', () => {
  it.each([
    ['ready', null],
    ['newer', 'Rien ne s’enregistre'],
    ['blocked', 'Rien n’est enregistré'],
  ] as const)('of storage that is %s says %j', async (database, title) => {
    await startI18n('fr');
    render(
      <StoresContext value={{ ...storesOn({}), device: createDeviceStore(IDLE_DEVICE, database) }}>
        <StorageBanner />
      </StoresContext>,
    );
    const banner = screen.queryByRole('alert');
    expect(banner === null ? null : within(banner).getByRole('heading').textContent).toBe(title);
  });
});

describe('for a screen whose code is not available', () => {
  it('shows a loading message, then the way home', async () => {
    await startI18n('fr');
    const { rerender } = render(<NotHereYet arrival="coming" />);
    expect(screen.getByRole('status').textContent).toBe('Cet écran est en chemin.');
    rerender(<NotHereYet arrival="missing" />);
    const status = screen.getByRole('status');
    await sees('error:arrival.missing', {}, status);
    expect(within(status).getByRole('link', { name: 'Accueil' })).toBeTruthy();
  });

  it('offers a restart when the site has another version by now', async () => {
    await startI18n('fr');
    vi.stubGlobal('fetch', async () => Response.json({ version: '9.9.9+next' }));
    const startNewest = vi.fn<() => void>();
    const stores = storesOn({});
    stores.device.setState({ startNewest });
    render(
      <StoresContext value={stores}>
        <NotHereYet arrival="missing" />
      </StoresContext>,
    );
    await sees('error:arrival.outdated');
    await userEvent.click(screen.getByRole('button', { name: 'Redémarrer l’application' }));
    expect(startNewest).toHaveBeenCalledOnce();
  });

  it.each([
    ['has this version', () => Response.json({ version: __APP_VERSION__ })],
    ['says nothing of versions', () => Response.json({})],
    ['answers null', () => Response.json(null)],
    ['refuses', () => Response.json({ version: '9.9.9+next' }, { status: 404 })],
    ['is a captive portal', () => new Response('<p>Wi-Fi</p>')],
  ])('waits for the network where the site %s', async (_, answer) => {
    await startI18n('fr');
    const asked = vi.fn(async () => answer());
    vi.stubGlobal('fetch', asked);
    render(<NotHereYet arrival="missing" />);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await act(() => new Promise((done) => setTimeout(done)));
    await sees('error:arrival.missing');
    expect(screen.queryByRole('button', { name: 'Redémarrer l’application' })).toBeNull();
  });

  it('does not ask the site while it is loading', async () => {
    await startI18n('fr');
    const asked = vi.fn(async () => Response.json({ version: '9.9.9+next' }));
    vi.stubGlobal('fetch', asked);
    render(<NotHereYet arrival="coming" />);
    await act(() => new Promise((done) => setTimeout(done)));
    expect(asked).not.toHaveBeenCalled();
    expect(within(screen.getByRole('status')).queryByRole('link')).toBeNull();
  });
});

describe('for a battle’s screen', () => {
  it('whose start is unreadable, it keeps the battle, and says when it cannot be deleted', async () => {
    await startI18n('fr');
    const stores = storesOn({});
    stores.battles.setState({ remove: () => Promise.reject(new Error('closed')) });
    render(
      <StoresContext value={stores}>
        <StoppedScreen place="/battle/b-1" why="unreadable" detail="" />
      </StoresContext>,
    );
    await sees('error:unreadable.title', {}, screen.getByRole('heading', { level: 1 }));
    await sees('error:unreadable.ways');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer cette bataille' }));
    const asked = within(screen.getByRole('dialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Supprimer' }));
    await sees('error:battle.not-deleted');
  });

  it('that throws, the rest of the app is one tap away', async () => {
    await startI18n('fr');
    render(
      <StoresContext value={storesOn({})}>
        <StoppedScreen place="/battle/b-1" why="broken" detail="x is undefined" />
      </StoresContext>,
    );
    await sees('error:broken.ways');
    const home = screen.getByRole('link', { name: 'Retour à l’accueil' });
    expect(home.getAttribute('href')).toMatch(/\/$/);
    expect(screen.getByText('x is undefined')).toBeTruthy();
  });

  it('exports it, and deletes it only after asking; then the way leads home', async () => {
    await startI18n('fr');
    window.history.replaceState(null, '', '#/battle/b-1');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const remove = vi.fn(async (_: string) => undefined);
    const stores = storesOn({});
    stores.battles.setState({ remove });
    render(
      <StoresContext value={stores}>
        <Router hook={useHashLocation}>
          <StoppedScreen place="/battle/b-1" why="unreadable" detail="" />
        </Router>
      </StoresContext>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Exporter cette bataille' }));
    expect(await screen.findByText(/^Bataille écrite.: hors-de-combat-b-1\.json$/)).toBeTruthy();
    expect(saved).toHaveBeenCalledOnce();
    const dialog = () => screen.queryByRole('dialog');
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer cette bataille' }));
    await userEvent.click(screen.getByRole('button', { name: 'La garder' }));
    expect(dialog()).toBeNull();
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer cette bataille' }));
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    expect(remove.mock.calls).toEqual([['b-1']]);
    expect(window.location.hash).toBe('#/');
  });
});

describe('for the home screen', () => {
  it('that throws, only a restart is left; there is no battle to export', async () => {
    await startI18n('fr');
    const restart = vi.fn<() => void>();
    render(
      <StoresContext value={storesOn({ restart })}>
        <StoppedScreen place="/" why="broken" detail="" />
      </StoresContext>,
    );
    expect(screen.queryByRole('link', { name: 'Retour à l’accueil' })).toBeNull();
    expect(screen.queryByRole('button', { name: /cette bataille/ })).toBeNull();
    expect(screen.queryByText('Détail technique')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Redémarrer l’application' }));
    expect(restart).toHaveBeenCalledOnce();
  });
});

describe('for a battle’s row on the home screen', () => {
  it('that throws, it links to the battle', async () => {
    await startI18n('fr');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('a bug of ours');
    };
    render(
      <BattleRowSafety battleId="b-1">
        <Broken />
      </BattleRowSafety>,
    );
    await sees('error:row');
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/battle\/b-1$/);
  });
});

function makeBackup(): ReturnType<DevicePort['makeBackup']> {
  return Promise.resolve({ name: 'b.json', text: '{}' });
}

function show(props: ErrorScreenProps, device: Partial<DevicePort>): void {
  render(
    <StoresContext value={storesOn(device)}>
      <ErrorScreen {...props} />
    </StoresContext>,
  );
}

function storesOn(device: Partial<DevicePort>): Stores {
  const { ports } = createMemoryPorts();
  const port: DevicePort = { ...IDLE_DEVICE, makeBackup, ...device };
  return {
    settings: createSettingsStore(ports),
    warbands: createWarbandsStore(ports, SYSTEMS),
    battles: createBattlesStore(ports, SYSTEMS),
    device: createDeviceStore(port, 'ready'),
    systems: SYSTEMS,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
}
