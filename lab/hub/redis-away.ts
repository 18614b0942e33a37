import { startHub } from '../../tests/support/hub-process.ts';
import { balance } from './balancer.ts';
import { type CrowdSize, crowdAt } from './crowd.ts';
import { NO_LIMITS } from './one-hub.ts';
import { type RedisProcess, startRedis } from './redis.ts';
import { seconds, until } from './watch.ts';

/** Seconds for which Redis is away: longer than its client repeats a command. */
const AWAY = 20;

/** Two hubs that are started while their Redis is away. @returns failures */
export async function redisLate(
  size: CrowdSize,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const first = await startRedis();
  if (first === null) return ['there is no redis-server here: no hub was started without it'];
  first.stop();
  const env = { ...NO_LIMITS, REDIS_URL: first.url };
  const hubs = [await startHub({ env }), await startHub({ env })] as const;
  const balancer = await balance(hubs.map(({ port }) => port));
  const crowd = crowdAt(balancer.address, size);
  const phones = size.rooms * size.each;
  say(`${phones} phones in ${size.rooms} rooms on two hubs started ${AWAY} s before their Redis`);
  await seconds(AWAY);
  const early = crowd.linked();
  const redis = await startRedis(first.port);
  const linked = await until('all linked', 60, () => crowd.linked() === phones).catch(() => null);
  for (let taps = 0; taps < phones; taps += 1) crowd.tap();
  const same = await until('the same on all', 30, () => crowd.lacking() === 0).catch(() => null);
  say(
    `  linked before Redis     ${early}, all of them ${linked?.toFixed(1) ?? 'never'} s after it`,
  );
  say(`  the same on all         ${same?.toFixed(1) ?? 'never'} s later`);
  crowd.close();
  for (const hub of hubs) await hub.stop();
  balancer.close();
  redis?.stop();
  return [
    ...(early > 0 ? ['phones are linked to a hub that can’t open their room'] : []),
    ...(linked === null || same === null ? ['a hub started before its Redis never relays'] : []),
  ];
}

/** Two hubs whose Redis goes, and comes back without what it had, while everybody taps. @returns failures */
export async function redisAway(
  size: CrowdSize,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const redis = await startRedis();
  if (redis === null) return ['there is no redis-server here: it was not tried without it'];
  const env = { ...NO_LIMITS, REDIS_URL: redis.url };
  const hubs = [await startHub({ env }), await startHub({ env })] as const;
  const balancer = await balance(hubs.map(({ port }) => port));
  const crowd = crowdAt(balancer.address, size);
  const phones = size.rooms * size.each;
  say(`${phones} phones in ${size.rooms} rooms on two hubs whose Redis is away for ${AWAY} s`);
  await until('all linked', 120, () => crowd.linked() === phones);
  for (let taps = 0; taps < phones; taps += 1) crowd.tap();
  await until('the same on all', 30, () => crowd.lacking() === 0);
  redis.stop();
  await seconds(1);
  for (let taps = 0; taps < phones; taps += 1) crowd.tap();
  await seconds(AWAY);
  const apart = crowd.lacking();
  const again: RedisProcess | null = await startRedis(redis.port);
  const agreed = await until('the same on all', 30, () => crowd.lacking() === 0).catch(() => null);
  say(
    `  taps lacking while away ${apart}, the same on all ${agreed?.toFixed(1) ?? 'never'} s later`,
  );
  // What a hub has only in its memory is gone now.
  for (const room of crowd.rooms) for (const phone of room) phone.close();
  for (const hub of hubs) await hub.kill();
  const last = await startHub({ port: hubs[0].port, env });
  crowd.joinLate();
  const late = await until('a late phone has all', 30, () => crowd.lacking() === 0).catch(
    () => null,
  );
  say(`  lacking on late phones  ${crowd.lacking()}`);
  const code = await last.stop();
  crowd.close();
  balancer.close();
  again?.stop();
  return [
    ...(agreed === null ? ['phones lack taps of the time without Redis'] : []),
    ...(late === null ? ['late phones lack taps'] : []),
    ...(code === 0 ? [] : [`the hub ended with ${code}`]),
  ];
}
