import { normalizedLine } from '#roster/limits.ts';
import type { PackForm, PackFormThing } from '#rules/contract/pack-form.ts';
import { isOwn, ownId } from './ids.ts';
import { type Added, setListed, toggleSkill } from './lists.ts';
import { namedIn, nameIn, PACK_LIMITS } from './names.ts';
import { withIds } from './with-ids.ts';

// What no rule of the app knows, and the pack brings along: players read it, and apply it themselves.

/** What players can bring along by a name and a sentence. */
export const THING_KINDS = ['traits', 'skills', 'items'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Of a new one, beside its words: what most are. */
const FIRST = {
  traits: { group: 'nature' },
  skills: { group: 'combat' },
  items: { shelf: 'other', price: 10, rarity: 0 },
} as const satisfies Readonly<Record<ThingKind, object>>;

/** A new thing with a name, which nobody has yet. */
export function addThing(pack: PackForm, kind: ThingKind, language: string, name: string): Added {
  const id = ownId(pack, name, thingIds(pack));
  const thing = namedIn({ ...FIRST[kind], names: {}, hints: {} }, language, name);
  return { pack: withThing(pack, kind, id, thing), id };
}

/** A new thing on a list of equipment, at this price. */
export function addOwnItem(
  pack: PackForm,
  list: string,
  language: string,
  name: string,
  price: number,
): Added {
  const { pack: next, id } = addThing(pack, 'items', language, name);
  return { pack: setListed(next, list, id, price), id };
}

/** A new skill on a list of skills. */
export function addOwnSkill(pack: PackForm, list: string, language: string, name: string): Added {
  const { pack: next, id } = addThing(pack, 'skills', language, name);
  return { pack: toggleSkill(next, list, id), id };
}

/**
 * A thing's name and its sentence, in one language. One that the original has too becomes one of this pack first: its
 * original keeps its words.
 */
export function sayThing(
  pack: PackForm,
  kind: ThingKind,
  id: string,
  language: string,
  said: { readonly name?: string; readonly hint?: string },
): Added {
  const thing = pack.things?.[kind]?.[id];
  if (thing === undefined) return { pack, id };
  const { name, hint } = said;
  const named = name === undefined ? thing : namedIn(thing, language, name);
  const worded: PackFormThing =
    hint === undefined
      ? named
      : {
          ...named,
          hints: { ...named.hints, [language]: normalizedLine(hint, PACK_LIMITS.hint) },
        };
  if (isOwn(pack, id)) return { pack: withThing(pack, kind, id, worded), id };
  const own = ownId(pack, nameIn(thing, 'en') || id, thingIds(pack));
  return { pack: withThing(withIds(pack, new Map([[id, own]])), kind, own, worded), id: own };
}

function withThing(pack: PackForm, kind: ThingKind, id: string, thing: PackFormThing): PackForm {
  const things = { ...pack.things, [kind]: { ...pack.things?.[kind], [id]: thing } };
  return { ...pack, things };
}

/** Ids of all that it brings along by words. */
function thingIds({ things = {} }: PackForm): readonly string[] {
  return THING_KINDS.flatMap((kind) => Object.keys(things[kind] ?? {}));
}
