import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { inProject } from '../../../../scripts/paths.mjs';

/** WebKitGTK on a display of its own, with windows to which Playwright can connect separately. */
export interface WindowHost {
  /** Opens a window; Playwright's `connectOverCDP` finds it at its endpoint. */
  readonly open: () => Promise<Window>;
  /** Sends SIGKILL to WebKit and all its processes: no clean-up runs. */
  readonly kill: () => Promise<void>;
}

interface Window {
  readonly endpoint: string;
  readonly close: () => Promise<void>;
}

export interface HostOptions {
  /** Folder with its data, kept from one browser to the next. */
  readonly profile: string;
  readonly locale: string;
  readonly timezone: string;
}

/** Debian's own Python, which has the bindings for WebKit. */
const PYTHON = '/usr/bin/python3';

export async function startHost({ profile, locale, timezone }: HostOptions): Promise<WindowHost> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp'],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const display = await linesOf(screen.stdout)();
  const port = await freePort();
  const host = spawn(PYTHON, [inProject('tests/e2e/support/webkit/host.py'), profile, locale], {
    // A process group of its own, which can be killed as a whole.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: `${locale.replace('-', '_')}.UTF-8`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      TZ: timezone,
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
  });
  const answer = linesOf(host.stdout);
  const send = async (line: string) => {
    host.stdin.write(`${line}\n`);
    const said = await answer();
    if (said !== 'done') throw new Error(`WebKit did not "${line}": it said "${said}".`);
  };
  const known = new Set<string>();
  const lists: Server[] = [];
  return {
    async open() {
      const index = known.size;
      await send('open');
      const socket = await newSocket(port, known, () => host.exitCode === null);
      known.add(socket);
      const list = await listOf(`ws://127.0.0.1:${port}${socket}`);
      lists.push(list);
      return {
        endpoint: `http://127.0.0.1:${portOf(list.address())}`,
        close: () => send(`close ${index}`),
      };
    },
    async kill() {
      await Promise.all([killGroup(host), killGroup(screen)]);
      for (const list of lists) list.close();
    },
  };
}

/**
 * The inspector's page names every window by the path of its socket; a new one is there a moment later.
 * While WebKit is busy starting, its inspector may close a connection without an answer: it is asked again.
 */
async function newSocket(
  port: number,
  known: ReadonlySet<string>,
  lives: () => boolean,
): Promise<string> {
  for (;;) {
    const page = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      (error: unknown) => {
        if (!lives()) throw error;
        return '';
      },
    );
    const sockets = [...page.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(([path]) => path);
    const [fresh] = sockets.filter((socket) => !known.has(socket));
    if (fresh !== undefined) return fresh;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Playwright requests a list of windows, and gets one with only this window. WebKit's own list is an HTML page. */
async function listOf(webSocketDebuggerUrl: string): Promise<Server> {
  const server = createHttpServer((_, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify([{ webSocketDebuggerUrl }]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

/** Reads line by line, however the output is split into chunks. */
function linesOf(output: Readable): () => Promise<string> {
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  return async () => {
    const line = await lines.next();
    if (line.done === true) throw new Error('WebKit or its screen did not start.');
    return line.value;
  };
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
