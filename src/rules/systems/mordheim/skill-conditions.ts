import type { FighterView, Message } from '#rules/contract/battle-view.ts';
import { message } from '#rules/kit/duty.ts';
import { parts } from './packs/parts.ts';
import { spellsOf } from './spells.ts';
import type { SkillId } from './things/skills.ts';
import { carries } from './traits.ts';

type Learner = Pick<FighterView, 'profileId' | 'traits'>;

/** What a skill asks of whom, beside standing in one of his lists; packs say who alone may have it, and who never. */
interface Condition {
  /** Leads the warband. */
  readonly leads?: true;
  /** Casts spells; prayers are none. */
  readonly casts?: true;
  /** Not for those who pray. */
  readonly noPrayers?: true;
}

/** @rule MORD-AFTER-SKILLS */
const CONDITIONS: Partial<Record<SkillId, Condition>> = {
  'battle-tongue': { leads: true },
  'blood-oath': { leads: true },
  sorcery: { casts: true },
  'warrior-wizard': { casts: true },
  'arcane-lore': { noPrayers: true },
};

const NONE: Condition = {};

const BY_ID: ReadonlyMap<string, Condition> = new Map(Object.entries(CONDITIONS));

/**
 * Why a member can't learn a skill that stands in his lists; null if he can. Someone of no known profile is
 * asked only what his traits tell.
 * @rule MORD-AFTER-SKILLS
 */
export function skillBar(skill: string, learner: Learner, leads: boolean): Message | null {
  if (BY_ID.get(skill)?.leads === true && !leads) return message('after.skill-bar.leads');
  return barOf(skill, learner);
}

/**
 * Whether a skill that a fighter carries counts. Whoever can't have it needs the players' word, and whether he
 * leads is a matter of what the skill does.
 * @rule MORD-AFTER-SKILLS
 */
export function hasSkill(fighter: Learner, skill: SkillId): boolean {
  if (!carries(fighter.traits, skill)) return false;
  return carries(fighter.traits, 'any-skill') || barOf(skill, fighter) === null;
}

function barOf(skill: string, { profileId, traits }: Learner): Message | null {
  const { casts, noPrayers } = BY_ID.get(skill) ?? NONE;
  const [warband = '', profile = ''] = profileId.split('/');
  const [alone = profileId, ...others] = parts().learnsAlone.get(skill) ?? [];
  if (profileId !== '' && ![alone, ...others].includes(profileId)) {
    const [of = '', who = ''] = alone.split('/');
    return message('after.skill-bar.only', { warband: of, profile: who });
  }
  const never = parts().neverLearns.get(skill) ?? [];
  if (never.includes(profileId))
    return message('after.skill-bar.not-profile', { warband, profile });
  if (never.includes(warband)) return message('after.skill-bar.not-warband', { warband });
  if (casts === true && !castsSpells(traits)) return message('after.skill-bar.casts');
  if (noPrayers === true && carries(traits, 'prayers') && !castsSpells(traits))
    return message('after.skill-bar.prayers');
  return null;
}

function castsSpells(traits: Learner['traits']): boolean {
  return carries(traits, 'wizard') || spellsOf(traits).some(({ isPrayer }) => !isPrayer);
}
