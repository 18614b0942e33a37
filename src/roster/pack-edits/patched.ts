/** Of each field a new value; undefined leaves the field out. */
export type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The same with these fields changed. */
export function patched<T extends object>(one: T, changes: Patch<T>): T {
  const next: T = { ...one, ...changes };
  for (const [key, value] of Object.entries(next)) {
    if (value === undefined) Reflect.deleteProperty(next, key);
  }
  return next;
}

/** The record without this key; undefined once it is empty. */
export function without<T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
): Readonly<Record<string, T>> | undefined {
  const left = Object.entries(record ?? {}).filter(([id]) => id !== key);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** The list without it; undefined once it is empty. */
export function withoutOne(
  list: readonly string[] | undefined,
  one: string,
): readonly string[] | undefined {
  const left = (list ?? []).filter((id) => id !== one);
  return left.length === 0 ? undefined : left;
}

/** The same, which counts as this kind, or no longer. */
export function withKind<T extends { readonly kinds?: readonly string[] }>(
  one: T,
  kind: string,
): T {
  const kinds = toggled(one.kinds ?? [], kind);
  const next: T = { ...one, kinds };
  if (kinds.length === 0) Reflect.deleteProperty(next, 'kinds');
  return next;
}

/** The list with it, or without it where it was there. */
export function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((id) => id !== one) : [...list, one];
}
