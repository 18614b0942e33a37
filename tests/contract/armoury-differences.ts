// Where the app deliberately plays an item of the armoury differently, or leaves it to the players, and why.
// Keys: an item, or an item and one of its effects.

const BY_HAND = 'seldom met, and a die or a word of the players at the table: the hint says it';

/** Items without a trait that a rule reads: they are noted, and players think of them. */
export const UNKNOWN: Readonly<Record<string, string>> = {
  'ball-and-chain': 'moves by its own dice and wounds D3: a fighter of its own kind',
  'double-barrelled-pistol': 'two hits for one throw: noted in words, shot with by hand',
  'double-barrelled-rifle': 'two hits for one throw: noted in words, shot with by hand',
  bolas: 'entangles and does not wound: nothing that a duel or a shot works out',
  pavise: 'depends on where it was put down',
  'fire-arrows': 'fire is rolled for by the players at the start of turns',
  'toughened-leathers': 'worn as light armour: the same save',
};

/** Effects that no rule computes. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  'sigmarite-hammer/pair-only-for': 'said by the list of a warband, in nobody’s way at the table',
  'squig-prodder/squig-control': 'a matter of inches between models',
  'rapier/barrage': BY_HAND,
  'brazier-iron/sets-on-fire': BY_HAND,
  'sword-breaker/breaks-weapon': BY_HAND,
  'superior-powder/one-battle': 'what is used up is taken off the list after the battle',
  'black-lotus/one-battle': 'what is used up is taken off the list after the battle',
  'dark-venom/one-battle': 'what is used up is taken off the list after the battle',
  'reptile-venom/one-battle': 'what is used up is taken off the list after the battle',
  'tears-of-shallaya/one-battle': 'what is used up is taken off the list after the battle',
  'wolfcloak/found-by': 'how it is come by, not what it does',
  'wolfcloak/middenheim-start-no-test': 'how it is come by, not what it does',
  'helmet/no-casting':
    'the book names armour, shield and buckler; only a later answer adds helmets',
};
