import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Capabilities,
  capabilities as skirmishCapabilities,
} from '#rules/parts/skirmish/capabilities.ts';
import { type CapabilityFacts, DEEDS } from '#rules/parts/skirmish/deeds.ts';
import { STATUS_IDS } from '#rules/parts/skirmish/statuses.ts';
import { FLAG_IDS } from '#rules/systems/mordheim/flags.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';

/** One letter for each deed: y yes, n no, h half, f first, l last, ! forced. */
const LETTERS = { yes: 'y', no: 'n', half: 'h', first: 'f', last: 'l', forced: '!' } as const;

describe('a fighter on his feet may', () => {
  /** In the order move, run, charge, climb, hide, shoot, cast, fight. */
  test.each([
    ['do anything when nothing holds him', {}, 'yyyyyyyy'],
    ['only cast and fight in contact', { contact: true }, 'nnnnnnyy'],
    ['leave or charge elsewhere when all he touches are down', freed(), 'ynyynnyy'],
    ['go half as far and strike last after standing up', flags('stood-up'), 'hnnyyyyl'],
    ['not get away after standing up in contact', touching('stood-up'), 'nnnnnnyl'],
    ['only cast after rallying', flags('rallied'), 'nnnnnnyy'],
    ['only cast after running', flags('ran'), 'nnnnnnyy'],
    ['hide and cast after a short charge', flags('failed-charge'), 'nnnnynyy'],
    ['only cast after fear held him back', flags('fear-blocked'), 'nnnnnnyy'],
    ['strike first after a charge', flags('charged'), 'nnnnnnyf'],
    ['still shoot after a fall', flags('fell'), 'nnnnnyyy'],
    ['hide and shoot after a failed climb', flags('climb-failed'), 'nnnnyyyy'],
    ['do nothing when stupid in a fight', touching('stupid', 'no-blows'), 'nnnnnnnn'],
    ['only stumble on when stupid', flags('stupid', 'straight-ahead'), 'hnnnnnnn'],
    ['do nothing when stupid and idle', flags('stupid', 'inactive'), 'nnnnnnnn'],
    ['only charge when frenzy drives him', flags('must-charge'), 'nn!nnnyy'],
    ['not run while hidden', flags('hidden'), 'ynyyyyyy'],
    ['neither shoot nor cast after a shot', flags('shot'), 'yyyyynny'],
    ['not shoot while reloading', flags('reloading'), 'yyyyynyy'],
    ['not run if his kind never does', traits('no-run'), 'ynyyyyyy'],
    ['not shoot if his kind never does', traits('no-missile-weapons'), 'yyyyynyy'],
    ['not climb as an animal', traits('animal'), 'yyynyyyy'],
    ['not cast in armour', traits('armour'), 'yyyyyyny'],
    ['pray in armour', { traits: { armour: 'heavy', prayers: true } }, 'yyyyyyyy'],
    ['not hide under an enemy’s nose', near(3, 4), 'yyyynyyy'],
  ] as const)('%s', (_, facts, letters) => {
    expect(row(facts)).toBe(letters);
  });

  test('a ban comes with the circumstance that causes it', () => {
    const can = capabilities(situation({ ...flags('stood-up'), contact: true }));
    expect(can.move).toEqual({ answer: 'no', because: 'engaged' });
    expect(can.fight).toEqual({ answer: 'last', because: 'stood-up' });
    expect(can.cast).toEqual({ answer: 'yes', because: null });
  });
});

describe('anybody else', () => {
  test.each(STATUS_IDS.filter((id) => id !== 'standing'))('%s: may do nothing', (status) => {
    expect(row({ status })).toBe('nnnnnnnn');
    expect(capabilities(situation({ status })).move.because).toBe(status);
  });

  test('knocked down he crawls 2″, but not away from an enemy who has only him', () => {
    const down = { status: 'knocked-down' } as const;
    expect(capabilities(situation(down)).crawl).toBe(2);
    expect(capabilities(situation({ ...down, contact: true })).crawl).toBe(0);
    const minded = { ...down, contact: true, enemyAlsoFightsSomeoneElse: true };
    expect(capabilities(situation(minded)).crawl).toBe(2);
    expect(capabilities(situation({ status: 'stunned' })).crawl).toBe(0);
  });

  test('the stunned and knocked down are hit without a roll, the stupid are not', () => {
    expect(mustRoll({ status: 'stunned' })).toBe(false);
    expect(mustRoll({ status: 'knocked-down' })).toBe(false);
    expect(mustRoll(touching('stupid', 'no-blows'))).toBe(true);
  });
});

