import type { Message } from '#rules/contract/battle-view.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import type { Parry } from './batch.ts';
import { type ByHand, byHand, NOTHING_BY_HAND, savesAgain } from './by-hand.ts';
import {
  askedFirst,
  type CircumstanceQuestions,
  type Circumstances,
  type Combatant,
  idOf,
} from './combatant.ts';
import { skilled } from './edges.ts';
import type { FirstTurn } from './first-turn.ts';
import {
  BITE,
  bladeOf,
  blowsWith,
  freeFor,
  type Hands,
  type Holder,
  type Wielded,
  weaponsInHand,
  weaponsUnasked,
} from './hands.ts';
import type { DuelRules, Skill } from './rules.ts';
import { BARE_SKIN, type Protection, wornBy } from './saves.ts';
import type { Target } from './target.ts';

/** How a fighter fights at this moment: his weapons and his protection. */
export interface Stance {
  readonly combatant: Combatant;
  readonly hands: Hands;
  readonly wielded: readonly Wielded[];
  /** The same after a critical hit has cost him his weapon. */
  readonly disarmed: readonly Wielded[];
  readonly charged: boolean;
  readonly dived: boolean;
  readonly stoodUp: boolean;
  readonly hatred: boolean;
  readonly fearSixes: boolean;
  readonly criticalUsed: boolean;
  readonly hand: ByHand;
  /** Whether his weapon is blessed against this foe. */
  readonly blessed: boolean;
  /** Whether his skill of fighting in confined spaces applies. */
  readonly inRuins: boolean;
  /** Doubles his blows with a penalty to hit. */
  readonly ferocious: boolean;
  /** The weapon or shield held by his tail. */
  readonly tail: Tail;
  /** Added to the roll to hit of those who strike at him. */
  readonly hinders: number;
  readonly lies: Target['lies'];
  /** Flees from the other, who hits him automatically. */
  readonly breaks: boolean;
  readonly parry: Parry | null;
  readonly luckyCharm: boolean;
  readonly helmet: boolean;
  readonly worn: Protection;
  readonly savesAgain: boolean;
}

/** The inputs of a stance. */
export interface StanceSource {
  readonly rules: DuelRules;
  readonly choices: HouseRuleChoices;
  readonly ask: Circumstances;
  readonly combatant: Combatant;
  readonly foe: Combatant;
  readonly firstTurn: FirstTurn;
  readonly lies: Target['lies'];
  readonly breaks: boolean;
  /** Whether he strikes in this exchange. */
  readonly strikes: boolean;
  /** Whether he is struck at in it. */
  readonly struck: boolean;
  /** Whether he strikes a fleeing foe: one blow, regardless of his Attacks. */
  readonly freeHit: boolean;
  /** Whether his whip strikes his charger: one blow before all others, and nothing else. */
  readonly whipcrack: boolean;
  /** Whether blows at his enemy hit automatically. */
  readonly enemyLies: boolean;
  /** Whether he is in contact with two or more standing enemies. */
  readonly manyFoes: boolean;
}

/** Reads one side's circumstances: entered by players, or else from the table. */
export function stanceOf(reading: StanceSource): Stance {
  const { combatant, lies } = reading;
  const first = askedFirst(reading.ask, combatant.role);
  const charged = isFighting({ ...reading, ask: first }, 'charged', has(combatant, 'charged'));
  const holder: Holder = { ...reading, charged };
  const hands = lies === 'no' ? weaponsInHand(holder) : weaponsUnasked(holder);
  const tail = tailOf(reading, hands);
  const blows = blowsOf({ ...reading, charged }, holder, hands, tail);
  return {
    combatant,
    hands,
    ...blows,
    charged,
    dived: dives(reading, charged),
    tail,
    hinders: hindrance(reading),
    ...hitting(reading),
    ...wounding(reading, hands),
    stoodUp: isStriking(reading, 'stood-up', has(combatant, 'stood-up'), 'if-set'),
    criticalUsed: isStriking(reading, 'critical-used', has(combatant, 'crit-used'), 'if-set'),
    lies,
    breaks: reading.breaks,
    ...guarded(reading, hands, tail),
  };
}

