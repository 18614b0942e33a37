import { describe, expect, it, test } from 'vitest';
import { historyOf } from '#roster/after-battle/history.ts';
import { undoAfterBattle } from '#roster/after-battle/take-back.ts';
import { dosed, dosesFor, missedBy } from '#roster/doses.ts';
import { setTrait } from '#roster/edit.ts';
import { parseWarband } from '#roster/parse.ts';
import type { Warband } from '#roster/warband.ts';
import type { Flags, FlagValue } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, foughtWith, ravens } from './scenes.ts';

/** Drugs before a battle, and what they bring after it. @rule MORD-DRUGS */

const DRUGS = system.afterBattle?.drugs ?? [];

function otto(warband: Warband) {
  return warband.members.find(({ name }) => name === 'Otto');
}

function carrying(trait: string, warband: Warband = ravens()): Warband {
  return setTrait({ ...warband, purse: { gold: 50 } }, 'm-2', trait, true);
}

/** Otto has taken it; these are the dice after it. */
function taken(trait: string, dice: readonly number[], warband = carrying(trait)) {
  const fought = foughtWith(warband, { Otto: { doses: [trait] } });
  return after(warband, fought, (draft, idOf) => ({
    ...draft,
    unpaid: ['m-6'],
    drugs: { [`${idOf('Otto')} ${trait}`]: dice },
  }));
}

describe('a dose', () => {
  const member = otto(carrying('crimson-shade'));
  const one = { profileId: '', profile: {}, traits: {}, ...member };

  it.each([
    ['crimson-shade', 2, { I: 2, M: 1, S: 1 }, []],
    ['mandrake-root', 0, { T: 1 }, ['no-pain']],
    ['mad-cap-mushrooms', 0, {}, ['mad-cap-mushrooms']],
  ])('of %s changes its taker for the battle', (trait, thrown, raises, gives) => {
    const home = { ...one, traits: { [trait]: true as const } };
    const now = dosed(home, DRUGS, { [trait]: thrown });
    const more = Object.fromEntries(
      Object.entries(now.profile).flatMap(([id, value]) => {
        const by = value - (home.profile[id] ?? 0);
        return by === 0 ? [] : [[id, by]];
      }),
    );
    expect(more).toEqual(raises);
    expect(Object.keys(now.traits)).toEqual(expect.arrayContaining([trait, ...gives]));
  });

  it('that is not taken stays at home, and does nothing', () => {
    for (const { trait } of DRUGS) {
      const now = dosed({ ...one, traits: { [trait]: true, sword: true } }, DRUGS, {});
      expect(now).toEqual({ ...one, traits: { sword: true } });
    }
  });

  it('is nothing for the undead and the possessed', () => {
    const traits = { 'crimson-shade': true } as const;
    const takes = (profileId: string) => dosesFor({ profileId, traits }, DRUGS).length === 1;
    expect(takes('undead/vampire')).toBe(false);
    expect(takes('possessed/possessed')).toBe(false);
    expect([takes('undead/necromancer'), takes('possessed/magister'), takes('')]).toEqual([
      true,
      true,
      true,
    ]);
    const vampire = { profileId: 'undead/vampire', profile: { I: 6 }, traits };
    expect(dosed(vampire, DRUGS, { 'crimson-shade': 3 })).toMatchObject({ profile: { I: 6 } });
  });

  it('is asked of whoever is addicted', () => {
    const traits = { addicted: true } as const;
    expect(missedBy({ traits }, DRUGS, {}).map(({ trait }) => trait)).toEqual(['crimson-shade']);
    expect(missedBy({ traits }, DRUGS, { 'crimson-shade': 1 })).toEqual([]);
  });
});

