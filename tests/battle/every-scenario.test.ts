import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WITHOUT_PLAYER } from '#rules/kit/parties.ts';
import { SCENARIO } from '#rules/kit/scenarios.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, type Troop } from '../support/battles.ts';
import { runs } from '../support/share.ts';
import { expectLaws } from './battle-laws.ts';
import { commandOf, evening, freshBattle, tap } from './random-evening.ts';

// The laws of `log-laws.test.ts` hold in every scenario, with all whom nobody commands in it; and of these, some of
// their own.

const ROWS = system.scenarios?.rows ?? [];
const BATTLES = 4;

type Row = (typeof ROWS)[number];

function troopsOf({ neutral }: Row): readonly Troop[] {
  const players: readonly Troop[] = [
    { name: 'Reikland', fighters: [{ name: 'Ulrich', leader: true }, ...crowd('Lame', 3)] },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
    { name: 'Nains', fighters: crowd('Nain', 3) },
  ];
  if (neutral === null) return players;
  const nobodys: Troop = {
    name: 'Personne',
    traits: { [WITHOUT_PLAYER]: true },
    fighters: neutral.kinds.map(({ id, profile, traits }) => ({
      name: id,
      profile,
      traits,
      wounds: profile['W'] ?? 1,
    })),
  };
  return neutral.first ? [nobodys, ...players] : [...players, nobodys];
}

test.each(ROWS)('battles in $id keep the laws of every battle', (row) => {
  const fresh = () => freshBattle(troopsOf(row), { ...row.houseRules, [SCENARIO]: row.id });
  fc.assert(
    fc.property(evening, tap, (taps, last) => {
      expectLaws(fresh, taps, last);
      const battle = fresh();
      for (const one of taps) {
        battle.try(commandOf(one, battle));
        expect(battle.due).not.toContain('rout-test Personne');
        if (battle.state.end !== null) expect(battle.state.end.winnerId).not.toBe('s-Personne');
        const left = battle.state.sides.filter(
          ({ id, removed }) => removed === null && id !== 's-Personne',
        );
        const goesOn = row.houseRules['scenarioGoesOn'] === 'yes';
        // Nobody is left to play, and nobody has said that it goes on.
        if (left.length === 0 && one.kind === 'leave') expect(battle.state.ended).toBe(true);
        if (goesOn && left.length > 0) expect(battle.state.ended).toBe(false);
      }
    }),
    runs(BATTLES),
  );
});
