import type { UpkeepRow } from '#rules/contract/after-battle.ts';
import type { EquipmentList } from '#rules/contract/catalogue.ts';
import type { FindGift, Terms } from '#rules/contract/finds.ts';
import type { CapRow, Hiring, HiringRow } from '#rules/contract/warbands.ts';
import type { Pack, PackProfile } from './schema.ts';

export type Kind = NonNullable<Pack['kinds']>[number];

/** Ids of types of warbands, or of profiles as members carry them, by what the packs say of them. */
type Holders = ReadonlyMap<string, readonly string[]>;

/** Those in a warband of whom a rule of its own asks who follows the leader. */
interface Succession {
  readonly after: readonly string[];
  readonly only: readonly string[];
  /** What players are told if one of them is left, and if none is. */
  readonly told: { readonly some: string; readonly none: string };
}

/** What packs say together, in the form in which the rules read it. */
export interface Parts {
  readonly equipment: readonly EquipmentList[];
  readonly skillLists: readonly { readonly id: string; readonly skills: readonly string[] }[];
  /** Things that no other warband has. */
  readonly items: readonly OwnItem[];
  readonly skills: ById<readonly string[]>;
  readonly promotedOnly: ById<readonly string[]>;
  readonly promotedNever: ById<readonly string[]>;
  /** Those who alone learn a skill of their lists, and those who never do. */
  readonly learnsAlone: Holders;
  readonly neverLearns: Holders;
  readonly races: ById<string>;
  readonly maximums: ById<ById<number>>;
  readonly lostByPromotion: readonly string[];
  readonly experienceTimes: ById<number>;
  /** Lists of spells. */
  readonly magic: ById<string>;
  readonly kinds: ReadonlyMap<Kind, readonly string[]>;
  readonly hiring: readonly HiringRow[];
  readonly caps: readonly CapRow[];
  readonly pairs: Holders;
  readonly upkeep: readonly UpkeepRow[];
  readonly injuries: ReadonlyMap<NonNullable<PackProfile['injuries']>, readonly string[]>;
  readonly remarks: Holders;
  readonly market: {
    readonly may: Holders;
    readonly never: Holders;
    readonly terms: ReadonlyMap<string, readonly Terms[]>;
  };
  readonly searchMore: ById<number>;
  readonly wyrdstoneMore: ById<number>;
  /** By find, then by type of warband. */
  readonly finds: ReadonlyMap<string, ById<readonly FindGift[]>>;
  readonly captives: Holders;
  readonly heirs: readonly Succession[];
}

type ById<T> = Readonly<Record<string, T>>;

/** A thing that a pack brings. */
export type OwnItem = NonNullable<NonNullable<Pack['things']>['items']>[string] & {
  readonly id: string;
};

/** Whoever something is said of: a type of warband, or a profile. */
interface Said<Of> {
  readonly id: string;
  readonly of: Of;
}

