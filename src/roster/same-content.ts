/**
 * Deep equality: lists and plain objects are compared by content, regardless of the order of
 * their fields, and anything else by identity.
 */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && sameItems(one, other);
  }
  return isRecord(one) && isRecord(other) && sameFields(one, other);
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => sameContent(item, other[index]));
}

function sameFields(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameContent(one[key], other[key]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
