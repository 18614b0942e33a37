import { fold } from '#exchange/import/words/names.ts';
import { lookUp, type NameKind, type Words } from '#exchange/import/words/words.ts';
import { folded } from '#roster/folded.ts';
import { allItems } from '#rules/systems/mordheim/items.ts';
import type { Pack } from '#rules/systems/mordheim/packs/schema.ts';
import { SPELL_LIST_IDS } from '#rules/systems/mordheim/things/spell-lists.ts';
import { TRAIT_ROWS } from '#rules/systems/mordheim/traits.ts';
import english from '../../locales/en/mordheim.json' with { type: 'json' };
import french from '../../locales/fr/mordheim.json' with { type: 'json' };
import { EVERY_PACK } from '../every-pack.ts';

type Brought = { [Kind in keyof PackThings]: NonNullable<PackThings[Kind]> };
type PackThings = Required<NonNullable<Pack['things']>>;
type Row<Kind extends keyof PackThings> = PackThings[Kind][string];

/** What a catalogue says of a thing beside its name. */
export interface Ware {
  readonly shelf: Row<'items'>['shelf'];
  readonly price: number;
  readonly rarity: number;
  /** Nobody has two. */
  readonly isOne: boolean;
}

export interface Spell {
  readonly name: string;
  readonly difficulty: number | null;
}

/** The ids of names: as the app knows them, or as the pack brings them from now on. */
export interface Things {
  /** Null for a rule that wants a number or a word, which its name does not hold. */
  readonly trait: (name: string) => readonly [string, true | number] | null;
  readonly skill: (name: string) => string;
  /** '' for what is no thing of its own, as fists. */
  readonly item: (name: string, ware: Ware) => string;
  readonly magic: (name: string, spells: readonly Spell[]) => { id: string; prayers: boolean };
  /** All that the pack has to bring. */
  readonly brought: () => NonNullable<Pack['things']>;
}

const TRAITS = new Map(TRAIT_ROWS.map((row) => [row.id, row]));
const OWN = EVERY_PACK.map(({ things }) => things ?? {});
const ITEMS = new Map(allItems().map((row) => [row.id, row]));

/** The gold crowns that the price chart asks for a thing of the app; null where it asks no fixed price. */
export function usualPrice(id: string): number | null {
  const { price = null } = ITEMS.get(id) ?? {};
  return typeof price === 'number' ? price : null;
}

/** A word for files and fields: `Bog Witch’s Cat` is `bog-witchs-cat`. */
export function idOf(name: string): string {
  const id = folded(name)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[\d-]+|-+$/g, '')
    .slice(0, 60);
  return id === '' ? 'nameless' : id;
}

