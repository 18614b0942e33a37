import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ability, isAble } from '#rules/skirmish/capabilities.ts';
import { STATUS_IDS } from '#rules/skirmish/statuses.ts';
import { type DeedFacts, TURN_ACTIONS } from '#rules/skirmish/turn-actions.ts';
import { FLAG_IDS } from '#rules/systems/mordheim/flags.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import { RULES as WFS } from '#rules/systems/warhammer-skirmish/rules.ts';

/** One letter per action: y yes, n no, h half, c a little, f first, l last, ! forced. */
const LETTERS = {
  yes: 'y',
  no: 'n',
  half: 'h',
  little: 'c',
  first: 'f',
  last: 'l',
  forced: '!',
} as const;

describe('a standing fighter may', () => {
  /** In the order move, run, charge, climb, hide, shoot, cast, fight. */
  test.each([
    ['do anything when nothing holds him', {}, 'yyyyyyyy'],
    ['only cast and fight in contact', { contact: true }, 'nnnnnnyy'],
    ['leave or charge elsewhere when all he touches are down', freed(), 'ynyynnyy'],
    ['go half as far and strike last after standing up', flags('stood-up'), 'hnnyyyyl'],
    ['not get away after standing up in contact', touching('stood-up'), 'nnnnnnyl'],
    ['only cast after rallying', flags('rallied'), 'nnnnnnyy'],
    ['only cast after running', flags('ran'), 'nnnnnnyy'],
    ['only cast after a short charge', flags('failed-charge'), 'nnnnnnyy'],
    ['only cast after fear held him back', flags('fear-blocked'), 'nnnnnnyy'],
    ['strike first after a charge', flags('charged'), 'nnnnnnyf'],
    ['still shoot after a fall', flags('fell'), 'nnnnnyyy'],
    ['hide and shoot after a failed climb', flags('climb-failed'), 'nnnnyyyy'],
    ['do nothing when stupid in a fight', touching('stupid', 'no-blows'), 'nnnnnnnn'],
    ['only stumble on when stupid', flags('stupid', 'straight-ahead'), 'hnnnnnnn'],
    ['do nothing when stupid and idle', flags('stupid', 'inactive'), 'nnnnnnnn'],
    ['only charge when frenzy drives him', flags('must-charge'), 'nn!nnnyy'],
    ['do anything from hiding', flags('hidden'), 'yyyyyyyy'],
    ['neither shoot nor cast after a shot', flags('shot'), 'yyyyynny'],
    ['neither shoot nor cast after a spell', flags('cast'), 'yyyyynny'],
    ['only fight when he has quarrelled his turn away', flags('animosity', 'inactive'), 'nnnnnnny'],
    ['not shoot while reloading', flags('reloading'), 'yyyyynyy'],
    ['not run if his kind never does', traits('no-run'), 'ynyyyyyy'],
    ['not shoot if his kind never does', traits('no-missile-weapons'), 'yyyyynyy'],
    ['not climb as an animal', traits('animal'), 'yyynyyyy'],
    ['not cast in armour', traits('armour'), 'yyyyyyny'],
    ['not cast behind a shield', traits('shield'), 'yyyyyyny'],
    ['not cast behind a buckler', traits('buckler'), 'yyyyyyny'],
    ['cast in a helmet', traits('helmet'), 'yyyyyyyy'],
    ['cast in any armour as a warrior wizard', warriorWizard(), 'yyyyyyyy'],
    ['pray in armour', { traits: { armour: 'heavy', prayers: true } }, 'yyyyyyyy'],
  ] as const)('%s', (_, facts, letters) => {
    expect(row(facts)).toBe(letters);
  });

  test('a ban is listed with the circumstance that causes it', () => {
    const facts = situation({ ...flags('stood-up'), contact: true });
    expect(ability(RULES, facts, 'move')).toEqual({ answer: 'no', because: 'engaged' });
    expect(ability(RULES, facts, 'fight')).toEqual({ answer: 'last', because: 'stood-up' });
    expect(ability(RULES, facts, 'cast')).toEqual({ answer: 'yes', because: null });
  });
});

