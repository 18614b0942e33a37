import * as v from 'valibot';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import { keyedBy, listOf } from '#rules/kit/bounded.ts';
import { TRAIT_GROUPS } from '../things/groups.ts';

// The form of a pack, field by field, as docs/packs.md explains it to whoever writes one. A pack is refused with a
// reason for each field that is malformed: the messages are its codes.

/** The version that is written now. */
export const PACK_VERSION = 1;

/** Entries of a list or a record: more than any warband has. */
const MOST = 99;

const text = (max: number) => v.pipe(v.string('text-expected'), v.maxLength(max, 'text-too-long'));

/** Characters of an id, as a warband has it too. */
export const MAX_ID = 80;

const id = v.pipe(
  v.string('text-expected'),
  v.maxLength(MAX_ID, 'text-too-long'),
  // No name that JavaScript gives to something of every object.
  v.regex(/^(?!constructor$)[a-z][a-z0-9-]*$/, 'id-malformed'),
);

const number = (min: number, max: number) =>
  v.pipe(
    v.number('number-expected'),
    v.integer('number-out-of-range'),
    v.minValue(min, 'number-out-of-range'),
    v.maxValue(max, 'number-out-of-range'),
  );

const gold = number(0, 9999);

/** What two dice have to reach, perhaps with help; 0 where nobody rolls. */
const rarity = (max: number) => v.pipe(number(0, max), v.notValue(1, 'number-out-of-range'));

const some = <const Item extends v.GenericSchema>(item: Item) => listOf(item, MOST);

const byId = <const Value extends v.GenericSchema>(value: Value) =>
  keyedBy(id, value, MOST, 'object-expected', 'list-too-long');

/** Exactly these fields: another name is a slip of the pen. */
function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return 'field-unknown';
    return expected === 'Object' ? 'object-expected' : 'field-missing';
  });
}

const maybe = v.exactOptional;

const ids = some(id);

/** Traits with their values. */
const traits = byId(v.union([v.literal(true), number(-99, 199), text(80)], 'trait-malformed'));

/** By language. */
const names = byId(text(80));

/** Languages whose names nobody has confirmed. */
const unsure = maybe(ids);

const yes = v.literal(true, 'true-expected');

const characteristic = number(0, 10);
/** Hawks are faster than anybody on foot. */
const movement = number(0, 20);

const characteristics = fields({
  M: movement,
  WS: characteristic,
  BS: characteristic,
  S: characteristic,
  T: characteristic,
  W: characteristic,
  I: characteristic,
  A: characteristic,
  Ld: characteristic,
});

/** "2D6", "D6+1". */
const dice = maybe(v.pipe(text(9), v.regex(/^[1-9]?D[36](?:\+[1-9])?$/, 'dice-malformed')));

const rolled = fields({
  M: dice,
  WS: dice,
  BS: dice,
  S: dice,
  T: dice,
  W: dice,
  I: dice,
  A: dice,
  Ld: dice,
});

/** As what somebody counts where a rule asks it. */
export const KINDS = [
  'beastmen',
  'chaos',
  'cursed',
  'dark-elves',
  'dwarfs',
  'evil',
  'greenskins',
  'high-elves',
  'men',
  'men-once',
  'outlaws',
  'skaven',
  'unholy',
  'walking-dead',
] as const;

const kinds = some(v.picklist(KINDS, 'kind-unknown'));

/** What the market has for whom. */
const market = fields({
  may: maybe(ids),
  never: maybe(ids),
  terms: maybe(byId(fields({ price: maybe(gold), rarity: rarity(12) }))),
});

/** What other sources print of a number; null: no limit. */
const others = maybe(some(v.nullable(gold)));

/** How sure its numbers are. */
const doubt = fields({
  single: maybe(yes),
  differ: maybe(
    fields({
      cost: others,
      startXp: others,
      max: others,
      upkeep: others,
      rating: others,
      M: others,
      WS: others,
      BS: others,
      S: others,
      T: others,
      W: others,
      I: others,
      A: others,
      Ld: others,
    }),
  ),
});

