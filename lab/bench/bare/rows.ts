/** A fighter, as far as the bare page has one. */
export interface Row {
  readonly near: boolean;
  readonly wounds: number;
}

/** One tap, as stored. */
export interface Tap {
  readonly kind: 'near' | 'wound';
  readonly row: number;
}

/** This many fighters, unchanged. */
export function freshRows(count: number): readonly Row[] {
  return Array.from({ length: count }, () => ({ near: false, wounds: 0 }));
}

/** The fighters after one more tap; all except one are the same objects as before. */
export function tapped(rows: readonly Row[], { kind, row }: Tap): readonly Row[] {
  const now = rows[row];
  if (now === undefined) return rows;
  return rows.with(
    row,
    kind === 'near' ? { ...now, near: !now.near } : { ...now, wounds: now.wounds + 1 },
  );
}
