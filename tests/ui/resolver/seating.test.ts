import { describe, expect, it } from 'vitest';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import type { Seats } from '#ui/resolver/address.ts';
import { EMPTY_DRAFT, withCall } from '#ui/resolver/drafts.ts';
import { completedProfile, seatsForResolver } from '#ui/resolver/seating.ts';
import { bout } from './bout.ts';
import { WRESTLING } from './wrestling.ts';

/** Those who stood in another calculation, in its order. */
function between(...fighters: readonly FighterId[]): Seats {
  return {
    resolverId: 'musing',
    subjects: fighters.map((fighterId) => ({ kind: 'fighter', fighterId })),
  };
}

describe('a typed profile', () => {
  it('gets what the role asks for and nobody has said, as is usual in these rules', () => {
    expect(completedProfile({ WS: 5 }, ['WS', 'S', 'T'], mordheim)).toEqual({ WS: 5, S: 3, T: 3 });
  });
});

describe('what has been told of a calculation', () => {
  const draft = { ...EMPTY_DRAFT, inputs: { cover: true }, typed: { step: 'hit', dice: [4] } };

  it('stays, dice and all, where it is opened with the same circumstances', () => {
    expect(withCall(draft, { inputs: { cover: true } })).toBe(draft);
  });

  it('begins anew with others', () => {
    expect(withCall(draft, { inputs: { far: true } })).toEqual({
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
    const { subjects } = seatsForResolver(picky, bout().state, between('f-Ulrich', 'f-Rat1'));
    expect(subjects).toEqual([{ kind: 'fighter', fighterId: 'f-Ulrich' }, null]);
  });

  it('leaves both where they are as long as it can be worked out for them', () => {
    const before = between('f-Ulrich', 'f-Rat2');
    expect(seatsForResolver(WRESTLING, bout().state, before)).toEqual({
      resolverId: 'wrestling',
      subjects: before.subjects,
    });
  });

  it('seats the other one anew where it makes no sense against him', () => {
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
