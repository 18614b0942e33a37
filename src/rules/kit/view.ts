import type {
  BattleView,
  Contact,
  FighterView,
  FlagValue,
  SideView,
} from '../contract/battle-view.ts';
import type { FighterId, SideId } from '../contract/ids.ts';
import { allied } from './parties.ts';

/**
 * The parts of a battle that say who is there, who touches whom, and what the table plays. They are
 * never changed, only replaced, so that what was found in them once stays true of them, in whatever
 * phase it is asked.
 */
export type Roll = Pick<BattleView, 'sides' | 'fighters' | 'contacts' | 'houseRules'>;

/** Who is there, to be looked up by name rather than sought from the start for each fighter. */
export interface RollCall {
  readonly sides: ReadonlyMap<SideId, SideView>;
  /** Fighters of each side in roster order. */
  readonly members: ReadonlyMap<SideId, readonly FighterView[]>;
  /** Contacts of everybody who has any, in the order in which they stand in the battle. */
  readonly contacts: ReadonlyMap<FighterId, readonly Contact[]>;
}

/** The roll of these very parts, called once for all who ask. */
export function rollCall({ sides, fighters, contacts, houseRules }: Roll): RollCall {
  const known = INDEXES.get(fighters);
  const same =
    known?.sides === sides && known.contacts === contacts && known.houseRules === houseRules;
  if (same) return known.call;
  const named = firstOfEach(sides);
  const call = {
    sides: named,
    members: new Map([...named].map(([id, side]) => [id, membersOf(fighters, side)])),
    contacts: contactsByFighter(contacts),
  };
  INDEXES.set(fighters, { sides, contacts, houseRules, call });
  return call;
}

/** A question about a side that is worked out once for each roll; it may read nothing but the roll. */
export function oncePerSide<Answer>(
  answer: (roll: Roll, sideId: SideId) => Answer,
): (roll: Roll, sideId: SideId) => Answer {
  const known = new WeakMap<RollCall, Map<SideId, { readonly is: Answer }>>();
  return (roll, sideId) => {
    const call = rollCall(roll);
    const before = known.get(call);
    const found = before?.get(sideId);
    if (found !== undefined) return found.is;
    const is = answer(roll, sideId);
    if (before === undefined) known.set(call, new Map([[sideId, { is }]]));
    else before.set(sideId, { is });
    return is;
  };
}

interface FighterIndex extends Omit<Roll, 'fighters'> {
  readonly call: RollCall;
}

/** By the fighters, which nearly every tap replaces; gone with the battle that they stood in. */
const INDEXES = new WeakMap<BattleView['fighters'], FighterIndex>();

/** Where a log has two sides of one name, the first one is meant. */
function firstOfEach(sides: readonly SideView[]): ReadonlyMap<SideId, SideView> {
  return new Map(sides.toReversed().map((side) => [side.id, side]));
}

function membersOf(fighters: Roll['fighters'], side: SideView): readonly FighterView[] {
  const found: FighterView[] = [];
  for (const id of side.fighterIds) {
    const fighter = fighters[id];
    if (fighter !== undefined) found.push(fighter);
  }
  return found;
}

function contactsByFighter(
  contacts: readonly Contact[],
): ReadonlyMap<FighterId, readonly Contact[]> {
  const found = new Map<FighterId, Contact[]>();
  const note = (id: FighterId, contact: Contact) => {
    const his = found.get(id);
    if (his === undefined) found.set(id, [contact]);
    else his.push(contact);
  };
  for (const contact of contacts) {
    note(contact.a, contact);
    if (contact.b !== contact.a) note(contact.b, contact);
  }
  return found;
}

export function sideOf(roll: Roll, id: SideId): SideView | null {
  return rollCall(roll).sides.get(id) ?? null;
}

export function fighterOf(
  { fighters }: Pick<BattleView, 'fighters'>,
  id: FighterId | null,
): FighterView | null {
  return id === null ? null : (fighters[id] ?? null);
}

/** The fighter whom a flag names; null when it names nobody of this battle. */
export function fighterNamed(
  { fighters }: Pick<BattleView, 'fighters'>,
  value: FlagValue | undefined,
): FighterView | null {
  return isFighterId(value) ? (fighters[value] ?? null) : null;
}

/** Fighters of a side in roster order. */
export function fightersOf(roll: Roll, sideId: SideId): readonly FighterView[] {
  return rollCall(roll).members.get(sideId) ?? NOBODY;
}

/** The side itself and its allies, whether they still play or not. */
export function teamOf(roll: Roll, sideId: SideId): readonly SideView[] {
  return roll.sides.filter((side) => areAllied(roll, side.id, sideId));
}

/** Fighters of a side, and those of its allies who still play. */
export const matesOf = oncePerSide((roll, sideId): readonly FighterView[] =>
  teamOf(roll, sideId)
    .filter((side) => side.id === sideId || side.removed === null)
    .flatMap((side) => fightersOf(roll, side.id)),
);

/** His own side's other fighters, and those of its allies who still play. */
export function friendsOf(roll: Roll, fighter: FighterView): readonly FighterView[] {
  return matesOf(roll, fighter.sideId).filter((friend) => friend.id !== fighter.id);
}

/** Whether somebody is one of those friends. */
export function areFriends(roll: Roll, fighter: FighterView, other: FighterView): boolean {
  const plays = other.sideId === fighter.sideId || sideOf(roll, other.sideId)?.removed === null;
  return other.id !== fighter.id && plays && !areEnemies(roll, fighter, other);
}

/** A fighter's own contacts, in the order in which they stand in the battle. */
export function contactsOf(roll: Roll, id: FighterId): readonly Contact[] {
  return rollCall(roll).contacts.get(id) ?? NO_CONTACTS;
}

export function inContact(roll: Roll, id: FighterId): readonly FighterView[] {
  const contacts = contactsOf(roll, id);
  if (contacts.length === 0) return NOBODY;
  return contacts.flatMap(({ a, b }) => fighterOf(roll, a === id ? b : a) ?? []);
}

/** Whether two fighters are on different sides that are no allies either. */
export function areEnemies(roll: Roll, a: FighterView, b: FighterView): boolean {
  return !areAllied(roll, a.sideId, b.sideId);
}

/** Enemies in base contact, whatever their state. */
export function opponentsOf(roll: Roll, fighter: FighterView): readonly FighterView[] {
  const touching = inContact(roll, fighter.id);
  if (touching.length === 0) return NOBODY;
  return touching.filter((other) => areEnemies(roll, fighter, other));
}

const NOBODY: readonly FighterView[] = [];

const NO_CONTACTS: readonly Contact[] = [];

export function areAllied(roll: Roll, a: SideId, b: SideId): boolean {
  const [one, other] = [sideOf(roll, a), sideOf(roll, b)];
  return one !== null && other !== null ? allied(one, other) : a === b;
}

function isFighterId(value: FlagValue | undefined): value is FighterId {
  return typeof value === 'string' && value.startsWith('f-');
}
