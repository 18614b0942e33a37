import type { Fight, FightEffect, Strike } from '../fight.ts';
import type { FighterId, SideId } from '../ids.ts';
import { allied } from '../leaving.ts';
import type { BattleView, Contact, FighterView, Said, SideView } from '../system.ts';
import { type Striker, strikeOrder } from './strike-order.ts';

/** What a system's fighters bring to a fight. */
export interface FightRules {
  readonly onTable: (fighter: FighterView) => boolean;
  /** When he strikes in this turn of the combat; null for one who strikes no blow in it. */
  readonly striking: (
    view: BattleView,
    fighter: FighterView,
    turn: number,
  ) => Omit<Striker, 'id'> | null;
  /** What counts for him in this turn of the combat, or keeps him from striking. */
  readonly effects: (
    view: BattleView,
    fighter: FighterView,
    turn: number,
  ) => readonly FightEffect[];
}

/**
 * All fights on the table. Everybody who touches an enemy is in one with all those who touch the two
 * of them. Where three parties meet, one of them to play, its enemies fight it first: whoever is
 * between two enemies strikes at each of them in that enemy's own turn.
 * @rule CC-WHO, CC-ORDER
 */
export function fightsOf(view: BattleView, rules: FightRules): readonly Fight[] {
  return connected(hostileContacts(view, rules)).flatMap((group) => {
    const turn = combatTurn(view, group);
    return foughtNow(view, group).map((contacts) => fightOf(view, rules, contacts, turn));
  });
}

/** The fight somebody is in, or null. */
export function fightWith(fights: readonly Fight[], id: FighterId): Fight | null {
  const isIn = (fight: Fight) => fight.sides.some((side) => side.fighterIds.includes(id));
  return fights.find(isIn) ?? null;
}

function fightOf(
  view: BattleView,
  rules: FightRules,
  contacts: readonly Contact[],
  turn: number,
): Fight {
  const ids = members(contacts);
  const sides = inPlayingOrder(view)
    .map((side) => ({
      sideId: side.id,
      fighterIds: side.fighterIds.filter((id) => ids.has(id)),
    }))
    .filter((side) => side.fighterIds.length > 0);
  const fighters = sides.flatMap((side) =>
    side.fighterIds.flatMap((id) => view.fighters[id] ?? []),
  );
  return {
    key: [...ids].toSorted().join(' '),
    sides,
    turn,
    order: orderOf(view, rules, fighters, turn),
    effects: fighters.flatMap((fighter) => rules.effects(view, fighter, turn)),
  };
}

function orderOf(
  view: BattleView,
  rules: FightRules,
  fighters: readonly FighterView[],
  turn: number,
): readonly Strike[] {
  const strikers = fighters.flatMap((fighter): readonly Striker<FighterId>[] => {
    const striking = rules.striking(view, fighter, turn);
    return striking === null ? [] : [{ ...striking, id: fighter.id }];
  });
  return strikeOrder(strikers).map((fighterIds) => ({
    fighterIds,
    reason: reasonOf(strikers.filter(({ id }) => fighterIds.includes(id))),
  }));
}

/** Why a group strikes when it does; what slows somebody down outweighs what hurries him. */
export function reasonOf(group: readonly Striker[]): Said {
  const params = { initiative: group[0]?.initiative ?? 0 };
  if (group.some((one) => one.stoodUp)) return stoodUp(params.initiative);
  if (group.some((one) => one.strikesLast)) return { code: 'fight.strikes-last', params };
  if (group.some((one) => one.strikesFirst)) return { code: 'fight.strikes-first', params };
  if (group.some((one) => one.charged)) return { code: 'fight.charged', params };
  return { code: 'fight.initiative', params };
}

/** Why somebody strikes after everybody else. @rule MORD-REC-2 */
export function stoodUp(initiative: number): Said {
  return { code: 'fight.stood-up', params: { initiative } };
}

/** Contacts between enemies who are there to fight. */
function hostileContacts(view: BattleView, rules: FightRules): readonly Contact[] {
  const sideOf = (id: FighterId): SideView | null => {
    const fighter = view.fighters[id];
    if (fighter === undefined || !rules.onTable(fighter)) return null;
    return view.sides.find((side) => side.id === fighter.sideId && side.removed === null) ?? null;
  };
  return view.contacts.filter((contact) => {
    const a = sideOf(contact.a);
    const b = sideOf(contact.b);
    return a !== null && b !== null && !allied(a, b);
  });
}

/** Turns that those in contact have fought, this one included: the oldest contact tells. */
function combatTurn(view: BattleView, contacts: readonly Contact[]): number {
  const began = Math.min(...contacts.map(({ since }) => since));
  return Math.max(1, view.position.turn - began + 1);
}

/** Groups of contacts that hang together, in the order in which each group's first one was made. */
function connected(contacts: readonly Contact[]): readonly (readonly Contact[])[] {
  return contacts.reduce<readonly (readonly Contact[])[]>((groups, contact) => {
    const touched = groups.filter((group) => shareFighters(group, contact));
    const rest = groups.filter((group) => !touched.includes(group));
    return [...rest, [...touched.flat(), contact]];
  }, []);
}

function shareFighters(group: readonly Contact[], { a, b }: Contact): boolean {
  const ids = members(group);
  return ids.has(a) || ids.has(b);
}

/**
 * What is fought of a group in this turn: all of it where two parties meet; otherwise the contacts of
 * the party to play, and those of others who are not busy with it.
 */
function foughtNow(view: BattleView, group: readonly Contact[]): readonly (readonly Contact[])[] {
  const sides = sidesOf(view, group);
  const [first] = sides;
  const others = first === undefined ? [] : sides.filter((side) => !allied(first, side));
  const [second] = others;
  if (second === undefined || others.every((side) => allied(second, side))) return [group];
  const toPlay = view.sides.find((side) => side.id === view.position.sideId);
  const plays = (id: FighterId) => {
    const side = view.sides.find((one) => one.id === view.fighters[id]?.sideId);
    return side !== undefined && toPlay !== undefined && allied(side, toPlay);
  };
  const now = group.filter(({ a, b }) => plays(a) || plays(b));
  const busy = members(now);
  const rest = group.filter(({ a, b }) => !busy.has(a) && !busy.has(b));
  return [...connected(now), ...connected(rest)];
}

function sidesOf(view: BattleView, contacts: readonly Contact[]): readonly SideView[] {
  const there = new Set<SideId | undefined>(
    [...members(contacts)].map((id) => view.fighters[id]?.sideId),
  );
  return view.sides.filter((side) => there.has(side.id));
}

/** The sides in the order in which they play, from the one whose turn it is. */
function inPlayingOrder(view: BattleView): readonly SideView[] {
  const at = Math.max(
    0,
    view.sides.findIndex((side) => side.id === view.position.sideId),
  );
  return [...view.sides.slice(at), ...view.sides.slice(0, at)];
}

function members(contacts: readonly Contact[]): ReadonlySet<FighterId> {
  return new Set(contacts.flatMap(({ a, b }) => [a, b]));
}
