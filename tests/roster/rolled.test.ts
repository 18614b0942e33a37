import { expect, test } from 'vitest';
import { rolledFor } from '#roster/rolled.ts';
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

test('a cave squig rolls two dice for its Movement only', () => {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  const profiles = mordheim?.catalogue.flatMap((type) => type.profiles) ?? [];
  const squig = profiles.find(({ id }) => id === 'cave-squig');
  if (mordheim === undefined || squig === undefined) throw new Error('no squig');
  const rolled = mordheim.characteristics.flatMap(({ id }) => {
    const dice = rolledFor(mordheim, squig, id);
    return dice === null ? [] : [[id, dice]];
  });
  expect(rolled).toEqual([['M', '2D6']]);
});
