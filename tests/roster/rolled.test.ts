import { expect, test } from 'vitest';
import { rolledFor } from '#roster/rolled.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { movementOf } from '#rules/systems/mordheim/movement.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

test.each(ALL_SYSTEMS.map((system) => [system.id, system] as const))(
  'in %s every profile has a Movement number or dice to roll for it',
  (_, system) => {
    const profiles = [...system.catalogue.flatMap((type) => type.profiles), ...system.extras];
    const still = profiles.filter(
      (one) => one.profile['M'] === 0 && rolledFor(system, one, 'M') === null,
    );
    expect(still.map(({ id }) => id)).toEqual([]);
  },
);

test.each([
  ['orcs/cave-squig', { M: '2D6' }],
  ['night-goblins/great-squig', { M: '3D6' }],
  ['marauders/spawn', { M: '2D6', A: 'D6+1' }],
  ['marauders/condemned', { WS: 'D6', S: 'D6', T: 'D6', A: 'D3' }],
])('%s rolls %j', (profileId, dice) => {
  const [type, id] = profileId.split('/');
  const profiles = mordheim.catalogue.find((one) => one.id === type)?.profiles ?? [];
  const profile = profiles.find((one) => one.id === id);
  if (profile === undefined) throw new Error(`no ${profileId}`);
  const rolled = mordheim.characteristics.flatMap((one) => {
    const thrown = rolledFor(mordheim, profile, one.id);
    return thrown === null ? [] : [[one.id, thrown]];
  });
  expect(Object.fromEntries(rolled)).toEqual(dice);
});

test('nobody is said to move so many inches who rolls for it', () => {
  const squig = { profile: { M: 0 }, traits: { 'random-move-3d6': true } } as const;
  expect(movementOf(squig)).toBeNull();
});