test('a shot and a spell exclude each other in Mordheim, but not in Warhammer Escarmouches', () => {
  const after = (rules: typeof RULES, flag: string, deed: 'shoot' | 'cast') =>
    ability(rules, situation(flags(flag)), deed).answer;
  expect([after(RULES, 'shot', 'cast'), after(RULES, 'cast', 'shoot')]).toEqual(['no', 'no']);
  expect([after(WFS, 'shot', 'cast'), after(WFS, 'cast', 'shoot')]).toEqual(['yes', 'yes']);
});

describe('any other fighter', () => {
  test.each(STATUS_IDS.filter((id) => id !== 'standing'))('%s may only crawl', (status) => {
    expect(row({ status })).toBe(status === 'knocked-down' ? 'cnnnnnnn' : 'nnnnnnnn');
    expect(ability(RULES, situation({ status }), 'move').because).toBe(status);
  });

  test.each([
    ['is held by an enemy who fights nobody else', { contact: true, held: true }, 'engaged'],
    ['has just fallen off a roof', flags('fell'), 'fell'],
    ['is too stupid to', flags('stupid', 'inactive'), 'stupid-inactive'],
  ] as const)('does not crawl who %s', (_, facts, because) => {
    const down = situation({ status: 'knocked-down', ...facts });
    expect(ability(RULES, down, 'move')).toEqual({ answer: 'no', because });
  });

  test('may crawl away from an enemy who is fighting someone else', () => {
    const busy = situation({ status: 'knocked-down', contact: true, held: false });
    expect(ability(RULES, busy, 'move')).toEqual({ answer: 'little', because: 'knocked-down' });
  });
});

describe('always', () => {
  test('nobody who is not standing may do more than crawl', () => {
    fc.assert(
      fc.property(anySituation, (facts) => {
        const does = TURN_ACTIONS.some((deed) => isAble(ability(RULES, facts, deed)));
        expect(!does || facts.status === 'standing').toBe(true);
      }),
    );
  });

  test('an additional flag never permits what was forbidden', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...FLAG_IDS), (facts, flag) => {
        const more: DeedFacts = { ...facts, flags: { ...facts.flags, [flag]: true as const } };
        for (const deed of TURN_ACTIONS) {
          const before = ability(RULES, facts, deed).answer;
          expect(before !== 'no' || ability(RULES, more, deed).answer === 'no').toBe(true);
        }
      }),
    );
  });

  test('every no has a reason and no plain yes has one', () => {
    fc.assert(
      fc.property(anySituation, (facts) => {
        for (const deed of TURN_ACTIONS) {
          const { answer, because } = ability(RULES, facts, deed);
          expect(because === null).toBe(answer === 'yes');
        }
      }),
    );
  });
});

const anySituation: fc.Arbitrary<DeedFacts> = fc
  .record({
    status: fc.constantFrom(...STATUS_IDS),
    flags: fc.uniqueArray(fc.constantFrom(...FLAG_IDS), { maxLength: 5 }),
    contact: fc.boolean(),
    allOpponentsDown: fc.boolean(),
    held: fc.boolean(),
  })
  .map(({ flags: ids, ...facts }) =>
    situation({ ...facts, flags: Object.fromEntries(ids.map((id) => [id, true] as const)) }),
  );

function row(facts: Partial<DeedFacts>): string {
  return TURN_ACTIONS.map((deed) => LETTERS[ability(RULES, situation(facts), deed).answer]).join(
    '',
  );
}

function situation(facts: Partial<DeedFacts>): DeedFacts {
  return {
    status: 'standing',
    flags: {},
    traits: {},
    contact: false,
    allOpponentsDown: false,
    held: false,
    mounted: false,
    ...facts,
  };
}

function flags(id: string, value: true | string = true): Partial<DeedFacts> {
  return { flags: { [id]: value } };
}

function touching(id: string, value: true | string = true): Partial<DeedFacts> {
  return { ...flags(id, value), contact: true };
}

function traits(id: string): Partial<DeedFacts> {
  return { traits: { [id]: true } };
}

function warriorWizard(): Partial<DeedFacts> {
  return { traits: { armour: 'heavy', shield: true, buckler: true, 'warrior-wizard': true } };
}

function freed(): Partial<DeedFacts> {
  return { contact: true, allOpponentsDown: true };
}
