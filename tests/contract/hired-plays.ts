// What the facts say of hired swords in words of their own, and what our packs call it: the traits of a profile, its
// skill lists, and where we do it otherwise, why.

/** The traits by which an effect is played or said, for all who have it. */
export const EFFECTS: Readonly<Record<string, readonly string[]>> = {
  'ignores-wound': ['ward-save'],
  'no-concussion': ['hard-head'],
  'no-move-penalty': ['no-armour-move-penalty'],
  'not-casualty': ['rout-not-counted'],
  'out-of-action-on': ['hard-to-kill'],
  'own-leadership': ['never-uses-leader'],
  'scenario-reroll': ['coach-luck'],
  'stunned-to-knocked-down': ['no-pain'],
};

/** The same of one of them. Effects that are called as their trait are not repeated. */
export const EFFECTS_OF: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'arabian-merchant': {
    'has-skill': ['haggle'],
    'market-table': ['market-black', 'market-foreign', 'market-fencer'],
  },
  'beast-hunter': {
    hatred: ['hates'],
    'fear-in': ['fear-in-beastmen'],
    'upkeep-free': ['no-upkeep-beastmen'],
    'deploys-last': ['ambushes-beastmen'],
  },
  highwayman: {
    'has-skill': ['pistolier', 'trick-shooter'],
    mounted: ['riding', 'rides-highwayman'],
    save: ['rides-highwayman'],
    'after-battle-die': ['skims-shards'],
  },
  'imperial-assassin': { poisoned: ['free-poison'], 'may-use': ['any-weapon-but-powder'] },
  roadwarden: {
    'has-skill': ['trick-shooter', 'eagle-eyes'],
    'reroll-fear': ['warden-nerve'],
    mounted: ['riding', 'rides-roadwarden'],
    save: ['armour', 'rides-roadwarden'],
  },
  'tilean-marksman': {
    'no-range-penalty': ['no-long-range-penalty'],
    'ignores-cover': ['shoots-past-cover'],
  },
  'bounty-hunter': { mark: ['bounty-mark'], 'to-hit': ['bounty-mark'], captures: ['bounty'] },
  duellist: { parry: ['duellist-parry'], 'reroll-parry': ['buckler', 'duellist-parry'] },
  'halfling-thief': {
    'deploys-last': ['infiltration'],
    'door-test': ['opens-locks'],
    'exploration-shards': ['finds-a-shard'],
    'after-battle-die': ['thiefs-loyalty'],
  },
  'elf-mage': { 'hostile-spell-fails': ['fey'], 'has-skill': ['sorcery'] },
  bard: { 'leadership-aura': ['bard-song'] },
  witch: { 'hire-die': ['comes-on-4'], potion: ['witch-potion'], 'never-charges': ['keeps-away'] },
  'norse-shaman': { 'known-again': ['rune-drawn-again'] },
  'priest-of-morr': { 'replaces-hero': ['in-place-of-hero'] },
  'kislev-ranger': {
    'slays-large': ['slays-big-game'],
    'stays-hidden': ['sniper'],
    'exploration-die': ['exploration-one-step'],
  },
  'shadow-warrior': {
    hatred: ['hates'],
    'spot-hidden': ['detect-hidden-double-range'],
    'upkeep-free': ['no-upkeep-dark-elves'],
    'deploys-last': ['infiltration'],
  },
  'wolf-priest-of-ulric': { hatred: ['hates-priests-of-sigmar'] },
  'witch-hunter': {
    hatred: ['hates'],
    'reroll-fear': ['rerolls-fear'],
    upkeep: ['wage-for-leaders'],
    'one-battle': ['brief-with-witch-hunters'],
  },
  'dwarf-treasure-hunter': { hatred: ['hates'], 'after-battle-die': ['dwarf-map'] },
  'dwarf-pathfinder': { hatred: ['hates'], 'exploration-die': ['exploration-die-discarded'] },
  'runesmith-journeyman': {
    hatred: ['hates'],
    discount: ['smiths-discount'],
    runes: ['inscribes-runes', 'lasting-runes', 'spells-at-start'],
  },
  'mule-skinner': { 'has-skill': ['beast-handler'], disarm: ['whip-disarms'] },
  gaoler: {
    'injury-on-him': ['hard-to-injure'],
    hatred: ['righteous-fury'],
    upkeep: ['stays-for-a-priest'],
  },
  'human-scout': { 'dies-on': ['lost-on-1-to-3'] },
  thief: {
    'shots-at-him': ['thiefs-cloak'],
    'spot-hidden-on-him': ['thiefs-cloak'],
    steals: ['steals-goods'],
  },
  'tomb-robber': { 'extra-save': ['tomb-luck'], 'has-skill': ['trap-expert'] },
  'nomad-scout': { khemri: ['knows-khemri'] },
  'snake-charmer': { control: ['snakes-obey'], 'after-battle-die': ['catches-snakes'] },
  'big-game-hunter': { traps: ['game-traps'] },
  pathfinder: {
    terrain: ['crosses-impassable'],
    'exploration-reroll': ['exploration-reroll-guide'],
  },
  'old-prospector': {
    'has-skill': ['wyrdstone-hunter', 'resilient'],
    'after-battle-die': ['may-leave'],
  },
  'chameleon-skink': {
    skink: ['cold-blooded', 'scaly-skin', 'chameleon'],
    'spot-hidden-on-him': ['chameleon'],
    'shots-at-him': ['chameleon'],
    'deploys-last': ['infiltration'],
  },
  'dark-elf-assassin': { 'save-modifier': ['armour-save-modifier-inflicted'], hatred: ['hates'] },
  'clan-skryre-rat-ogre': {
    save: ['natural-save'],
    'turn-die': ['unstable-engine'],
    flame: ['warpfire-thrower'],
  },
  'black-orc-overseer': { 'no-animosity': ['calms-greenskins'], 'becomes-leader': ['takes-over'] },
  'cathayan-merchant': {
    'has-skill': ['haggle'],
    'market-table': ['market-black-cathay', 'market-exotic'],
  },
  'chaos-centaur': {
    'turn-die': ['drunken'],
    attacks: ['extra-attack'],
    'charge-strength': ['spear-charge'],
    terrain: ['ignores-woods'],
  },
  coachman: { 'reroll-control': ['reins'], repairs: ['mends-wheels'] },
  'grave-robber': { hated: ['hated-by-faithful'], 'after-battle-die': ['robs-graves'] },
  'hobgoblin-scout': { hated: ['hated-by-greenskins'] },
  swordsmith: { rarity: ['sword-lore'] },
};

