import type { FighterView, Flags } from '#rules/contract/battle-view.ts';
import { flagTools, type HouseRuleChoices, quiet } from '#rules/kit/rows.ts';

/** A beast to ride, by the trait of whoever has it. */
export interface Mount {
  readonly id: string;
  /** Inches of its move. */
  readonly movement: number;
  /** What it adds to its rider’s save, armour of its own included. */
  readonly save: number;
  /** Wears armour. */
  readonly barded: boolean;
  /** Its own blows in close combat; null if it strikes none. */
  readonly blows: MountBlows | null;
}

/** The numbers of a beast that strikes with its rider. */
export interface MountBlows {
  readonly attacks: number;
  readonly skill: number;
  readonly strength: number;
}

/** How mounts are played: not at all, as one model with the rider, or so that he may also fall off. */
export type MountedPlay = 'no' | 'one-model' | 'falls';

/** What a game says of mounts. */
export interface MountRules {
  /** The beast that somebody has; null for nobody’s. */
  readonly of: (traits: Flags) => Mount | null;
  readonly played: (choices: HouseRuleChoices) => MountedPlay;
}

/** A game without mounts. */
export const NO_MOUNTS: MountRules = { of: () => null, played: () => 'no' };

/** Whatever decides whether somebody is in the saddle. */
export type Rider = Pick<FighterView, 'traits' | 'flags'>;

export const MOUNT_FLAG_IDS = [
  'riding',
  'on-foot',
  'dismounted',
  'remounted',
  'kept-seat',
  'unseated',
  'mount-loose',
  'crushing',
] as const;

type MountFlagId = (typeof MOUNT_FLAG_IDS)[number];

/** Flags of games with mounts. @rule MORD-MOUNTS, MORD-WHOA-BOY */
export const MOUNT_FLAGS = {
  /** Id of the mount that he rides. Never set: the rules derive it. */
  riding: quiet('riding', 'until-changed'),
  /** Has a mount, and is not on it. */
  'on-foot': quiet('on-foot', 'until-changed'),
  /** Has got off this turn, which costs half of his move. */
  dismounted: quiet('dismounted', 'turn'),
  /** Has got on again this turn, which costs as much: `on-foot` ends with the turn. */
  remounted: quiet('remounted', 'until-changed'),
  /** Almost fell off: true until his own next turn, and another value in it. */
  'kept-seat': quiet('kept-seat', 'until-changed'),
  /** The hit of his fall is due. */
  unseated: quiet('unseated', 'until-changed'),
  /** True while the die for his mount is due; another value of one that has bolted. */
  'mount-loose': quiet('mount-loose', 'battle'),
  /** True while his own die is due; another value of one who has been crushed. */
  crushing: quiet('crushing', 'battle'),
} as const;

export const { has, setFlag, clearFlag } = flagTools<MountFlagId>();

/** The mount that somebody has with him on this table, ridden or not; null for none. @rule MORD-MOUNTS */
export function mountOf(
  rules: MountRules,
  { traits }: Pick<Rider, 'traits'>,
  choices: HouseRuleChoices,
): Mount | null {
  return rules.played(choices) === 'no' ? null : rules.of(traits);
}

/** The mount that he is riding now; null on foot. @rule MORD-MOUNTS */
export function ridden(rules: MountRules, fighter: Rider, choices: HouseRuleChoices): Mount | null {
  return has(fighter, 'on-foot') && !has(fighter, 'remounted')
    ? null
    : mountOf(rules, fighter, choices);
}

/** Whether he rides now and may fall off: his wounds are rolled for in the saddle. @rule MORD-WHOA-BOY */
export function fallsOff(rules: MountRules, fighter: Rider, choices: HouseRuleChoices): boolean {
  return rules.played(choices) === 'falls' && ridden(rules, fighter, choices) !== null;
}

/** What a row shows of somebody on the table who has a mount. */
export function ridingFlags(
  rules: MountRules,
  fighter: Rider,
  choices: HouseRuleChoices,
): { readonly [Id in MountFlagId]?: string | true } {
  const mount = mountOf(rules, fighter, choices);
  if (mount === null) return {};
  return ridden(rules, fighter, choices) === null ? { 'on-foot': true } : { riding: mount.id };
}