describe('hiding', () => {
  test('a hidden fighter is out of everybody’s sight and mind', () => {
    expect(capabilities(situation(flags('hidden')))).toMatchObject({
      hidden: true,
      canBeSeen: false,
      canBeShot: false,
      canBeCharged: false,
      blocksEnemyRun: false,
      blocksRally: false,
    });
  });

  test('he still leads and still keeps company', () => {
    expect(capabilities(situation(flags('hidden')))).toMatchObject({
      confersLeadership: true,
      countsAsFriend: true,
    });
  });

  test.each(['shoot', 'cast', 'charge', 'run'] as const)('to %s gives him away', (action) => {
    const can = capabilities(situation({ ...flags('hidden'), action }));
    expect(can).toMatchObject({ hidden: true, hiddenAfter: false });
  });

  test('an enemy within his Initiative finds him, one farther off does not', () => {
    const hidden = flags('hidden');
    expect(capabilities(situation({ ...hidden, ...near(4, 4) })).hidden).toBe(false);
    expect(capabilities(situation({ ...hidden, ...near(4.5, 4) })).hidden).toBe(true);
  });

  test('knocked down he stays hidden, unless the table says no; stunned or in flight he does not', () => {
    expect(staysHidden('knocked-down')).toBe(true);
    expect(staysHidden('knocked-down', { downedStaysHidden: 'no' })).toBe(false);
    expect(staysHidden('stunned')).toBe(false);
    expect(staysHidden('fleeing')).toBe(false);
  });
});

describe('always', () => {
  test('a leader on the ground or in flight lends nothing to those near him', () => {
    fc.assert(
      fc.property(anySituation, (facts) => {
        const can = capabilities(facts);
        expect(can.confersLeadership).toBe(facts.status === 'standing');
      }),
    );
  });

  test('nobody does a thing without standing on his feet', () => {
    fc.assert(
      fc.property(anySituation, (facts) => {
        const can = capabilities(facts);
        const does = DEEDS.some((deed) => can[deed].answer !== 'no');
        expect(!does || facts.status === 'standing').toBe(true);
      }),
    );
  });

  test('another flag never allows what was forbidden', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...FLAG_IDS), (facts, flag) => {
        const before = capabilities(facts);
        const after = capabilities({ ...facts, flags: { ...facts.flags, [flag]: true } });
        for (const deed of DEEDS) {
          expect(before[deed].answer !== 'no' || after[deed].answer === 'no').toBe(true);
        }
      }),
    );
  });

  test('every no has a reason and every plain yes has none', () => {
    fc.assert(
      fc.property(anySituation, (facts) => {
        const can = capabilities(facts);
        for (const deed of DEEDS) {
          expect(can[deed].because === null).toBe(can[deed].answer === 'yes');
        }
      }),
    );
  });
});

const anySituation: fc.Arbitrary<CapabilityFacts> = fc
  .record({
    status: fc.constantFrom(...STATUS_IDS),
    flags: fc.uniqueArray(fc.constantFrom(...FLAG_IDS), { maxLength: 5 }),
    contact: fc.boolean(),
    allOpponentsDown: fc.boolean(),
    enemyAlsoFightsSomeoneElse: fc.boolean(),
  })
  .map(({ flags: ids, ...facts }) =>
    situation({ ...facts, flags: Object.fromEntries(ids.map((id) => [id, true] as const)) }),
  );

function mustRoll(facts: Partial<CapabilityFacts>): boolean {
  return capabilities(situation(facts)).opponentMustRollToHit;
}

function staysHidden(status: string, choices: CapabilityFacts['choices'] = {}): boolean {
  return capabilities(situation({ ...flags('hidden'), status, choices })).hidden;
}

function row(facts: Partial<CapabilityFacts>): string {
  const can = capabilities(situation(facts));
  return DEEDS.map((deed) => LETTERS[can[deed].answer]).join('');
}

function situation(facts: Partial<CapabilityFacts>): CapabilityFacts {
  return {
    status: 'standing',
    flags: {},
    traits: {},
    contact: false,
    allOpponentsDown: false,
    enemyAlsoFightsSomeoneElse: false,
    nearestEnemy: null,
    action: null,
    choices: {},
    ...facts,
  };
}

function flags(id: string, value: true | string = true): Partial<CapabilityFacts> {
  return { flags: { [id]: value } };
}

function touching(id: string, value: true | string = true): Partial<CapabilityFacts> {
  return { ...flags(id, value), contact: true };
}

function traits(id: string): Partial<CapabilityFacts> {
  return { traits: { [id]: true } };
}

function near(distance: number, initiative: number): Partial<CapabilityFacts> {
  return { nearestEnemy: { distance, initiative } };
}

function freed(): Partial<CapabilityFacts> {
  return { contact: true, allOpponentsDown: true };
}

function capabilities(facts: CapabilityFacts): Capabilities {
  return skirmishCapabilities(RULES, facts);
}