const PROFILE = fields({
  id,
  names: maybe(names),
  unsure,
  doubt: maybe(doubt),
  role: v.picklist(['hero', 'henchman', 'hired-sword', 'animal'], 'role-unknown'),
  leader: maybe(yes),
  max: maybe(number(1, 99)),
  cost: maybe(gold),
  /** Beside it: six-sided dice of gold crowns, and pieces of wyrdstone. */
  costMore: maybe(fields({ dice: maybe(number(1, 9)), wyrdstone: maybe(number(1, 9)) })),
  startXp: maybe(number(0, 99)),
  profile: characteristics,
  traits: maybe(traits),
  kinds: maybe(kinds),
  race: maybe(id),
  equipment: maybe(id),
  without: maybe(ids),
  pairs: maybe(ids),
  market: maybe(market),
  skills: maybe(ids),
  learnsAlone: maybe(ids),
  neverLearns: maybe(ids),
  promoted: maybe(fields({ only: maybe(ids), never: maybe(ids) })),
  promotionKills: maybe(yes),
  experienceTimes: maybe(number(2, 9)),
  magic: maybe(id),
  cap: maybe(fields({ times: number(1, 99), for: ids })),
  upkeep: maybe(
    fields({
      gold: maybe(gold),
      /** Pieces, instead of gold. */
      wyrdstone: maybe(number(1, 9)),
      beside: maybe(fields({ gold, profiles: maybe(ids), kinds: maybe(kinds), races: maybe(ids) })),
    }),
  ),
  injuries: maybe(v.picklist(['none', 'daemon'], 'injuries-unknown')),
  remarks: maybe(ids),
  hired: maybe(
    fields({
      open: maybe(yes),
      /** Types of warbands by id: who may hire him, of whom sources differ, and who may not. */
      by: maybe(ids),
      differ: maybe(ids),
      never: maybe(ids),
      notBeside: maybe(fields({ hired: maybe(ids), kinds: maybe(kinds), traits: maybe(ids) })),
      makesRoom: maybe(number(1, 9)),
      carries: traits,
    }),
  ),
});

const hints = byId(text(200));

const said = {
  names,
  /** One short sentence by language: what it does at the table. */
  hints,
  unsure,
};

const group = v.picklist(TRAIT_GROUPS, 'group-unknown');

/** What no rule of the app knows: players read it and apply it themselves. */
const THINGS = fields({
  traits: maybe(
    byId(
      fields({
        ...said,
        as: maybe(id),
        group,
        value: maybe(v.picklist(['number', 'text'], 'value-unknown')),
        /** By characteristic, the dice that are thrown for it each time. */
        rolled: maybe(rolled),
      }),
    ),
  ),
  skills: maybe(byId(fields({ ...said, as: maybe(id), group }))),
  items: maybe(
    byId(
      fields({
        ...said,
        as: maybe(id),
        shelf: v.picklist(['weapons', 'missiles', 'armour', 'other'], 'shelf-unknown'),
        price: v.union(
          [gold, fields({ gold, dice: number(1, 99), times: maybe(number(2, 99)) })],
          'price-malformed',
        ),
        /** Null: never traded. */
        rarity: v.nullable(rarity(18)),
        hands: maybe(v.literal(2, 'number-out-of-range')),
        heroesOnly: maybe(yes),
      }),
    ),
  ),
  /** By list. */
  spells: maybe(
    byId(
      fields({
        names,
        unsure,
        prayers: maybe(yes),
        inArmour: maybe(yes),
        /** In the order of the die. */
        spells: some(
          fields({
            id,
            ...said,
            difficulty: v.nullable(number(2, 12)),
            range: v.nullable(
              v.union([number(1, 99), v.picklist(['self', 'contact'])], 'range-malformed'),
            ),
          }),
        ),
      }),
    ),
  ),
});

const gift = v.union([fields({ goldDice: number(1, 20) }), fields({ note: id })], 'gift-malformed');

export const PACK = fields({
  pack: v.literal(PACK_VERSION, 'version-unknown'),
  id,
  names: maybe(names),
  unsure,
  doubt: maybe(
    fields({
      differ: fields({
        startGold: others,
        minFighters: others,
        maxFighters: others,
        maxHeroes: others,
      }),
    }),
  ),
  grade: maybe(v.picklist(['official', '1a', '1b', '1c'], 'grade-unknown')),
  source: maybe(text(400)),
  notes: maybe(some(text(400))),
  /** What no rule of the app plays and players apply themselves: a sentence each, by language. */
  heed: maybe(some(hints)),
  warband: maybe(
    fields({
      emblem: v.picklist(EMBLEMS, 'emblem-unknown'),
      startGold: gold,
      minFighters: number(1, 99),
      maxFighters: number(1, 99),
      maxHeroes: number(1, 99),
      traits: maybe(traits),
    }),
  ),
  kinds: maybe(kinds),
  race: maybe(id),
  maximums: maybe(byId(characteristics)),
  profiles: some(PROFILE),
  equipment: maybe(
    byId(
      fields({
        names: maybe(names),
        items: ids,
        prices: maybe(byId(gold)),
        times: maybe(byId(number(1, 99))),
        /** Things about whose price or presence sources differ. */
        doubt: maybe(fields({ differ: ids })),
      }),
    ),
  ),
  things: maybe(THINGS),
  market: maybe(market),
  skillLists: maybe(byId(fields({ names: maybe(names), unsure, skills: ids }))),
  neverLearns: maybe(ids),
  hires: maybe(ids),
  /** Of others than these, nobody says it. */
  hiresUnsure: maybe(yes),
  searchMore: maybe(number(1, 9)),
  wyrdstoneMore: maybe(number(1, 9)),
  finds: maybe(byId(some(gift))),
  captives: maybe(ids),
  heirs: maybe(some(fields({ after: ids, only: ids, told: fields({ some: id, none: id }) }))),
});

export type Pack = v.InferOutput<typeof PACK>;

export type PackProfile = Pack['profiles'][number];
