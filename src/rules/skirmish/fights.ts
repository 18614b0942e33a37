import type { Duty, Fight, FightEffect, Strike } from '../contract/advice.ts';
import type {
  BattleView,
  Contact,
  FighterView,
  Message,
  SideView,
} from '../contract/battle-view.ts';
import type { FighterId, SideId } from '../contract/ids.ts';
import { fighterDuty, message } from '../kit/duty.ts';
import { once } from '../kit/once-per.ts';
import { allied, inPlayingOrder } from '../kit/parties.ts';
import {
  type Lineup,
  type LineupIndex,
  lineupIndex,
  oncePerSide,
  opponentsOf,
} from '../kit/view.ts';
import type { SkirmishRules } from './rules.ts';
import { has } from './view.ts';

export interface Striker<Id extends string = string> {
  readonly id: Id;
  readonly initiative: number;
  /** Charged this turn, in the first round of this fight. */
  readonly charged: boolean;
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  /** Stood up in this turn's recovery phase. */
  readonly stoodUp: boolean;
}

/**
 * Who strikes when, as groups: those in one group are as fast as each other and roll a D6 for it.
 * Chargers and first-strikers come first, then the rest, then slow weapons (even on a charge), then
 * those who have just got up; within each, the higher Initiative first.
 * @rule CC-ORDER
 */
export function strikeOrder<Id extends string>(
  strikers: readonly Striker<Id>[],
): readonly (readonly Id[])[] {
  const groups: { readonly like: Striker; readonly ids: Id[] }[] = [];
  for (const striker of strikers.toSorted(byTurn)) {
    const last = groups.at(-1);
    if (last !== undefined && byTurn(last.like, striker) === 0) last.ids.push(striker.id);
    else groups.push({ like: striker, ids: [striker.id] });
  }
  return groups.map((group) => group.ids);
}

function byTurn(a: Striker, b: Striker): number {
  return band(a) - band(b) || b.initiative - a.initiative;
}

function band(striker: Striker): number {
  if (striker.stoodUp) return 3;
  if (striker.strikesLast) return 2;
  return striker.charged || striker.strikesFirst ? 0 : 1;
}

/** What a system defines about fighters in a fight. */
export interface FightRules {
  readonly onTable: (fighter: FighterView) => boolean;
  /** When he strikes in this turn of the combat; null if he strikes no blow. */
  readonly striking: (
    lineup: Lineup,
    fighter: FighterView,
    turn: number,
  ) => Omit<Striker, 'id'> | null;
  /** What affects him in this turn of the combat, or prevents him from striking. */
  readonly effects: (lineup: Lineup, fighter: FighterView, turn: number) => readonly FightEffect[];
}

/**
 * All fights on the table. Fighters connected by contacts with enemies are in one fight. If three parties
 * meet, including the active one, its enemies fight it first: a fighter between two enemies strikes at each
 * of them in that enemy's own turn.
 * @rule CC-WHO, CC-ORDER
 */
export function fightsOf(view: BattleView, rules: FightRules): readonly Fight[] {
  const index = lineupIndex(view);
  const known = FOUGHT.get(index);
  const { turn, sideId } = view.position;
  const same = known?.rules === rules && known.turn === turn && known.sideId === sideId;
  if (same) return known.fights;
  const fights = foughtOn(view, rules);
  FOUGHT.set(index, { rules, turn, sideId, fights });
  return fights;
}

/** Cache: duties, table and duel ask for the same fights. */
const FOUGHT = new WeakMap<LineupIndex, FightRecord>();

interface FightRecord {
  readonly rules: FightRules;
  readonly turn: number;
  readonly sideId: SideId;
  readonly fights: readonly Fight[];
}

function foughtOn(view: BattleView, rules: FightRules): readonly Fight[] {
  return connected(hostileContacts(view, rules)).flatMap((group) => {
    const turn = combatTurn(view, group);
    return foughtNow(view, group).map((contacts) => fightOf(view, rules, contacts, turn));
  });
}

/** The fight that a fighter is in, or null. */
export function fightWith(fights: readonly Fight[], id: FighterId): Fight | null {
  const isIn = (fight: Fight) => fight.sides.some((side) => side.fighterIds.includes(id));
  return fights.find(isIn) ?? null;
}

/** Fights by fighter, for callers that look up many. */
export function fightsByFighter(fights: readonly Fight[]): ReadonlyMap<FighterId, Fight> {
  // Reversed, so that the first fight of a fighter stays in the map, as above.
  return new Map(
    fights.toReversed().flatMap((fight) => membersOf(fight).map((id) => [id, fight] as const)),
  );
}

