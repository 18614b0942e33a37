import type { Duty, Fight } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, Flags, Message } from '#rules/contract/battle-view.ts';
import type { ResolverCall } from '#rules/contract/resolver.ts';
import { fighterDuty, message } from '#rules/kit/duty.ts';
import { BETTER } from '#rules/skirmish/duel/edges.ts';
import { usualBlows } from '#rules/skirmish/duel/hands.ts';
import { usualStriker } from '#rules/skirmish/duel/striker.ts';
import { fightsOf, remind, skirmishFightRules, skirmishReminders } from '#rules/skirmish/fights.ts';
import { meleeWeaponsOf, missileWeaponsOf } from './carried-weapons.ts';
import { hatredRerolls } from './courage.ts';
import { has, isFrenzied } from './flags.ts';
import { gearOf } from './gear.ts';
import { hatredOf } from './hatred.ts';
import { RULES } from './rules.ts';
import { carries } from './traits.ts';

/** Who fights whom, who strikes when, and what counts this time. @rule CC-ORDER */
export function fights(view: BattleView): readonly Fight[] {
  return fightsOf(view, FIGHT_RULES);
}

/**
 * What is easily forgotten while dice roll: what counts in the first turn of a combat only, what began this
 * turn, and who strikes late or not at all.
 * @param turn turns the combat has lasted, this one included
 * @param foes enemies in contact
 * @rule PSY-HATE, PSY-FEAR-A, PSY-STUP, PSY-FRENZY, MORD-REC-2, MOV-DIVE, WEAPONS
 */
export function fightReminders(
  fighter: FighterView,
  turn: number,
  foes: readonly FighterView[],
): readonly Duty[] {
  return [
    ...hatred(fighter, turn, foes),
    ...weapons(fighter, turn),
    ...shotBefore(fighter, turn, foes),
    ...whipcrack(fighter, foes),
    ...frenzy(fighter, turn),
    ...(has(fighter, 'fear-sixes')
      ? [
          remind(
            fighter,
            'fear-sixes',
            'PSY-FEAR-A',
            message('reminder.fear-sixes', named(fighter)),
          ),
        ]
      : []),
    ...(has(fighter, 'stupid')
      ? [remind(fighter, 'no-blows', 'PSY-STUP', message('reminder.no-blows', named(fighter)))]
      : []),
    ...(has(fighter, 'charged') && carries(fighter.traits, 'bull-rush')
      ? [remind(fighter, 'bull-rush', 'CC-HIT', message('reminder.bull-rush', named(fighter)))]
      : []),
    ...skirmishReminders(fighter),
  ];
}

export const FIGHT_RULES = skirmishFightRules(RULES, {
  striking: (fighter, turn, foes) => usualStriker(gearOf(fighter.traits), fighter, turn, foes),
  reminders: fightReminders,
});

/** @rule PSY-HATE */
function hatred(fighter: FighterView, turn: number, foes: readonly FighterView[]): readonly Duty[] {
  const whom = gearOf(fighter.traits).hates;
  if (whom === null) return [];
  const hates = foes.length === 0 || foes.some((foe) => hatredOf(whom, foe).hated !== false);
  if (!hatredRerolls({ combatTurn: turn, hatedEnemy: hates })) return [];
  return [
    remind(
      fighter,
      'hatred',
      'PSY-HATE',
      message('reminder.hatred', { name: fighter.label, whom }),
    ),
  ];
}

/** Weapons that are at their best when a combat begins. @rule WEAPONS */
function weapons(fighter: FighterView, turn: number): readonly Duty[] {
  const facts = turn === 1 ? firstTurnFacts(fighter) : [];
  if (facts.length === 0) return [];
  return [
    fighterDuty(fighter, {
      kind: 'first-turn-weapon',
      weight: 'reminder',
      rule: 'WEAPONS',
      facts,
    }),
  ];
}

