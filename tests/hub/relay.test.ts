import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { Relay } from '../../hub/relay.mjs';
import { freePort } from '../support/free-port.ts';

test('a hub that was started long before its Redis listens to the others once it is there', async () => {
  const port = await freePort();
  const createClient = () =>
    new Redis(port, '127.0.0.1', { retryStrategy: () => 1, enableReadyCheck: false });
  const relay = new Relay({ createClient, identifier: 'this-hub' }, async () => undefined);
  onTestFinished(() => {
    for (const client of [relay.pub, relay.sub]) client.disconnect();
  });
  let tries = 0;
  relay.sub.on('error', () => undefined);
  relay.pub.on('error', () => undefined);
  // A client gives commands up after twenty.
  await new Promise<void>((resolve) => {
    relay.sub.on('close', () => {
      tries += 1;
      if (tries === 25) resolve();
    });
  });
  const asked = new Promise<string>((resolve) => {
    const redis = createServer((client) => {
      client.on('data', (command) => {
        if (/subscribe/.test(String(command))) resolve(String(command));
      });
      onTestFinished(() => void client.destroy());
    }).listen(port, '127.0.0.1');
    onTestFinished(() => void redis.close());
  });
  expect(await asked).toContain('this-hub');
});
