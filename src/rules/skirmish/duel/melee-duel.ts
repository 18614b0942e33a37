import type { BattleView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { ResolverField, ResolverSetup, ResolverTurn } from '#rules/contract/resolver.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import { fighterOf, opponentsOf } from '#rules/kit/view.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { fightWith, reasonOf, type Striker, strikeOrder } from '../fights.ts';
import { droppedBy, finishing, holdsBack } from '../injury.ts';
import type { Batch } from './batch.ts';
import { attacksOf } from './blows.ts';
import {
  type Circumstances,
  type Combatant,
  characteristic,
  circumstances,
  type Opponents,
} from './combatant.ts';
import type { Exchange } from './exchange.ts';
import { turnOfFight } from './fight-turn.ts';
import { firstTurnAsked } from './first-turn.ts';
import { freeHit, isFreeHit } from './free-hit.ts';
import type { Wielded } from './hands.ts';
import type { DuelRules } from './rules.ts';
import { toughness } from './saves.ts';
import { type Stance, stanceOf } from './stance.ts';
import { strikerOf } from './striker.ts';
import type { Target, Ward } from './target.ts';
import { meleeWeapon } from './weapons.ts';

/** A close combat between two fighters, with everything that affects it. */
export interface MeleeDuel {
  readonly attacker: Stance;
  readonly defender: Stance;
  readonly firstTurn: boolean;
  /** Whether the attacker put him on the ground in this phase. */
  readonly droppedHim: boolean;
  /** Whether the defender strikes back, unless dropped first. */
  readonly strikesBack: boolean;
  /** The defender flees: one blow that hits automatically. */
  readonly freeHit: boolean;
  /** Only the blow of a whip at a charger, before all others. */
  readonly whipcrack: boolean;
  readonly fields: readonly ResolverField[];
  readonly exchange: Exchange;
}

/** Reads a close combat off the table and the players' input. */
export function meleeDuel(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  setup: ResolverSetup,
): MeleeDuel {
  const ask = circumstances(setup.inputs);
  const { attacker, defender } = opponents;
  const begins = turnOfFight(rules, view, opponents) === 1;
  const firstTurn = firstTurnAsked(ask, setup.inputs, begins);
  const lies = whereHeLies(rules, defender, ask);
  const droppedHim =
    lies !== 'no' && holdsBack(rules.skirmish, view.houseRules) && isHisDoing(opponents, ask);
  const free = lies === 'no' && isFreeHit(opponents, ask);
  const whipcrack = lies === 'no' && !free && isWhipcrack(rules, opponents, ask, setup.inputs);
  const strikesBack = lies === 'no' && !free && !whipcrack && canStrike(rules, defender);
  const read = { rules, choices: view.houseRules, ask, firstTurn };
  const first = stanceOf({
    ...read,
    combatant: attacker,
    foe: defender,
    lies: 'no',
    breaks: false,
    strikes: true,
    struck: strikesBack,
    freeHit: free,
    whipcrack,
    enemyLies: lies !== 'no' || free,
    manyFoes: facesMany(rules, view, attacker),
  });
  const second = stanceOf({
    ...read,
    combatant: defender,
    foe: attacker,
    lies,
    breaks: free,
    strikes: strikesBack,
    struck: true,
    freeHit: false,
    whipcrack: false,
    enemyLies: false,
    manyFoes: facesMany(rules, view, defender),
  });
  const stances = {
    attacker: first,
    defender: second,
    firstTurn: firstTurn.likely,
    droppedHim,
    strikesBack,
    freeHit: free,
    whipcrack,
  };
  const exchange = exchangeOf(rules, view.houseRules, stances);
  return { ...stances, fields: ask.fields, exchange };
}

/** @rule CC-WHO */
function facesMany(rules: DuelRules, view: BattleView, { fighter, flags }: Combatant): boolean {
  if (fighter === null) return false;
  const standing = opponentsOf(view, fighter).filter(
    (one) => rules.skirmish.statuses.of(one).onFeet,
  );
  return standing.length > 1 || flags['outnumbered'] !== undefined;
}

/** Whether he strikes blows now. @rule CC-WHO, PSY-STUP */
export function canStrike(rules: DuelRules, { fighter }: Pick<Combatant, 'fighter'>): boolean {
  return (
    fighter === null ||
    (rules.skirmish.statuses.of(fighter).strikesBlows && rules.skirmish.strikes(fighter))
  );
}

type Stances = Omit<MeleeDuel, 'fields' | 'exchange'>;

const WEAPONS = ['weapon', 'second-weapon'] as const;

/**
 * Whether this is only a whip's blow against a charger, before all others: asked if there is a whip and a
 * charge, otherwise only while it is set.
 * @rule WEAPONS, CC-ORDER
 */
function isWhipcrack(
  rules: DuelRules,
  { attacker, defender }: Opponents,
  ask: Circumstances,
  inputs: ResolverSetup['inputs'],
): boolean {
  if (!rules.armoury) return false;
  const chosen = WEAPONS.map((id) => String(inputs[id] ?? ''));
  const whip = [...chosen, ...attacker.gear.melee].some(
    (id) => (meleeWeapon(id)?.whipcrack ?? 0) > 0,
  );
  const met = whip && defender.flags['charged'] !== undefined;
  return ask.foremost.isSo('whipcrack', 'attacker', false, met ? 'always' : 'if-set') && whip;
}

const LYING = ['knocked-down', 'stunned'] as const;
const LIES = ['standing', ...LYING] as const;

function whereHeLies(rules: DuelRules, defender: Combatant, ask: Circumstances): Target['lies'] {
  const lies = lyingAs(rules.skirmish.statuses.of(defender));
  const entered = ask.choice('target', 'defender', lies === 'no' ? 'standing' : lies, LIES);
  return LYING.find((one) => one === entered) ?? 'no';
}

/** @rule DOWN */
function isHisDoing({ attacker, defender }: Opponents, ask: Circumstances): boolean {
  const his = attacker.fighter !== null && droppedBy(defender, attacker.fighter.id);
  return ask.isSo('dropped-him', 'attacker', his, 'if-set');
}

function exchangeOf(rules: DuelRules, choices: HouseRuleChoices, stances: Stances): Exchange {
  const { attacker, defender, strikesBack } = stances;
  const batches = (by: Stance, at: Stance) => {
    const of = (wielded: readonly Wielded[]) => {
      const batch = batchOf(rules, choices, stances, by, at, wielded);
      return stances.freeHit ? freeHit(batch) : batch;
    };
    return { batch: of(by.wielded), disarmed: of(by.disarmed) };
  };
  return {
    attacker: batches(attacker, defender),
    defender: strikesBack ? batches(defender, attacker) : null,
    first: strikesAlone(attacker, defender),
  };
}

function batchOf(
  rules: DuelRules,
  choices: HouseRuleChoices,
  { droppedHim }: Stances,
  by: Stance,
  at: Stance,
  wielded: readonly Wielded[],
): Batch {
  const { gear, wounds } = at.combatant;
  const { lies } = at;
  return {
    attacks: wielded.map((one) => attacksOf(rules, choices, by, at, one)),
    guard: { parry: at.parry, luckyCharm: at.luckyCharm, dodges: false },
    target: {
      wounds,
      lies,
      finishing: finishing(rules.skirmish, choices, lies, { shooting: false, droppedHim }),
      wards: gear.wards.map((ward) => wardAs(ward, rules, choices)),
      ...toughness(gear, at.helmet),
    },
    criticalUsed: by.criticalUsed,
  };
}

/** From the hit that wounds, or from each of its wounds. @rule INJURY */
function wardAs(ward: Ward, rules: DuelRules, choices: HouseRuleChoices): Ward {
  const each = ward.id === 'step-aside' && rules.readings(choices).stepsAsideEachWound;
  return each ? { ...ward, eachWound: true } : ward;
}

/** Which of the two strikes first. @rule CC-ORDER */
function strikesAlone(attacker: Stance, defender: Stance): Exchange['first'] {
  const order = strikeOrder([
    striker('attacker', attacker, defender),
    striker('defender', defender, attacker),
  ]);
  if (order.length < 2) return 'tie';
  return order[0]?.includes('attacker') === true ? 'attacker' : 'defender';
}

/** All fighters of the same fight, in striking order. @rule CC-ORDER */
export function strikingOrder(
  rules: DuelRules,
  view: BattleView,
  duel: MeleeDuel,
): readonly ResolverTurn[] {
  const two = [duel.attacker, ...(duel.strikesBack ? [duel.defender] : [])];
  const turns = [
    ...two.map((stance) => ({
      fighter: stance.combatant.fighter,
      label: stance.combatant.label,
      striker: striker(
        stance.combatant.role,
        stance,
        stance === duel.attacker ? duel.defender : duel.attacker,
      ),
    })),
    ...othersOf(rules, view, duel),
  ];
  return strikeOrder(turns.map((turn) => turn.striker)).flatMap((group) =>
    turns
      .filter((turn) => group.includes(turn.striker.id))
      .map(({ fighter, label, striker: one }) => ({
        fighterId: fighter?.id ?? null,
        label,
        tone: fighter === null ? 'standing' : rules.skirmish.statuses.of(fighter).tone,
        reason: reasonOf([one]),
      })),
  );
}

/** The other fighters of the same fight, from the table. */
function othersOf(rules: DuelRules, view: BattleView, duel: MeleeDuel) {
  const two = [duel.attacker, duel.defender].flatMap(({ combatant }) => combatant.fighter ?? []);
  const fights = rules.fights(view);
  const members = two.flatMap(({ id }) => {
    const fight = fightWith(fights, id);
    return fight === null ? [] : fight.sides.flatMap((side) => side.fighterIds);
  });
  const others = [...new Set<FighterId>(members)].filter((id) => two.every((one) => one.id !== id));
  return others.flatMap((id) => {
    const fighter = fighterOf(view, id);
    const turn = fightWith(fights, id)?.turn ?? 1;
    const striking = fighter === null ? null : rules.striking(view, fighter, turn);
    if (fighter === null || striking === null) return [];
    return [{ fighter, label: fighter.label, striker: { ...striking, id } }];
  });
}

/** When he strikes with the weapons in his hands. @rule CC-ORDER */
function striker(id: string, stance: Stance, foe: Stance): Striker {
  const { combatant, charged, stoodUp, hands } = stance;
  const { main, second } = hands;
  return {
    id,
    ...strikerOf({
      gear: combatant.gear,
      arm: main.arm,
      quick: [main, second].some((held) => held?.edge.material === 'ithilmar'),
      initiative: characteristic(combatant, 'I'),
      charged,
      wasCharged: foe.charged,
      stoodUp,
    }),
  };
}
