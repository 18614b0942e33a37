/**
 * Whether a missed blow may be struck again: against a hated enemy, in the first turn of the combat.
 * Someone who joins later does not make it a first turn again.
 * @rule PSY-HATE
 */
export function hatredRerolls(facts: {
  /** Turns this combat has lasted, this one included; newcomers don't restart it. */
  readonly combatTurn: number;
  readonly hatedEnemy: boolean;
  readonly missed: boolean;
}): boolean {
  return facts.combatTurn === 1 && facts.hatedEnemy && facts.missed;
}
