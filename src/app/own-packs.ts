import { addWords, LANGUAGES } from '#i18n/setup.ts';
import { type RawPack, rawPacksIn } from '#roster/own-packs.ts';
import { sameContent } from '#roster/same-content.ts';
import type { AnyPack, PackRemark, Packs, ReadPack } from '#rules/contract/packs.ts';
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
  packs: Pick<Packs, 'know' | 'forget' | 'asOwn' | 'head'>,
  read: Read,
  before: readonly OwnPack[],
): Promise<readonly OwnPack[]> {
  const raw = rawPacksIn(rows, systemId);
  const now = await Promise.all(
    raw.map(
      async (one) =>
        before.find((own) => sameContent(READ.get(own), one)) ?? (await ownPack(one, packs, read)),
    ),
  );
  if (now.length === before.length && now.every((own, at) => own === before[at])) return before;
  const gone = playable(before).filter(({ id }) => !playable(now).some((own) => own.id === id));
  packs.forget(gone.map(({ id }) => id));
  const fresh = playable(now.filter((own) => !before.includes(own)));
  await addWords(packs.know(fresh.map(packs.asOwn), LANGUAGES), 'anew');
  return now;
}

type Read = (given: unknown) => Promise<ReadPack>;

async function ownPack(
  raw: RawPack,
  { head, asOwn }: Pick<Packs, 'head' | 'asOwn'>,
  read: Read,
): Promise<OwnPack> {
  const { key, systemId, id, changedAt, pack, draft } = raw;
  const drafted = draft === null ? null : await read(draft);
  const last = async (): Promise<ReadPack> =>
    pack === null ? { ok: false, reasons: DAMAGED } : read(pack);
  const answer = drafted?.ok ? drafted : await last();
  const own: OwnPack = {
    key,
    systemId,
    id,
    changedAt,
    brings: answer.ok ? (head(asOwn(answer.pack))?.brings ?? []) : [],
    read: answer,
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

/**
 * Lets the rules know the packs that a battle brings, as long as it is on the screen: in place of the players’ own of
 * the same ids, which may have changed since. What this version can't read is left out.
 * @param texts of all that it brings
 * @param own the players’ own
 * @param before as this has answered last
 * @returns those that aren't the players’ own as they are; `before` where nothing has changed
 */
export async function playPacks(
  texts: readonly string[],
  packs: Pick<Packs, 'know' | 'forget' | 'asOwn'>,
  read: Read,
  own: readonly OwnPack[],
  before: readonly AnyPack[],
): Promise<readonly AnyPack[]> {
  const answers = await Promise.all(texts.map(read));
  const mine = new Map(playable(own).map((pack) => [pack.id, pack]));
  const played = answers.flatMap((answer) =>
    answer.ok && !sameContent(answer.pack, mine.get(answer.pack.id)) ? [answer.pack] : [],
  );
  if (sameContent(played, before)) return before;
  const left = before.filter(({ id }) => !played.some((pack) => pack.id === id));
  packs.forget(left.map(({ id }) => id));
  const again = left.flatMap(({ id }) => mine.get(id) ?? []);
  await addWords(packs.know([...again, ...played].map(packs.asOwn), LANGUAGES), 'anew');
  return played;
}
