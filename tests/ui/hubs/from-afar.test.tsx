import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startI18n } from '#i18n/setup.ts';
import { type HubLink, type HubTrouble, hubLinks } from '#sync/links.ts';
import { isRoomCode } from '#sync/room-code.ts';
import { forgetRoom } from '#sync/rooms.ts';
import { FromAfar } from '#ui/hubs/FromAfar.tsx';
import { LinkLine } from '#ui/two-phones/LinkLine.tsx';
import { SeatQuestion } from '#ui/two-phones/SeatQuestion.tsx';
import { TwoPhonesScreen } from '#ui/two-phones/TwoPhonesScreen.tsx';
import { type HubProcess, startHub } from '../../support/hub-process.ts';
import { sees } from '../../support/sees.ts';
import { button, newBattle, openTable, plain, tap } from '../battle/open-table.tsx';

// Sharing a battle from afar, with a real hub; tests/e2e/from-afar.test.ts does it with two browsers.

let hub: HubProcess;

beforeAll(async () => {
  await startI18n('fr');
  hub = await startHub();
});

afterAll(async () => {
  await hub.stop();
});

afterEach(() => {
  act(() => hubLinks.setState({}, true));
  vi.unstubAllGlobals();
});

/** A page from a host with this response to `/hub.json`. */
function stubHost(answer: unknown): void {
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('fetch', () =>
    answer === null
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json(answer)),
  );
}

function open(settings: Readonly<Record<string, unknown>> = {}) {
  const nothing = () => undefined;
  return openTable(newBattle(), { settings, screen: <FromAfar left={null} onLeft={nothing} /> });
}

async function type(text: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText('Adresse du hub');
  fireEvent.change(field, { target: { value: text } });
  tap(button('Partager par ce hub'));
  return field;
}

