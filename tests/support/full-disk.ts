import type { HorsDeCombatDb } from '#persistence/db.ts';

/**
 * From now on every write to a table fails as it does on a full disk.
 * @returns a function that makes room again
 */
export function fillDisk(db: HorsDeCombatDb, fullTable: string): () => void {
  let full = true;
  // Dexie builds its layers while opening; the next transaction opens it again.
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
