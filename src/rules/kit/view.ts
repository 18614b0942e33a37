import type {
  BattleView,
  Contact,
  FighterView,
  FlagValue,
  SideView,
} from '../contract/battle-view.ts';
import { type FighterId, isFighterId, type SideId } from '../contract/ids.ts';
import { allied } from './parties.ts';

/**
 * The parts of a battle with its fighters, contacts and house rules. They are immutable, so answers that
 * depend on nothing else can be cached by their identity.
 */
export type Lineup = Pick<BattleView, 'sides' | 'fighters' | 'contacts' | 'houseRules'>;

/** A lineup indexed by id. */
export interface LineupIndex {
  readonly sides: ReadonlyMap<SideId, SideView>;
  /** Fighters of each side in roster order. */
  readonly members: ReadonlyMap<SideId, readonly FighterView[]>;
  /** Contacts by fighter, in the order of the battle. */
  readonly contacts: ReadonlyMap<FighterId, readonly Contact[]>;
}

/** The index of these parts, built once. */
export function lineupIndex({ sides, fighters, contacts, houseRules }: Lineup): LineupIndex {
  const known = INDEXES.get(fighters);
  const same =
    known?.sides === sides && known.contacts === contacts && known.houseRules === houseRules;
  if (same) return known.index;
  const named = firstOfEach(sides);
  const index = {
    sides: named,
    members: new Map([...named].map(([id, side]) => [id, membersOf(fighters, side)])),
    contacts: contactsByFighter(contacts),
  };
  INDEXES.set(fighters, { sides, contacts, houseRules, index });
  return index;
}

/** Caches a question about a lineup; it may read nothing else. */
export function oncePerLineup<Answer>(
  answer: (lineup: Lineup) => Answer,
): (lineup: Lineup) => Answer {
  const known = new WeakMap<LineupIndex, { readonly is: Answer }>();
  return (lineup) => {
    const index = lineupIndex(lineup);
    const found = known.get(index);
    if (found !== undefined) return found.is;
    const is = answer(lineup);
    known.set(index, { is });
    return is;
  };
}

/** The same for a question about a side. */
export function oncePerSide<Answer>(
  answer: (lineup: Lineup, sideId: SideId) => Answer,
): (lineup: Lineup, sideId: SideId) => Answer {
  const bySide = oncePerLineup(() => new Map<SideId, { readonly is: Answer }>());
  return (lineup, sideId) => {
    const known = bySide(lineup);
    const found = known.get(sideId);
    if (found !== undefined) return found.is;
    const is = answer(lineup, sideId);
    known.set(sideId, { is });
    return is;
  };
}

interface FighterIndex extends Omit<Lineup, 'fighters'> {
  readonly index: LineupIndex;
}

/** Keyed by the fighters, which nearly every tap replaces; garbage-collected with them. */
const INDEXES = new WeakMap<BattleView['fighters'], FighterIndex>();

/** If a log has two sides with one id, the first one counts. */
function firstOfEach(sides: readonly SideView[]): ReadonlyMap<SideId, SideView> {
  return new Map(sides.toReversed().map((side) => [side.id, side]));
}

function membersOf(fighters: Lineup['fighters'], side: SideView): readonly FighterView[] {
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

export function sideOf(lineup: Lineup, id: SideId): SideView | null {
  return lineupIndex(lineup).sides.get(id) ?? null;
}

export function fighterOf(
  { fighters }: Pick<BattleView, 'fighters'>,
  id: FighterId | null,
): FighterView | null {
  return id === null ? null : (fighters[id] ?? null);
}

/** The fighter that a flag refers to; null if he is not in this battle. */
export function fighterNamed(
  { fighters }: Pick<BattleView, 'fighters'>,
  value: FlagValue | undefined,
): FighterView | null {
  return isFighterId(value) ? (fighters[value] ?? null) : null;
}

/** Fighters of a side in roster order. */
export function fightersOf(lineup: Lineup, sideId: SideId): readonly FighterView[] {
  return lineupIndex(lineup).members.get(sideId) ?? NOBODY;
}

/** The side itself and its allies, including those that have left. */
export function teamOf(lineup: Lineup, sideId: SideId): readonly SideView[] {
  return lineup.sides.filter((side) => areAllied(lineup, side.id, sideId));
}

/** Fighters of a side, and those of its allies who still play. */
export const matesOf = oncePerSide((lineup, sideId): readonly FighterView[] =>
  teamOf(lineup, sideId)
    .filter((side) => side.id === sideId || side.removed === null)
    .flatMap((side) => fightersOf(lineup, side.id)),
);

/** His own side's other fighters, and those of its allies who still play. */
export function friendsOf(lineup: Lineup, fighter: FighterView): readonly FighterView[] {
  return matesOf(lineup, fighter.sideId).filter((friend) => friend.id !== fighter.id);
}

/** Whether a fighter is one of those friends. */
export function areFriends(lineup: Lineup, fighter: FighterView, other: FighterView): boolean {
  const plays = other.sideId === fighter.sideId || sideOf(lineup, other.sideId)?.removed === null;
  return other.id !== fighter.id && plays && !areEnemies(lineup, fighter, other);
}

/** A fighter's contacts, in the order of the battle. */
export function contactsOf(lineup: Lineup, id: FighterId): readonly Contact[] {
  return lineupIndex(lineup).contacts.get(id) ?? NO_CONTACTS;
}

export function inContact(lineup: Lineup, id: FighterId): readonly FighterView[] {
  const contacts = contactsOf(lineup, id);
  if (contacts.length === 0) return NOBODY;
  return contacts.flatMap(({ a, b }) => fighterOf(lineup, a === id ? b : a) ?? []);
}

/** Whether two fighters are on different sides that are no allies either. */
export function areEnemies(lineup: Lineup, a: FighterView, b: FighterView): boolean {
  return !areAllied(lineup, a.sideId, b.sideId);
}

/** Enemies in base contact, in any state. */
export function opponentsOf(lineup: Lineup, fighter: FighterView): readonly FighterView[] {
  const touching = inContact(lineup, fighter.id);
  if (touching.length === 0) return NOBODY;
  return touching.filter((other) => areEnemies(lineup, fighter, other));
}

const NOBODY: readonly FighterView[] = [];

const NO_CONTACTS: readonly Contact[] = [];

export function areAllied(lineup: Lineup, a: SideId, b: SideId): boolean {
  const [one, other] = [sideOf(lineup, a), sideOf(lineup, b)];
  return one !== null && other !== null ? allied(one, other) : a === b;
}
