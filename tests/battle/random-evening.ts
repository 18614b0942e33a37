import fc from 'fast-check';
import type { Command } from '#battle/commands.ts';
import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle, type Troop } from '../support/battles.ts';
import { between, rolled, withDuel } from './made-up-duel.ts';

/** Before the first tap. */
export function freshBattle(
  troops = TROOPS,
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  return new TestBattle(withDuel(system), troops, { houseRules: { ...OPTIONAL, ...houseRules } });
}

/** Optional rules that bring duties of their own. */
const OPTIONAL: Readonly<Record<string, string>> = { happenings: 'each-turn', subplots: 'yes' };

/** Three sides, two of them allies. */
const TROOPS: readonly Troop[] = [
  {
    name: 'Reikland',
    team: 'a',
    fighters: [
      { name: 'Ulrich', ld: 8, leader: true, role: 'hero', wounds: 2 },
      ...crowd('Guerrier', 5),
    ],
  },
  {
    name: 'Skavens',
    fighters: [
      { name: 'Skritt', ld: 7, leader: true, role: 'hero' },
      { name: 'Ogre', ld: 4, wounds: 3, traits: { 'causes-fear': true, stupidity: true } },
      ...crowd('Vermine', 4, { ld: 5 }),
    ],
  },
  { name: 'Nains', team: 'a', fighters: crowd('Nain', 4, { ld: 9 }) },
];

/** A side with one of each profile of a type of warband, with all that he has. */
export function oneOfEach(
  { id: type, profiles, traits = {} }: CatalogueWarband,
  name: string,
): Troop {
  return {
    name,
    traits,
    fighters: profiles.map((one) => ({
      name: `${name}-${one.id}`,
      profileId: `${type}/${one.id}`,
      role: one.role,
      leader: one.leader === true,
      profile: one.profile,
      wounds: one.profile['W'] ?? 1,
      traits: one.traits ?? {},
    })),
  };
}

/** A player who taps at random: anything the screen could send, sensible or not. */
export const tap = fc.record({
  kind: fc.constantFrom(
    'status',
    'wound',
    'next',
    'go-on',
    'turn-end',
    'duty',
    'charge',
    'leave-table',
    'ally',
    'part',
    'flag',
    'reach',
    'duel',
    'carry',
    'use',
    'capture',
    'leave',
    'reopen',
    'undo',
    'redo',
    'back',
  ),
  a: fc.nat(),
  b: fc.nat(),
});
export type Tap = typeof tap extends fc.Arbitrary<infer T> ? T : never;

export function commandOf({ kind, a, b }: Tap, battle: TestBattle): Command {
  const ids = Object.values(battle.state.fighters).map((one) => one.id);
  const fighterId = ids[a % ids.length] ?? 'f-Ulrich';
  const targetId = ids[b % ids.length] ?? 'f-Skritt';
  switch (kind) {
    case 'status':
      return {
        type: 'set-status',
        fighterId,
        to: system.statuses[b % system.statuses.length]?.id ?? 'standing',
      };
    case 'wound':
      return { type: 'lose-wound', fighterId };
    case 'duty': {
      const duties = battle.duties.filter((duty) => duty.outcomes.length > 0);
      const duty = duties[a % Math.max(1, duties.length)];
      const outcome = duty?.outcomes[b % Math.max(1, duty.outcomes.length)];
      return {
        type: 'resolve-duty',
        key: duty?.key ?? 'none',
        outcome: outcome?.id ?? 'none',
        dice: [],
        overruledValue: null,
      };
    }
    case 'charge':
      return { type: 'take-action', action: 'charge', fighterId, targetId };
    case 'ally':
    case 'part': {
      const { sides } = battle.state;
      const [one, other] = [sides[a % sides.length], sides[b % sides.length]];
      const sideIds = [one?.id ?? 's-Nains', other?.id ?? 's-Nains'];
      return kind === 'ally'
        ? { type: 'ally', sideIds }
        : { type: 'break-alliance', sideId: sideIds[0] ?? 's-Nains', how: 'act' };
    }
    case 'leave-table':
      return { type: 'take-action', action: 'leave-table', fighterId, targetId: null };
    case 'flag':
      return { type: 'set-flag', fighterId, flag: 'near-leader', value: b % 2 === 0 ? true : null };
    case 'reach': {
      const side = battle.state.sides[a % battle.state.sides.length];
      return { type: 'set-reach', sideId: side?.id ?? 's-Nains', within: b % 2 === 0 };
    }
    case 'duel':
      return {
        type: 'settle',
        resolver: 'duel',
        setup: between(fighterId, targetId),
        // Two dice, and seldom none at all: a duel that stops short is refused.
        answers: rolled(1 + (a % 6), b % 7 === 0 ? null : b % 7),
      };
    case 'carry': {
      const sideId = battle.state.fighters[fighterId]?.sideId ?? 's-Nains';
      const owner = { sideId, fighterId: b % 5 === 0 ? null : fighterId };
      return {
        type: 'count-marker',
        ...owner,
        marker: a % 2 === 0 ? 'Trésor' : 'Clé',
        count: b % 4,
      };
    }
    case 'use':
      return { type: 'use-item', fighterId, item: 'causes-fear', used: b % 2 === 0 };
    case 'capture': {
      const side = battle.state.sides[b % battle.state.sides.length];
      return { type: 'capture', fighterId, by: b % 3 === 0 ? null : (side?.id ?? null) };
    }
    case 'leave': {
      const side = battle.state.sides[a % battle.state.sides.length];
      return { type: 'leave-battle', sideId: side?.id ?? 's-Nains', cause: 'gave-up' };
    }
    case 'reopen':
      return { type: 'reopen-battle' };
    case 'undo':
      return { type: 'undo', back: null };
    case 'back':
      return { type: 'undo', back: battle.entries[a % battle.entries.length]?.id ?? null };
    case 'redo':
      return { type: 'redo' };
    case 'go-on':
      return { type: 'go-on', to: 'something' };
    case 'turn-end':
      return { type: 'go-on', to: 'turn-end' };
    case 'next':
      return { type: 'next-phase' };
  }
}

export const evening = fc.array(tap, { maxLength: 60 });

export function played(taps: readonly Tap[], troops = TROOPS): TestBattle {
  const battle = freshBattle(troops);
  for (const one of taps) battle.try(commandOf(one, battle));
  return battle;
}
