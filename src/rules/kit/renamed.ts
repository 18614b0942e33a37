// A document in which some ids are given another form.

/** These fields with what `change` makes of them; those that are absent stay so. */
export function each<Of extends object, Field extends keyof Of>(
  of: Of,
  fields: readonly Field[],
  change: (value: NonNullable<Of[Field]>) => NonNullable<Of[Field]>,
): Partial<Pick<Of, Field>> {
  const changed: Partial<Pick<Of, Field>> = {};
  for (const field of fields) {
    const value = of[field];
    if (value !== undefined && value !== null) changed[field] = change(value);
  }
  return changed;
}

/** The same record with other keys, and perhaps other values. */
export function keyed<T>(
  record: Readonly<Record<string, T>>,
  rename: (id: string) => string,
  change: (value: T) => T = (value) => value,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).map(([id, value]) => [rename(id), change(value)]),
  );
}
