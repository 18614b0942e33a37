import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startHub } from '../../tests/support/hub-process.ts';
import { type Crowd, type CrowdSize, crowdAt } from './crowd.ts';
import { percentile, seconds, until, usageOf } from './watch.ts';

/** Lifts the limits for one address, since all phones have the same one here. */
export const NO_LIMITS = {
  HUB_CONNECTIONS: '100000',
  HUB_ADDRESS_CONNECTIONS: '100000',
  HUB_ADDRESS_OPENINGS_AT_ONCE: '100000',
  HUB_ADDRESS_ROOMS_AT_ONCE: '100000',
};

/** One hub and a crowd: measures memory and time. @returns failures */
export async function oneHub(
  size: CrowdSize,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const hub = await startHub({ env: NO_LIMITS });
  const phones = size.rooms * size.each;
  const empty = usageOf(hub.pid);
  const crowd = crowdAt(hub.address, size);
  const connecting = await until('all linked', 120, () => crowd.linked() === phones);
  await seconds(2);
  const full = usageOf(hub.pid);
  say(`${phones} phones in ${size.rooms} rooms on one hub`);
  say(`  connected in            ${connecting.toFixed(1)} s`);
  say(`  memory                  ${empty.memory.toFixed(0)} → ${full.memory.toFixed(0)} MB`);
  say(`  a phone                 ${perUnit(full.memory - empty.memory, phones)} kB`);
  await seconds(60);
  const idle = usageOf(hub.pid);
  say(`  idle for a minute       ${(((idle.cpu - full.cpu) / 60) * 100).toFixed(1)} % of a core`);
  let made = 0;
  for (const pace of [100, 500]) made += await tapAt(pace, crowd, hub.pid, say);
  await until('all arrived', 30, () => crowd.lacking() === 0);
  await seconds(3);
  const after = usageOf(hub.pid);
  const disk = bytesIn(hub.folder);
  say(`  a tap, in memory        ${perUnit(after.memory - full.memory, made)} kB`);
  say(`  a tap, on the disk      ${(disk / made / 1000).toFixed(2)} kB`);
  await hub.kill();
  await until('all apart', 30, () => crowd.linked() === 0);
  for (let tap = 0; tap < size.rooms; tap += 1) crowd.tap();
  const again = await startHub({ port: hub.port, folder: hub.folder, env: NO_LIMITS });
  const back = await until('all back', 60, () => crowd.linked() === phones);
  say(`  killed, started, back   ${back.toFixed(1)} s`);
  await until('the same on all', 60, () => crowd.lacking() === 0);
  crowd.close();
  const code = await again.stop();
  return code === 0 ? [] : [`the hub ended with ${code}: ${again.output().slice(-500)}`];
}

/** Seconds of tapping. */
const DURATION = 20;

/** Taps at this pace, and prints the hub's load and the latencies. @returns the number of taps made */
export async function tapAt(
  pace: number,
  crowd: Pick<Crowd, 'tap' | 'latencies'>,
  pid: number,
  say: (text: string) => void,
): Promise<number> {
  crowd.latencies();
  const before = usageOf(pid);
  const begun = performance.now();
  let made = 0;
  for (let time = 0; time < DURATION; time = (performance.now() - begun) / 1000) {
    for (; made < time * pace; made += 1) crowd.tap();
    await seconds(0.005);
  }
  const { cpu } = usageOf(pid);
  await seconds(1);
  const all = crowd.latencies();
  const core = (((cpu - before.cpu) / DURATION) * 100).toFixed(1);
  const late = `p50 ${percentile(all, 0.5)} ms, p99 ${percentile(all, 0.99)} ms`;
  say(`  ${String(pace).padStart(4)} taps a second      ${core} % of a core, ${late}`);
  return made;
}

function perUnit(megabytes: number, count: number): string {
  return ((megabytes * 1000) / count).toFixed(1);
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .filter((found) => found.isFile());
  return files.reduce((sum, { size }) => sum + size, 0);
}
