import * as fc from 'fast-check';
import { describe, expect, test as it } from 'vitest';
import type { InputValue } from '#rules/contract/resolver.ts';
import { fraction, fractionText, ONE } from '#rules/dice/fraction.ts';
import { total } from '../../../support/fractions.ts';
import { runs } from '../../../support/share.ts';
import { chances, column, MORALE, on, sheet, test, tiles } from './column.ts';

const ALONE = [{ name: 'Zouaves' }];

describe('circumstances', () => {
  it('are read from the unit: losses, cover, square and leader', () => {
    const flags = { 'heavy-cover': true, square: true, 'leader-here': true } as const;
    const seen = sheet(column([{ name: 'Zouaves', losses: 4, flags }]), test('Zouaves'));
    expect(on(seen)).toEqual(['losses 4', 'leader', 'covered', 'heavily-covered', 'square']);
    expect(tiles(seen)).toEqual(['against 2', 'in-favour 4', 'dice']);
    expect(seen.needs[0]?.why.map(({ code }) => code)).toEqual([
      'resolver.why.shaken',
      'resolver.why.battered',
    ]);
    expect(seen.fields.some(({ entered }) => entered)).toBe(false);
  });

  it('are eight lines against the unit and six for it', () => {
    const seen = sheet(column(ALONE), test('Zouaves'));
    // Two of the eight come from the losses.
    expect(seen.fields.map(({ id }) => id)).toEqual([
      'losses',
      'weakened-friends',
      'artillery',
      'stronger-enemies',
      'flanked',
      'behind',
      'cavalry',
      'steady-friends',
      'leader',
      'covered',
      'heavily-covered',
      'square',
      'no-enemy',
    ]);
  });

  it('are counted from zero', () => {
    const { fields } = sheet(column(ALONE), test('Zouaves'));
    const numbers = fields.flatMap((field) => (field.kind === 'number' ? [field.min] : []));
    expect(numbers.length).toBeGreaterThan(2);
    expect(new Set(numbers)).toEqual(new Set([0]));
  });

  it('mark every result except holding with the sign of a rout', () => {
    const [bar] = sheet(column([{ name: 'Zouaves', losses: 4 }]), test('Zouaves')).bars;
    const signs = bar?.parts.map(({ id, sign }) => `${id} ${sign}`) ?? [];
    expect(signs.length).toBeGreaterThan(1);
    expect(signs.filter((one) => one.endsWith(' null'))).toEqual(['holds null']);
  });

  it('are in two groups: against the unit and for it', () => {
    const { fields } = sheet(column(ALONE), test('Zouaves'));
    const groups = fields.map(({ id, group }) => `${group} ${id}`);
    expect(groups.filter((one) => one.startsWith('against'))).toEqual(groups.slice(0, 7));
    expect(groups.slice(6, 8)).toEqual(['against cavalry', 'in-favour steady-friends']);
    expect(groups.filter((one) => one.startsWith('in-favour'))).toEqual(groups.slice(7));
  });

  it.each<[string, Readonly<Record<string, InputValue>>, readonly string[]]>([
    ['from behind is from the flank too', { behind: true }, ['flanked', 'behind']],
    ['from the flank only', { flanked: true }, ['flanked']],
    ['heavy cover is cover', { 'heavily-covered': true }, ['covered', 'heavily-covered']],
    ['no cover at all', { covered: false }, []],
    ['each friend', { 'steady-friends': 2 }, ['steady-friends 2']],
    ['more friends than there are hexes around', { 'steady-friends': 9 }, ['steady-friends 6']],
  ])('%s', (_name, inputs, lines) => {
    expect(on(sheet(column(ALONE), test('Zouaves', inputs)))).toEqual(lines);
  });

  it('removing the cover removes heavy cover as well', () => {
    const battle = column([{ name: 'Zouaves', flags: { 'heavy-cover': true } }]);
    expect(on(sheet(battle, test('Zouaves', { covered: false })))).toEqual([]);
    expect(on(sheet(battle, test('Zouaves', { 'heavily-covered': false })))).toEqual(['covered']);
  });

  it('a unit cannot be both near and far', () => {
    const seen = sheet(column(ALONE), test('Zouaves', { cavalry: true, 'no-enemy': true }));
    expect(on(seen)).toEqual(['cavalry']);
    expect(seen.fields.map(({ id }) => id)).not.toContain('no-enemy');
    expect(tiles(seen)).toEqual(['against 1', 'in-favour 0', 'dice 3 4']);
  });

  it('two batteries count once, or each by house rule', () => {
    const once = sheet(column(ALONE), test('Zouaves', { artillery: true }));
    expect(tiles(once)[0]).toBe('against 1');
    const each = column(ALONE, { artilleryCounts: 'each' });
    expect(tiles(sheet(each, test('Zouaves', { artillery: 2 })))[0]).toBe('against 2');
    // An entry made under the other house rule is ignored.
    expect(tiles(sheet(each, test('Zouaves', { artillery: true })))[0]).toBe('against 0');
  });
});

