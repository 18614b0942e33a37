import { writeBackup } from '#exchange/backup.ts';
import { BATTLE_ID, playedLog } from '../../tests/support/played-battle.ts';

/** A backup of one long battle of 24 fighters, and of photos of the usual length. */
export function largeBackup(entries: number, photos: number): string {
  const log = playedLog({ sides: 2, fighters: 12, taps: entries - 1 });
  return writeBackup({
    writtenAt: 0,
    appVersion: '',
    warbands: [],
    battles: { [BATTLE_ID]: log.map((entry) => ({ ...entry })) },
    settings: { seeded: true },
    photos: Array.from({ length: photos }, (_, at) => ({
      id: `m-bench-${at}`,
      warbandId: 'w-bench',
      image: `data:image/webp;base64,${signs(at)}`,
      takenAt: at,
    })),
  });
}

/** A third of the longest photo (`MAX_PHOTO_LENGTH`). */
const LENGTH = 40_000;

function signs(seed: number): string {
  return Array.from({ length: LENGTH / 8 }, (_, at) =>
    ((Math.imul(at + 1, 2_654_435_761) ^ (seed * 40_503)) >>> 0).toString(16).padStart(8, '0'),
  ).join('');
}
