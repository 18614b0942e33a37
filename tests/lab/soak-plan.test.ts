import { expect, test } from 'vitest';
import { FAMILIES, KINDS } from '../../lab/soak/kinds.ts';
import { ALL_FAULTS, apportioned, FAULTS_A_PHONE, plan } from '../../lab/soak/plan.ts';

const WEIGHTS = Object.fromEntries([...KINDS].map(([kind, { weight }]) => [kind, weight]));

test('a whole run has its 1,000 faults, every kind among them', () => {
  const faults = plan(WEIGHTS, 7, 1).flat();
  expect(faults).toHaveLength(ALL_FAULTS);
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(KINDS.keys()));
});

test('a third of the kills come at once after the tap', () => {
  const kills = Object.entries(apportioned(WEIGHTS, ALL_FAULTS, 0)).filter(([kind]) =>
    kind.startsWith('kill-'),
  );
  const all = kills.reduce((sum, [, count]) => sum + count, 0);
  const atOnce = kills.find(([kind]) => kind === 'kill-at-once')?.[1] ?? 0;
  expect(atOnce / all).toBeGreaterThanOrEqual(1 / 3);
});

test('the same seed brings the same evenings, another seed others', () => {
  expect(plan(WEIGHTS, 7, 0.1)).toEqual(plan(WEIGHTS, 7, 0.1));
  expect(plan(WEIGHTS, 7, 0.1)).not.toEqual(plan(WEIGHTS, 8, 0.1));
});

test('no phone has more faults than an evening holds, and each fault its own number and seed', () => {
  const evenings = plan(WEIGHTS, 7, 0.5);
  for (const evening of evenings) expect(evening.length).toBeLessThanOrEqual(FAULTS_A_PHONE);
  const faults = evenings.flat();
  expect(faults.map(({ number }) => number)).toEqual(faults.map((_, index) => index + 1));
  expect(new Set(faults.map(({ seed }) => seed)).size).toBe(faults.length);
});

test('a short run has two phones, which play side by side', () => {
  expect(plan(WEIGHTS, 7, 0.02).map((evening) => evening.length)).toEqual([10, 10]);
  expect(plan(WEIGHTS, 7, 0.001).map((evening) => evening.length)).toEqual([1]);
});

test('shares add up, each rounded down or up', () => {
  expect(apportioned({ a: 5, b: 3, c: 2 }, 10, 0.5)).toEqual({ a: 5, b: 3, c: 2 });
  expect(apportioned({ a: 5, b: 3, c: 2 }, 4, 0)).toEqual({ a: 2, b: 1, c: 1 });
  expect(apportioned({ a: 5, b: 3, c: 2 }, 4, 0.9)).toEqual({ a: 2, b: 2, c: 0 });
  expect(apportioned({ a: 1, b: 1 }, 1, 0)).toEqual({ a: 0, b: 1 });
  expect(apportioned({ a: 1, b: 1 }, 1, 0.5)).toEqual({ a: 1, b: 0 });
});

test('the few faults of every check are of nearly all families', () => {
  const kinds = new Set(
    plan(WEIGHTS, 1, 0.02)
      .flat()
      .map(({ kind }) => kind),
  );
  const met = FAMILIES.filter((family) => Object.keys(family).some((kind) => kinds.has(kind)));
  expect(met.length).toBeGreaterThanOrEqual(FAMILIES.length - 2);
});
