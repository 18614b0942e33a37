import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../../scripts/paths.mjs';
import { seconds } from '../hub/watch.ts';
import { PORTS } from './wire.ts';

/** The network namespace of one phone, with one interface, and a server of the build inside. */
export interface Place {
  readonly address: string;
  /** A program that starts the browser there. */
  readonly browser: string;
  /** Gives the interface these addresses (`10.77.0.1/24`) instead of its own; a link-local one comes by itself. */
  readonly readdress: (addresses: readonly string[]) => void;
  /** Whether packets have a way to anywhere else. */
  readonly route: (has: boolean) => void;
  /** Stops all processes of the browser, or lets them go on. */
  readonly sleep: (asleep: boolean) => void;
  readonly remove: () => void;
}

const SITE_PORT = 4173;

/** @param program the browser */
export async function createPlace(at: 0 | 1, program: string): Promise<Place> {
  const [name, device] = [`hdc-lab-${at}`, `hdclab${at}`];
  const ip = (...args: readonly string[]) => execFileSync('ip', args, { encoding: 'utf8' });
  const inside = (...args: readonly string[]) => ip('-n', name, ...args);
  // One may be left from an earlier run.
  if (ip('netns').includes(name)) ip('netns', 'del', name);
  ip('netns', 'add', name);
  inside('link', 'set', 'lo', 'up');
  const { wire, phone } = PORTS[at];
  const tap = spawn('socat', [
    `TUN,tun-name=${device},tun-type=tap,iff-no-pi`,
    `UDP-DATAGRAM:127.0.0.1:${wire},bind=127.0.0.1:${phone}`,
  ]);
  for (let tries = 0; !exists(device) && tries < 100; tries += 1) await seconds(0.05);
  ip('link', 'set', device, 'netns', name);
  inside('link', 'set', device, 'up');
  const site = spawn('ip', [
    'netns',
    'exec',
    name,
    process.execPath,
    inProject('scripts/serve.mjs'),
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), 'hdc-lab-net-'));
  const browser = path.join(folder, 'browser');
  writeFileSync(browser, `#!/bin/sh\nexec ip netns exec ${name} ${program} "$@"\n`, {
    mode: 0o755,
  });
  return {
    address: `http://localhost:${SITE_PORT}/`,
    browser,
    readdress: (addresses) => {
      inside('addr', 'flush', 'dev', device, 'scope', 'global');
      for (const address of addresses) {
        inside('addr', 'add', address, 'dev', device, ...(address.includes(':') ? ['nodad'] : []));
      }
    },
    route: (has) => {
      if (has) inside('route', 'replace', 'default', 'dev', device);
      else inside('route', 'flush', 'default');
    },
    sleep: (asleep) => {
      for (const pid of ip('netns', 'pids', name).trim().split('\n').map(Number)) {
        if (pid !== site.pid) process.kill(pid, asleep ? 'SIGSTOP' : 'SIGCONT');
      }
    },
    remove: () => {
      site.kill();
      tap.kill();
      ip('netns', 'del', name);
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function exists(link: string): boolean {
    return ip('-o', 'link').includes(`${link}:`);
  }
}
