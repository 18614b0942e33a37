/** A row of the table for riders: its faces, and what becomes of the rider. */
export interface SaddleRow {
  readonly id: 'keeps-seat' | 'thrown' | 'both-out';
  readonly on: readonly [number, number];
  readonly severity: 'down' | 'stunned' | 'out';
}

/**
 * Rolled for the wounds of somebody in the saddle instead of the injury table, whose modifiers and helmets
 * do not count here.
 * @rule MORD-WHOA-BOY
 */
export const WHOA_BOY: readonly SaddleRow[] = [
  { id: 'keeps-seat', on: [1, 2], severity: 'down' },
  { id: 'thrown', on: [3, 4], severity: 'stunned' },
  { id: 'both-out', on: [5, 6], severity: 'out' },
];

/** What a die of that table does to the rider. @rule MORD-WHOA-BOY */
export function inTheSaddle(roll: number): SaddleRow['severity'] | 'none' {
  const row = WHOA_BOY.find(({ on: [from, to] }) => from <= roll && roll <= to);
  return row?.severity ?? 'none';
}
