import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../../scripts/paths.mjs';

/** A hub as `npm run hub` starts it, in a process of its own. */
export interface HubProcess {
  /** `localhost:4711` */
  readonly address: string;
  readonly port: number;
  /** Where its rooms lie. */
  readonly folder: string;
  readonly pid: number;
  /** Whether it is still there. */
  readonly isAlive: () => boolean;
  /** All that it has said. */
  readonly said: () => string;
  /** Ends it on the spot, without a word. */
  readonly kill: () => Promise<void>;
  /** Asks it to end. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

export interface HubStart {
  /** By default any free one. */
  readonly port?: number;
  /** By default a new one. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Those that no test has ended go with whoever started them. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a hub, and waits until it answers. @throws Error with what it said when it ends instead */
export async function startHub({ port = 0, folder, env = {} }: HubStart = {}): Promise<HubProcess> {
  const rooms = folder ?? mkdtempSync(path.join(tmpdir(), 'hub-'));
  const child = spawn(process.execPath, [inProject('hub/main.mjs')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', HUB_ROOMS: rooms, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const taken = await told(child, () => /http:\/\/localhost:(\d+)\//.exec(said)?.[1]);
  if (taken === null) throw new Error(`The hub ended: ${said}`);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!isAlive()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    address: `127.0.0.1:${taken}`,
    port: Number(taken),
    folder: rooms,
    pid: child.pid ?? 0,
    isAlive,
    said: () => said,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

function told(child: ChildProcess, look: () => string | undefined): Promise<string | null> {
  return new Promise((resolve) => {
    const see = () => {
      const found = look();
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', see);
    child.once('exit', () => resolve(null));
  });
}
