import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stamp } from '#battle/stamp.ts';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { links } from '#sync/links.ts';
import { pairingCode } from '#sync/pairing-code.ts';
import { answer, invite } from '#sync/peer.ts';
import { doorstepOf } from '#sync/session-description.ts';
import { ReceiveBattle } from '#ui/pass-battle/ReceiveBattle.tsx';
import { JoinBattle } from '#ui/two-phones/JoinBattle.tsx';
import { LinkLine } from '#ui/two-phones/LinkLine.tsx';
import { TwoPhonesScreen } from '#ui/two-phones/TwoPhonesScreen.tsx';
import { crowd, TestBattle } from '../../support/battles.ts';
import { stubConnections, type TestNetwork } from '../../support/connections.ts';
import { sees } from '../../support/sees.ts';
import { openTable } from '../battle/open-table.tsx';

// What players see when two phones can't be linked, and what they can do. Linked ones:
// tests/e2e/linked-phones.test.ts.

beforeAll(async () => {
  await startI18n('fr');
});

// The page is not served by a hub.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function battle(): TestBattle {
  return new TestBattle(system, [
    { name: 'Corbeaux', fighters: crowd('Lame', 3) },
    { name: 'Griffes', fighters: crowd('Rat', 3) },
  ]);
}

/** A phone whose browser reports these permissions. */
function stubPhone({
  camera = null,
  network = null,
}: {
  /** Why there is no camera; null if there is one. */
  readonly camera?: 'NotFoundError' | 'NotAllowedError' | null;
  /** The permission for the local network; null if the browser does not know it. */
  readonly network?: 'prompt' | 'denied' | null;
}): void {
  const stream = { getTracks: () => [] };
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () =>
        camera === null ? Promise.resolve(stream) : Promise.reject(new DOMException('no', camera)),
    },
    permissions: {
      query: ({ name }: { readonly name: string }) =>
        network !== null && name === 'local-network-access'
          ? Promise.resolve({ state: network })
          : Promise.reject(new TypeError(`no ${name}`)),
    },
  });
}

/** The code that the inviting phone shows, as text. */
function codeOf({ made }: TestNetwork): string {
  const sdp = made[0]?.localDescription?.sdp ?? '';
  const doorstep = doorstepOf(sdp, { role: 'invites', battleId: 'b-test' });
  if (doorstep === null) throw new Error('nobody invites');
  return pairingCode(doorstep);
}

