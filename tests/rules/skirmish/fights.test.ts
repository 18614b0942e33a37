import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fight } from '#rules/contract/advice.ts';
import type { BattleView, Contact, FighterView, SideView } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import { type FightRules, fightsOf, fightWith } from '#rules/skirmish/fights.ts';

const RULES: FightRules = {
  onTable: (fighter) => fighter.status !== 'gone',
  striking: (_view, fighter) =>
    fighter.status === 'down'
      ? null
      : {
          initiative: fighter.profile['I'] ?? 3,
          charged: fighter.flags['charged'] !== undefined,
          strikesFirst: false,
          strikesLast: fighter.traits['slow'] === true,
          stoodUp: fighter.flags['stood-up'] !== undefined,
        },
  effects: (_view, fighter, turn) =>
    turn === 1
      ? [{ fighterId: fighter.id, said: { code: 'first', params: {} }, rule: 'X', opens: null }]
      : [],
};

/** Fighters A1 … C4 with side A to play in turn 5. */
interface Table {
  readonly toPlay?: string;
  readonly contacts: readonly string[];
  readonly fighters?: Readonly<Record<string, Partial<FighterView>>>;
  readonly teams?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
}

const SIDES = ['A', 'B', 'C'] as const;
const IDS = SIDES.flatMap((side) => [1, 2, 3, 4].map((number) => `${side}${number}`));
const TURN = 5;

function tableOf({ toPlay = 'A', contacts, fighters = {}, teams = {}, removed = [] }: Table) {
  const all = IDS.map(
    (name): FighterView => ({
      id: `f-${name}`,
      sideId: `s-${name.charAt(0)}`,
      label: name,
      profileId: '',
      role: '',
      profile: { I: 3 },
      traits: {},
      status: 'up',
      wounds: 1,
      flags: {},
      ...fighters[name],
    }),
  );
  const view: BattleView = {
    battleId: 'b-1',
    systemId: 'any',
    houseRules: {},
    sides: SIDES.map(
      (name): SideView => ({
        id: `s-${name}`,
        name,
        light: false,
        leadership: null,
        leaderId: null,
        team: teams[name] ?? null,
        fighterIds: all.flatMap(({ id, sideId }) => (sideId === `s-${name}` ? [id] : [])),
        traits: {},
        flags: {},
        removed: removed.includes(name) ? 'rout' : null,
      }),
    ),
    fighters: Object.fromEntries(all.map((fighter) => [fighter.id, fighter])),
    contacts: contacts.map(contactOf),
    position: { round: 2, turn: TURN, sideId: `s-${toPlay}`, phase: 'fight', step: null },
    answers: {},
    ended: false,
  };
  return view;
}

/** `A1-B2` is a contact made this turn, `A1-B2@3` one of turn 3. */
function contactOf(text: string): Contact {
  const [pair = '', since = String(TURN)] = text.split('@');
  const [a = '', b = ''] = pair.split('-');
  return { a: `f-${a}`, b: `f-${b}`, since: Number(since) };
}

function fightsAt(table: Table): readonly Fight[] {
  return fightsOf(tableOf(table), RULES);
}

/** "A1 A2 | B1": side by side in the order of the fight. */
function drawn(fight: Fight): string {
  return fight.sides.map((side) => side.fighterIds.map(short).join(' ')).join(' | ');
}

function short(id: FighterId | SideId): string {
  return id.slice(2);
}