/** What these packs say together. Packs that are not among them are not needed for it. */
export function assemble(packs: readonly Pack[]): Parts {
  const types = packs.map((pack): Said<Pack> => ({ id: pack.id, of: pack }));
  const profiles = packs.flatMap((pack) =>
    pack.profiles.map((of): Said<PackProfile> => ({ id: `${pack.id}/${of.id}`, of })),
  );
  // What is said of a profile counts before what is said of its warband.
  const all: readonly Said<Pack | PackProfile>[] = [...profiles, ...types];
  const kinds = grouped(all, ({ kinds: own }) => own);
  return {
    equipment: packs.flatMap(equipmentOf),
    skillLists: [...new Map(packs.flatMap(({ skillLists }) => entries(skillLists)))].map(
      ([id, { skills }]) => ({ id, skills }),
    ),
    items: [...new Map(packs.flatMap(({ things }) => entries(things?.items)))].map(
      ([id, item]) => ({ ...item, id }),
    ),
    skills: byId(profiles, ({ skills }) => skills),
    promotedOnly: byId(profiles, ({ promoted }) => promoted?.only),
    promotedNever: byId(profiles, ({ promoted }) => promoted?.never),
    learnsAlone: grouped(profiles, ({ learnsAlone }) => learnsAlone),
    neverLearns: grouped(all, ({ neverLearns }) => neverLearns),
    races: byId(all, ({ race }) => race),
    maximums: Object.fromEntries(packs.flatMap(({ maximums }) => entries(maximums))),
    lostByPromotion: profiles.flatMap(({ id, of }) => (of.promotionKills === true ? [id] : [])),
    experienceTimes: byId(profiles, ({ experienceTimes }) => experienceTimes),
    magic: byId(profiles, ({ magic }) => magic),
    kinds,
    hiring: profiles.flatMap((one) =>
      hiringOf(
        one,
        packs,
        profiles.filter(({ of }) => of.hired !== undefined),
      ),
    ),
    caps: packs.flatMap((pack) =>
      pack.profiles.flatMap(({ id, cap }) =>
        cap === undefined
          ? []
          : [{ of: `${pack.id}/${id}`, for: within(pack, cap.for), times: cap.times }],
      ),
    ),
    pairs: grouped(profiles, ({ pairs }) => pairs),
    upkeep: packs
      .flatMap((pack) => pack.profiles.map((profile) => ({ pack, profile })))
      // Hired swords first.
      .toSorted(
        (a, b) => Number(b.profile.hired !== undefined) - Number(a.profile.hired !== undefined),
      )
      .flatMap(({ pack, profile }) => upkeepOf(pack, profile, kinds, types, profiles)),
    injuries: grouped(profiles, ({ injuries }) =>
      injuries === undefined ? undefined : [injuries],
    ),
    remarks: grouped(profiles, ({ remarks }) => remarks),
    market: {
      may: grouped(all, ({ market }) => market?.may),
      never: grouped(all, ({ market }) => market?.never),
      terms: collected(
        all.flatMap(({ id, of }) =>
          entries(of.market?.terms).map(([item, terms]) => [item, { for: [id], ...terms }]),
        ),
      ),
    },
    searchMore: byId(types, ({ searchMore }) => searchMore),
    wyrdstoneMore: byId(types, ({ wyrdstoneMore }) => wyrdstoneMore),
    finds: findsOf(packs),
    captives: grouped(types, ({ captives }) => captives),
    heirs: packs.flatMap((pack) =>
      (pack.heirs ?? []).map(({ after, only, told }) => ({
        after: within(pack, after),
        only: within(pack, only),
        told,
      })),
    ),
  };
}

function equipmentOf(pack: Pack): readonly EquipmentList[] {
  return entries(pack.equipment).map(([name, { items, prices = {}, times = {}, doubt }]) => {
    const users = pack.profiles.filter(({ equipment }) => equipment === name);
    return {
      for: within(
        pack,
        users.map(({ id }) => id),
      ),
      items,
      priced: prices,
      doubted: doubt?.differ ?? [],
      times,
      without: Object.fromEntries(
        users.flatMap(({ id, without }) =>
          without === undefined ? [] : [[`${pack.id}/${id}`, without]],
        ),
      ),
    };
  });
}

