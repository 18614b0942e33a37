// @ts-check
// `npm run hub`: a hub that needs nothing else. What can be set: docs/hub.md.

import { networkInterfaces } from 'node:os';
import encodeQr from 'qr';
import { isMain } from '../scripts/is-main.mjs';
import { inProject } from '../scripts/paths.mjs';
import { openHub } from './hub.mjs';
import { limitsFrom } from './limits.mjs';

const { env } = process;

/** Milliseconds: whoever has asked it to stop kills it soon after. */
const LONGEST_STOP = 8000;

const NO_HTTPS =
  'Other phones need it by https, or they can seal nothing: docs/hub.md says how. HUB_ADDRESS tells the address then.';

/** Starts a hub as the environment says, tells where it is, and stops it when the process is asked to. */
export async function main() {
  const hub = await openHub({
    port: Number(env['PORT'] ?? 4174),
    host: env['HOST'] ?? '0.0.0.0',
    folder: env['HUB_ROOMS'] ?? inProject('.cache', 'rooms'),
    site: inProject('dist'),
    redis: env['REDIS_URL'] ?? null,
    behindProxy: env['HUB_BEHIND_PROXY'] === '1',
    limits: limitsFrom(env),
  });
  const addresses = addressesOf(hub.port);
  const [first = ''] = addresses;
  console.log(`Hub of Hors de Combat, and the app:\n${addresses.join('\n')}`);
  if (env['HUB_ADDRESS'] === undefined) console.log(`\n${NO_HTTPS}\n`);
  if (process.stdout.isTTY) console.log(encodeQr(first, 'term'));
  const stop = () => {
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    hub.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}

/**
 * The public address first, if somebody has said it; else those in the local network.
 * @param {number} port
 * @returns {readonly string[]}
 */
function addressesOf(port) {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const local = all.filter(({ internal, family }) => !internal && family === 'IPv4');
  const told = env['HUB_ADDRESS'];
  return [
    ...(told === undefined ? [] : [told]),
    ...local.map(({ address }) => `http://${address}:${port}/`),
    `http://localhost:${port}/`,
  ];
}

if (isMain(import.meta.url)) await main();
