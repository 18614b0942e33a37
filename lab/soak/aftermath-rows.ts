// What a warband’s row on the disk says of an aftermath, read without the app’s code: tests/lab/aftermath-rows.test.ts
// holds it against what the app writes.

export type WarbandRow = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is WarbandRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Crowns that the player has added to those of the log and the search; 0 for none. */
export function crownsAdded(row: WarbandRow, battleId: string): number {
  const draft = listIn(row, 'unfinished').find((one) => one['id'] === battleId);
  const corrections = draft?.['corrections'];
  const gold = isRow(corrections) ? corrections['gold'] : undefined;
  return typeof gold === 'number' ? gold : 0;
}

/** Whether the aftermath of this battle has been ended. */
export function isEnded(row: WarbandRow, battleId: string): boolean {
  return listIn(row, 'history').some((one) => one['id'] === battleId);
}

function listIn(row: WarbandRow, field: string): readonly WarbandRow[] {
  const rows = row[field];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}
