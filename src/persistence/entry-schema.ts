import * as v from 'valibot';
import { type Entry, EVENT_VERSION, type EventOf, type EventType } from '#battle/events.ts';
import { type Data, SHAPES } from '#battle/steps/all.shape.ts';
import type { KindShape } from '#battle/steps/kind.shape.ts';
import { actorId, battleId, entryId, hlc } from '#battle/steps/parts.shape.ts';
import { upcast } from '#battle/upcast.ts';

/** The fields that every entry has, around its data. */
const STAMPED = v.object({
  id: entryId,
  battleId,
  actor: actorId,
  hlc,
  v: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(EVENT_VERSION)),
  // Rows from before November 2026 don't have it.
  after: v.optional(v.nullable(entryId), null),
  type: v.pipe(v.string(), v.maxLength(99)),
  data: v.unknown(),
});

/** The entry in a row of any version so far, in today's shape; null for any other row. */
export function readEntry(row: unknown): Entry | null {
  const parsed = v.safeParse(STAMPED, row, FIRST_ISSUE);
  if (!parsed.success) return null;
  const { type, data, ...stamp } = parsed.output;
  const event = isKind(type) ? readEvent(type, stamp.v, data) : null;
  return event === null ? null : upcast({ ...stamp, ...event });
}

/** One fault is enough to refuse a row. */
const FIRST_ISSUE = { abortEarly: true } as const;

function isKind(type: string): type is EventType {
  return Object.hasOwn(SHAPES, type);
}

function readEvent<K extends EventType>(
  type: K,
  version: number,
  stored: unknown,
): EventOf<K> | null {
  const { since, before, data: today } = KINDS[type];
  if (version < since) return null;
  const { data } = before.find(({ until }) => version <= until) ?? { data: today };
  const parsed = v.safeParse(data, stored, FIRST_ISSUE);
  return parsed.success ? { type, data: parsed.output } : null;
}

const KINDS: { readonly [K in EventType]: KindShape<Data[K]> } = SHAPES;