/** His weapons and number of blows; a free hit asks for none of it. @rule PSY-FRENZY, MORD-ALONE-3 */
function blowsOf(
  reading: StanceSource & Pick<Stance, 'charged'>,
  holder: Holder,
  hands: Hands,
  tail: Tail,
): Pick<Stance, 'wielded' | 'disarmed' | 'inRuins' | 'ferocious'> {
  const { gear } = reading.combatant;
  if (reading.freeHit || reading.whipcrack) {
    const cracks = hands.main.arm.whipcrack === 0 && hands.second !== null;
    const held = reading.whipcrack && cracks ? hands.second : hands.main;
    const one = [{ ...held, count: 1 }];
    return { wielded: one, disarmed: one, inRuins: false, ferocious: false };
  }
  const frenzied = reading.rules.psychology && isStriking(reading, 'frenzy', isFrenzied(reading));
  const inRuins = skilled(gear, 'pit-fighter') && isFighting(reading, 'in-ruins', false, 'always');
  if (!reading.strikes) return { wielded: [], disarmed: [], inRuins, ferocious: false };
  const outmatched = knows(reading, 'combat-master', 'many-foes', reading.manyFoes);
  const hungry = knows(reading, 'black-hunger', 'hungry', has(reading.combatant, 'black-hunger'));
  const ferocious = reading.charged && knows(reading, 'ferocious-charge', 'ferocious', true);
  const claws = skilled(gear, 'art-of-silent-death') && hands.main.arm.id === 'fighting-claws';
  const more = [inRuins, outmatched, hungry, claws].filter((one) => one).length;
  const fury = { frenzied, ferocious, more, fewer: Number(isDaunted(reading)) };
  const besides = [
    ...(gear.bites ? [BITE] : []),
    ...(reading.charged && skilled(gear, 'horned-one') ? [BITE] : []),
    ...(tail === 'tail-dagger' || tail === 'tail-sword' ? [bladeOf(tail)] : []),
  ];
  return { ...blowsWith(holder, hands, fury, besides), inRuins, ferocious };
}

/** A holy symbol takes one blow from those who fear it, in the first turn. @rule CC-HIT */
function isDaunted(reading: StanceSource): boolean {
  const { rules, combatant, foe, firstTurn } = reading;
  if (!reading.strikes || !skilled(foe.gear, 'sign-of-sigmar')) return false;
  const unholy = rules.unholy(combatant.fighter);
  return firstTurn.only(unholy !== false, () =>
    isStriking(reading, 'daunted', unholy === true, unholy === null ? 'always' : 'if-set'),
  );
}

const TAILS = ['tail-dagger', 'tail-sword', 'tail-shield', 'tail-nothing'] as const;

/** What a trained tail holds; `tail-nothing` for all others. @rule TWO-W */
type Tail = (typeof TAILS)[number];

/** The default is a shield if he has one, otherwise a dagger. @rule TWO-W, SAVE */
function tailOf({ ask, combatant, strikes, struck }: StanceSource, hands: Hands): Tail {
  const { role, gear } = combatant;
  if (!skilled(gear, 'tail-fighting') || !(strikes || struck)) return 'tail-nothing';
  const shield = gear.shield && !freeFor('shield', hands);
  const entered = ask.choice(
    idOf(role, 'tail'),
    role,
    shield ? 'tail-shield' : 'tail-dagger',
    TAILS,
  );
  return TAILS.find((id) => id === entered) ?? 'tail-nothing';
}

/** Penalties of flies, stench and roars for those who strike at him. @rule CC-HIT */
function hindrance({ rules, combatant, foe, firstTurn, struck }: StanceSource): number {
  const { gear } = combatant;
  const stinks = skilled(gear, 'foul-odour') && rules.living(foe.fighter);
  const roars = struck && skilled(gear, 'bellowing-battle-roar') && firstTurn.now();
  return gear.hinders - Number(stinks) - Number(roars);
}

/**
 * A switch that affects his own blows: always shown for the attacker and for a typed profile, for a fighter who
 * strikes back only while it is set.
 */
function isStriking(
  {
    ask,
    combatant,
    strikes,
  }: Pick<StanceSource, 'combatant' | 'strikes'> & { readonly ask: CircumstanceQuestions },
  id: string,
  table: boolean,
  shown?: 'always' | 'if-set',
  named?: Message,
): boolean {
  if (!strikes) return false;
  const { role, fighter } = combatant;
  const usual = role === 'attacker' || fighter === null ? 'always' : 'if-set';
  return ask.isSo(idOf(role, id), role, table, shown ?? usual, named);
}

/**
 * A switch that affects his Weapon Skill, both striking and being struck at, so it is also shown for one who
 * does not strike back. A fighter who lies or flees is hit without a roll.
 * @rule CC-HIT
 */
function isFighting(
  reading: Pick<StanceSource, 'combatant' | 'strikes' | 'struck' | 'lies' | 'breaks'> & {
    readonly ask: CircumstanceQuestions;
  },
  id: string,
  table: boolean,
  shown?: 'always' | 'if-set',
): boolean {
  const met = reading.struck && reading.lies === 'no' && !reading.breaks;
  return isStriking({ ...reading, strikes: reading.strikes || met }, id, table, shown);
}

function isFrenzied({ rules, combatant }: StanceSource): boolean {
  return combatant.fighter !== null && rules.frenzied(combatant.fighter);
}

/** Asks whether a skill applies, for a fighter who has it. */
function knows(reading: StanceSource, skill: Skill, id: string, table: boolean): boolean {
  const { gear } = reading.combatant;
  return skilled(gear, skill) && isStriking(reading, id, table, 'always');
}

