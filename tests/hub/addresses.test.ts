import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { startHub } from '../support/hub-process.ts';

/** The addresses that a hub prints as it starts, without their port. */
async function printed(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const hub = await startHub({ env });
  onTestFinished(() => hub.kill());
  const addresses = [...hub.output().matchAll(/^https?:\/\/\S+$/gm)].map(([one]) => one);
  return addresses.map((one) => one.replace(`:${hub.port}/`, ''));
}

test('a hub that only its own computer reaches, behind a proxy, names no address of the network', async () => {
  expect(await printed({ HOST: '127.0.0.1' })).toEqual(['http://localhost']);
  const behind = { HOST: '127.0.0.1', HUB_ADDRESS: 'https://hub.example/' };
  expect(await printed(behind)).toEqual(['https://hub.example/', 'http://localhost']);
});

test('a hub that listens everywhere names each address of the network', async () => {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const network = all.filter(({ internal, family }) => !internal && family === 'IPv4');
  expect(await printed({ HOST: '0.0.0.0' })).toEqual([
    ...network.map(({ address }) => `http://${address}`),
    'http://localhost',
  ]);
});