function membersOf({ sides }: Fight): readonly FighterId[] {
  return sides.flatMap(({ fighterIds }) => fighterIds);
}

function fightOf(
  view: BattleView,
  rules: FightRules,
  contacts: readonly Contact[],
  turn: number,
): Fight {
  const ids = members(contacts);
  const sides = inPlayingOrder(view)
    .map((side) => ({ sideId: side.id, fighterIds: inRosterOrder(view, side.id, ids) }))
    .filter((side) => side.fighterIds.length > 0);
  const fighters = sides.flatMap((side) =>
    side.fighterIds.flatMap((id) => view.fighters[id] ?? []),
  );
  // Each tap asks whether anybody fights; who strikes when, only those who show it.
  const order = once(() => orderOf(view, rules, fighters, turn));
  const effects = once(() => fighters.flatMap((fighter) => rules.effects(view, fighter, turn)));
  return {
    key: [...ids].toSorted().join(' '),
    sides,
    turn,
    get order() {
      return order();
    },
    get effects() {
      return effects();
    },
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
  const byId = new Map(strikers.map((striker) => [striker.id, striker]));
  return strikeOrder(strikers).map((fighterIds) => ({
    fighterIds,
    reason: reasonOf(fighterIds.flatMap((id) => byId.get(id) ?? [])),
  }));
}

/** Why a group strikes when it does; what delays a fighter outweighs what advances him. */
export function reasonOf(group: readonly Striker[]): Message {
  const params = { initiative: group[0]?.initiative ?? 0 };
  if (group.some((one) => one.stoodUp)) return stoodUp(params.initiative);
  if (group.some((one) => one.strikesLast)) return { code: 'fight.strikes-last', params };
  if (group.some((one) => one.strikesFirst)) return { code: 'fight.strikes-first', params };
  if (group.some((one) => one.charged)) return { code: 'fight.charged', params };
  return { code: 'fight.initiative', params };
}

/** Why a fighter strikes last. @rule MORD-REC-2 */
function stoodUp(initiative: number): Message {
  return { code: 'fight.stood-up', params: { initiative } };
}

/** Contacts between enemies on the table. */
function hostileContacts(view: BattleView, rules: FightRules): readonly Contact[] {
  const { sides } = lineupIndex(view);
  const fightingSide = (id: FighterId): SideView | null => {
    const fighter = view.fighters[id];
    if (fighter === undefined || !rules.onTable(fighter)) return null;
    const side = sides.get(fighter.sideId);
    return side === undefined || side.removed !== null ? null : side;
  };
  return view.contacts.filter((contact) => {
    const a = fightingSide(contact.a);
    const b = fightingSide(contact.b);
    return a !== null && b !== null && !allied(a, b);
  });
}

/** Turns that a fight has lasted, this one included, from its oldest contact. */
function combatTurn(view: BattleView, contacts: readonly Contact[]): number {
  const began = Math.min(...contacts.map(({ since }) => since));
  return Math.max(1, view.position.turn - began + 1);
}

/** A connected group of contacts under construction. */
interface Group {
  readonly contacts: Contact[];
  readonly ids: Set<FighterId>;
}

/**
 * Groups of contacts that hang together. A group stands where its newest contact puts it, and what
 * two groups bring that become one follows in their order.
 */
function connected(contacts: readonly Contact[]): readonly (readonly Contact[])[] {
  const of = new Map<FighterId, Group>();
  // In the order of their newest contacts, each with its place in it.
  const places = new Map<Group, number>();
  for (const [place, contact] of contacts.entries()) {
    const group = joined(of.get(contact.a), of.get(contact.b), of, places);
    group.contacts.push(contact);
    for (const id of [contact.a, contact.b]) {
      group.ids.add(id);
      of.set(id, group);
    }
    places.delete(group);
    places.set(group, place);
  }
  return [...places.keys()].map((group) => group.contacts);
}

/** One group out of those of two fighters, or a new one. */
function joined(
  one: Group | undefined,
  other: Group | undefined,
  of: Map<FighterId, Group>,
  places: Map<Group, number>,
): Group {
  if (one === undefined || other === undefined || one === other) {
    return one ?? other ?? { contacts: [], ids: new Set() };
  }
  const oneIsFirst = (places.get(one) ?? 0) < (places.get(other) ?? 0);
  const [first, second] = oneIsFirst ? [one, other] : [other, one];
  first.contacts.push(...second.contacts);
  for (const id of second.ids) {
    first.ids.add(id);
    of.set(id, first);
  }
  places.delete(second);
  return first;
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
  const named = lineupIndex(view).sides;
  const toPlay = named.get(view.position.sideId);
  const plays = (id: FighterId) => {
    const side = sideOfFighter(view, named, id);
    return side !== undefined && toPlay !== undefined && allied(side, toPlay);
  };
  const now = group.filter(({ a, b }) => plays(a) || plays(b));
  const busy = members(now);
  const rest = group.filter(({ a, b }) => !busy.has(a) && !busy.has(b));
  return [...connected(now), ...connected(rest)];
}

function sideOfFighter(
  view: BattleView,
  sides: ReadonlyMap<SideId, SideView>,
  id: FighterId,
): SideView | undefined {
  const fighter = view.fighters[id];
  return fighter === undefined ? undefined : sides.get(fighter.sideId);
}

function sidesOf(view: BattleView, contacts: readonly Contact[]): readonly SideView[] {
  const there = new Set<SideId | undefined>(
    [...members(contacts)].map((id) => view.fighters[id]?.sideId),
  );
  return view.sides.filter((side) => there.has(side.id));
}

/** The fighters of a side among these, in roster order. */
function inRosterOrder(
  view: BattleView,
  sideId: SideId,
  ids: ReadonlySet<FighterId>,
): readonly FighterId[] {
  const places = placesOf(view, sideId);
  const placed = [...ids].flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
}

/** Indices in the roster of a side. */
const placesOf = oncePerSide(
  ({ sides }, sideId): ReadonlyMap<FighterId, number> =>
    new Map(
      sides
        .find((side) => side.id === sideId)
        ?.fighterIds.map((id, place) => [id, place] as const) ?? [],
    ),
);

function members(contacts: readonly Contact[]): ReadonlySet<FighterId> {
  return new Set(contacts.flatMap(({ a, b }) => [a, b]));
}

/** What one skirmish game defines about blows. */
export interface OwnFights {
  /** When he strikes at the enemies in contact, with his likely weapons. */
  readonly striking: (
    fighter: FighterView,
    turn: number,
    foes: readonly FighterView[],
  ) => Omit<Striker, 'id'>;
  /** Reminders for this turn of a combat, against the enemies in contact. */
  readonly reminders: (
    fighter: FighterView,
    turn: number,
    foes: readonly FighterView[],
  ) => readonly Duty[];
}

/** Striking order and effects, in terms of the statuses and flags that skirmish games share. @rule CC-ORDER */
export function skirmishFightRules(rules: SkirmishRules, own: OwnFights): FightRules {
  return {
    onTable: (fighter) => rules.statuses.of(fighter).onTable,
    striking: (lineup, fighter, turn) =>
      rules.statuses.of(fighter).strikesBlows && rules.strikes(fighter)
        ? own.striking(fighter, turn, opponentsOf(lineup, fighter))
        : null,
    effects: (lineup, fighter, turn) =>
      rules.statuses.of(fighter).strikesBlows
        ? own
            .reminders(fighter, turn, opponentsOf(lineup, fighter))
            .filter(notInOrder)
            .flatMap(effectOf)
        : [
            {
              fighterId: fighter.id,
              said: message('fight.no-blows', { name: fighter.label }),
              rule: 'CC-WHO',
              opens: null,
            },
          ],
  };
}

/** Reminders of a diving charge's bonus, and of striking last after standing up. @rule MOV-DIVE @rule MORD-REC-2 */
export function skirmishReminders(fighter: FighterView): readonly Duty[] {
  const name = { name: fighter.label };
  return [
    ...(has(fighter, 'diving')
      ? [remind(fighter, 'dived', 'MOV-DIVE', message('reminder.dived', name))]
      : []),
    ...(has(fighter, 'stood-up')
      ? [remind(fighter, 'strikes-last', 'MORD-REC-2', stoodUp(initiativeOf(fighter)))]
      : []),
  ];
}

/** A reminder about one fighter. */
export function remind(fighter: FighterView, kind: string, rule: string, fact: Message): Duty {
  return fighterDuty(fighter, { kind, weight: 'reminder', rule, facts: [fact] });
}

/** The order of blows already shows who strikes last after standing up. */
function notInOrder({ kind }: Duty): boolean {
  return kind !== 'strikes-last';
}

function initiativeOf({ profile }: FighterView): number {
  return profile['I'] ?? 0;
}

function effectOf({ fighterId, facts, rule, opens }: Duty): readonly FightEffect[] {
  return fighterId === null ? [] : facts.map((fact) => ({ fighterId, said: fact, rule, opens }));
}
