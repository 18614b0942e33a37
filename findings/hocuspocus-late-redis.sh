#!/bin/sh
# @hocuspocus/server 4.7.0 with @hocuspocus/extension-redis 4.7.0 and their defaults, with Debian's redis-server: a hub
# started 14 s before its Redis never opens a document again, however long Redis has been there since. Its clients are
# connected by then: the extension subscribes once, in its constructor, ioredis gives that up after 20 attempts (about
# 10 s), and each document awaits the promise that was rejected. A hub started 2 s before its Redis opens them.
# Seen: both clients "ready"; early hub "MaxRetriesPerRequestError" at 0 s and 15 s after Redis is ready, late hub opened.
set -eu
command -v redis-server > /dev/null || { echo 'needs redis-server (Debian: apt-get install redis-server)' >&2; exit 2; }
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" @hocuspocus/server@4.7.0 @hocuspocus/extension-redis@4.7.0
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from '@hocuspocus/extension-redis';
import { Hocuspocus } from '@hocuspocus/server';

const free = createServer().listen(0, '127.0.0.1');
await new Promise((done) => free.once('listening', done));
const { port } = free.address();
await new Promise((done) => free.close(done));

function hub() {
  const redis = new Redis({ host: '127.0.0.1', port });
  // Without a listener ioredis prints each refused connection.
  for (const client of [redis.pub, redis.sub]) client.on('error', () => undefined);
  return { redis, hub: new Hocuspocus({ extensions: [redis], quiet: true }) };
}
const opened = (one) =>
  one.hub.openDirectConnection(`room-${Math.random()}`).then(
    () => 'opened',
    (error) => error.name,
  );

const early = hub();
await sleep(12_000);
const late = hub();
await sleep(2000);
const server = spawn('redis-server', ['--port', `${port}`, '--save', '', '--appendonly', 'no'], {
  stdio: 'ignore',
});
const isReady = ({ redis }) => redis.pub.status === 'ready' && redis.sub.status === 'ready';
while (!isReady(early) || !isReady(late)) await sleep(100);

const seen = { early: await opened(early), late: await opened(late) };
await sleep(15_000);
seen.clients = [early.redis.pub.status, early.redis.sub.status];
seen.earlyLater = await opened(early);
console.log(seen);
server.kill();
assert.deepEqual(seen, {
  early: 'MaxRetriesPerRequestError',
  late: 'opened',
  clients: ['ready', 'ready'],
  earlyLater: 'MaxRetriesPerRequestError',
});
process.exit(0);
JS
node seen.mjs
