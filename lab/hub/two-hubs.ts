import { startHub } from '../../tests/support/hub-process.ts';
import { balance } from './balancer.ts';
import { type CrowdSize, crowdAt } from './crowd.ts';
import { NO_LIMITS, tapAt } from './one-hub.ts';
import { startRedis } from './redis.ts';
import { seconds, until, usageOf } from './watch.ts';

/** Seconds within which all phones must be back when one of two hubs is killed. */
const MOST = 5;

/** Two hubs that share a Redis, one killed while everybody taps. @returns failures */
export async function twoHubs(
  size: CrowdSize,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const redis = await startRedis();
  if (redis === null) return ['there is no redis-server here: two hubs were not tried'];
  const env = { ...NO_LIMITS, REDIS_URL: redis.url };
  const hubs = [await startHub({ env }), await startHub({ env })] as const;
  const [dying, staying] = hubs;
  const balancer = await balance(hubs.map(({ port }) => port));
  const phones = size.rooms * size.each;
  const crowd = crowdAt(balancer.address, size);
  say(`${phones} phones in ${size.rooms} rooms on two hubs with Redis`);
  const connecting = await until('all linked', 120, () => crowd.linked() === phones);
  say(`  connected in            ${connecting.toFixed(1)} s`);
  await seconds(3);
  await tapAt(100, crowd, staying.pid, say);
  say(`  Redis                   ${usageOf(redis.pid).memory.toFixed(0)} MB`);
  let isTapping = true;
  const tapping = (async () => {
    while (isTapping) {
      crowd.tap();
      await seconds(0.01);
    }
  })();
  await seconds(2);
  await dying.kill();
  let fewest = phones;
  await until('anybody apart', 10, () => crowd.linked() < phones);
  const back = await until('all back', 60, () => {
    fewest = Math.min(fewest, crowd.linked());
    return crowd.linked() === phones;
  });
  isTapping = false;
  await tapping;
  const agreed = await until('the same on all', 60, () => crowd.lacking() === 0).catch(() => null);
  say(`  one killed: ${phones - fewest} apart at once, all back in ${back.toFixed(1)} s`);
  say(
    `  taps lost               ${crowd.lacking()} (agreed ${agreed?.toFixed(1) ?? 'never'} s later)`,
  );
  // With all phones still connected.
  const code = await staying.stop();
  crowd.close();
  balancer.close();
  redis.stop();
  return [
    ...(back > MOST ? [`all back after ${back.toFixed(1)} s`] : []),
    ...(code === 0 ? [] : [`the hub ended with ${code}`]),
    ...(agreed === null ? ['taps were lost'] : []),
  ];
}
