import type { Browser, Page } from '@playwright/test';
import { fr } from '../../tests/e2e/support/words.ts';
import { seconds } from '../hub/watch.ts';
import {
  entriesOn,
  type Kept,
  openPhone,
  type Paired,
  pair,
  startBrowser,
  tapStatus,
} from './phone.ts';
import { HOME, type Network, type Row } from './rows.ts';
import { listen, type Said } from './said.ts';
import { CALM } from './wire.ts';

/** The result of one row; times in seconds. */
export interface Outcome extends Paired {
  /** Taps of one phone that are missing on the other at the end, after another pairing if need be. */
  readonly lost: number;
  /** From the end of the disturbance until both have all taps and say so; null for never; undefined without any. */
  readonly healed: number | null | undefined;
  /** What the screens say from the disturbance on; without one, from the pairing on. */
  readonly said: { readonly host: readonly Said[]; readonly guest: readonly Said[] };
}

/** Seconds within which phones agree or never do: longer than they look for each other. */
const PATIENCE = 150;

/** Two phones in one battle on a network as this row has it. @param kept the host's battle */
export async function tryRow(row: Row, network: Network, kept: Kept): Promise<Outcome> {
  const camera = row.camera ?? true;
  const browsers = {
    host: await startBrowser(network.host, camera),
    guest: await startBrowser(network.guest, camera),
  };
  try {
    return await tryIn(browsers, row, network, kept);
  } finally {
    for (const browser of Object.values(browsers)) await browser.close();
  }
}

async function tryIn(
  browsers: { readonly host: Browser; readonly guest: Browser },
  row: Row,
  network: Network,
  kept: Kept,
): Promise<Outcome> {
  calm(network);
  row.before?.(network);
  await seconds(1);
  const camera = row.camera ?? true;
  const host = await openPhone(browsers.host, network.host, { camera, kept });
  const guest = await openPhone(browsers.guest, network.guest, { camera, kept: undefined });
  const both = { host, guest };
  const pairing = listenTo(both);
  const { linked, addresses } = await pair(host, guest);
  if (linked === null) {
    return { linked, addresses, lost: 0, healed: undefined, said: pairing() };
  }
  await Promise.all([tapStatus(host, 'Otto', 'stunned'), tapStatus(guest, 'Tarsik', 'stunned')]);
  const first = await agreement(both);
  const before = pairing();
  const { during } = row;
  const heard = listenTo(both);
  const healed = during === undefined ? undefined : await disturbed(during, network, both);
  const said = during === undefined ? before : heard();
  heard();
  if (first === null || healed === null) {
    calm(network);
    await pair(host, guest);
    await agreement(both);
  }
  return {
    linked,
    addresses,
    lost: await lacking(both),
    healed: first === null ? null : healed,
    said,
  };
}

type Both = { readonly host: Page; readonly guest: Page };

function calm({ wire, host, guest }: Network): void {
  wire.set(CALM);
  host.readdress(HOME.host);
  guest.readdress(HOME.guest);
  for (const place of [host, guest]) place.route(true);
}

/** Both play on while it lasts; a phone that sleeps, once it is awake. @returns as `Outcome.healed` */
async function disturbed(
  during: NonNullable<Row['during']>,
  network: Network,
  { host, guest }: Both,
): Promise<number | null> {
  const over = during(network);
  await tapStatus(host, 'Klaus', 'stunned');
  await over;
  const begun = performance.now();
  await tapStatus(guest, 'Ratchak', 'stunned');
  const agreed = await agreement({ host, guest });
  return agreed === null ? null : (performance.now() - begun) / 1000;
}

/** Waits until both have the same entries and say that they are linked. @returns null if they never do */
async function agreement(both: Both): Promise<true | null> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE * 1000) {
    const linked = await Promise.all([both.host, both.guest].map(isLinked));
    if (linked.every(Boolean) && (await lacking(both)) === 0) return true;
    await seconds(0.3);
  }
  return null;
}

function isLinked(page: Page): Promise<boolean> {
  return page.getByText(fr('table:phone.state.on')).isVisible();
}

async function lacking({ host, guest }: Both): Promise<number> {
  const [here, there] = await Promise.all([entriesOn(host), entriesOn(guest)]);
  return new Set([...here, ...there]).size * 2 - here.size - there.size;
}

function listenTo({ host, guest }: Both): () => Outcome['said'] {
  const [here, there] = [listen(host), listen(guest)];
  return () => {
    for (const ear of [here, there]) ear.stop();
    return { host: here.said, guest: there.said };
  };
}