/** Whether his weapon is blessed against this foe, and modifiers entered by players. @rule WEAPONS */
function wounding(reading: StanceSource, hands: Hands): Pick<Stance, 'hand' | 'blessed'> {
  const { rules, ask, combatant, foe, strikes, enemyLies } = reading;
  const { role } = combatant;
  if (!strikes) return { hand: NOTHING_BY_HAND, blessed: false };
  const holy = hands.main.arm.holy || hands.second?.arm.holy === true;
  const unholy = holy ? rules.unholy(foe.fighter) : false;
  return {
    blessed: holy && isStriking(reading, 'holy', unholy === true, 'always'),
    hand: byHand(ask, role, { toHit: !enemyLies, strength: rules.armoury }),
  };
}

/** Asked of those who charged. @rule MOV-DIVE */
function dives(reading: StanceSource, charged: boolean): boolean {
  const dived = has(reading.combatant, 'diving');
  return isStriking(reading, 'diving', dived, charged ? undefined : 'if-set');
}

/** Circumstances that matter only if he has to roll to hit. @rule PSY-HATE, PSY-FEAR-A */
function hitting(reading: StanceSource): Pick<Stance, 'hatred' | 'fearSixes'> {
  const { rules, combatant, firstTurn, enemyLies } = reading;
  if (!rules.psychology || enemyLies) return { hatred: false, fearSixes: false };
  return {
    hatred: firstTurn.only(combatant.gear.hates !== null, () => hates(reading)),
    fearSixes: isStriking(reading, 'fear-sixes', has(combatant, 'fear-sixes')),
  };
}

/** Applies to the foes that his hatred names; asked if it is unknown whether this foe is one. @rule PSY-HATE */
function hates(reading: StanceSource): boolean {
  const { rules, combatant, foe } = reading;
  const whom = combatant.gear.hates;
  if (whom === null) return isStriking(reading, 'hatred', false);
  const { hated, named } = rules.hatred(whom, foe.fighter);
  const shown = hated === false ? undefined : 'always';
  return isStriking(reading, 'hatred', hated === true, shown, named);
}

/** His protection from blows; asked only if he is struck at. */
function guarded(
  reading: StanceSource,
  hands: Hands,
  tail: Tail,
): Pick<Stance, 'parry' | 'luckyCharm' | 'worn' | 'helmet' | 'savesAgain'> {
  const { rules, ask, combatant, struck } = reading;
  const { role, gear } = combatant;
  if (!struck) return UNGUARDED;
  const charm = gear.luckyCharm && !has(combatant, 'used-lucky-charm');
  return {
    parry: parryWith(reading, hands),
    luckyCharm: ask.isSo(idOf(role, 'lucky-charm'), role, charm, 'if-set'),
    ...wornBy(rules, ask, combatant, freeFor('shield', hands), tail === 'tail-shield'),
    savesAgain: savesAgain(ask, role),
  };
}

const UNGUARDED = {
  parry: null,
  luckyCharm: false,
  helmet: false,
  savesAgain: false,
  worn: { armour: 'none', shield: false, naturalSave: null, wornSave: null, skin: BARE_SKIN },
} as const;

/** A sword or a buckler parries; both together give a reroll, as some weapons do. @rule PARRY */
function parryWith(reading: StanceSource, hands: Hands): Stance['parry'] {
  const { rules, choices, ask, combatant, lies } = reading;
  if (lies !== 'no') return null;
  const { role, gear } = combatant;
  const blades = [hands.main, hands.second].flatMap((held) =>
    held?.arm.parry === true ? [held.arm] : [],
  );
  const buckler = gear.buckler && !gear.shield && freeFor('buckler', hands);
  const again = blades.map(({ parriesAgain }) => parriesAgain);
  const means = buckler ? [...again, 'beside-another'] : again;
  if (means.length === 0) return null;
  const master = skilled(gear, 'master-of-blades');
  const twoBlades = blades.length > 1 || blades.some(({ pair }) => pair);
  const tries = master && twoBlades ? MASTERS_PARRIES : 1;
  const left = tries - triesUsed(reading, tries);
  const ready = ask.isSo(idOf(role, 'parry'), role, left > 0);
  const nextHighest = rules.readings(choices).parriesNextHighest;
  const beside = means.length > 1 && means.includes('beside-another');
  const rerolls = beside || means.includes('always');
  const parry = { rerolls, nextHighest, beatsEqual: master, tries: left > 0 ? left : tries };
  return ready ? parry : null;
}

/** Parries of a master with a parrying weapon in either hand. @rule PARRY */
const MASTERS_PARRIES = 2;

/** His tries used in this phase, or against this foe if there are some for each. @rule PARRY */
function triesUsed({ rules, choices, combatant, foe }: StanceSource, all: number): number {
  const used = combatant.flags['parry-used'];
  if (used === undefined) return 0;
  if (typeof used === 'number') return used;
  if (typeof used !== 'string' || !rules.readings(choices).parriesEachFoe) return all;
  return foe.fighter !== null && used.split(' ').includes(foe.fighter.id) ? all : 0;
}

function has({ flags }: Combatant, flag: string): boolean {
  return flags[flag] !== undefined;
}