/** Said elsewhere than in a trait, or not at all. */
export const NO_TRAIT: Readonly<Record<string, string>> = {
  'shadow-warrior not-with': 'hired.notBeside',
  'witch-hunter not-with': 'hired.notBeside',
  'hobgoblin-scout not-with': 'hired.notBeside',
  'dwarf-pathfinder never-learns': 'neverLearns',
  'tomb-robber exploration-die': 'a remark where dice are rolled',
  'dark-elf-assassin spot-hidden': 'one source alone: a note of the pack',
  'black-orc-overseer outside-selling': 'no hired sword counts there',
  'black-orc-overseer natural-save': 'one source alone: a note of the pack',
};

/** What they carry, by the words of the facts; things that are called as their trait are not repeated. */
export const EQUIPMENT: Readonly<Record<string, readonly string[]>> = {
  whip: ['drovers-whip'],
  'throwing-weapon (axe, Strength +1)': ['throwing-weapon', 'throwing-axe'],
  'throwing-weapon (stars)': ['throwing-weapon'],
  'light-armour': ['armour=light'],
  'heavy-armour': ['armour=heavy'],
  'gromril-armour': ['armour=gromril'],
  'toughened-leathers': ['armour=leathers'],
  'cloak (counts as buckler)': ['buckler'],
  'horse (only with mounted rules)': ['riding'],
  'giant-wolf': ['rides-wolf'],
  'staff (hammer)': ['hammer'],
  // What it does, nobody says: a staff is a club.
  'rune-staff': ['hammer'],
  'sword or axe': ['sword', 'axe'],
  'sword or spear': ['sword', 'spear'],
  'sword (scimitar)': ['sword'],
  'twin swords': ['sword', 'two-weapons'],
  'two axes or double-handed': ['axe', 'two-weapons', 'double-handed'],
  'axe (pick)': ['axe'],
  'pick (double-handed)': ['double-handed'],
  'mining-pick (double-handed)': ['double-handed'],
  'scythe (two-handed, Strength +1)': ['scythe'],
  'hammer (of Sigmar)': ['hammer', 'sigmarite-hammer'],
  'gromril hammer': ['hammer', 'gromril-weapon'],
  'one of hammer, mace, flail, morning-star, double-handed (blunt)': [
    'hammer',
    'flail',
    'morning-star',
    'double-handed',
  ],
  'wolfcloak (save 6+)': ['natural-save'],
  'duelling-pistol or crossbow-pistol': ['duelling-pistol', 'crossbow-pistol'],
  'lantern (both hands free)': ['lantern'],
  'whip (as steel-whip, Strength -1, victim save +1, disarms)': ['drovers-whip', 'whip-disarms'],
  'flail (chain) or two hammers': ['flail', 'hammer', 'two-weapons'],
  'elven-cloak (dark)': ['elven-cloak'],
  claws: ['natural-weapons'],
  'none (no penalty)': ['natural-weapons'],
  'smoke bomb': ['smoke-bomb'],
  fireworks: ['rockets'],
  // What it does, nobody says.
  'hunters-cloak': [],
};

