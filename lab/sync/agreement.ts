import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '#battle/events.ts';
import type { Phone } from '../../tests/support/synced-phone.ts';
import { inOrder } from '../soak/record.ts';

/** Differences between phones that should have the same battle. */
export interface Agreement {
  /** What some player has seen and is missing on a phone or its disk (`seenAs`). */
  readonly lost: readonly string[];
  /** Whether entries, their order or their folded state differ between phones. */
  readonly differs: boolean;
}

/**
 * What a player has seen of an entry, whatever its id: of two phones with one identity, one may have written it anew
 * under another name.
 */
export function seenAs({ hlc, type, data }: Entry): string {
  return `${hlc} ${type} ${JSON.stringify(data, inOrder)}`;
}

/** @param seen what some phone has shown (`seenAs`); none where only the phones are compared */
export function agreementOf(
  phones: readonly Phone[],
  seen: ReadonlySet<string> = new Set(),
): Agreement {
  const [first, ...others] = phones.map((phone) => ({
    entries: phone.entries(),
    battle: phone.session()?.getState().battle ?? null,
  }));
  const kept = phones.flatMap((phone) => [
    new Set(phone.entries().map(seenAs)),
    new Set([...phone.memory.disk.entries.values()].map(seenAs)),
  ]);
  return {
    lost: [...seen].filter((one) => kept.some((there) => !there.has(one))),
    differs: others.some((one) => !isDeepStrictEqual(one, first)),
  };
}