describe('grouping contacts into fights', () => {
  test('there is no fight without contacts', () => {
    expect(fightsAt({ contacts: [] })).toEqual([]);
  });

  test('two separate pairs are two fights, the active side’s first', () => {
    const fights = fightsAt({ toPlay: 'B', contacts: ['A1-B1', 'A2-B2'] });
    expect(fights.map(drawn)).toEqual(['B1 | A1', 'B2 | A2']);
  });

  test('a newcomer in contact with both joins two fights, which keeps their age', () => {
    const before = fightsAt({ contacts: ['A1-B1@3', 'A2-B2@4'] });
    expect(before.map(({ turn }) => turn)).toEqual([3, 2]);
    const after = fightsAt({ contacts: ['A1-B1@3', 'A2-B2@4', 'A3-B1', 'A3-B2'] });
    expect(after.map(drawn)).toEqual(['A1 A2 A3 | B1 B2']);
    expect(after[0]?.turn).toBe(3);
  });

  test('when the middle fighter falls, each part goes on with its own age', () => {
    const middle = ['A1-B1@2', 'A1-B2@4', 'A2-B2@4', 'A3-B1@3'];
    expect(fightsAt({ contacts: middle })).toHaveLength(1);
    const parts = fightsAt({ contacts: middle, fighters: { A1: { status: 'gone' } } });
    expect(parts.map((fight) => [drawn(fight), fight.turn])).toEqual([
      ['A2 | B2', 2],
      ['A3 | B1', 3],
    ]);
  });

  test('the key stays while the same fighters are in it', () => {
    const [once] = fightsAt({ contacts: ['A1-B1', 'A1-B2'] });
    const [again] = fightsAt({ toPlay: 'B', contacts: ['B2-A1@2', 'A1-B1@2', 'B2-A1'] });
    const [other] = fightsAt({ contacts: ['A1-B1', 'A1-B3'] });
    expect(again?.key).toBe(once?.key);
    expect(other?.key).not.toBe(once?.key);
  });

  test('allies in contact do not fight each other', () => {
    const table = { teams: { A: 'north', B: 'north' }, contacts: ['A1-B1', 'B2-C1', 'A2-C1'] };
    expect(fightsAt(table).map(drawn)).toEqual(['A2 | B2 | C1']);
  });

  test('a side that has left fights nobody', () => {
    expect(fightsAt({ contacts: ['A1-B1'], removed: ['B'] })).toEqual([]);
  });
});

describe('one fighter between two enemies', () => {
  const contacts = ['A1-B1@4', 'A1-C1'];

  test('fights both in his own turn', () => {
    expect(fightsAt({ toPlay: 'A', contacts }).map(drawn)).toEqual(['A1 | B1 | C1']);
  });

  test.each([
    ['B', 'B1 | A1'],
    ['C', 'C1 | A1'],
  ])('fights only %s in its turn, and the combat keeps its age', (toPlay, fight) => {
    const fights = fightsAt({ toPlay, contacts });
    expect(fights.map(drawn)).toEqual([fight]);
    expect(fights[0]?.turn).toBe(2);
  });

  test('allied enemies both fight him in either one’s turn', () => {
    const allies = { teams: { B: 'north', C: 'north' }, contacts };
    expect(fightsAt({ ...allies, toPlay: 'B' }).map(drawn)).toEqual(['B1 | C1 | A1']);
  });
});

describe('the order of strikes', () => {
  test('charge, Initiative, slow weapons, those who stood up, each with the reason', () => {
    const [fight] = fightsAt({
      contacts: ['A1-B1', 'A2-B1', 'A3-B1', 'A4-B1'],
      fighters: {
        A1: { flags: { charged: true }, profile: { I: 2 } },
        A2: { traits: { slow: true }, profile: { I: 6 } },
        A3: { flags: { 'stood-up': true }, profile: { I: 5 } },
        B1: { profile: { I: 3 } },
      },
    });
    const order = fight?.order.map(({ fighterIds, reason }) => [
      fighterIds.map(short).join(' '),
      reason.code,
      reason.params['initiative'],
    ]);
    expect(order).toEqual([
      ['A1', 'fight.charged', 2],
      ['A4 B1', 'fight.initiative', 3],
      ['A2', 'fight.strikes-last', 6],
      ['A3', 'fight.stood-up', 5],
    ]);
  });

  test('a fighter who makes no attacks is left out of the order, not of the fight', () => {
    const [fight] = fightsAt({ contacts: ['A1-B1'], fighters: { B1: { status: 'down' } } });
    expect(fight?.order.flatMap(({ fighterIds }) => fighterIds)).toEqual(['f-A1']);
    expect(fight?.sides).toHaveLength(2);
  });

  test('what applies in the first turn is shown in the first turn only', () => {
    expect(fightsAt({ contacts: ['A1-B1'] })[0]?.effects).toHaveLength(2);
    expect(fightsAt({ contacts: ['A1-B1@4'] })[0]?.effects).toEqual([]);
  });
});

