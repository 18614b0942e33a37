import { describe, expect, it } from 'vitest';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import type { Seats } from '#ui/resolver/address.ts';
import { EMPTY_DRAFT, withCall } from '#ui/resolver/drafts.ts';
import { completedProfile, seatsForResolver, swapped } from '#ui/resolver/seating.ts';
import { bout } from './bout.ts';
import { MUSING, WRESTLING } from './wrestling.ts';

/** The fighters of another calculation, in its order. */
function between(...fighters: readonly FighterId[]): Seats {
  return {
    resolverId: 'musing',
    subjects: fighters.map((fighterId) => ({ kind: 'fighter', fighterId })),
  };
}

describe('a swap', () => {
  const ulrich = { kind: 'fighter', fighterId: 'f-Ulrich' } as const;

  it('leaves whoever is alone where he is', () => {
    expect(swapped(MUSING, { muses: ulrich }, mordheim)).toEqual({ muses: ulrich });
  });
});

describe('a typed profile', () => {
  it('gets the role’s missing values from the rules’ defaults', () => {
    expect(completedProfile({ WS: 5 }, ['WS', 'S', 'T'], mordheim)).toEqual({ WS: 5, S: 3, T: 3 });
  });
});

describe('the entries of a calculation', () => {
  const draft = { ...EMPTY_DRAFT, inputs: { cover: true }, typed: { step: 'hit', dice: [4] } };

  it('remain, dice included, when it is opened with the same circumstances', () => {
    expect(withCall(draft, { inputs: { cover: true } })).toBe(draft);
  });

  it('are reset by others', () => {
    expect(withCall(draft, { inputs: { far: true } })).toEqual({
      ...EMPTY_DRAFT,
      inputs: { cover: true, far: true },
    });
  });
});

describe('another calculation for the same fighters', () => {
  it('replaces the opponent when he is impossible beside the first', () => {
    const picky: Resolver = {
      ...WRESTLING,
      candidates: (view, role, chosen) => {
        const all = WRESTLING.candidates(view, role, chosen);
        return chosen['grabs'] === undefined ? all : all.filter((id) => id !== 'f-Rat1');
      },
    };
    const { subjects } = seatsForResolver(picky, bout().state, between('f-Ulrich', 'f-Rat1'));
    expect(subjects).toEqual([{ kind: 'fighter', fighterId: 'f-Ulrich' }, null]);
  });

  it('keeps both as long as it can be calculated for them', () => {
    const before = between('f-Ulrich', 'f-Rat2');
    expect(seatsForResolver(WRESTLING, bout().state, before)).toEqual({
      resolverId: 'wrestling',
      subjects: before.subjects,
    });
  });

  it('replaces the opponent when it cannot be calculated against him', () => {
    const wary: Resolver = {
      ...WRESTLING,
      sheet: (view, setup) => {
        const { grabbed } = setup.subjects;
        const sheet = WRESTLING.sheet(view, setup);
        const slippery = grabbed?.kind === 'fighter' && grabbed.fighterId === 'f-Rat2';
        return slippery ? { ...sheet, refusal: { code: 'slippery', params: {} } } : sheet;
      },
    };
    const { subjects } = seatsForResolver(wary, bout().state, between('f-Ulrich', 'f-Rat2'));
    expect(subjects).toEqual([{ kind: 'fighter', fighterId: 'f-Ulrich' }, null]);
  });
});
