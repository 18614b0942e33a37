import type { PacksGiven } from '#exchange/import/packs-in.ts';
import { sameContent } from '#roster/same-content.ts';
import type { AnyPack, ReadPack } from '#rules/contract/packs.ts';
import type { Systems } from '#store/hooks.ts';

/** A type of warband that has come from elsewhere; nothing is kept yet. */
export interface ArrivingPack {
  readonly systemId: string;
  readonly read: ReadPack;
  /** What is on this device under the same id. */
  readonly here: 'nothing' | 'the-same' | 'another';
}

/** Reads the packs that came with a text. Rejects with a `NotFetched` when their game can’t be fetched. */
export async function weighPacks(
  { systemId, packs }: PacksGiven,
  systems: Pick<Systems, 'ids' | 'readPack' | 'ownPacks'>,
): Promise<readonly ArrivingPack[]> {
  const games = systemId === null ? systems.ids : [systemId];
  const weighed = await Promise.all(
    packs.map(async (pack) => {
      for (const id of games) {
        const read = await systems.readPack(id, pack);
        if (read !== null) return [{ systemId: id, read, here: hereOf(read, id, systems) }];
      }
      return [];
    }),
  );
  return weighed.flat();
}

function hereOf(
  read: ReadPack,
  systemId: string,
  systems: Pick<Systems, 'ownPacks'>,
): ArrivingPack['here'] {
  const own = read.ok ? systems.ownPacks(systemId).find(({ id }) => id === read.pack.id) : null;
  if (own === undefined || own === null) return 'nothing';
  return own.read.ok && read.ok && sameContent(own.read.pack, read.pack) ? 'the-same' : 'another';
}

/** The same pack under an id and a name that no other has. @param taken ids of all other types */
export function besideOthers<P extends AnyPack>(pack: P, taken: readonly string[]): P {
  const number = NUMBERS.find((one) => !taken.includes(withNumber(pack.id, one))) ?? 0;
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(pack.names ?? {}).map(([language, name]) => [
      language,
      `${name.slice(0, MAX_NAME - 5)} (${number})`,
    ]),
  );
  return { ...pack, id: withNumber(pack.id, number), names };
}

/** More than there can be packs. */
const NUMBERS = Array.from({ length: 99 }, (_, at) => at + 2);

/** Characters of a name, as packs may have them. */
const MAX_NAME = 80;

function withNumber(id: string, number: number): string {
  return `${id}-${number}`;
}
