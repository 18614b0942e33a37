/** A fighter, as far as the bare page knows one. */
export interface Row {
  readonly near: boolean;
  readonly wounds: number;
}

/** One tap, as it lies on the disk. */
export interface Tap {
  readonly kind: 'near' | 'wound';
  readonly row: number;
}

/** As many fighters as asked for, untouched. */
export function freshRows(count: number): readonly Row[] {
  return Array.from({ length: count }, () => ({ near: false, wounds: 0 }));
}

/** The fighters after one more tap; all but one are the same objects as before. */
export function tapped(rows: readonly Row[], { kind, row }: Tap): readonly Row[] {
  const now = rows[row];
  if (now === undefined) return rows;
  return rows.with(
    row,
    kind === 'near' ? { ...now, near: !now.near } : { ...now, wounds: now.wounds + 1 },
  );
}
