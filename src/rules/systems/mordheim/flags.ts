import type { FighterView } from '#rules/contract/battle-view.ts';
import type { FlagRow } from '#rules/contract/rows.ts';
import { chip, flagTools, quiet } from '#rules/kit/rows.ts';
import { EXPLODED, MISFIRE_FLAGS, MISFIRED } from '#rules/skirmish/duel/misfired-weapons.ts';
import { EVENT_FLAG_IDS, EVENT_FLAGS } from '#rules/skirmish/events/running.ts';
import { SKIRMISH_FLAG_IDS, SKIRMISH_FLAGS } from '#rules/skirmish/flags.ts';
import { MOUNT_FLAG_IDS, MOUNT_FLAGS } from '#rules/skirmish/mounts/riding.ts';
import { carries, carriesAny } from './traits.ts';

/** Once-per-battle possessions: what has been used up carries the item's trait id. */
const USED_FLAG_IDS = [
  'used-blood-oath',
  'used-healing-herbs',
  'used-holy-relic',
  'used-lucky-charm',
  'used-silk-clothes',
  'used-war-horn',
] as const;

export const FLAG_IDS = [
  ...SKIRMISH_FLAG_IDS,
  'fear-blocked',
  'fear-sixes',
  'stupid',
  'frenzied',
  'frenzy-lost',
  'frenzy-in-range',
  'must-charge',
  'parry-used',
  'animosity',
  'leadership-tested',
  'horn-blown',
  'hearts-of-steel',
  'charging',
  'drunk-stupid',
  'drunk-frenzied',
  'all-alone-reroll',
  'banner-near',
  'fear-reroll',
  'rout-reroll',
  'black-hunger',
  ...EVENT_FLAG_IDS,
  MISFIRED,
  EXPLODED,
  ...MOUNT_FLAG_IDS,
  ...USED_FLAG_IDS,
] as const;

export type FlagId = (typeof FLAG_IDS)[number];

/**
 * Every flag with its lifetime: those of all skirmish games, then Mordheim's own. Values are `true`
 * unless the comment says otherwise.
 * @rule PSY-STUP, PSY-FEAR-A, PSY-FEAR-B, PSY-FRENZY
 */
export const FLAGS = {
  ...SKIRMISH_FLAGS,
  /** True, or the id of the fighter he did not dare to charge. */
  'fear-blocked': chip('fear-blocked', 'turn', { phases: [] }),
  /** Set in the movement phase, needed until that same turn's close combat is over. */
  'fear-sixes': chip('fear-sixes', 'any-turn', { phases: ['close-combat'] }),
  /** 'no-blows', 'straight-ahead' or 'inactive'; see `StupidBehaviour`. */
  stupid: { ...chip('stupid', 'until-own-turn', { phases: [] }), announceEnd: true },
  /** Made frenzied by a mushroom or a drunken roll; born frenzy is the trait. */
  frenzied: quiet('frenzied', 'until-changed'),
  'frenzy-lost': quiet('frenzy-lost', 'battle'),
  'frenzy-in-range': quiet('frenzy-in-range', 'turn'),
  'must-charge': quiet('must-charge', 'turn'),
  /** Ids of the foes against whom he has tried, parted by spaces, where there is a try for each. */
  'parry-used': quiet('parry-used', 'phase'),
  /** 'attacks', 'inactive' or 'advances': this turn's animosity. */
  animosity: { id: 'animosity', lifetime: 'turn', toggle: false },
  'leadership-tested': quiet('leadership-tested', 'battle'),
  /** Of a side: +1 Leadership until its next turn. */
  'horn-blown': { id: 'horn-blown', lifetime: 'until-own-turn', toggle: false, announceEnd: true },
  /** Of a side: the prayer's +1 to Rout tests; ends with its caster's fall. */
  'hearts-of-steel': quiet('hearts-of-steel', 'until-changed'),
  /** Id of the fighter he wants to charge, while a Fear test stands between them. */
  charging: quiet('charging', 'phase'),
  /** Drank too much: takes a stupidity test this turn. */
  'drunk-stupid': quiet('drunk-stupid', 'turn'),
  /** Drank himself into a rage for this turn. */
  'drunk-frenzied': quiet('drunk-frenzied', 'turn'),
  /** Trait that lets him roll the failed All Alone test again, now. */
  'all-alone-reroll': quiet('all-alone-reroll', 'phase'),
  /** A banner of his side is near enough to be seen. */
  'banner-near': quiet('banner-near', 'phase'),
  /** Id of the foe against whom his faith has given him a second roll for fear. */
  'fear-reroll': quiet('fear-reroll', 'any-turn'),
  /** Of a side: trait that lets it roll the failed Rout test again, now. */
  'rout-reroll': quiet('rout-reroll', 'turn'),
  /** Driven by hunger for this turn, at a price. */
  'black-hunger': chip('black-hunger', 'turn', { phases: [] }),
  ...EVENT_FLAGS,
  ...MISFIRE_FLAGS,
  ...MOUNT_FLAGS,
  'used-blood-oath': quiet('used-blood-oath', 'battle'),
  'used-healing-herbs': quiet('used-healing-herbs', 'battle'),
  'used-holy-relic': quiet('used-holy-relic', 'battle'),
  'used-lucky-charm': quiet('used-lucky-charm', 'battle'),
  'used-silk-clothes': quiet('used-silk-clothes', 'battle'),
  'used-war-horn': quiet('used-war-horn', 'battle'),
} as const satisfies { readonly [Id in FlagId]: FlagRow & { readonly id: Id } };

export const FLAG_ROWS: readonly FlagRow[] = FLAG_IDS.map((id) => FLAGS[id]);

/** How the Mordheim files read a battle: as all skirmish games do, and by Mordheim's own flags. */

export const { has, setFlag, clearFlag, setSideFlag, clearSideFlag } = flagTools<FlagId>();

/** Frenzied now: carries it, is not above such things and has not lost it by going down. @rule PSY-FRENZY */
export function isFrenzied(fighter: FighterView): boolean {
  const born = carriesAny(fighter.traits, ['frenzy', 'mad-cap-mushrooms']);
  return (
    (born || has(fighter, 'frenzied') || has(fighter, 'drunk-frenzied')) &&
    !carries(fighter.traits, 'immune-psychology') &&
    !has(fighter, 'frenzy-lost')
  );
}

/** Takes no psychology tests: by nature, or frenzied with an enemy in charge range. @rule PSY-FRENZY */
export function ignoresPsychology(fighter: FighterView): boolean {
  return (
    carries(fighter.traits, 'immune-psychology') ||
    (isFrenzied(fighter) && has(fighter, 'frenzy-in-range'))
  );
}
