import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of its own, of some megabytes, that can be full. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  /** Makes room again. */
  readonly free: () => void;
  readonly remove: () => void;
}

/** @returns null where none can be mounted: it needs root */
export function smallDisk(): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => fill(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes until nothing more can be written. */
function fill(file: string): void {
  for (const size of [1_048_576, 4096]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeFileSync(file, block, { flag: 'a' });
    } catch {
      // No room for another one.
    }
  }
}
