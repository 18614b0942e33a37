import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundingRest } from '#roster/after-battle/purse.ts';
import { betweenBattles } from '#roster/between/line.ts';
import { afterMissed, atHome, type MissedEntry, notAgain } from '#roster/between/missed.ts';
import { takenBack } from '#roster/between/take-back.ts';
import { setTrait } from '#roster/edit.ts';
import { parseWarband } from '#roster/parse.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { anyAftermath, ravens } from '../after-battle/scenes.ts';

const NOTHING: MissedEntry = { mode: 'nothing', gold: 0, dice: [], groups: [] };
const SCAVENGING = { ...NOTHING, mode: 'scavenging' } as const;
const TRAINING = { ...NOTHING, mode: 'training' } as const;
const GOLD = { ...NOTHING, mode: 'gold', gold: 40 } as const;

function missed(warband: Warband, entry: MissedEntry, id = 'e-1'): Warband {
  return afterMissed(warband, system, entry, { id, at: 7 });
}

function back(warband: Warband, id = 'e-1') {
  return takenBack([warband], () => system, id)?.[0] ?? null;
}

/** As the app reads it from the disk. */
function reread(warband: Warband): Warband {
  const read = parseWarband(JSON.parse(JSON.stringify(warband)), () => system);
  if (!read.ok) throw new Error(JSON.stringify(read.reasons));
  return read.warband;
}

function xp({ members }: Warband): Readonly<Record<string, number>> {
  return Object.fromEntries(members.map(({ name, experience }) => [name, experience]));
}

describe('a missed evening', () => {
  it('changes nothing by default, and is told', () => {
    const now = missed(ravens(), NOTHING);
    const { history, ...rest } = now;
    expect(rest).toEqual(ravens());
    expect(history).toHaveLength(1);
    expect(betweenBattles(now)).toMatchObject([{ mode: 'nothing', at: 7, income: {}, learnt: [] }]);
  });

  it('brings the gold that the club gives, beside what was left of the founding', () => {
    const rich = { ...ravens(), purse: { gold: 5, wyrdstone: 2 } };
    expect(missed(rich, GOLD).purse).toEqual({ gold: 45, wyrdstone: 2 });
    const fresh = ravens();
    const rest = foundingRest(fresh, system);
    expect(missed(fresh, GOLD).purse).toEqual({ gold: rest + 40 });
  });

  it.each([
    [[1, 1, 1, 1], 1],
    [[6, 6, 6, 6], 4],
    [[2, 5, 1, 3], 2],
  ])('brings shards by the sum of a die for each hero: %j', (dice, pieces) => {
    const now = missed({ ...ravens(), purse: { gold: 0 } }, { ...SCAVENGING, dice });
    expect(now.purse).toEqual({ gold: 0, wyrdstone: pieces });
    // No find, whatever shows the same.
    expect(now.stash).toBeUndefined();
  });

  it('teaches every hero, and the groups that are named', () => {
    const before = ravens();
    const group = before.members.find(({ name }) => name === 'Lame');
    expect(atHome(before, system).groups).toEqual([group]);
    expect(atHome(before, system).mostGroups).toBe(1);
    const heroes = missed(before, TRAINING);
    const all = missed(before, { ...TRAINING, groups: [group?.id ?? 'm-none'] });
    const was = xp(before);
    const gained = (now: Warband) =>
      Object.entries(xp(now)).flatMap(([name, points]) => (points === was[name] ? [] : name));
    expect(gained(heroes)).toEqual(['Ulrich', 'Otto', 'Gunther', 'Klaus']);
    expect(gained(all)).toEqual(['Ulrich', 'Otto', 'Gunther', 'Klaus', 'Lame']);
    expect(xp(all)['Ulrich']).toBe((was['Ulrich'] ?? 0) + 1);
    expect(betweenBattles(all)).toMatchObject([{ learnt: gained(all) }]);
  });

  it('is nothing for a captive', () => {
    const held = setTrait(ravens(), 'm-2', 'held-captive', true);
    expect(atHome(held, system).searchers.map(({ name }) => name)).not.toContain('Otto');
    expect(xp(missed(held, TRAINING))['Otto']).toBe(xp(held)['Otto']);
  });

  it('is not meant to be spent the same way twice running', () => {
    const once = missed(ravens(), TRAINING);
    expect(notAgain(ravens())).toBeNull();
    expect(notAgain(once)).toBe('training');
    expect(notAgain(missed(once, GOLD, 'e-2'))).toBeNull();
  });
});

describe('undoing a missed evening', () => {
  const entries = fc.oneof(
    fc.constant(NOTHING),
    fc.nat(500).map((gold): MissedEntry => ({ ...GOLD, gold })),
    fc
      .array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 })
      .map((dice): MissedEntry => ({ ...SCAVENGING, dice })),
    fc.constant(TRAINING),
  );

  it('leaves the warband as it was, whatever it was and after a restart too', () => {
    fc.assert(
      fc.property(anyAftermath, entries, ({ warband }, entry) => {
        const before = reread(warband);
        const groups = atHome(before, system).groups.map(({ id }) => id);
        const now = reread(missed(before, { ...entry, groups }));
        expect(back(now)).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });

  it('goes evening by evening, and keeps what was earned since', () => {
    const two = missed(missed({ ...ravens(), purse: { gold: 1 } }, GOLD), TRAINING, 'e-2');
    expect(back(two)).toBeNull();
    const one = back({ ...two, purse: { gold: 50 } }, 'e-2');
    expect(one?.purse).toEqual({ gold: 50 });
    expect(one === null ? null : back(one)?.purse).toEqual({ gold: 10 });
  });

  it('is too late once its gold is spent, or whoever learnt has changed', () => {
    const rich = missed({ ...ravens(), purse: { gold: 1 } }, GOLD);
    expect(back({ ...rich, purse: { gold: 39 } })).toBeNull();
    const taught = missed(ravens(), TRAINING);
    expect(back(setTrait(taught, 'm-1', 'helmet', true))).toBeNull();
  });

  it('ignores rows that are none', () => {
    const strange = [
      { between: 'missed', id: 'e-1', at: -1, mode: 'nothing' },
      { between: 'missed', id: 'e-1', at: 1, mode: 'sleeping' },
      { between: 'missed', id: 'e-1', at: 1, mode: 'gold', change: { members: 'none' } },
      'of a newer version',
    ];
    const warband = { ...ravens(), history: strange };
    expect(betweenBattles(warband)).toMatchObject([{ mode: 'gold', income: {} }]);
    expect(back({ ...warband, history: strange.slice(0, 3) })).toBeNull();
  });
});
