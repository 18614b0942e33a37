import type { SkillsPart } from '#rules/contract/advances.ts';
import { fromParts } from './packs/parts.ts';
import { skillBar } from './skill-conditions.ts';
import type { BodyId } from './things/bodies.ts';
import type { SkillId } from './things/skills.ts';

/** Lists that many learn from; those of one kind of warband stand in its pack. @rule MORD-AFTER-SKILLS */
export const SHARED_LISTS = {
  combat: [
    'strike-to-injure',
    'combat-master',
    'weapons-training',
    'web-of-steel',
    'expert-swordsman',
    'step-aside',
  ],
  shooting: [
    'quick-shot',
    'pistolier',
    'eagle-eyes',
    'weapons-expert',
    'nimble',
    'trick-shooter',
    'hunter',
    'knife-fighter',
  ],
  academic: [
    'battle-tongue',
    'sorcery',
    'streetwise',
    'haggle',
    'arcane-lore',
    'wyrdstone-hunter',
    'warrior-wizard',
  ],
  strength: [
    'mighty-blow',
    'pit-fighter',
    'resilient',
    'fearsome',
    'strongman',
    'unstoppable-charge',
  ],
  speed: [
    'leap',
    'sprint',
    'acrobat',
    'lightning-reflexes',
    'jump-up',
    'dodge',
    'scale-sheer-surfaces',
  ],
} as const satisfies Readonly<Record<string, readonly SkillId[]>>;

export const allSkills = fromParts(
  (parts): SkillsPart => ({
    lists: [
      ...Object.entries(SHARED_LISTS).map(([id, skills]) => ({ id, skills })),
      ...parts.skillLists,
    ],
    byProfile: parts.skills,
    bar: skillBar,
    anyway: 'any-skill' satisfies BodyId,
    promoted: 2,
    promotedOnly: parts.promotedOnly,
    promotedNever: parts.promotedNever,
  }),
);
