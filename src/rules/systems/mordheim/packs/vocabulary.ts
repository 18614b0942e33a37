// What packs name that has words of its own in the app, and no row anywhere.

/** Reminders of rules that are about one of the profiles: `after.exploration-remark` and `after.injury-remark`. */
export const REMARKS = ['augur', 'bear-tamer', 'elf-ranger'] as const;

/** What players are told of who may follow a leader: `after.succession`. */
export const SUCCESSIONS = ['necromancer-leads', 'collapses'] as const;

/** What a find brings that players see to: `after.find-note`, of those that packs name. */
export const FIND_NOTES = [
  'blessed-weapon',
  'heroes-experience-d3',
  'heroes-experience-d6',
  'leader-experience',
  'zombie',
  'zombies-d3',
] as const;
