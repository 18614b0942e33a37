import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followName, freeLabel, groupLabels, labelKey, uniqueLabels } from '#roster/labels.ts';
import { LIMITS } from '#roster/limits.ts';

describe('labels on the table', () => {
  it('number the models of a group', () => {
    expect(groupLabels('Vermineux', 3, [])).toEqual(['Vermineux 1', 'Vermineux 2', 'Vermineux 3']);
  });

  it('skip numbers that another group uses', () => {
    expect(groupLabels('Rat', 3, ['rat 1', 'Rat 3'])).toEqual(['Rat 2', 'Rat 4', 'Rat 5']);
  });

  it.each([
    { wanted: 'Otto', taken: [], label: 'Otto' },
    { wanted: ' Otto  von Ulm ', taken: [], label: 'Otto von Ulm' },
    { wanted: 'Otto', taken: ['Otto'], label: 'Otto 2' },
    { wanted: 'OTTO', taken: ['otto', 'Otto 2'], label: 'OTTO 3' },
    { wanted: 'Rat 3', taken: ['Rat 3'], label: 'Rat 4' },
    { wanted: 'Rat 99', taken: ['Rat 99'], label: 'Rat 100' },
    { wanted: '', taken: ['1'], label: '2' },
  ])('become $label where $wanted is wanted', ({ wanted, taken, label }) => {
    expect(freeLabel(wanted, taken)).toBe(label);
  });

  it('change for later duplicates only', () => {
    expect(uniqueLabels(['Otto', 'Otto', 'Otto 2'])).toEqual(['Otto', 'Otto 3', 'Otto 2']);
  });

  it.each([
    { label: 'Otto', from: 'Otto', to: 'Klaus', now: 'Klaus' },
    { label: 'Rat 3', from: 'Rat', to: 'Loup', now: 'Loup 3' },
    { label: 'Galeux', from: 'Rat', to: 'Loup', now: 'Galeux' },
    { label: 'Rat gris 3', from: 'Rat', to: 'Loup', now: 'Rat gris 3' },
    { label: 'Rat3', from: 'Rat', to: 'Loup', now: 'Rat3' },
    { label: 'Rat x2 3', from: 'Rat x2', to: 'Loup', now: 'Loup 3' },
  ])('when $from becomes $to, $label becomes $now', ({ label, from, to, now }) => {
    expect(followName(label, from, to)).toBe(now);
  });

  it('are always unique, never empty and never too long, whatever players type', () => {
    fc.assert(
      fc.property(fc.array(awkward, { maxLength: 60 }), (wanted) => {
        const labels = uniqueLabels(wanted);
        expect(labels).toHaveLength(wanted.length);
        expect(new Set(labels.map(labelKey)).size).toBe(wanted.length);
        for (const label of labels) {
          expect(labelKey(label)).not.toBe('');
          expect(label.length).toBeLessThanOrEqual(LIMITS.label);
        }
      }),
    );
  });

  it('stay unchanged once they are unique', () => {
    fc.assert(
      fc.property(fc.array(awkward, { maxLength: 30 }), (wanted) => {
        const labels = uniqueLabels(wanted);
        expect(uniqueLabels(labels)).toEqual(labels);
      }),
    );
  });
});

const awkward = fc.oneof(
  fc.constantFrom('Otto', 'otto', 'Otto 2', 'Otto\u00a02', '', ' ', '\u200b', 'x'.repeat(50), '9'),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
);
