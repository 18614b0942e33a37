import type { Stated } from '#exchange/import/draft.ts';
import {
  type Fields,
  fieldsOf,
  isList,
  listOf,
  numberOf,
  textOf,
  type Value,
} from '#exchange/import/files/values.ts';
import type { FoundWarband } from '#exchange/import/found.ts';
import { mergeDuplicates } from '#exchange/import/words/items.ts';
import { namePartsIn } from '#exchange/import/words/name-parts.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { field, keyName, presentValues, textField } from './fields.ts';
import { gearIn, withoutCopies } from './gear.ts';
import { keyList } from './key-list.ts';
import { WARBAND_NAME_KEY } from './keys.ts';

/**
 * Name, type and treasury of an app's warband.
 * @param fields all fields about the warband, including those of nested objects
 * @param raw the fields of its own object
 */
export function warbandIdentity(
  fields: Fields,
  raw: Fields,
  words: Words,
): Pick<FoundWarband, 'name' | 'type' | 'gold' | 'shards' | 'stash' | 'stated'> {
  // `warband: "Reikland"` next to a name, or a title that includes the type.
  const list = textField(fields, ['warband', 'bande']);
  const titled = splitTitle(list, words);
  const type = textField(fields, TYPES) || warbandTypeIn(raw, words);
  // `merc` and its variant.
  const variant = textField(fields, ['subtype', 'variant', 'mercenaryvariant', 'subfaction']);
  const belongs = textField(fields, ['name']) !== '' && isWord(words, 'warbands', list) ? list : '';
  return {
    name: textField(fields, NAMES) || titled.name || nameByKey(raw, words),
    type: belongs || (isWord(words, 'warbands', type) ? type : variant || type) || titled.type,
    ...treasuryIn(fields, words),
    stated: statedIn(fields),
  };
}

/** The totals that an app keeps beside the fighters. */
function statedIn(fields: Fields): readonly Stated[] {
  return STATED.flatMap(([is, keys]) => {
    const said = field(fields, keys);
    const value = numberOf(said);
    return value === null || value <= 0 ? [] : [{ is, value, line: said?.line ?? null }];
  });
}

const STATED: readonly (readonly [Stated['is'], readonly string[]])[] = [
  [
    'models',
    keyList(`
modelcount; membercount; memberscount; warriorcount; fightercount; totalmodels; totalmembers; totalwarriors; totalfighters;
numberofmodels; numberofmembers; numberofwarriors; numberoffighters; nbfigurines; nombrefigurines; nbmembres; nombremembres;
totalfigurines; effectif; anzahlmodelle
`),
  ],
  [
    'rating',
    keyList(`
rating; warbandrating; totalrating; valeur; valeurbande; valeurdebande; bandenwert; valor; valore
`),
  ],
  [
    'gold',
    keyList(`
goldspent; spent; totalcost; totalspent; goldcost; warbandcost; totalgoldcost; coutotal; couttotal; ordepense; depense; gesamtkosten
`),
  ],
];

/** Gold, treasure and items of the warband, in fields of its own or together in one object. */
function treasuryIn(fields: Fields, words: Words): Pick<FoundWarband, 'gold' | 'shards' | 'stash'> {
  const chests = [
    ...presentValues(fields, CHESTS),
    // Beside the fighters, names alone are what nobody carries; objects may be a page of the rules.
    ...presentValues(fields, ['equipment']).filter(isNames),
  ];
  const inside = chests.map(fieldsOf);
  const first = (keys: readonly string[]) =>
    inside.map((chest) => numberOf(field(chest, keys))).find((number) => number !== null) ?? null;
  const items = chests.flatMap((chest, at) => {
    const own = presentValues(inside[at] ?? new Map(), CHEST_ITEMS);
    const counted = (inside[at]?.size ?? 0) > 0 && own.length === 0;
    return own.length > 0
      ? own
      : counted
        ? [{ ...chest, is: withoutMoney(fieldsOf(chest)) }]
        : [chest];
  });
  return {
    gold: numberOf(field(fields, GOLD)) ?? first(GOLD),
    shards: numberOf(field(fields, SHARDS)) ?? first(SHARDS),
    stash: mergeDuplicates(
      withoutCopies(
        [...items, ...spareItems(fields)].map((item) => gearIn(item, words, 0)),
        words,
      ).items,
    ),
  };
}

function isNames({ is }: Value): boolean {
  return typeof is === 'string' || (isList(is) && is.every((one) => typeof one.is === 'string'));
}

/** Of an inventory of all that the warband has, `{ owned: 4, equipped: 2, stash: 2 }`, what nobody carries. */
function spareItems(fields: Fields): readonly Value[] {
  return presentValues(fields, ['inventory'])
    .flatMap(listOf)
    .flatMap((one) => {
      const spare = field(fieldsOf(one), ['stash', 'spare']);
      return spare === undefined
        ? []
        : [{ ...one, is: new Map([...fieldsOf(one), ['quantity', spare]]) }];
    });
}

/** `{ gold: 12, Sword: 2 }`: the items by name. */
function withoutMoney(chest: Fields): Fields {
  return new Map([...chest].filter(([key]) => ![...GOLD, ...SHARDS].includes(keyName(key))));
}

const TYPES = keyList(`
warbandtypename; warbandtype; factionname; faction; typename; warbandtypeid; warbandid; wbname; wb; race; type; bandeid; army;
volk; list; peuple; raza; razza
`);

const NAMES = keyList(`
name; warbandname; nombande; title; nom; rostername; teamname; bandname; label; nombre; nome; bezeichnung; titel; titre; titulo
`);

const GOLD = keyList(`
goldnow; gc; gold; cash; treasurygold; tresorerie; treasury; goldcrowns; goldkronen; kronen; couronnes; coins; money; or; co;
oro; coronas; corone; crowns
`);

const SHARDS = keyList(`
wyrdstoneshards; wyrdstone; shards; wyrd; wyrdstones; wyrdstonecount; pierresmagiques; malepierre; fragments; morrstein
`);

/** What belongs to the warband and to none of its fighters. */
const CHESTS = keyList(`
stash; stock; treasury; treasure; kasse; caisse; stashitems; storage; equipementreserve; reserve; coffre; magot; lager; vault; armoury; armory
`);

/** Its items, beside its gold. */
const CHEST_ITEMS = keyList('items; equipment; gear; objets; equipement; weapons; armes');

/** The first value that is a known warband type, whatever its key. */
function warbandTypeIn(fields: Fields, words: Words): string {
  const texts = [...fields.values()].map(textOf);
  return texts.find((text) => isWord(words, 'warbands', text)) ?? '';
}

/** The value of a key such as `nombreDeLaBanda` or `gang_name`. */
function nameByKey(fields: Fields, words: Words): string {
  const entry = [...fields].find(
    ([key, { is }]) =>
      typeof is === 'string' &&
      WARBAND_NAME_KEY.test(keyName(key)) &&
      !isWord(words, 'warbands', is),
  );
  return entry === undefined ? '' : textOf(entry[1]);
}

/** `Mighty Orcs (Orcs)`: the name, and the type in brackets. */
function splitTitle(title: string, words: Words): { readonly name: string; readonly type: string } {
  const [, name = '', type = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(title) ?? [];
  return type === '' ? namePartsIn(title, words) : { name, type };
}
