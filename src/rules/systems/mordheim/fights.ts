import type { Duty, Fight } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, Said } from '#rules/contract/battle-view.ts';
import { fighterDuty, said } from '#rules/kit/duty.ts';
import { usualBlows } from '#rules/skirmish/duel/hands.ts';
import { usualStriker } from '#rules/skirmish/duel/striker.ts';
import { fightsOf, remind, skirmishFightRules, skirmishReminders } from '#rules/skirmish/fights.ts';
import { hatredRerolls } from './courage.ts';
import { has, isFrenzied } from './flags.ts';
import { gearOf } from './gear.ts';
import { hatredOf } from './hatred.ts';
import { RULES } from './rules.ts';
import { carries, carriesAny } from './traits.ts';

/** Who fights whom, who strikes when, and what counts this time. @rule CC-ORDER */
export function fights(view: BattleView): readonly Fight[] {
  return fightsOf(view, FIGHT_RULES);
}

/**
 * What is easily forgotten while dice roll: what counts in the first turn of a combat only, what
 * began this turn, and who strikes late or not at all.
 * @param turn turns the combat has lasted, this one included
 * @param foes whom he touches
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
    ...frenzy(fighter, turn),
    ...(has(fighter, 'fear-sixes')
      ? [remind(fighter, 'fear-sixes', 'PSY-FEAR-A', said('reminder.fear-sixes', named(fighter)))]
      : []),
    ...(has(fighter, 'stupid')
      ? [remind(fighter, 'no-blows', 'PSY-STUP', said('reminder.no-blows', named(fighter)))]
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
    remind(fighter, 'hatred', 'PSY-HATE', said('reminder.hatred', { name: fighter.label, whom })),
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
      facts: [said('reminder.crossbow-pistol', named(fighter))],
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

function firstTurnFacts(fighter: FighterView): readonly Said[] {
  const { traits } = fighter;
  const name = named(fighter);
  const braces = ['brace-of-pistols', 'brace-of-duelling-pistols'] as const;
  return [
    ...(carries(traits, 'flail') ? [said('reminder.flail', name)] : []),
    ...(carries(traits, 'morning-star') ? [said('reminder.morning-star', name)] : []),
    ...(carries(traits, 'spear') ? [said('reminder.spear', name)] : []),
    ...(carriesAny(traits, ['pistol', 'duelling-pistol']) ? [said('reminder.pistol', name)] : []),
    ...(carriesAny(traits, braces) ? [said('reminder.brace', name)] : []),
  ];
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
  const fact = said('reminder.frenzy-blows', { name: fighter.label, blows });
  return [remind(fighter, 'frenzy-blows', 'PSY-FRENZY', fact)];
}

function named(fighter: FighterView): { readonly name: string } {
  return { name: fighter.label };
}
