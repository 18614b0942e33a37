import type { FighterId, SideId } from '../ids.ts';
import type { BattleView, Contact, FighterView, SideView } from '../system.ts';

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
  const known = CALLED.get(fighters);
  const same =
    known?.sides === sides && known.contacts === contacts && known.houseRules === houseRules;
  if (same) return known.call;
  const named = firstOfEach(sides);
  const call = {
    sides: named,
    members: new Map([...named].map(([id, side]) => [id, membersOf(fighters, side)])),
    contacts: contactsOf(contacts),
  };
  CALLED.set(fighters, { sides, contacts, houseRules, call });
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

interface Called extends Omit<Roll, 'fighters'> {
  readonly call: RollCall;
}

/** By the fighters, which nearly every tap replaces; gone with the battle that they stood in. */
const CALLED = new WeakMap<BattleView['fighters'], Called>();

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

function contactsOf(contacts: readonly Contact[]): ReadonlyMap<FighterId, readonly Contact[]> {
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
