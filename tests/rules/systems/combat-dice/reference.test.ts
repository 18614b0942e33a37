import { expect, test } from 'vitest';
import {
  type DefenceFacts,
  DISTANCE_BANDS,
  defenceModifiers,
  MELEE_FROM,
} from '#rules/systems/combat-dice/modifiers.ts';
import { REFERENCE } from '#rules/systems/combat-dice/reference.ts';

const PLAIN: DefenceFacts = {
  partlyCovered: false,
  careful: false,
  runningDice: 0,
  mounted: false,
  band: null,
  meleeModels: 0,
  enemiesInContact: 0,
  melee: 'from-three',
};

const SITUATIONS: readonly (readonly [id: string, facts: Partial<DefenceFacts>])[] = [
  ['covered', { partlyCovered: true }],
  ['careful', { careful: true }],
  ['charging', { runningDice: 1 }],
  ['charging-mounted', { runningDice: 1, mounted: true }],
  ...DISTANCE_BANDS.map((band) => [band, { band }] as const),
  ['duel', { meleeModels: MELEE_FROM - 1, enemiesInContact: 1 }],
  ['melee', { meleeModels: MELEE_FROM, enemiesInContact: 1 }],
];

test('the modifiers of the defence match the rules', () => {
  const table = REFERENCE.flatMap(({ tables }) => tables).find(({ id }) => id === 'situations');
  const printed = table?.rows.map(({ head, cells: [cell] }) => [
    head.code,
    cell !== undefined && 'params' in cell ? cell.params['value'] : null,
  ]);
  expect(printed).toEqual(
    SITUATIONS.map(([id, facts]) => {
      const lines = defenceModifiers({ ...PLAIN, ...facts });
      const by = lines.reduce((sum, { value }) => sum + value, 0);
      return [`situation.${id}`, by === 0 ? '0' : `${by < 0 ? '−' : '+'}${Math.abs(by)}`];
    }),
  );
});
