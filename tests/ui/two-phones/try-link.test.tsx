import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { answerTrial, measureLink } from '#sync/link-trial.ts';
import { pairingCode, TRIAL_ID } from '#sync/pairing-code.ts';
import { answer, invite } from '#sync/peer.ts';
import { doorstepOf } from '#sync/session-description.ts';
import { TryLinkScreen } from '#ui/two-phones/TryLinkScreen.tsx';
import { stubConnections, type TestNetwork } from '../../support/connections.ts';
import { sees } from '../../support/sees.ts';
import { newBattle, openTable } from '../battle/open-table.tsx';

beforeAll(async () => {
  await startI18n('fr');
});

const write = vi.fn(() => Promise.resolve());
const THERE = { browser: 'Safari 20, iPhone', addresses: 'names' } as const;
const left = new AbortController();
let network: TestNetwork;

beforeEach(() => {
  network = stubConnections();
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0.0.0 Mobile Safari/537.36',
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [] }) },
    clipboard: { writeText: write },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openTable(newBattle(), { screen: <TryLinkScreen /> });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The text of each row of the table. */
async function result(): Promise<readonly string[]> {
  await act(() => vi.advanceTimersByTimeAsync(5000));
  return within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll(/[\u00A0\u202F]/g, ' '));
}

const ROWS = [
  'Ce téléphoneChrome 150, Android · adresses en chiffres',
  'L’autre téléphoneSafari 20, iPhone · adresses en noms',
  expect.stringMatching(/^Reliés en[\d,]+ s$/),
  expect.stringMatching(/^Aller-retour\d+ ms, presque toujours moins de \d+ ms$/),
  'Plus gros message64 ko',
  expect.stringMatching(/^Coupé, rétabli en[\d,]+ s$/),
];

test('the phone that shows the code measures, and shares its result as text', async () => {
  press('Montrer un code');
  await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
  const doorstep = doorstepOf(network.made[0]?.localDescription?.sdp ?? '', {
    role: 'invites',
    battleId: TRIAL_ID,
  });
  if (doorstep === null) throw new Error('nobody invites');
  const guest = await answer(pairingCode(doorstep));
  if (typeof guest === 'string') throw new Error(guest);
  void guest.pipe.then((pipe) => answerTrial(pipe, THERE, left.signal, () => undefined));
  fireEvent.change(screen.getByLabelText('Code de l’autre téléphone'), {
    target: { value: guest.code },
  });
  press('Lire le code');
  expect(await result()).toEqual(ROWS);
  press('Copier ou envoyer');
  await screen.findByText('Copié dans le presse-papiers.');
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Ce téléphone.*Chrome 150/));
});

test('the phone that scans the code answers, and shows the same result', async () => {
  press('Scanner un code');
  const host = await invite(TRIAL_ID);
  if (typeof host === 'string') throw new Error(host);
  fireEvent.change(await screen.findByLabelText('Code de l’autre téléphone'), {
    target: { value: host.code },
  });
  press('Lire le code');
  await screen.findByRole('img', { name: 'Code QR de ce téléphone' });
  const doorstep = doorstepOf(network.made[1]?.localDescription?.sdp ?? '', {
    role: 'answers',
    battleId: TRIAL_ID,
  });
  if (doorstep === null) throw new Error('nobody answers');
  await host.accept(pairingCode(doorstep));
  void host.pipe.then((pipe) =>
    measureLink(pipe, THERE, { opened: 300, left: left.signal }, () => undefined),
  );
  expect(await result()).toEqual(ROWS);
  press('Nouvel essai');
  await screen.findByRole('button', { name: 'Montrer un code' });
});

test('the code of a battle is refused for a trial', async () => {
  press('Scanner un code');
  const host = await invite('b-test');
  if (typeof host === 'string') throw new Error(host);
  fireEvent.change(await screen.findByLabelText('Code de l’autre téléphone'), {
    target: { value: host.code },
  });
  press('Lire le code');
  await sees('pass-battle:phones.trouble.no-code');
});
