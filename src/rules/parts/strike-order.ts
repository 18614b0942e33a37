export interface Striker<Id extends string = string> {
  readonly id: Id;
  readonly initiative: number;
  /** Charged this turn, in the first round of this fight. */
  readonly charged: boolean;
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  /** Got up in this turn's recovery phase. */
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
