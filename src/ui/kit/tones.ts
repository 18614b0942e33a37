/** What a colour of the kit stands for; each tone has a full colour, a tint and a text colour. */
const tones = [
  'neutral',
  'ember',
  'leader',
  'standing',
  'knocked-down',
  'stunned',
  'out-of-action',
  'fleeing',
  'rout',
  'wrong',
  'done',
] as const;

export type Tone = (typeof tones)[number];
