import * as fc from 'fast-check';

/** Plain data, as in a row or a file. */
type Plain = unknown;

/** Names special to JavaScript, texts special to the app, and nonsense. */
const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  '!!!',
  '-',
  '\uFFFF',
  'zzzzzzzzzzzzzzzzzzzz',
  'nobody.x:y',
  '$t(home:title)',
  '{{name}}',
  '<img src=x onerror=alert(1)>',
  '\u202Eabc',
  '../../..',
  'a b/c?d#e%',
  'x'.repeat(3000),
] as const;

const NUMBERS = [
  0,
  -1,
  1.5,
  7,
  99,
  12_345,
  99_999,
  1e300,
  -1e300,
  8.64e15 + 1,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
] as const;

const value: fc.Arbitrary<Plain> = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom<Plain[]>(null, undefined, true, false, [], {}, [[]], { length: 3 }),
);

/**
 * One corruption of rows: a value replaced or removed, or a name replaced everywhere, as in a crafted file.
 */
export const damage = fc.record({
  how: fc.constantFrom('set', 'gone', 'renamed'),
  /** The place, as an index over all values. */
  at: fc.nat(),
  value,
  name: fc.constantFrom(...NAMES),
});
export type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

/** Applies all corruptions to the rows. */
export function damaged(rows: Plain, damages: readonly Damage[]): Plain {
  return damages.reduce<Plain>((before, { how, at, ...as }) => {
    const places = placesIn(before);
    const place = places[at % Math.max(1, places.length)] ?? [];
    if (how === 'set') return withValue(before, place, () => as.value);
    if (how === 'gone') return withValue(before, place, () => undefined);
    const old = valueAt(before, place);
    return typeof old === 'string' ? renamed(before, old, renameOf(old, as.name)) : before;
  }, rows);
}

/** Ids keep their prefix; otherwise every such row would be refused for that alone. */
function renameOf(old: string, name: string): string {
  return /^[abfmsw]-/.test(old) ? `${old.slice(0, 2)}${name}` : name;
}

type Place = readonly string[];

function placesIn(of: Plain): readonly Place[] {
  if (!isGroup(of)) return [[]];
  return Object.entries(of).flatMap(([key, inner]) =>
    placesIn(inner).map((deep) => [key, ...deep]),
  );
}

function valueAt(of: Plain, [key, ...deep]: Place): Plain {
  if (key === undefined) return of;
  return isGroup(of) && Object.hasOwn(of, key) ? valueAt(of[key], deep) : undefined;
}

function withValue(of: Plain, [key, ...deep]: Place, change: (old: Plain) => Plain): Plain {
  if (key === undefined) return change(of);
  return mapped(of, (at, inner) => [at, at === key ? withValue(inner, deep, change) : inner]);
}

function renamed(of: Plain, old: string, name: string): Plain {
  if (of === old) return name;
  return mapped(of, (key, inner) => [key === old ? name : key, renamed(inner, old, name)]);
}

function mapped(of: Plain, each: (key: string, inner: Plain) => readonly [string, Plain]): Plain {
  if (!isGroup(of)) return of;
  const entries = Object.entries(of).map(([key, inner]) => each(key, inner));
  // Defined, not assigned: `__proto__` must become an ordinary property.
  return Array.isArray(of) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isGroup(of: Plain): of is Readonly<Record<string, Plain>> {
  return typeof of === 'object' && of !== null;
}
