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

const EVERYWHERE = '0.0.0.0';
const WILDCARDS = [EVERYWHERE, '::'];
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const HTTPS_HINT =
  'Other phones need https to encrypt: see docs/hub.md. Set HUB_ADDRESS to the public address.';

/** Starts a hub configured by the environment, prints its addresses, and stops it on a signal. */
export async function main() {
  const host = env['HOST'] ?? EVERYWHERE;
  const hub = await openHub({
    port: Number(env['PORT'] ?? 4174),
    host,
    folder: env['HUB_ROOMS'] ?? inProject('.cache', 'rooms'),
    site: inProject('dist'),
    redis: env['REDIS_URL'] ?? null,
    origins: (env['HUB_ORIGINS'] ?? '').split(/\s+/).filter((one) => one !== ''),
    behindProxy: env['HUB_BEHIND_PROXY'] === '1',
    limits: limitsFrom(env),
  });
  const addresses = addressesOf(host, hub.port);
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
 * Where it can be reached: the public address first, if it is set; then those at which it listens.
 * @param {string} host
 * @param {number} port
 * @returns {readonly string[]}
 */
function addressesOf(host, port) {
  const publicAddress = env['HUB_ADDRESS'];
  return [
    ...(publicAddress === undefined ? [] : [publicAddress]),
    ...namesOf(host).map((name) => `http://${name}:${port}/`),
  ];
}

/**
 * @param {string} host
 * @returns {readonly string[]}
 */
function namesOf(host) {
  if (LOOPBACK.includes(host)) return ['localhost'];
  if (!WILDCARDS.includes(host)) return [host.includes(':') ? `[${host}]` : host];
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const local = all.filter(({ internal, family }) => !internal && family === 'IPv4');
  return [...local.map(({ address }) => address), 'localhost'];
}

if (isMain(import.meta.url)) await main();
