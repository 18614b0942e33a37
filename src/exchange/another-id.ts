type RawRow = Readonly<Record<string, unknown>>;

/**
 * The row of a warband whose type has got another id: so have its fighters’ profiles, and what its pack brings
 * (`boat-hook--river-pirates`). What players have written stays as it is.
 */
export function underAnotherId(row: RawRow, from: string, to: string): RawRow {
  const renamed = (id: string): string => {
    if (id === from) return to;
    if (id.startsWith(`${from}/`)) return `${to}${id.slice(from.length)}`;
    return id.endsWith(`--${from}`) ? `${id.slice(0, -from.length)}${to}` : id;
  };
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return renamed(value);
    if (Array.isArray(value)) return value.map(change);
    return typeof value === 'object' && value !== null ? fieldsOf(value) : value;
  };
  const fieldsOf = (value: object): RawRow =>
    Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        renamed(key),
        WRITTEN.includes(key) ? one : change(one),
      ]),
    );
  return fieldsOf(row);
}

/** Fields in the players’ words. */
const WRITTEN: readonly string[] = ['name', 'title', 'labels', 'notes'];
