import { addWords, LANGUAGES } from '#i18n/setup.ts';
import { type RawPack, rawPacksIn } from '#roster/own-packs.ts';
import { sameContent } from '#roster/same-content.ts';
import type { PackRemark, Packs, ReadPack } from '#rules/contract/packs.ts';
import type { OwnPack } from '#store/systems.ts';

const DAMAGED: readonly PackRemark[] = [{ code: 'damaged', path: '', id: '' }];

/** What was read, by what it was read from. */
const READ = new WeakMap<OwnPack, RawPack>();

/**
 * Reads the players’ own packs of a game: from then on the rules know those that can be played, and no longer those that
 * were there before.
 * @param before as this has answered last; the answer again where nothing has changed
 */
export async function bringOwnPacks(
  systemId: string,
  rows: Readonly<Record<string, unknown>>,
  packs: Pick<Packs, 'know' | 'forget' | 'asOwn'>,
  read: (given: unknown) => Promise<ReadPack>,
  before: readonly OwnPack[],
): Promise<readonly OwnPack[]> {
  const raw = rawPacksIn(rows, systemId);
  const now = await Promise.all(
    raw.map(
      async (one) =>
        before.find((own) => sameContent(READ.get(own), one)) ?? (await ownPack(one, read)),
    ),
  );
  if (now.length === before.length && now.every((own, at) => own === before[at])) return before;
  const gone = playable(before).filter(({ id }) => !playable(now).some((own) => own.id === id));
  packs.forget(gone.map(({ id }) => id));
  const fresh = playable(now.filter((own) => !before.includes(own)));
  await addWords(packs.know(fresh.map(packs.asOwn), LANGUAGES), 'anew');
  return now;
}

async function ownPack(
  raw: RawPack,
  read: (given: unknown) => Promise<ReadPack>,
): Promise<OwnPack> {
  const { key, systemId, id, changedAt, pack, draft } = raw;
  const drafted = draft === null ? null : await read(draft);
  const last = async (): Promise<ReadPack> =>
    pack === null ? { ok: false, reasons: DAMAGED } : read(pack);
  const own: OwnPack = {
    key,
    systemId,
    id,
    changedAt,
    read: drafted?.ok ? drafted : await last(),
    draft:
      drafted === null || drafted.ok || drafted.form === undefined
        ? null
        : { form: drafted.form, reasons: drafted.reasons },
  };
  READ.set(own, raw);
  return own;
}

/** The packs of those that can be played. */
function playable(own: readonly OwnPack[]) {
  return own.flatMap(({ read }) => (read.ok ? [read.pack] : []));
}