/** Finds things for one pack. */
export function thingsFor(packId: string, words: Words): Things {
  const language = words.language ?? 'en';
  const own: Brought = { traits: {}, skills: {}, items: {}, spells: {} };
  const called = (name: string) => ({ names: { [language]: name.slice(0, 80) }, hints: {} });

  /** The id that a name of these kinds has; '' for none. */
  const known = (kinds: readonly NameKind[], name: string): string => {
    const found = kinds.flatMap((kind) => lookUp(words, kind, name) ?? []);
    const match = found.find(({ how }) => how === 'exact') ?? found[0];
    return match?.ids.find((id) => id !== '') ?? '';
  };

  /** Takes over what another pack brings under this id, in the same words. */
  const takesOver = (kind: 'traits' | 'skills' | 'items', id: string): boolean => {
    if (Object.hasOwn(own[kind], id)) return true;
    const row = OWN.map((things) => things[kind]?.[id]).find((one) => one !== undefined);
    if (row === undefined) return false;
    Object.assign(own[kind], { [id]: row });
    return true;
  };

  const isTaken = (id: string): boolean =>
    TRAITS.has(id) ||
    ITEMS.has(id) ||
    [...OWN, own].some(
      ({ traits, skills, items, spells }) =>
        [traits, skills, items].some((rows) => rows !== undefined && Object.hasOwn(rows, id)) ||
        Object.values(spells ?? {}).some((list) => list.spells.some((spell) => spell.id === id)),
    );

  /** A new one, of this name. */
  const bring = <Kind extends 'traits' | 'skills' | 'items'>(
    kind: Kind,
    name: string,
    row: Row<Kind>,
  ): string => {
    const id = idOf(name);
    const again = Object.entries(own[kind]).find(([, { names }]) => names[language] === name);
    if (again !== undefined) return again[0];
    const free = isTaken(id) ? `${packId}-${id}` : id;
    Object.assign(own[kind], { [free]: row });
    return free;
  };

  const trait: Things['trait'] = (said) => {
    const name = said.replace(/[:.*\s]+$/u, '');
    const bare = name.replace(/\s*\([^()]*\)$/u, '');
    const id = known(['rules', 'skills'], name) || known(['rules', 'skills'], bare);
    const row = TRAITS.get(id);
    if (row !== undefined && !NO_RULES.includes(row.kind)) {
      if (row.value === 'none') return [id, true];
      const [number] = /\d+/u.exec(name) ?? [];
      return row.value === 'number' && number !== undefined ? [id, Number(number)] : null;
    }
    if (takesOver('traits', id)) {
      return own.traits[id]?.value === undefined ? [id, true] : null;
    }
    if (takesOver('skills', id)) return [id, true];
    return [bring('traits', name, { ...called(name), group: 'nature' }), true];
  };

  const skill: Things['skill'] = (name) => {
    const id = known(['skills', 'rules'], name);
    if (TRAITS.get(id)?.kind === 'skill' || takesOver('skills', id)) return id;
    return bring('skills', name, { ...called(name), group: 'combat' });
  };

  const item: Things['item'] = (name, { shelf, price, rarity }) => {
    const id = known(['items'], name);
    if (takesOver('items', id)) return id;
    if (id !== '') return ITEMS.has(id) ? id : '';
    return bring('items', name, { ...called(name), shelf, price, rarity });
  };

  const magic: Things['magic'] = (name, spells) => {
    const ids = spells.map((spell) => known(['rules'], spell.name));
    const half = spells.length / 2;
    const named = SPELL_LIST_IDS.find((list) =>
      [english, french].some((locale) => fold(locale['trait-group'][list]) === fold(name)),
    );
    const shared =
      named ??
      SPELL_LIST_IDS.find(
        (list) => ids.filter((id) => TRAITS.get(id)?.group === list).length > half,
      );
    const prayers = /pray|pri[eè]re/iu.test(name);
    if (shared !== undefined) return { id: shared, prayers: shared.startsWith('prayers') };
    const [other] = OWN.flatMap(({ spells: lists = {} }) =>
      Object.entries(lists).filter(
        ([, list]) => list.spells.filter(({ id }) => ids.includes(id)).length > half,
      ),
    );
    if (other !== undefined) {
      own.spells[other[0]] = other[1];
      return { id: other[0], prayers: other[1].prayers === true };
    }
    const list = `${packId}-${idOf(name)}`;
    own.spells[list] ??= {
      names: { [language]: name },
      ...(prayers ? { prayers } : {}),
      spells: spells.map((spell) => ({
        id: isTaken(idOf(spell.name)) ? `${packId}-${idOf(spell.name)}` : idOf(spell.name),
        ...called(spell.name),
        difficulty: spell.difficulty,
        range: null,
      })),
    };
    return { id: list, prayers };
  };

  const brought = () => {
    const some = Object.entries(own).filter(([, rows]) => Object.keys(rows).length > 0);
    return Object.fromEntries(some);
  };

  return { trait, skill, item, magic, brought };
}

/** What has the name of a rule and is none of a fighter’s. */
const NO_RULES: readonly string[] = ['spell', 'injury', 'side'];
