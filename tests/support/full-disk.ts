import type { HorsDeCombatDb } from '#persistence/db.ts';

/**
 * From now on every write fails as on a full disk.
 * @returns a function that makes room again
 */
export function fillDisk(db: HorsDeCombatDb, fullTable: string): () => void {
  let full = true;
  // Dexie builds its layers while opening; the next transaction reopens it.
  db.close();
  db.use({
    stack: 'dbcore',
    name: 'full-disk',
    create: (below) => ({
      ...below,
      table: (name) => {
        const table = below.table(name);
        return {
          ...table,
          mutate: (request) =>
            full && name === fullTable
              ? Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'))
              : table.mutate(request),
        };
      },
    }),
  });
  return () => {
    full = false;
  };
}