describe('without a hub', () => {
  test('the screen explains hubs, and asks for an address', async () => {
    stubHost(null);
    open();
    await sees('pass-battle:hub.what');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('an invalid address is reported, and stays in the field', async () => {
    stubHost(null);
    open();
    const field = await type('le club du jeudi');
    await sees('pass-battle:hub.trouble.no-address');
    expect(field).toHaveProperty('value', 'le club du jeudi');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('an address where nobody answers is not saved', async () => {
    stubHost(null);
    const { memory } = open();
    const field = await type('127.0.0.1:9');
    expect(button('Un instant…')).toHaveProperty('disabled', true);
    await sees('table:hub.trouble.unreachable');
    expect(button('Partager par ce hub')).toHaveProperty('disabled', false);
    expect(field).toHaveProperty('value', '127.0.0.1:9');
    expect(memory.disk.settings.get('hubs')).toBeUndefined();
  });

  test('a page that can’t encrypt says so', async () => {
    stubHost(null);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    open();
    await type(hub.address);
    await sees('table:hub.trouble.insecure');
  });
});

test('a typed hub is checked, then has the battle, with a code to play and one to look on', async () => {
  stubHost({ hub: 'something else' });
  const { memory, stores } = openTable(newBattle(), { screen: <TwoPhonesScreen /> });
  await sees('pass-battle:phones.trouble.unsupported');
  await type(`https://${hub.address}/`);
  await screen.findByRole('img', { name: 'Code QR du lien' });
  await sees('table:hub.linked', { hub: hub.address });
  expect(memory.disk.settings.get('hubs')).toEqual([hub.address]);
  // The other link and its code are created on request.
  expect(plain(document.body.textContent ?? '')).not.toContain('Ce navigateur ne sait pas');
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
  });
  tap(button('Copier'));
  await sees('ui:handed-over.copied');
  tap(screen.getByRole('radio', { name: 'Pour regarder' }));
  await sees('pass-battle:hub.hint.read');
  await screen.findByRole('img', { name: 'Code QR du lien' });
  tap(button('Copier'));
  await sees('ui:handed-over.copied');
  expect(copied.every(isRoomCode)).toBe(true);
  expect(copied.map((link) => /#\/join\/(.)\./.exec(link)?.[1])).toEqual(['w', 'r']);

  const before = memory.disk.settings.get('room-b-test');
  tap(button('Quitter le hub'));
  await sees('pass-battle:hub.left', { hub: hub.address });
  expect(memory.disk.settings.get('room-b-test') ?? null).toBeNull();
  tap(button('Y revenir'));
  await screen.findByRole('img', { name: 'Code QR du lien' });
  expect(memory.disk.settings.get('room-b-test')).toBe(before);
  await act(() => forgetRoom('b-test', stores.battles));
});

test('the hub that serves the app is listed first, and one tap shares there', async () => {
  stubHost({ hub: 'hors-de-combat', version: 1 });
  const { stores } = open({ hubs: [hub.address] });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => plain(row.textContent ?? ''))).toEqual([
    `${location.host} D’où vient cette application`,
    `${hub.address} Déjà utilisé`,
  ]);
  tap(button(new RegExp(`^${hub.address}`)));
  await sees('table:hub.linked', { hub: hub.address });
  await act(() => forgetRoom('b-test', stores.battles));
});

describe('the line about a hub on the table says', () => {
  function show(to: Partial<HubLink>): void {
    const link: HubLink = {
      hub: 'hub.example',
      right: 'write',
      state: 'linked',
      why: null,
      stores: true,
      others: null,
      offences: 0,
      ...to,
    };
    hubLinks.setState({ 'b-test': link });
    openTable(newBattle(), { screen: <LinkLine /> });
  }
  const refuses = (why: HubTrouble) => show({ state: 'refused', why });

  test('that it is connecting', async () => {
    show({ state: 'connecting' });
    await sees('table:hub.connecting', { hub: 'hub.example' });
    act(() => hubLinks.setState({ 'b-test': { ...linkNow(), state: 'linked' } }));
    await sees('table:hub.linked', { hub: 'hub.example' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('how many others are there, where it knows', async () => {
    show({ others: 2 });
    await sees('table:hub.there', { count: 2 });
    act(() => hubLinks.setState({ 'b-test': { ...linkNow(), others: 0 } }));
    await sees('table:hub.alone');
  });

  test('that it has let this phone go, as nothing happened', async () => {
    show({ state: 'apart', why: 'idle' });
    await sees('table:hub.trouble.idle');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('that it can’t store anything at present', async () => {
    show({ stores: false });
    await sees('table:hub.stores-nothing', { hub: 'hub.example' });
  });

  test('that it is unreachable, with nothing to do about it', async () => {
    show({ state: 'apart', why: 'unreachable' });
    await sees('table:hub.apart', { hub: 'hub.example' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the same to an onlooker, who sends nothing', async () => {
    show({ right: 'read', state: 'apart', why: 'unreachable' });
    await sees('table:hub.apart-reading', { hub: 'hub.example' });
    act(() => hubLinks.setState({ 'b-test': { ...linkNow(), state: 'linked' } }));
    await sees('table:hub.reading', { hub: 'hub.example' });
  });

  test('why it does not admit this phone for now', async () => {
    show({ state: 'apart', why: 'full' });
    await sees('table:hub.trouble.full');
    await sees('table:hub.tried-again', { why: '' });
  });

  test('that this phone sends too much', async () => {
    show({ state: 'apart', why: 'crowded' });
    await sees('table:hub.trouble.crowded');
  });

  test('why it refuses for good, and where to change that', async () => {
    refuses('no-right');
    await sees('table:hub.trouble.no-right');
    expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toBe(
      '#/battle/b-test/two-phones',
    );
  });

  test('that the key only allows looking on', async () => {
    refuses('read-only');
    await sees('table:hub.trouble.read-only');
  });

  test('that the battle is too long for it', async () => {
    refuses('too-big');
    await sees('table:hub.trouble.too-big');
  });

  test('that it is not a hub', async () => {
    refuses('hostile');
    await sees('table:hub.trouble.hostile');
  });

  test('that it gave no reason', async () => {
    refuses('other');
    await sees('table:hub.trouble.other');
  });

  test('that somebody in the room commits offences', async () => {
    show({ offences: 3 });
    await sees('table:hub.offences');
  });

  function linkNow(): HubLink {
    const link = hubLinks.getState()['b-test'];
    if (link === undefined) throw new Error('no link');
    return link;
  }
});

describe('whose phone it is', () => {
  const link: HubLink = {
    hub: 'hub.example',
    right: 'write',
    state: 'linked',
    why: null,
    stores: true,
    others: null,
    offences: 0,
  };

  test('is asked when playing through a hub', async () => {
    hubLinks.setState({ 'b-test': link });
    openTable(newBattle(), { screen: <SeatQuestion /> });
    await sees('table:seat.ask');
  });

  test('is not asked with a key for looking on, which can’t start to play either', async () => {
    hubLinks.setState({ 'b-test': { ...link, right: 'read' } });
    openTable(newBattle(), { settings: { seats: [['b-test', 'onlooker']] } });
    await sees('table:hub.only-reads');
    expect(screen.queryByRole('button', { name: 'Jouer aussi d’ici' })).toBeNull();
    tap(button('Menu de la bataille'));
    expect(screen.queryByRole('button', { name: /À qui est ce téléphone/ })).toBeNull();
  });
});
