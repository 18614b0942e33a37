import { isDeepStrictEqual } from 'node:util';
import type { Phone } from '../../tests/support/synced-phone.ts';

/** Differences between phones that should have the same battle. */
export interface Agreement {
  /** Ids of entries that some player has seen and that are missing on a phone or its disk. */
  readonly lost: readonly string[];
  /** Whether entries, their order or their folded state differ between phones. */
  readonly differs: boolean;
}

/** @param seen ids of the entries that some phone has shown; none where only the phones are compared */
export function agreementOf(
  phones: readonly Phone[],
  seen: ReadonlySet<string> = new Set(),
): Agreement {
  const [first, ...others] = phones.map((phone) => ({
    entries: phone.entries(),
    battle: phone.session()?.getState().battle ?? null,
  }));
  const kept = phones.flatMap((phone) => [
    new Set<string>(phone.entries().map(({ id }) => id)),
    new Set(phone.memory.disk.entries.keys()),
  ]);
  return {
    lost: [...seen].filter((id) => kept.some((ids) => !ids.has(id))),
    differs: others.some((one) => !isDeepStrictEqual(one, first)),
  };
}
