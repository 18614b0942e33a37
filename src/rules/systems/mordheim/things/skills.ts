import { traitsOf } from '#rules/kit/trait-rows.ts';
import { DUEL_SKILL_IDS, type DuelSkillId } from '#rules/skirmish/duel/skill-ids.ts';
import type { MordheimTrait, TraitGroup } from './groups.ts';

const { allNoted, noted, plain, plains } = traitsOf('skill');

/** Under which heading those of duels stand that are not about combat. */
const ELSEWHERE: { readonly [Id in DuelSkillId]?: TraitGroup } = {
  'combat-master': 'leadership',
  'true-grit': 'injury',
  'thick-skull': 'injury',
  'ard-ead': 'injury',
  'shaggy-hide': 'equipment',
  'well-ard': 'equipment',
};

/** Skills that are learnt with experience, as rows of the lists in `skill-lists.ts`. */
export const SKILL_ROWS = [
  ...DUEL_SKILL_IDS.map((id) => plain(id, ELSEWHERE[id] ?? 'combat')),
  ...plains('psychology', 'fearsome', 'fearless', 'ere-we-go', 'righteous-fury', 'manhater'),
  ...plains('leadership', 'battle-tongue', 'absolute-faith'),
  ...plains('rout', 'utter-determination', 'bellowing-roar', 'da-cunnin-plan', 'blood-oath'),
  ...plains('injury', 'toughened-hide', 'jump-up'),
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
  ...plains('combat', 'expert-swordsman', 'dodge', 'step-aside', 'strongman', 'bull-rush'),
  noted('taunt', 'combat'),
  ...plains('nature', 'warrior-wizard', 'sorcery', 'arcane-lore', 'protection-of-sigmar', 'fey'),
  ...allNoted('nature', 'elven-luck', 'animal-friendship', 'mutations'),
  ...plains('campaign', 'weapons-training', 'weapons-expert', 'streetwise'),
  ...allNoted('campaign', 'haggle', 'wyrdstone-hunter', 'resource-hunter'),
  plain('extra-tough', 'campaign'),
] as const satisfies readonly MordheimTrait[];

export type SkillId = (typeof SKILL_ROWS)[number]['id'];
