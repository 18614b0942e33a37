import { traitsOf } from '#rules/kit/trait-rows.ts';
import {
  BLOW_SKILL_IDS,
  INJURY_SKILL_IDS,
  OUTNUMBERED_SKILL_IDS,
  SAVE_SKILL_IDS,
} from '#rules/skirmish/duel/skill-ids.ts';
import type { MordheimTrait } from './groups.ts';

const { allNoted, noted, plain, plains } = traitsOf('skill');

/** Skills that are learnt with experience, as rows of the lists in `skill-lists.ts`. */
export const SKILL_ROWS = [
  ...plains('psychology', 'fearsome', 'fearless', 'ere-we-go', 'righteous-fury', 'manhater'),
  ...plains('leadership', 'battle-tongue', 'absolute-faith', ...OUTNUMBERED_SKILL_IDS),
  ...plains('rout', 'utter-determination', 'bellowing-roar', 'da-cunnin-plan', 'blood-oath'),
  ...plains('injury', 'toughened-hide', 'jump-up', ...INJURY_SKILL_IDS),
  ...plains('equipment', ...SAVE_SKILL_IDS),
  ...plains(
    'movement',
    'leap',
    'sprint',
    'waaagh',
    'acrobat',
    'scale-sheer-surfaces',
    'wall-runner',
  ),
  noted('infiltration', 'movement'),
  ...plains(
    'combat',
    ...BLOW_SKILL_IDS,
    'expert-swordsman',
    'dodge',
    'step-aside',
    'strongman',
    'bull-rush',
  ),
  noted('taunt', 'combat'),
  ...plains('nature', 'warrior-wizard', 'sorcery', 'arcane-lore', 'protection-of-sigmar', 'fey'),
  ...allNoted('nature', 'elven-luck', 'animal-friendship', 'mutations'),
  ...plains('campaign', 'weapons-training', 'weapons-expert', 'streetwise'),
  ...allNoted('campaign', 'haggle', 'wyrdstone-hunter', 'resource-hunter'),
  plain('extra-tough', 'campaign'),
] as const satisfies readonly MordheimTrait[];

export type SkillId = (typeof SKILL_ROWS)[number]['id'];