/** Both phones have read each other's codes; this one invites. */
async function bothCodesRead(network: TestNetwork): Promise<void> {
  await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
  const guest = await answer(codeOf(network));
  if (typeof guest === 'string') throw new Error(guest);
  fireEvent.change(screen.getByLabelText('Code de l’autre téléphone'), {
    target: { value: guest.code },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Lire le code' }));
  await screen.findByText('Les téléphones se cherchent…');
}

/** A phone that invites to the battle. */
async function invitation(): Promise<string> {
  const host = await invite('b-test');
  if (typeof host === 'string') throw new Error(host);
  return host.code;
}

async function timePasses(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

test('a browser that can’t link phones says so, and can try again', async () => {
  openTable(battle(), { screen: <TwoPhonesScreen /> });
  await sees('pass-battle:phones.trouble.unsupported');
  expect(screen.getByRole('banner').textContent).toContain('Corbeaux contre Griffes');
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  await sees('pass-battle:phones.trouble.unsupported');
  expect(
    screen.getByRole('link', { name: 'Passer la bataille par codes' }).getAttribute('href'),
  ).toBe('#/battle/b-test/hand-over');
});

test('a code that is no invitation is refused, and another can be scanned', async () => {
  const again = vi.fn();
  openTable(battle(), { screen: <JoinBattle invitation="HDCL1:0000" onAgain={again} /> });
  await sees('pass-battle:phones.trouble.no-code');
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(again).toHaveBeenCalledOnce();
});

test('the code of a newer app asks for an update', async () => {
  openTable(battle(), { screen: <JoinBattle invitation="HDCL9:0000" onAgain={() => {}} /> });
  await sees('pass-battle:phones.trouble.newer-code');
});

describe('phones that can link', () => {
  let network: TestNetwork;

  beforeEach(() => {
    network = stubConnections();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  test('but have no network say so', async () => {
    stubPhone({});
    network.host = null;
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await sees('pass-battle:phones.trouble.no-network');
  });

  test('but have no address without the camera say so', async () => {
    stubPhone({ camera: 'NotAllowedError' });
    network.host = null;
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await sees('pass-battle:phones.trouble.no-camera');
  });

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
  ] as const)('and have no camera to read with (%s) go on with text', async (camera, said) => {
    stubPhone({ camera });
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    fireEvent.click(await screen.findByRole('button', { name: 'Scanner le sien' }));
    if (said === 'refused') await sees('pass-battle:phones.camera.refused');
    else await sees('pass-battle:phones.camera.none');
    expect(screen.getByText('Sans appareil photo')).toBeDefined();
  });

  test('and whose codes go by text ask for the text at once, in each further step', async () => {
    stubPhone({});
    const folded = () => document.querySelector('details')?.open === false;
    const { unmount } = openTable(battle(), { screen: <TwoPhonesScreen /> });
    await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
    expect(folded()).toBe(true);
    unmount();
    const code = await invitation();
    openTable(battle(), { screen: <ReceiveBattle first="" /> });
    fireEvent.change(screen.getByLabelText('Texte de la bataille'), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Lire le texte' }));
    await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
    expect(folded()).toBe(false);
  });

  test('but are isolated by their Wi-Fi are offered other ways', async () => {
    stubPhone({});
    network.isolated = true;
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await bothCodesRead(network);
    await timePasses(20);
    await sees('pass-battle:phones.trouble.not-connected');
    expect(screen.getByRole('link', { name: 'Passer la bataille par codes' })).toBeDefined();
  });

  test('and are linked say so as long as that is all there is to say', async () => {
    stubPhone({});
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await bothCodesRead(network);
    await sees('pass-battle:phones.linked.title');
    expect(screen.queryByText(/pas encore tout reçu/)).toBeNull();
    // Nobody takes the battle at the other end.
    await timePasses(10);
    await sees('table:link.late');
    act(() => links.setState({ 'b-test': { phones: 0, lost: 'gone', late: false } }));
    await sees('table:link.gone');
    expect(screen.queryByText('Les deux téléphones sont reliés')).toBeNull();
    expect(screen.getByRole('button', { name: 'Recommencer' })).toBeDefined();
    act(() => links.setState({}, true));
  });

  test('but get no answer from their browser say so too', async () => {
    stubPhone({});
    network.isolated = true;
    network.silent = true;
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await bothCodesRead(network);
    await timePasses(31);
    await sees('pass-battle:phones.trouble.not-connected');
  });

  test('with names instead of addresses, which their Wi-Fi does not resolve, are told to allow the camera', async () => {
    stubPhone({});
    network.isolated = true;
    network.host = '614361fb-9995-4976-b765-917475c3f1a3.local';
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await bothCodesRead(network);
    await timePasses(20);
    await sees('pass-battle:phones.trouble.only-names');
  });

  test('and need permission for the local network say so beforehand', async () => {
    stubPhone({ network: 'prompt' });
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await sees('pass-battle:phones.network.prompt');
  });

  test('but have no permission for the local network say so, before and after', async () => {
    stubPhone({ network: 'denied' });
    network.isolated = true;
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await sees('pass-battle:phones.network.denied');
    await bothCodesRead(network);
    await timePasses(20);
    await sees('pass-battle:phones.trouble.network-denied');
  });

  test('say the possible cause when one waits for the other too long', async () => {
    stubPhone({});
    network.isolated = true;
    openTable(battle(), {
      screen: <JoinBattle invitation={await invitation()} onAgain={() => undefined} />,
    });
    const code = await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
    await timePasses(31);
    await sees('pass-battle:phones.guest.slow');
    // The code can still be scanned.
    expect(code.isConnected).toBe(true);
  });

  test('but lose each other before the battle has arrived say that nothing has changed', async () => {
    stubPhone({});
    const host = await invite('b-elsewhere');
    if (typeof host === 'string') throw new Error(host);
    openTable(battle(), {
      screen: <JoinBattle invitation={host.code} onAgain={() => undefined} />,
    });
    await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
    const sdp = network.made.at(-1)?.localDescription?.sdp ?? '';
    const guest = doorstepOf(sdp, { role: 'answers', battleId: 'b-elsewhere' });
    if (guest === null) throw new Error('nobody answers');
    expect(await host.accept(pairingCode(guest))).toBeNull();
    await sees('pass-battle:phones.guest.arriving');
    (await host.pipe).close();
    await sees('pass-battle:refused.empty');
  });

  test('and name the names, if there are no addresses', async () => {
    stubPhone({});
    network.isolated = true;
    network.host = '614361fb-9995-4976-b765-917475c3f1a3.local';
    openTable(battle(), {
      screen: <JoinBattle invitation={await invitation()} onAgain={() => undefined} />,
    });
    await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
    await timePasses(31);
    await sees('pass-battle:phones.guest.slow-names');
  });

  test('but can’t load that part of the app say so', async () => {
    stubPhone({});
    vi.stubGlobal('RTCPeerConnection', () => {
      throw new Error('no');
    });
    openTable(battle(), { screen: <TwoPhonesScreen /> });
    await sees('pass-battle:phones.trouble.not-here');
  });
});

describe('the line on the table says of a lost link', () => {
  afterEach(() => links.setState({}, true));

  test('that it is being tried, and how to link again if both phones have moved', async () => {
    links.setState({ 'b-test': { phones: 0, lost: 'mending', late: false } });
    openTable(battle(), { screen: <LinkLine /> });
    await sees('table:link.mending');
    expect(screen.getByRole('link', { name: 'Relier' })).toBeDefined();
  });

  test('that each phone continues, and how to link again', async () => {
    links.setState({ 'b-test': { phones: 0, lost: 'gone', late: false } });
    openTable(battle(), { screen: <LinkLine /> });
    await sees('table:link.gone');
    expect(screen.getByRole('link', { name: 'Relier' })).toBeDefined();
  });

  test('that the other phone was disconnected as hostile', async () => {
    links.setState({ 'b-test': { phones: 0, lost: 'hostile', late: false } });
    openTable(battle(), { screen: <LinkLine /> });
    await sees('table:link.hostile');
  });
});

describe('the line on the table says of the phones', () => {
  afterEach(() => links.setState({}, true));

  /** A note of another phone, written in that year. */
  const noteOf = (year: number, actor: `a-${string}` = 'a-other') =>
    stamp(
      { type: 'NoteWritten', data: { text: 'late' } },
      { battleId: 'b-test', actor, now: Date.UTC(year, 5) },
      null,
    );

  test('that another one has not received everything yet', async () => {
    links.setState({ 'b-test': { phones: 1, lost: null, late: true } });
    openTable(battle(), { screen: <LinkLine /> });
    await sees('table:link.late');
  });

  test('that a clock is wrong, by the year of the last step', async () => {
    links.setState({ 'b-test': { phones: 1, lost: null, late: false } });
    const { session } = openTable(battle(), { screen: <LinkLine /> });
    expect(screen.queryByText(/2100/)).toBeNull();
    act(() => void session.receiveRows([noteOf(2100)]));
    await sees('table:link.clocks', { year: '2100' });
  });

  test('nothing of clocks that differ by hours, or where no phone was linked', () => {
    const { session, unmount } = openTable(battle(), { screen: <LinkLine /> });
    act(() => void session.receiveRows([noteOf(2100)]));
    expect(screen.queryByText(/2100/)).toBeNull();
    unmount();
    links.setState({ 'b-test': { phones: 1, lost: null, late: false } });
    const other = openTable(battle(), { screen: <LinkLine /> });
    act(() => void other.session.receiveRows([noteOf(2026)]));
    expect(screen.queryByText(/2026/)).toBeNull();
  });

  test('that another one wrote under the name of this one', async () => {
    links.setState({ 'b-test': { phones: 1, lost: null, late: false } });
    const { session } = openTable(battle(), { screen: <LinkLine /> });
    act(() => void session.receiveRows([noteOf(2026, 'a-test')]));
    await sees('table:link.renamed');
    expect(session.actor).not.toBe('a-test');
  });
});