describe('possible results', () => {
  it('three dice against one circumstance hold seven times in eight', () => {
    const seen = sheet(column(ALONE), test('Zouaves', { cavalry: true }));
    expect(chances(seen)).toEqual(['holds 7/8', 'rout-1 1/8']);
    expect(seen.needs[2]?.chance).toEqual(fraction(7, 8));
  });

  it('more circumstances than dice never hold', () => {
    const seen = sheet(
      column([{ name: 'Zouaves', cohesion: 2 }]),
      test('Zouaves', { behind: true, cavalry: true }),
    );
    expect(chances(seen)).toEqual(['rout-1 1/4', 'rout-2 1/2', 'rout-3 1/4']);
    expect(fractionText(seen.needs[2]?.chance ?? ONE)).toBe('0');
  });

  it('without circumstances against it, holding is certain', () => {
    const seen = sheet(column(ALONE), test('Zouaves', { cavalry: true, square: true }));
    expect(chances(seen)).toEqual(['holds 1']);
    expect(seen.needs[2]).toMatchObject({ value: { code: 'resolver.value.automatic' } });
  });

  it('show the cost of a rout, above all the last step', () => {
    const shaken = { cavalry: true };
    const fresh = sheet(column(ALONE), test('Zouaves', shaken));
    expect(fresh.notes[0]).toEqual({ code: 'resolver.note.loss', params: { count: 1 } });
    const worn = sheet(column([{ name: 'Zouaves', losses: 4 }]), test('Zouaves', shaken));
    expect(worn.notes[0]?.code).toBe('resolver.note.last-loss');
    expect(worn.bars[0]?.parts.map(({ tone }) => tone)).toEqual([
      'standing',
      'out-of-action',
      'out-of-action',
      'out-of-action',
    ]);
  });

  it('add up to exactly 1 for any entries, in separate parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.nat({ max: 4 }),
        fc.nat({ max: 6 }),
        fc.nat({ max: 6 }),
        fc.nat({ max: 6 }),
        (cohesion, losses, weakenedFriends, strongerEnemies, steadyFriends) => {
          const battle = column([{ name: 'Zouaves', cohesion, losses }]);
          const inputs = {
            behind: true,
            'weakened-friends': weakenedFriends,
            'stronger-enemies': strongerEnemies,
            'steady-friends': steadyFriends,
          };
          const parts = sheet(battle, test('Zouaves', inputs)).bars.flatMap((bar) => bar.parts);
          expect(total(parts.map(({ chance }) => chance))).toEqual(ONE);
          expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        },
      ),
      runs(30),
    );
  });
});

describe('the testing unit', () => {
  it('is asked for, and must be on the map', () => {
    const battle = column([{ name: 'Zouaves' }, { name: 'Spahis' }]).set('Spahis', 'in-reserve');
    expect(sheet(battle, { subjects: {}, inputs: {} }).refusal?.code).toBe(
      'resolver.refusal.nobody',
    );
    expect(sheet(battle, test('Spahis')).refusal?.code).toBe('resolver.refusal.away');
    expect(MORALE.candidates(battle.state, 'unit', {})).toEqual(['f-Zouaves', 'f-Warriors1']);
  });

  it('is suggested: units with a test due come first, leaders last', () => {
    const battle = column([
      { name: 'Bugeaud', role: 'leader' },
      { name: 'Zouaves' },
      { name: 'Spahis', flags: { 'morale-due': 2 } },
      { name: 'Legion', flags: { 'morale-due': 1 } },
    ]);
    expect(MORALE.candidates(battle.state, 'unit', {})).toEqual([
      'f-Legion',
      'f-Spahis',
      'f-Zouaves',
      'f-Warriors1',
      'f-Bugeaud',
    ]);
  });

  it('may be one that is on no list', () => {
    const seen = sheet(column(ALONE), {
      subjects: { unit: { kind: 'free', label: 'Goumiers', profile: { C: 2 }, traits: {} } },
      inputs: { losses: 3 },
    });
    expect(tiles(seen)).toEqual(['against 1', 'in-favour 0', 'dice 2 4']);
    const fresh = sheet(column(ALONE), {
      subjects: { unit: { kind: 'free', label: 'Goumiers', profile: { C: 2 }, traits: {} } },
      inputs: {},
    });
    expect(fresh.fields.find(({ id }) => id === 'losses')).toMatchObject({ value: 0 });
  });
});
