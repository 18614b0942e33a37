// @ts-check
// `npm run hub`: a hub that needs nothing else. docs/hub.md lists its settings.

import { networkInterfaces } from 'node:os';
import encodeQr from 'qr';
import { isMain } from '../scripts/is-main.mjs';
import { inProject } from '../scripts/paths.mjs';
import { openHub } from './hub.mjs';
import { limitsFrom } from './limits.mjs';

const { env } = process;

/** Milliseconds; whoever stops the process kills it soon after. */
const STOP_TIMEOUT = 8000;

const HTTPS_HINT =
  'Other phones need https to encrypt: see docs/hub.md. Set HUB_ADDRESS to the public address.';

/** Starts a hub configured by the environment, prints its addresses, and stops it on a signal. */
export async function main() {
  const hub = await openHub({
    port: Number(env['PORT'] ?? 4174),
    host: env['HOST'] ?? '0.0.0.0',
    folder: env['HUB_ROOMS'] ?? inProject('.cache', 'rooms'),
    site: inProject('dist'),
    redis: env['REDIS_URL'] ?? null,
    origins: (env['HUB_ORIGINS'] ?? '').split(/\s+/).filter((one) => one !== ''),
    behindProxy: env['HUB_BEHIND_PROXY'] === '1',
    limits: limitsFrom(env),
  });
  const addresses = addressesOf(hub.port);
  const [first = ''] = addresses;
  console.log(`Hub of Hors de Combat, and the app:\n${addresses.join('\n')}`);
  if (env['HUB_ADDRESS'] === undefined) console.log(`\n${HTTPS_HINT}\n`);
  if (process.stdout.isTTY) console.log(encodeQr(first, 'term'));
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    hub.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}

/**
 * The public address first, if it is set; then those in the local network.
 * @param {number} port
 * @returns {readonly string[]}
 */
function addressesOf(port) {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const local = all.filter(({ internal, family }) => !internal && family === 'IPv4');
  const publicAddress = env['HUB_ADDRESS'];
  return [
    ...(publicAddress === undefined ? [] : [publicAddress]),
    ...local.map(({ address }) => `http://${address}:${port}/`),
    `http://localhost:${port}/`,
  ];
}

if (isMain(import.meta.url)) await main();