describe('any contacts', () => {
  const anyContacts = (sides: readonly string[]) => {
    const some = fc.constantFrom(...IDS.filter((id) => sides.includes(id.charAt(0))));
    const contact = fc
      .tuple(some, some, fc.integer({ min: 1, max: TURN }))
      .filter(([a, b]) => a.charAt(0) !== b.charAt(0))
      .map(([a, b, since]) => `${a}-${b}@${since}`);
    return fc.array(contact, { maxLength: 8 });
  };
  const inFights = (fights: readonly Fight[]) =>
    fights.flatMap((fight) => fight.sides.flatMap((side) => side.fighterIds));

  test('of two sides put every engaged fighter in exactly one fight, and nobody else in any', () => {
    fc.assert(
      fc.property(anyContacts(['A', 'B']), fc.constantFrom('A', 'B'), (contacts, toPlay) => {
        const view = tableOf({ contacts, toPlay });
        const engaged = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
        expect(inFights(fightsOf(view, RULES)).toSorted()).toEqual([...engaged].toSorted());
      }),
    );
  });

  test('of three sides put nobody in two fights or strike twice, and enemies in contact share one', () => {
    fc.assert(
      fc.property(anyContacts(SIDES), fc.constantFrom(...SIDES), (contacts, toPlay) => {
        const view = tableOf({ contacts, toPlay });
        const fights = fightsOf(view, RULES);
        const all = inFights(fights);
        expect(new Set(all).size).toBe(all.length);
        for (const fight of fights) {
          const strikes = fight.order.flatMap(({ fighterIds }) => fighterIds);
          expect(strikes.toSorted()).toEqual(inFights([fight]).toSorted());
          expect(fight.sides.length).toBeGreaterThanOrEqual(2);
        }
        const toFight = view.contacts.filter(({ a, b }) => [a, b].some(belongsTo(toPlay)));
        for (const { a, b } of toFight) {
          expect(fightWith(fights, a)).not.toBe(null);
          expect(fightWith(fights, a)).toBe(fightWith(fights, b));
        }
      }),
    );
  });

  test('of two sides order fights by their newest contacts', () => {
    fc.assert(
      fc.property(anyContacts(['A', 'B']), (contacts) => {
        const view = tableOf({ contacts });
        const groups = view.contacts.reduce<readonly (readonly Contact[])[]>((before, contact) => {
          const meets = (group: readonly Contact[]) =>
            group.some(({ a, b }) => [a, b].some((id) => id === contact.a || id === contact.b));
          const rest = before.filter((group) => !meets(group));
          return [...rest, [...before.filter(meets).flat(), contact]];
        }, []);
        const names = groups.map((group) => [...new Set(group.flatMap(({ a, b }) => [a, b]))]);
        const keys = names.map((ids) => ids.toSorted().join(' '));
        expect(fightsOf(view, RULES).map(({ key }) => key)).toEqual(keys);
      }),
    );
  });

  test('never make a combat younger by one contact more', () => {
    fc.assert(
      fc.property(anyContacts(['A', 'B']), (contacts) => {
        const before = fightsAt({ contacts });
        const after = fightsAt({ contacts: [...contacts, 'A1-B1'] });
        for (const fight of before) {
          for (const id of inFights([fight])) {
            expect(fightWith(after, id)?.turn).toBeGreaterThanOrEqual(fight.turn);
          }
        }
      }),
    );
  });
});

function belongsTo(side: string): (id: FighterId) => boolean {
  return (id) => id.startsWith(`f-${side}`);
}

test('who is in a fight is known before anybody asks who strikes when', () => {
  const asked: string[] = [];
  const rules: FightRules = {
    ...RULES,
    striking: (view, fighter, turn) => {
      asked.push(fighter.label);
      return RULES.striking(view, fighter, turn);
    },
  };
  const [fight] = fightsOf(tableOf({ contacts: ['A1-B1'] }), rules);
  expect(fight?.sides.map(({ fighterIds }) => fighterIds)).toEqual([['f-A1'], ['f-B1']]);
  expect(asked).toEqual([]);
  expect(fight?.order).toHaveLength(1);
  expect(fight?.order).toBe(fight?.order);
  expect(asked).toEqual(['A1', 'B1']);
});