describe('after the battle', () => {
  it.each([
    ['mad-cap-mushrooms', [1], { stupidity: true }, {}],
    ['mad-cap-mushrooms', [2], {}, {}],
    ['crimson-shade', [1, 2], { addicted: true }, {}],
    ['crimson-shade', [2, 2], {}, {}],
    ['crimson-shade', [6, 5], {}, {}],
    ['crimson-shade', [6, 6], {}, { I: 1 }],
    ['mandrake-root', [2, 1], {}, { T: -1 }],
    ['mandrake-root', [6, 6], {}, {}],
  ])('%s and %j', (trait, dice, traits, changed) => {
    const before = otto(carrying(trait));
    const { warband } = taken(trait, dice);
    const now = otto(warband);
    const { [trait]: _, ...rest } = before?.traits ?? {};
    expect(now?.traits).toEqual({ ...rest, ...traits });
    const profile = Object.entries(changed).map(
      ([id, by]) => [id, (before?.profile[id] ?? 0) + by] as const,
    );
    expect(now?.profile).toEqual({ ...before?.profile, ...Object.fromEntries(profile) });
  });

  it('has used the dose up even where nothing is thrown, and undone has not', () => {
    const { warband, proposal } = taken('crimson-shade', [1]);
    expect(proposal.doses).toMatchObject([{ dice: [1], result: null }]);
    expect(otto(warband)?.traits).not.toHaveProperty('crimson-shade');
    expect(warband.stash).toBeUndefined();
    const back = undoAfterBattle(warband, system, 'b-1');
    expect(back === null ? null : otto(back)?.traits).toHaveProperty('crimson-shade');
  });

  it('is told in the history, also as it is read from the disk', () => {
    const { warband } = taken('crimson-shade', [1, 1]);
    const read = parseWarband(JSON.parse(JSON.stringify(warband)), () => system);
    const lines = read.ok ? historyOf(read.warband) : [];
    expect(lines.at(-1)?.doses).toEqual([
      { name: 'Otto', drug: 'crimson-shade', result: 'addicted' },
    ]);
    expect(historyOf({ history: [{ id: 'b-1', result: 'won' }] })[0]?.doses).toEqual([]);
  });

  it('asks nothing of the dead', () => {
    const warband = carrying('crimson-shade');
    const fought = foughtWith(warband, { Otto: { doses: ['crimson-shade'], out: true } });
    const { proposal } = after(warband, fought, (draft, idOf) => ({
      ...draft,
      unpaid: ['m-6'],
      dice: { [idOf('Otto')]: [1, 1] },
    }));
    expect([proposal.doses, proposal.withdrawn]).toEqual([[], []]);
  });

  it('leaves doses of a group that were not taken in the chest', () => {
    const goblins = {
      ...warbandOf('orcs', [
        ['orcs/boss', 'Gork'],
        ['orcs/goblin', 'Gob', 3],
      ]),
      purse: { gold: 5 },
    };
    const carried = setTrait(goblins, 'm-2', 'mad-cap-mushrooms', true);
    const fought = foughtWith(carried, { 'Gob 1': { doses: ['mad-cap-mushrooms'] } });
    expect(fought.soldiers.map(({ label }) => label)).toContain('Gob 1');
    const { warband } = after(carried, fought);
    expect(warband.stash).toEqual({ 'mad-cap-mushrooms': 2 });
    expect(warband.members[1]?.traits).not.toHaveProperty('mad-cap-mushrooms');
  });

  test('whoever is addicted and came without leaves, unless players say otherwise', () => {
    const addict = carrying('addicted');
    const gone = after(addict, foughtWith(addict), (draft) => ({ ...draft, unpaid: ['m-6'] }));
    expect(otto(gone.warband)).toBeUndefined();
    expect(historyOf(gone.warband).at(-1)?.gone).toMatchObject([
      { name: 'Otto', how: 'addiction' },
      { how: 'unpaid' },
    ]);
    const stays = after(addict, foughtWith(addict), (draft) => ({
      ...draft,
      unpaid: ['m-6'],
      clean: ['m-2'],
    }));
    expect(otto(stays.warband)).toBeDefined();
    const dose = carrying('crimson-shade', addict);
    expect(otto(taken('crimson-shade', [4, 4], dose).warband)?.traits).toMatchObject({
      addicted: true,
    });
    const home = foughtWith(addict, { Otto: { tookPart: false } });
    expect(
      otto(after(addict, home, (draft) => ({ ...draft, unpaid: ['m-6'] })).warband),
    ).toBeDefined();
  });
});

describe('the mount that somebody fell from', () => {
  const fell = (dice: readonly number[], more: Flags = {}) => {
    const warband = Object.entries<FlagValue>({ warhorse: true, ...more }).reduce<Warband>(
      (now, [trait, value]) => setTrait(now, 'm-2', trait, value),
      ravens(),
    );
    const fought = foughtWith(warband, { Otto: { out: true, fellFrom: 'warhorse' } });
    const { proposal, warband: now } = after(warband, fought, (draft, idOf) => ({
      ...draft,
      unpaid: ['m-6'],
      drugs: { [`${idOf('Otto')} warhorse`]: dice },
    }));
    return { proposal, kept: Object.keys(otto(now)?.traits ?? {}), line: historyOf(now).at(-1) };
  };

  it.each([
    ['is dead on a 2', [2], {}, false],
    ['lives on a 3', [3], {}, true],
    ['lives on a 2 in barding', [2], { barding: true }, true],
    ['is dead on a 1 in barding', [1], { barding: true }, false],
    ['stays while the die is not thrown', [], {}, true],
  ] as const)('%s', (_name, dice, more, lives) => {
    expect(fell(dice, more).kept.includes('warhorse')).toBe(lives);
  });

  it('is told in the history', () => {
    expect(fell([1]).line?.doses).toEqual([
      { name: 'Otto', drug: 'warhorse', result: 'mount-dead' },
    ]);
  });
});
