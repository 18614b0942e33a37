import { describe, expect, it } from 'vitest';
import { roundPath } from '../../scripts/svg-path.mjs';

describe('rounding a path', () => {
  it.each([
    { from: 'M10 10L20.4 10', to: 'M10 10l10 0' },
    { from: 'M1.2 1.2h3.4v-2.6z', to: 'M1 1h4v-2z' },
    { from: 'm5 5 10 0 0 10', to: 'M5 5l10 0 0 10' },
    { from: 'M0 0c1 2 3 4 5 6s3 3 4 4', to: 'M0 0c1 2 3 4 5 6s3 3 4 4' },
    { from: 'M9 9a4 4 0 018-.4', to: 'M9 9a4 4 0 0 1 8 0' },
    { from: 'M2 2l3 3zm4 0l1 1z', to: 'M2 2l3 3zm4 0l1 1z' },
    { from: 'M1e2-5.5.5.5', to: 'M100-5l-99 6' },
  ])('writes $from as $to', ({ from, to }) => {
    expect(roundPath(from)).toBe(to);
  });

  it('lets no error add up along the outline', () => {
    const manySteps = `M0 0${'h.4'.repeat(100)}`;
    const covered = [...roundPath(manySteps).matchAll(/[ h](\d+)/g)].map(([, step]) =>
      Number(step),
    );
    expect(covered.slice(1).reduce((sum, step) => sum + step, 0)).toBe(40);
  });

  it('refuses what is no path', () => {
    expect(() => roundPath('M0 0x5')).toThrow('unknown path command x');
  });
});
