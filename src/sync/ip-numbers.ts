// IP addresses as their bytes: 4 of an IPv4, 16 of an IPv6 address.

const V6_GROUPS = 8;

/** Null for anything but four numbers with dots. */
export function bytesOfV4(text: string): readonly number[] | null {
  const parts = text.split('.').map(Number);
  const isByte = (one: number) => Number.isInteger(one) && one >= 0 && one <= 0xff;
  return parts.length === 4 && parts.every(isByte) ? parts : null;
}

export function v4Of(bytes: readonly number[]): string {
  return bytes.join('.');
}

/** Null for anything but eight hexadecimal groups, of which `::` leaves out some. */
export function bytesOfV6(text: string): readonly number[] | null {
  const [before = [], after, ...more] = text
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  const missing = V6_GROUPS - before.length - (after?.length ?? 0);
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return null;
  const left = Array.from({ length: missing }, () => '0');
  const groups = [...before, ...left, ...(after ?? [])];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

/** As browsers write it: RFC 5952. */
export function v6Of(bytes: readonly number[]): string {
  const groups = Array.from({ length: V6_GROUPS }, (_, at) =>
    (((bytes[2 * at] ?? 0) << 8) | (bytes[2 * at + 1] ?? 0)).toString(16),
  );
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}
