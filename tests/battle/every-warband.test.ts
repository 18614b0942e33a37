import fc from 'fast-check';
import { expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { runsOfEach } from '../support/share.ts';
import { expectLaws } from './battle-laws.ts';
import { evening, freshBattle, oneOfEach, tap } from './random-evening.ts';

// The laws of `log-laws.test.ts` hold whoever fights: three hundred battles of each type of warband (in `npm test` six),
// against any other, with one of each of their profiles. What follows a battle,
// `tests/roster/after-battle/account.test.ts` asks of all of them.

const TYPES = system.catalogue;
const BATTLES = 300;
const SHARE = 1 / 50;

test.each(TYPES)('battles of $id keep the laws of every battle', (type) => {
  // Whoever comes after it: no two types have the same foes.
  const others = [...TYPES, ...TYPES].slice(TYPES.indexOf(type) + 1).slice(0, TYPES.length - 1);
  fc.assert(
    fc.property(fc.constantFrom(...others), evening, tap, (foe, taps, last) => {
      const troops = [oneOfEach(type, 'Ours'), oneOfEach(foe, 'Theirs')];
      expect(Object.keys(freshBattle(troops).state.fighters)).toHaveLength(
        type.profiles.length + foe.profiles.length,
      );
      expectLaws(() => freshBattle(troops), taps, last);
    }),
    runsOfEach(BATTLES, SHARE, TYPES.indexOf(type)),
  );
});