/** Skill lists, by the words of the facts. */
export const SKILLS: Readonly<Record<string, string | null>> = {
  'unstoppable-charge (only this of strength)': 'own',
  'lizardmen-special': 'lizardmen-skink-special',
  // Their own list has these beside their own skills.
  streetwise: 'own',
  haggle: 'own',
  'quick-shot': 'own',
  'eagle-eyes': 'own',
  'trick-shooter': 'own',
  'or a mutation': 'own',
  // `magic` says it.
  'or a spell': null,
  'or a rune': null,
  'or a prayer': null,
  // Skills of riders belong to the optional rules for mounts.
  cavalry: null,
  // Of these, no source names a skill.
  special: null,
};

/** Has no skill of his own in any source. */
export const NO_OWN_SKILLS = ['pyromaniac'];

/** Own skills under another id: another pack has something else under theirs. */
export const SKILL_IDS: Readonly<Record<string, string>> = {
  'imperial-assassin hide-in-shadows': 'hide-in-shadows-assassin',
  'dwarf-pathfinder pathfinder': 'dwarf-pathfinder-skill',
};

/** Names that are not those of the facts, so that nothing else is called the same, and others are not mistaken. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'halfling-thief': 'word order as with the other halflings',
  'beast-hunter': 'horned hunters are called so in short',
  pathfinder: 'nobody writes brackets',
  'hide-in-shadows-assassin': 'bandits have another skill of that name',
  'dwarf-pathfinder-skill': 'hunters have another skill of that name',
  guardian: 'a fighter is called so',
};

/** Numbers that other sources print, by the words of the facts; null: words that a note of the pack says. */
export const DIFFER: Readonly<Record<string, Readonly<Record<string, readonly number[]>> | null>> =
  {
    'YB: T 3': { T: [3] },
    'BSD: T 3': { T: [3] },
    'YB: T 2': { T: [2] },
    'IZ: I 3': { I: [3] },
    'BSD: rating 5; YB: rating 8; HM: rating 13 (5 + 8 experience)': { rating: [8] },
    'YB: rating 22': { rating: [22] },
    'YB: rating 25': { rating: [25] },
    // With his experience: what heroes count.
    'HM: rating 13': null,
    'YB: 6 rites known, one drawn at each use': null,
    'YB: not kislev, ostermark; ostland yes': null,
    'YB: skills shooting, speed, own only': null,
    'IZ: 40 + 5 gc a snake': null,
    'YB: sword breaker instead of dagger': null,
    'YB: flame save -2': null,
    'YS: skills combat shooting strength speed (a recommendation of the site); YB and the magazine: combat, strength, orc special':
      null,
    'YS: A 1(2), the second is the trample': null,
  };

/** What their fees and wages are where the facts say it in words. */
export const PAY: Readonly<
  Record<
    string,
    { readonly cost: number; readonly costMore?: object; readonly upkeep: object | undefined }
  >
> = {
  'old-prospector': { cost: 0, costMore: { wyrdstone: 2 }, upkeep: { wyrdstone: 1 } },
  // One source of four asks a shard to hire it.
  'clan-skryre-rat-ogre': { cost: 100, upkeep: { wyrdstone: 1 } },
  ninja: { cost: 70, costMore: { dice: 3 }, upkeep: undefined },
};

/** Heroes of the warband, rated as such. */
export const HEROES = ['priest-of-morr', 'wolf-priest-of-ulric'];

/** Races of which nobody knows a maximum. */
export const NO_MAXIMUMS = ['mutant', 'rat ogre', 'undead construct'];
