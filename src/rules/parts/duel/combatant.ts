import { areEnemies, fighterOf, rowOf } from '#rules/parts/skirmish/reading.ts';
import type { ResolverSetup, Subject } from '#rules/resolver.ts';
import type { BattleView, FighterView, Flags, Said } from '#rules/system.ts';
import type { DuelRules, Gear } from './duel-rules.ts';

const ROLES = ['attacker', 'defender'] as const;

export type Role = (typeof ROLES)[number];

/** Somebody in a role, of the table or typed, as the rules read him. */
export interface Combatant {
  readonly role: Role;
  /** Null for somebody who is not on the table. */
  readonly fighter: FighterView | null;
  readonly label: string;
  readonly profile: Readonly<Record<string, number>>;
  readonly flags: Flags;
  readonly status: string;
  readonly wounds: number;
  readonly gear: Gear;
}

export interface Opponents {
  readonly attacker: Combatant;
  readonly defender: Combatant;
}

/** Who stands against whom, or why nothing can be worked out. */
export function opponentsIn(
  rules: DuelRules,
  view: BattleView,
  { subjects }: ResolverSetup,
): Opponents | { readonly refusal: Said } {
  const attacker = combatant(rules, view, 'attacker', subjects['attacker']);
  const defender = combatant(rules, view, 'defender', subjects['defender']);
  if (attacker === null || defender === null) return refuse('incomplete', {});
  const names = { name: attacker.label, other: defender.label };
  if (attacker.fighter !== null && attacker.fighter.id === defender.fighter?.id) {
    return refuse('same-fighter', names);
  }
  const gone = [attacker, defender].find(({ fighter }) => fighter !== null && isAway(fighter));
  return gone === undefined ? { attacker, defender } : refuse('away', { name: gone.label });
}

/** What players should know about the two before they strike or shoot; nothing of it forbids. */
export function oddities(view: BattleView, { attacker, defender }: Opponents): readonly Said[] {
  const [by, at] = [attacker.fighter, defender.fighter];
  if (by === null || at === null || areEnemies(view, by, at)) return [];
  return [said('resolver.note.same-side', { name: by.label, other: at.label })];
}

export function characteristic({ profile }: Combatant, id: string): number {
  return profile[id] ?? 0;
}

export function said(code: string, params: Said['params'] = {}): Said {
  return { code, params };
}

function combatant(
  rules: DuelRules,
  view: BattleView,
  role: Role,
  subject: Subject | undefined,
): Combatant | null {
  if (subject === undefined) return null;
  if (subject.kind === 'free') {
    const { label, profile, traits } = subject;
    const gear = rules.gear(traits);
    const wounds = profile['W'] ?? 1;
    return { role, fighter: null, label, profile, flags: {}, status: 'standing', wounds, gear };
  }
  const fighter = fighterOf(view, subject.fighterId);
  if (fighter === null) return null;
  const { label, profile, flags, status, wounds, traits } = fighter;
  return { role, fighter, label, profile, flags, status, wounds, gear: rules.gear(traits) };
}

function isAway(fighter: FighterView): boolean {
  return !rowOf(fighter).onTable;
}

function refuse(code: string, params: Said['params']): { readonly refusal: Said } {
  return { refusal: said(`resolver.refusal.${code}`, params) };
}
