import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';

/** A Redis for one trial, without persistence. */
export interface RedisProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly stop: () => void;
}

/**
 * @param wanted its port; by default any free one
 * @returns null if it is not installed (Debian: package redis-server)
 */
export async function startRedis(wanted?: number): Promise<RedisProcess | null> {
  const port = wanted ?? (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ready = await new Promise<boolean>((resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Ready to accept connections')) resolve(true);
    });
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
  });
  if (!ready) return null;
  return { url: `redis://127.0.0.1:${port}`, port, pid: child.pid ?? 0, stop: () => child.kill() };
}
