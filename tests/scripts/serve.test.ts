import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

const PAGE = `<!doctype html><title>Hors de Combat</title>${'<p>déroute</p>'.repeat(100)}`;

let folder = '';
let root = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  root = path.join(folder, 'dist');
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  writeFileSync(path.join(root, 'index.html'), PAGE);
  writeFileSync(path.join(root, 'service-worker.js'), 'self;');
  writeFileSync(path.join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(path.join(root, 'assets', 'app-1a2b.js'), 'export {};'.repeat(100));
  writeFileSync(path.join(root, 'assets', 'font.woff2'), 'not really');
  writeFileSync(path.join(folder, 'secret.txt'), 'not for you');
  site = await serve({ root });
});

afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('file lookup', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/battle/42?x=1.2', 'text/html; charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/assets/font.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('serves %s as %s', async (address, type) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  test.each([
    ['/assets/old-9z.js', 404],
    ['/icon.png', 404],
    ['/../secret.txt', 403],
    ['/%2e%2e/secret.txt', 403],
    ['/..%2fsecret.txt', 403],
    ['/%00.txt', 400],
    ['/%E0%A4%A', 400],
    ['*', 404],
  ])('answers %s with %i', async (address, status) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).not.toContain('not for you');
  });

  test.each(['bytes=abc', 'bytes=9-2', 'bytes=-5', 'bytes=99999-', 'nonsense'])(
    'answers an unusual range (%s), and the requests after it',
    async (range) => {
      const { status } = await get('/service-worker.js', { Range: range });
      expect([200, 206, 416]).toContain(status);
      expect((await get('/')).status).toBe(200);
    },
  );

  test('files changed on disk are served in their new state', async () => {
    await get('/service-worker.js');
    writeFileSync(path.join(root, 'service-worker.js'), 'self; // second');
    expect((await get('/service-worker.js')).body.toString()).toBe('self; // second');
  });

  test('writing is refused', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });
});

describe('an app in a folder', () => {
  beforeEach(() => {
    const inside = path.join(root, 'jeux', 'à table');
    mkdirSync(path.join(inside, 'assets'), { recursive: true });
    writeFileSync(path.join(inside, 'index.html'), '<!doctype html><title>In a folder</title>');
    writeFileSync(path.join(inside, 'assets', 'app-3c4d.js'), 'export {};');
  });

  test('has a page of its own for all its screens, as has the app at the root', async () => {
    for (const address of ['/jeux/%C3%A0%20table/', '/jeux/%C3%A0%20table/battle/42']) {
      expect((await get(address)).body.toString()).toContain('In a folder');
    }
    expect((await get('/jeux/')).body.toString()).toBe(PAGE);
  });

  test('redirects to its address with a slash at the end', async () => {
    for (const [slashes, query] of [
      ['/', ''],
      ['//', '?x=1'],
    ]) {
      const answer = await get(`${slashes}jeux/%C3%A0%20table${query}`);
      expect(answer.status).toBe(301);
      expect(answer.headers['location']).toBe(`/jeux/%C3%A0%20table/${query}`);
    }
  });

  test('lets its hashed files be cached for good too', async () => {
    const hashed = await get('/jeux/%C3%A0%20table/assets/app-3c4d.js');
    expect(hashed.headers['cache-control']).toContain('immutable');
    expect((await get('/jeux/%C3%A0%20table/')).headers['cache-control']).toBe('no-cache');
  });

  test('no address makes it look into more folders than a site has', async () => {
    expect((await get(`/${'a/'.repeat(3500)}`)).status).toBe(404);
    expect((await get(`/${'a/'.repeat(9)}`)).status).toBe(200);
  });

  test('without an app at the root, an address outside all folders is a 404', async () => {
    rmSync(path.join(root, 'index.html'));
    expect((await get('/')).status).toBe(404);
    expect((await get('/jeux/%C3%A0%20table/')).status).toBe(200);
  });
});

test('every response has the security headers, errors too', async () => {
  for (const [address, method] of [
    ['/', 'GET'],
    ['/assets/app-1a2b.js', 'GET'],
    ['/missing.txt', 'GET'],
    ['/', 'POST'],
  ] as const) {
    const { headers } = await get(address, {}, method);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

describe('compression', () => {
  test('uses Brotli where it is accepted, otherwise gzip', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);

    const gzip = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);

    const refused = await get('/', { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.body.toString()).toBe(PAGE);
  });

  test('leaves fonts as they are', async () => {
    const font = await get('/assets/font.woff2', { 'Accept-Encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('hashed files are cached for good, the page and the service worker are revalidated', async () => {
    const hashed = await get('/assets/app-1a2b.js');
    expect(hashed.headers['cache-control']).toContain('immutable');
    for (const address of ['/', '/service-worker.js', '/battle/42']) {
      expect((await get(address)).headers['cache-control']).toBe('no-cache');
    }
  });

  test('an unchanged file is answered with 304', async () => {
    const { etag = '' } = (await get('/')).headers;
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('HEAD returns the headers only', async () => {
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(PAGE));
  });
});

test('a port in use is skipped for the next free one', async () => {
  const second = await serve({ root, port: site.port });
  expect(second.port).toBeGreaterThan(site.port);
  expect(second.url).toBe(`http://localhost:${second.port}/`);
  await second.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Sends the path unchanged: `fetch` would normalise dots and decode the body. */
function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: 'localhost', port: site.port, path: address, headers, method };
    const sent = request(options, (response) => {
      const chunks: Uint8Array[] = [];
      response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
