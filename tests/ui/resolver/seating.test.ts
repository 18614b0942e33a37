import { describe, expect, it } from 'vitest';
import type { Resolver } from '#rules/contract/resolver.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { asCalled, EMPTY_DRAFT } from '#ui/resolver/drafts.ts';
import { completed, movedTo } from '#ui/resolver/seating.ts';
import { bout } from './bout.ts';
import { WRESTLING } from './wrestling.ts';

describe('a typed profile', () => {
  it('gets what the role asks for and nobody has said, as is usual in these rules', () => {
    expect(completed({ WS: 5 }, ['WS', 'S', 'T'], mordheim)).toEqual({ WS: 5, S: 3, T: 3 });
  });
});

describe('what has been told of a calculation', () => {
  const draft = { ...EMPTY_DRAFT, inputs: { cover: true }, typed: { step: 'hit', dice: [4] } };

  it('stays, dice and all, where it is opened with the same circumstances', () => {
    expect(asCalled(draft, { resolverId: 'shot', subjects: {}, inputs: { cover: true } })).toBe(
      draft,
    );
  });

  it('begins anew with others', () => {
    expect(asCalled(draft, { resolverId: 'shot', subjects: {}, inputs: { far: true } })).toEqual({
      ...EMPTY_DRAFT,
      inputs: { cover: true, far: true },
    });
  });
});

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