/** Let off before the first blow: a shot of its own. @rule WEAPONS */
function shotBefore(
  fighter: FighterView,
  turn: number,
  foes: readonly FighterView[],
): readonly Duty[] {
  const [foe] = foes;
  if (turn !== 1 || !carries(fighter.traits, CROSSBOW_PISTOL)) return [];
  return [
    fighterDuty(fighter, {
      key: `first-turn-shot:${fighter.id}`,
      kind: 'first-turn-weapon',
      weight: 'reminder',
      rule: 'WEAPONS',
      facts: [message('reminder.crossbow-pistol', named(fighter))],
      opens: {
        resolverId: 'shot',
        subjects: {
          attacker: { kind: 'fighter', fighterId: fighter.id },
          ...(foe === undefined ? {} : { defender: { kind: 'fighter', fighterId: foe.id } }),
        },
        inputs: { missile: CROSSBOW_PISTOL },
      },
    }),
  ];
}

const CROSSBOW_PISTOL = 'crossbow-pistol';

function firstTurnFacts({ traits, label: name }: FighterView): readonly Message[] {
  const blades = meleeWeaponsOf(traits);
  return [
    ...blades.flatMap(({ id, firstTurnStrength: strength }) =>
      strength > 0 ? [message('reminder.first-turn-strength', { name, weapon: id, strength })] : [],
    ),
    ...blades.flatMap(({ id, strikes }) =>
      strikes === 'first-turn-first'
        ? [message('reminder.strikes-first', { name, weapon: id })]
        : [],
    ),
    ...(blades.some(({ parriesAgain }) => parriesAgain === 'always')
      ? [message('reminder.parries-again', { name })]
      : []),
    ...pistolBlows(traits, 1).map((strength) => message('reminder.pistol', { name, strength })),
    ...pistolBlows(traits, 2).map((strength) => message('reminder.brace', { name, strength })),
  ];
}

/** Strength of blows with pistols of so many barrels, as hard as the hardest of them shoots. @rule WEAPONS */
function pistolBlows(traits: Flags, barrels: 1 | 2): readonly number[] {
  const strengths = missileWeaponsOf(traits).flatMap(({ meleeInFirstTurn: use, strength }) =>
    use?.kind === 'blows' && use.count === barrels && strength !== 'user' ? [strength] : [],
  );
  if (strengths.length === 0) return [];
  return [Math.max(...strengths) + (carries(traits, 'superior-powder') ? BETTER : 0)];
}

/** One blow more on a charge; against a charge, one before all others. @rule WEAPONS, CC-ORDER */
function whipcrack(fighter: FighterView, foes: readonly FighterView[]): readonly Duty[] {
  const whip = meleeWeaponsOf(fighter.traits).find((weapon) => weapon.whipcrack > 0);
  if (whip === undefined) return [];
  const duty = (when: string, fact: Message, charger: FighterView | null) =>
    fighterDuty(fighter, {
      key: `whip-${when}:${fighter.id}`,
      kind: 'first-turn-weapon',
      weight: 'reminder',
      rule: 'WEAPONS',
      facts: [fact],
      opens: charger === null ? null : crackAt(fighter, charger, whip.id),
    });
  const name = named(fighter);
  const charger = foes.find((foe) => has(foe, 'charged'));
  return [
    ...(has(fighter, 'charged')
      ? [duty('charges', message('reminder.whip-charges', name), null)]
      : []),
    ...(charger === undefined
      ? []
      : [duty('charged', message('reminder.whip-charged', name), charger)]),
  ];
}

function crackAt(by: FighterView, at: FighterView, weapon: string): ResolverCall {
  return {
    resolverId: 'melee',
    subjects: {
      attacker: { kind: 'fighter', fighterId: by.id },
      defender: { kind: 'fighter', fighterId: at.id },
    },
    inputs: { weapon, whipcrack: true },
  };
}

/** @rule PSY-FRENZY */
function frenzy(fighter: FighterView, turn: number): readonly Duty[] {
  if (!isFrenzied(fighter)) return [];
  const blows = usualBlows(gearOf(fighter.traits), {
    attacks: fighter.profile['A'] ?? 0,
    charged: has(fighter, 'charged'),
    frenzied: true,
    firstTurn: turn === 1,
  });
  const fact = message('reminder.frenzy-blows', { name: fighter.label, blows });
  return [remind(fighter, 'frenzy-blows', 'PSY-FRENZY', fact)];
}

function named(fighter: FighterView): { readonly name: string } {
  return { name: fighter.label };
}
