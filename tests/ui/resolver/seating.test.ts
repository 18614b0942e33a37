import { describe, expect, it } from 'vitest';
import type { Resolver } from '#rules/contract/resolver.ts';
import { movedTo } from '#ui/resolver/seating.ts';
import { bout } from './bout.ts';
import { WRESTLING } from './wrestling.ts';

describe('another calculation for the same people', () => {
  it('seats the other one anew where he is none for it beside the first', () => {
    const picky: Resolver = {
      ...WRESTLING,
      candidates: (view, role, chosen) => {
        const all = WRESTLING.candidates(view, role, chosen);
        return chosen['grabs'] === undefined ? all : all.filter((id) => id !== 'f-Rat1');
      },
    };
    const before = {
      resolverId: 'musing',
      subjects: ['f-Ulrich', 'f-Rat1'].map((id) => ({
        kind: 'fighter' as const,
        fighterId: id === 'f-Ulrich' ? ('f-Ulrich' as const) : ('f-Rat1' as const),
      })),
    };
    const { subjects } = movedTo(picky, bout().state, before);
    expect(subjects).toEqual([{ kind: 'fighter', fighterId: 'f-Ulrich' }, null]);
  });
});
