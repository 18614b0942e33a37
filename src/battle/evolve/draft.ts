import { MOST } from '#battle/bounds.ts';
import type { EntryId } from '#battle/hlc.ts';
import type { BattleState, Fighter, Side } from '#battle/state.ts';
import type { Contact, FlagValue } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';

/**
 * A battle while entries are folded onto it. What they touch is copied once for all of them and changed in place from
 * then on: a copy for each of ten thousand changes would be most of what a fold costs. A state that was given out
 * (`given`) or came from outside never changes.
 */
export class Draft {
  #from: BattleState;
  /** Null while nothing has changed since a state was given out. */
  #own: Own<BattleState> | null = null;
  readonly #fighters = new Map<FighterId, OwnFighter>();
  /** By their two fighters, in the order of the battle; null while nobody has met or parted. */
  #contacts: Map<string, Contact> | null = null;
  #answers: { readonly byKey: Record<string, string>; count: number } | null = null;
  #ignored: EntryId[] | null = null;

  constructor(from: BattleState) {
    this.#from = from;
  }

  /** The battle as it is now, but for what has functions of its own. */
  get now(): Omit<BattleState, 'contacts' | 'fighters'> {
    return this.#own ?? this.#from;
  }

  /** The state after all so far; what comes now is folded onto a copy. */
  given(): BattleState {
    const own = this.#own;
    if (own === null) return this.#from;
    for (const { fighter, flags } of this.#fighters.values()) {
      if (flags !== null) fighter.flags = Object.fromEntries(flags);
    }
    if (this.#contacts !== null) own.contacts = [...this.#contacts.values()];
    this.goOnFrom(own);
    return own;
  }

  /** Goes on from another state of this battle. */
  goOnFrom(state: BattleState): void {
    this.#from = state;
    this.#own = null;
    this.#fighters.clear();
    this.#contacts = null;
    this.#answers = null;
    this.#ignored = null;
  }

  set(facts: Partial<Omit<BattleState, 'contacts' | 'fighters' | 'answers' | 'ignored'>>): void {
    Object.assign(this.#changed(), facts);
  }

  /** Play goes on there. */
  goTo(position: BattleState['position']): void {
    this.#changed().position = position;
  }

  has(id: FighterId): boolean {
    return this.#fighters.has(id) || this.fighter(id) !== undefined;
  }

  fighter(id: FighterId): Omit<Fighter, 'flags'> | undefined {
    return (this.#own ?? this.#from).fighters[id];
  }

  /** False when there is no such fighter. */
  patchFighter(id: FighterId, patch: Partial<Omit<Fighter, 'flags'>>): boolean {
    const one = this.#ownFighter(id);
    if (one === null) return false;
    Object.assign(one.fighter, patch);
    return true;
  }

  /** He is in that status from now on, and nobody has been credited yet; false when there is no such fighter. */
  setStatus(id: FighterId, status: string, by: EntryId): boolean {
    const one = this.#ownFighter(id);
    if (one === null) return false;
    const { fighter } = one;
    fighter.status = status;
    fighter.statusEntryId = by;
    fighter.statusRound = this.now.position.round;
    fighter.creditedTo = null;
    fighter.cause = null;
    return true;
  }

  /** False when there is no such fighter. @param value null removes it */
  setFlag(id: FighterId, flag: string, value: FlagValue | null): boolean {
    const one = this.#ownFighter(id);
    if (one === null) return false;
    one.flags ??= new Map(Object.entries(one.fighter.flags));
    const isFull = one.flags.size >= MOST.facts && !one.flags.has(flag);
    // What is set again comes last.
    one.flags.delete(flag);
    if (value !== null && !isFull) one.flags.set(flag, value);
    return true;
  }

  addFighter(fighter: Fighter): void {
    this.#ownFighters()[fighter.id] = fighter;
  }

  side(id: SideId): Side | undefined {
    return this.now.sides.find((side) => side.id === id);
  }

  /** False when there is no such side. */
  patchSide(id: SideId, patch: Partial<Side>): boolean {
    if (this.side(id) === undefined) return false;
    this.set({
      sides: this.now.sides.map((side) => (side.id === id ? { ...side, ...patch } : side)),
    });
    return true;
  }

  /** False if one of them is unknown; without effect if the battle has as many contacts as it may. */
  setContact(a: FighterId, b: FighterId, touching: boolean): boolean {
    if (!this.has(a) || !this.has(b)) return false;
    this.#changed();
    this.#contacts ??= new Map(
      this.#from.contacts.map((contact) => [pairOf(contact.a, contact.b), contact]),
    );
    const pair = pairOf(a, b);
    const already = this.#contacts.get(pair);
    this.#contacts.delete(pair);
    if (touching && this.#contacts.size < MOST.contacts) {
      this.#contacts.set(pair, already ?? { a, b, since: this.now.position.turn });
    }
    return true;
  }

  /** Notes an answer to a duty; false if more than a turn has been answered. */
  answer(key: string, outcome: string): boolean {
    if (this.#answers === null) {
      const byKey = { ...this.now.answers };
      this.#answers = { byKey, count: Object.keys(byKey).length };
    }
    const { byKey } = this.#answers;
    if (!Object.hasOwn(byKey, key)) {
      if (this.#answers.count >= MOST.answers) return false;
      this.#answers.count += 1;
    }
    byKey[key] = outcome;
    this.#changed().answers = byKey;
    return true;
  }

  /** A new turn has other duties. */
  clearAnswers(): void {
    this.#answers = null;
    this.#changed().answers = {};
  }

  /** Notes an entry that has no effect. */
  ignore(id: EntryId): void {
    if (this.#ignored === null) {
      this.#ignored = [...this.now.ignored];
      this.#changed().ignored = this.#ignored;
    }
    this.#ignored.push(id);
  }

  #changed(): Own<BattleState> {
    this.#own ??= { ...this.#from };
    return this.#own;
  }

  #ownFighters(): Record<FighterId, Fighter> {
    const own = this.#changed();
    if (own.fighters === this.#from.fighters) own.fighters = { ...own.fighters };
    return own.fighters;
  }

  #ownFighter(id: FighterId): OwnFighter | null {
    const known = this.#fighters.get(id);
    if (known !== undefined) return known;
    const before = (this.#own ?? this.#from).fighters[id];
    if (before === undefined) return null;
    const one: OwnFighter = { fighter: { ...before }, flags: null };
    this.#ownFighters()[id] = one.fighter;
    this.#fighters.set(id, one);
    return one;
  }
}

type Own<T> = { -readonly [Key in keyof T]: T[Key] };

/** A fighter whom nobody else has seen. */
interface OwnFighter {
  readonly fighter: Own<Fighter>;
  /** In their order; null while they are as they were. */
  flags: Map<string, FlagValue> | null;
}

/** The same for both orders. */
function pairOf(a: FighterId, b: FighterId): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
