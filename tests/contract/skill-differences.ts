// Where the app deliberately plays a skill differently from the facts, or leaves part of it to the players,
// and why. Keys: a skill, or a skill and one of its effects.

const NOTED = 'settled with models on the table: the hint says it, and players keep it in mind';
const TABLE = 'a matter of inches and of models on the table';

/** Skills covered by another trait of ours that does the same. */
export const AS_ANOTHER: Readonly<Record<string, string>> = {
  'skink-infiltration': 'infiltration',
};

/** Skills that matter in battle but have no trait of their own. */
export const UNKNOWN: Readonly<Record<string, string>> = {
  mutant: 'what he buys is noted, the mutation itself',
};

/** Effects that no rule computes. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  'pistolier/reload-and-fire': 'he shoots each turn, which comes to the same',
  'nimble/not-with':
    'two shots after a move are not refused: the sheet says that it is one or the other',
  'knife-fighter/not-with': 'Quick Shot does nothing for a thrown weapon anyway',
  'arcane-lore/learns':
    'he is offered the spells, whether or not he has the tome, which is not known',
  'leap/jumps-over': TABLE,
  'tail-fighting/choice':
    'the knife’s blow and the shield are offered; a sword in the tail parries for nobody',
  'infiltration/deploys-last': NOTED,
  'skink-infiltration/deploys': NOTED,
  'bull-rush/instead-of-attacks':
    'offered in words in the turn in which he charges: it replaces the whole duel',
  'foul-odour/no-open-flame': NOTED,
  'foul-odour/fire-strength-on-him': 'fire is rolled for by the players: Strength is told by hand',
  'taunt/instead-of-shooting': NOTED,
  'animal-friendship/animals-never-attack-him': NOTED,
  'animal-friendship/wardogs-outside-maximum': 'a matter of the list, not of the battle',
  'elven-luck/reroll': 'any roll of his own: whichever it is, players roll it again and tell it',
};
