import { addWords, LANGUAGES } from '#i18n/setup.ts';
import { type RawPack, rawPacksIn } from '#roster/own-packs.ts';
import { isPackKey } from '#roster/pack-key.ts';
import { sameContent } from '#roster/same-content.ts';
import type { ListedType } from '#rules/contract/catalogue.ts';
import type { AnyPack, OwnPart, PackRemark, Packs, ReadPack } from '#rules/contract/packs.ts';
import type { OwnPack, OwnTypes } from '#store/systems.ts';

type Rows = Readonly<Record<string, unknown>>;

/** What it takes of a game: the rules have to know some packs, and no longer others. */
type Game = Pick<Packs, 'know' | 'forget'> & OwnPart;

/** The types of warbands of a game that players make themselves. */
export interface OwnTypesOf extends OwnTypes {
  /**
   * Those among rows of the settings, which the rules know from then on: one reading after another.
   * @returns the same as before where nothing has changed
   */
  readonly bring: (rows: Rows) => Promise<readonly OwnPack[]>;
  /** See `TypeSource.play`. */
  readonly play: (texts: readonly string[], rows: Rows) => Promise<boolean>;
  /** What the list of warbands shows of those that have been brought. */
  readonly heads: () => readonly ListedType[];
}

/** @param files of the types that come with the app */
export async function ownTypesOf(
  systemId: string,
  packs: Packs,
  files: ReadonlyMap<string, () => Promise<AnyPack>>,
): Promise<OwnTypesOf> {
  const part = await packs.own();
  const game = { ...packs, ...part };
  const read: Read = (given) => {
    const answer = part.read(given);
    if (!answer.ok) return answer;
    const { id } = answer.pack;
    if (files.has(id)) return refused('id-taken', 'id', id);
    // Hired swords of no warband come with the app only.
    return part.head(answer.pack) === null ? refused('field-missing', 'warband') : answer;
  };
  let brought: readonly OwnPack[] = [];
  let last: { readonly rows: Rows; readonly bringing: Promise<readonly OwnPack[]> } | null = null;
  /** Those of the battle on the screen, where the players’ own differ from them. */
  let played: readonly AnyPack[] = [];
  const bringAfter = async (before: Promise<unknown> | undefined, rows: Rows) => {
    await before?.catch(() => undefined);
    if (brought.length > 0 || Object.keys(rows).some(isPackKey)) {
      brought = await bringOwnPacks(systemId, rows, game, read, brought);
      await addWords(packs.know(played.map(part.asOwn), LANGUAGES), 'anew');
    }
    return brought;
  };
  const bring: OwnTypesOf['bring'] = (rows) => {
    if (last?.rows !== rows) last = { rows, bringing: bringAfter(last?.bringing, rows) };
    return last.bringing;
  };
  return {
    read,
    bring,
    heads: () =>
      playable(brought).flatMap((pack) => {
        const head = part.head(part.asOwn(pack));
        return head === null ? [] : [{ ...head, own: true as const }];
      }),
    form: async (id) => {
      const mine = brought.find((one) => one.id === id);
      const answer = mine?.read ?? part.read(await files.get(id)?.());
      return answer.ok ? answer.pack : null;
    },
    choices: part.choices,
    play: async (texts, rows) => {
      const mine = await bring(rows);
      const before = played;
      played = await playPacks(texts, game, read, mine, before);
      return played !== before;
    },
  };
}

function refused(code: string, path: string, id = ''): ReadPack {
  return { ok: false, reasons: [{ code, path, id }] };
}

const DAMAGED: readonly PackRemark[] = [{ code: 'damaged', path: '', id: '' }];

/** What was read, by what it was read from. */
const READ = new WeakMap<OwnPack, RawPack>();

/**
 * Reads the players’ own packs of a game: from then on the rules know those that can be played, and no longer those that
 * were there before.
 * @param before as this has answered last; the answer again where nothing has changed
 */
async function bringOwnPacks(
  systemId: string,
  rows: Rows,
  packs: Game,
  read: Read,
  before: readonly OwnPack[],
): Promise<readonly OwnPack[]> {
  const raw = rawPacksIn(rows, systemId);
  const now = raw.map(
    (one) => before.find((own) => sameContent(READ.get(own), one)) ?? ownPack(one, packs, read),
  );
  if (now.length === before.length && now.every((own, at) => own === before[at])) return before;
  const gone = playable(before).filter(({ id }) => !playable(now).some((own) => own.id === id));
  packs.forget(gone.map(({ id }) => id));
  const fresh = playable(now.filter((own) => !before.includes(own)));
  await addWords(packs.know(fresh.map(packs.asOwn), LANGUAGES), 'anew');
  return now;
}

type Read = (given: unknown) => ReadPack;

function ownPack(raw: RawPack, { head, asOwn }: OwnPart, read: Read): OwnPack {
  const { key, systemId, id, changedAt, pack, draft } = raw;
  const drafted = draft === null ? null : read(draft);
  const last = (): ReadPack => (pack === null ? { ok: false, reasons: DAMAGED } : read(pack));
  const answer = drafted?.ok ? drafted : last();
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
async function playPacks(
  texts: readonly string[],
  packs: Game,
  read: Read,
  own: readonly OwnPack[],
  before: readonly AnyPack[],
): Promise<readonly AnyPack[]> {
  const answers = texts.map(read);
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
