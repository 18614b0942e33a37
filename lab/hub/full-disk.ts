import { startHub } from '../../tests/support/hub-process.ts';
import { type CrowdSize, crowdAt } from './crowd.ts';
import { NO_LIMITS } from './one-hub.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';
import { seconds, until } from './watch.ts';

/** A hub whose disk, a small one of its own, is full for a while. Needs root. @returns failures */
export async function fullDisk(
  size: CrowdSize,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const disk = smallDisk();
  if (disk === null) return ['no small disk can be mounted here: a full one was not tried'];
  try {
    return await onDisk(disk, size, say);
  } finally {
    disk.remove();
  }
}

async function onDisk(
  disk: SmallDisk,
  size: CrowdSize,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const { folder } = disk;
  const hub = await startHub({ folder, env: NO_LIMITS });
  const crowd = crowdAt(hub.address, size);
  const phones = size.rooms * size.each;
  say(`${phones} phones in ${size.rooms} rooms on a hub whose disk is full for a while`);
  await until('all linked', 120, () => crowd.linked() === phones);
  const tapAll = () => {
    for (let taps = 0; taps < phones; taps += 1) crowd.tap();
  };
  tapAll();
  await until('the same on all', 30, () => crowd.lacking() === 0);
  await seconds(2);
  disk.fill();
  // Each in a piece of its own: files grow by pages, and each needs another one.
  for (let round = 0; round < 20; round += 1) {
    tapAll();
    await seconds(0.1);
  }
  await until('the same on all', 30, () => crowd.lacking() === 0);
  const warned = await until('phones told', 30, () => told() > 0).catch(() => null);
  const most = told();
  disk.free();
  const calmed = await until('phones told again', 30, () => told() === 0).catch(() => null);
  say(`  rooms told that nothing is stored ${most}, and told again ${calmed?.toFixed(1)} s later`);
  for (const room of crowd.rooms) for (const phone of room) phone.close();
  await hub.kill();
  const again = await startHub({ folder, port: hub.port, env: NO_LIMITS });
  crowd.joinLate();
  const late = await until('a late phone has all', 30, () => crowd.lacking() === 0).catch(
    () => null,
  );
  say(`  lacking on late phones  ${crowd.lacking()}`);
  await again.stop();
  crowd.close();
  return [
    ...(warned === null ? ['no phone was told'] : []),
    ...(calmed === null ? ['phones were not told that all is stored again'] : []),
    ...(late === null ? ['late phones lack taps'] : []),
  ];

  function told(): number {
    return crowd.rooms.filter(([first]) => first?.link().stores === false).length;
  }
}
