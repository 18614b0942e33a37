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
  /** The folder of its rooms. */
  readonly folder: string;
  readonly pid: number;
  /** Whether it is still running. */
  readonly isAlive: () => boolean;
  /** All its output. */
  readonly output: () => string;
  /** Kills it at once. */
  readonly kill: () => Promise<void>;
  /** Stops it normally. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

export interface HubStart {
  /** By default any free port. */
  readonly port?: number;
  /** By default a new folder. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Hubs still running are killed when the test process exits. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a hub, and waits until it answers. @throws Error with its output when it exits instead */
export async function startHub({ port = 0, folder, env = {} }: HubStart = {}): Promise<HubProcess> {
  const rooms = folder ?? mkdtempSync(path.join(tmpdir(), 'hub-'));
  const child = spawn(process.execPath, [inProject('hub/main.mjs')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', HUB_ROOMS: rooms, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const taken = await waitForOutput(child, () => /http:\/\/localhost:(\d+)\//.exec(output)?.[1]);
  if (taken === null) throw new Error(`The hub ended: ${output}`);
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
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}

function waitForOutput(
  child: ChildProcess,
  look: () => string | undefined,
): Promise<string | null> {
  return new Promise((resolve) => {
    const see = () => {
      const found = look();
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', see);
    child.once('exit', () => resolve(null));
  });
}
