import { expect, test } from 'vitest';
import { ALL_SYSTEMS, inSystems } from '../support/systems.ts';
import { askMoments, askRows } from './system-questions.ts';

test('there is at least one rule system, and each id is the name of its folder', () => {
  expect(ALL_SYSTEMS.length).toBeGreaterThan(0);
  expect(new Set(ALL_SYSTEMS.map((system) => system.id)).size).toBe(ALL_SYSTEMS.length);
});

inSystems('rows', askRows);

inSystems('answers at any moment', askMoments);
