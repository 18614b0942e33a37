// Skills that affect fights, by what they bear on.

/** On hitting and wounding, in close combat or with shots. */
export const BLOW_SKILL_IDS = [
  'mighty-blow',
  'strike-to-injure',
  'resilient',
  'pit-fighter',
  'unstoppable-charge',
  'web-of-steel',
  'lightning-reflexes',
  'quick-shot',
  'trick-shooter',
  'hunter',
  'nimble',
  'knife-fighter',
  'pistolier',
  'eagle-eyes',
  'sign-of-sigmar',
  'tail-fighting',
  'black-hunger',
  'art-of-silent-death',
  'master-of-blades',
  'ferocious-charge',
  'monster-slayer',
  'berserker',
  'eadbasher',
  'horned-one',
  'foul-odour',
  'great-hunter',
  'bellowing-battle-roar',
] as const;

/** On the injury roll of whoever has them. */
export const INJURY_SKILL_IDS = ['true-grit', 'thick-skull', 'ard-ead'] as const;

/** On his save. */
export const SAVE_SKILL_IDS = ['shaggy-hide', 'well-ard'] as const;

/** On his courage and his blows when several fight him. */
export const OUTNUMBERED_SKILL_IDS = ['combat-master'] as const;
