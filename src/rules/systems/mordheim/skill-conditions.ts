import type { FighterView, Message } from '#rules/contract/battle-view.ts';
import { message } from '#rules/kit/duty.ts';
import { isPrayer, spellsOf } from './spells.ts';
import type { SkillId } from './things/skills.ts';
import { carries } from './traits.ts';

type Learner = Pick<FighterView, 'profileId' | 'traits'>;

/** What a skill asks of whom, beside standing in one of his lists. */
interface Condition {
  /** Leads the warband. */
  readonly leads?: true;
  /** Casts spells; prayers are none. */
  readonly casts?: true;
  /** The only profile. */
  readonly only?: string;
  readonly notProfiles?: readonly string[];
  readonly notWarbands?: readonly string[];
  /** Not for those who pray. */
  readonly noPrayers?: true;
}

/** @rule MORD-AFTER-SKILLS */
const CONDITIONS: Partial<Record<SkillId, Condition>> = {
  'battle-tongue': { leads: true, notProfiles: ['undead/vampire'] },
  'blood-oath': { leads: true },
  sorcery: { casts: true },
  'warrior-wizard': { casts: true },
  'arcane-lore': { noPrayers: true, notWarbands: ['witch-hunters', 'sisters'] },
  'utter-determination': { only: 'sisters/matriarch' },
  'da-cunnin-plan': { only: 'orcs/boss' },
  'bellowing-roar': { only: 'beastmen/chief' },
};

const BY_ID: ReadonlyMap<string, Condition> = new Map(Object.entries(CONDITIONS));

/**
 * Why a member can't learn a skill that stands in his lists; null if he can. Someone of no known profile is
 * asked only what his traits tell.
 * @rule MORD-AFTER-SKILLS
 */
export function skillBar(skill: string, learner: Learner, leads: boolean): Message | null {
  const condition = BY_ID.get(skill);
  if (condition === undefined) return null;
  if (condition.leads === true && !leads) return message('after.skill-bar.leads');
  return barOf(condition, learner);
}

/**
 * Whether a skill that a fighter carries counts. Whoever can't have it needs the players' word, and whether he
 * leads is a matter of what the skill does.
 * @rule MORD-AFTER-SKILLS
 */
export function hasSkill(fighter: Learner, skill: SkillId): boolean {
  if (!carries(fighter.traits, skill)) return false;
  const condition = CONDITIONS[skill];
  return (
    condition === undefined ||
    carries(fighter.traits, 'any-skill') ||
    barOf(condition, fighter) === null
  );
}

function barOf(
  { casts, only, notProfiles, notWarbands, noPrayers }: Condition,
  { profileId, traits }: Learner,
): Message | null {
  const [warband = '', profile = ''] = profileId.split('/');
  if (only !== undefined && profileId !== '' && profileId !== only) {
    const [of = '', who = ''] = only.split('/');
    return message('after.skill-bar.only', { warband: of, profile: who });
  }
  if (notProfiles?.includes(profileId) === true)
    return message('after.skill-bar.not-profile', { warband, profile });
  if (notWarbands?.includes(warband) === true)
    return message('after.skill-bar.not-warband', { warband });
  if (casts === true && !castsSpells(traits)) return message('after.skill-bar.casts');
  if (noPrayers === true && carries(traits, 'prayers') && !castsSpells(traits))
    return message('after.skill-bar.prayers');
  return null;
}

function castsSpells(traits: Learner['traits']): boolean {
  return carries(traits, 'wizard') || spellsOf(traits).some((spell) => !isPrayer(spell));
}
