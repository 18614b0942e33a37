import type { BattleView, FighterView, Flags } from '#rules/contract/battle-view.ts';
import type { Subject } from '#rules/contract/resolver.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { characteristicOf } from '../roster.ts';
import { armourOf, type HitLocation } from '../statuses.ts';

/** Somebody in an attack: of the table, or typed. */
export interface Combatant {
  /** Null for a profile that is not on the table. */
  readonly fighter: FighterView | null;
  readonly label: string;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
  readonly flags: Flags;
  readonly wounds: number;
}

/** Null for an empty role. */
export function combatant(view: BattleView, subject: Subject | undefined): Combatant | null {
  if (subject === undefined) return null;
  if (subject.kind === 'free') {
    const { label, profile, traits } = subject;
    const wounds = characteristicOf({ profile }, 'W');
    return { fighter: null, label, profile, traits, flags: {}, wounds };
  }
  const fighter = fighterOf(view, subject.fighterId);
  if (fighter === null) return null;
  const { label, profile, traits, flags, wounds } = fighter;
  return { fighter, label, profile, traits, flags, wounds };
}

export function armourAt({ flags, profile }: Combatant, place: HitLocation): number {
  return armourOf({ flags, profile }, place);
}