/** A warband hires whom it names, and who names it; one that names nobody, whoever is open to all. */
function hiringOf(
  { id: profileId, of: { id, hired } }: Said<PackProfile>,
  packs: readonly Pack[],
  hirelings: readonly Said<PackProfile>[],
): readonly HiringRow[] {
  if (hired === undefined) return [];
  const {
    by,
    differ = [],
    never = [],
    notBeside: { hired: names = [], kinds = [], traits = [] } = {},
  } = hired;
  const unknown = by === undefined ? 'no' : 'unsaid';
  const each = (types: readonly string[], may: Hiring) => types.map((type) => [type, may] as const);
  const naming = packs.flatMap(({ id: type, hires, hiresUnsure }) => {
    if (hires === undefined) return [];
    if (hires.includes(id)) return each([type], 'yes');
    return each([type], hiresUnsure === true ? unknown : 'no');
  });
  return [
    {
      profileId,
      by: Object.fromEntries([
        ...naming,
        ...each(by ?? [], 'yes'),
        ...each(differ, 'differ'),
        ...each(never, 'no'),
      ]),
      otherwise: hired.open === true ? 'yes' : unknown,
      notBeside: {
        profiles: hirelings.flatMap(({ id: other, of }) =>
          names.includes(of.id) || of.kinds?.some((kind) => kinds.includes(kind)) === true
            ? [other]
            : [],
        ),
        traits,
      },
      makesRoom: hired.makesRoom ?? 0,
      carries: hired.carries,
    },
  ];
}

function upkeepOf(
  pack: Pack,
  { id, upkeep }: PackProfile,
  kinds: Parts['kinds'],
  types: readonly Said<Pack>[],
  profiles: readonly Said<PackProfile>[],
): readonly UpkeepRow[] {
  if (upkeep === undefined) return [];
  const { gold = 0, wyrdstone, beside } = upkeep;
  return [
    {
      profileId: `${pack.id}/${id}`,
      of: wyrdstone === undefined ? 'gold' : 'wyrdstone',
      cost: wyrdstone ?? gold,
      beside:
        beside === undefined
          ? null
          : {
              profiles: [
                ...within(pack, beside.profiles ?? []),
                ...ofRaces(beside.races ?? [], profiles),
              ],
              warbands: [
                ...(beside.kinds ?? []).flatMap((kind) => kinds.get(kind) ?? []),
                ...ofRaces(beside.races ?? [], types),
              ],
              cost: beside.gold,
            },
    },
  ];
}

/** Of a race themselves: in a warband of it, nobody has to say so. */
function ofRaces(
  races: readonly string[],
  said: readonly Said<{ readonly race?: string | undefined }>[],
): readonly string[] {
  return said.flatMap(({ id, of }) => (races.includes(of.race ?? '') ? [id] : []));
}

function findsOf(packs: readonly Pack[]): Parts['finds'] {
  const told = packs.flatMap((pack) =>
    entries(pack.finds).map(([find, gifts]) => [find, [pack.id, gifts.map(giftOf)]] as const),
  );
  return new Map([...collected(told)].map(([find, rows]) => [find, Object.fromEntries(rows)]));
}

function giftOf(gift: NonNullable<Pack['finds']>[string][number]): FindGift {
  return 'note' in gift
    ? { kind: 'note', id: gift.note }
    : { kind: 'income', id: 'gold', amount: { dice: gift.goldDice, sides: 6, plus: 0, times: 1 } };
}

/** Profiles of a pack as members carry them. */
function within({ id }: Pack, profiles: readonly string[]): readonly string[] {
  return profiles.map((profile) => `${id}/${profile}`);
}

function byId<Of, T>(said: readonly Said<Of>[], read: (of: Of) => T | undefined): ById<T> {
  return Object.fromEntries(
    said.flatMap(({ id, of }) => {
      const value = read(of);
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/** Of whom each of these things is said. */
function grouped<Of, Key extends string>(
  said: readonly Said<Of>[],
  read: (of: Of) => readonly Key[] | undefined,
): ReadonlyMap<Key, readonly string[]> {
  return collected(said.flatMap(({ id, of }) => (read(of) ?? []).map((key) => [key, id] as const)));
}

/** All values of a key. */
function collected<Key, T>(pairs: readonly (readonly [Key, T])[]): ReadonlyMap<Key, readonly T[]> {
  const all = new Map<Key, T[]>();
  for (const [key, value] of pairs) {
    const there = all.get(key);
    if (there === undefined) all.set(key, [value]);
    else there.push(value);
  }
  return all;
}

function entries<T>(record: ById<T> | undefined): readonly (readonly [string, T])[] {
  return Object.entries(record ?? {});
}
