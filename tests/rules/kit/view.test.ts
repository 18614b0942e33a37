import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contact, FighterView, SideView } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import {
  areEnemies,
  areFriends,
  contactsOf,
  fightersOf,
  friendsOf,
  inContact,
  type Lineup,
  lineupIndex,
  oncePerSide,
  opponentsOf,
  sideOf,
} from '#rules/kit/view.ts';
import { hasCompany, mayFaceMore } from '#rules/skirmish/courage.ts';
import { STATUS_IDS } from '#rules/skirmish/statuses.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import { runs } from '../../support/share.ts';

const SIDE_IDS: readonly SideId[] = ['s-0', 's-1', 's-2'];
const MEN = 4;
const IDS = SIDE_IDS.flatMap((_, side) =>
  Array.from({ length: MEN }, (_none, man): FighterId => `f-${side}${man}`),
);

/** A player’s action between two queries. */
type Tap =
  | { readonly tap: 'status'; readonly id: FighterId; readonly to: string }
  | { readonly tap: 'contact'; readonly a: FighterId; readonly b: FighterId }
  | { readonly tap: 'leave' | 'return'; readonly sideId: SideId }
  | { readonly tap: 'ally'; readonly sideId: SideId; readonly team: string | null }
  | { readonly tap: 'join'; readonly sideId: SideId; readonly id: FighterId };

const anyId = fc.constantFrom(...IDS);
const anySide = fc.constantFrom(...SIDE_IDS);
const anyTap: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({
    tap: fc.constant('status' as const),
    id: anyId,
    to: fc.constantFrom(...STATUS_IDS),
  }),
  fc.record({ tap: fc.constant('contact' as const), a: anyId, b: anyId }),
  fc.record({ tap: fc.constantFrom('leave' as const, 'return' as const), sideId: anySide }),
  fc.record({
    tap: fc.constant('ally' as const),
    sideId: anySide,
    team: fc.constantFrom('north', 'south', null),
  }),
  fc.record({
    tap: fc.constant('join' as const),
    sideId: anySide,
    id: fc.nat(9).map((man): FighterId => `f-new${man}`),
  }),
);

/** One side is counted, so its fighters are anonymous. */
const COUNTED = SIDE_IDS[0];

function isCounted({ sideId }: FighterView): boolean {
  return sideId === COUNTED;
}

const BEGINNING: Lineup = {
  sides: SIDE_IDS.map((id, side) => sideNamed(id, IDS.slice(side * MEN, (side + 1) * MEN))),
  fighters: Object.fromEntries(
    SIDE_IDS.flatMap((sideId, side) =>
      IDS.slice(side * MEN, (side + 1) * MEN).map((id) => [id, fighterNamed(id, sideId)]),
    ),
  ),
  contacts: [],
  houseRules: {},
};

function fighterNamed(id: FighterId, sideId: SideId): FighterView {
  const nothing = { profileId: '', role: '', profile: {}, traits: {}, flags: {} };
  return { id, sideId, label: id, ...nothing, status: 'standing', wounds: 1 };
}

function sideNamed(id: SideId, fighterIds: readonly FighterId[]): SideView {
  return {
    id,
    name: id,
    light: id === COUNTED,
    leadership: null,
    leaderId: null,
    team: null,
    fighterIds,
    traits: {},
    flags: {},
    removed: null,
  };
}

/** The state after a tap; as in a battle, only the parts it changes are new objects. */
function tapped(lineup: Lineup, tap: Tap): Lineup {
  const patched = (sideId: SideId, patch: Partial<SideView>) =>
    lineup.sides.map((side) => (side.id === sideId ? { ...side, ...patch } : side));
  switch (tap.tap) {
    case 'status': {
      const fighter = lineup.fighters[tap.id];
      if (fighter === undefined) return lineup;
      return {
        ...lineup,
        fighters: { ...lineup.fighters, [tap.id]: { ...fighter, status: tap.to } },
      };
    }
    case 'contact':
      return { ...lineup, contacts: toggled(lineup.contacts, tap.a, tap.b) };
    case 'leave':
    case 'return':
      return {
        ...lineup,
        sides: patched(tap.sideId, { removed: tap.tap === 'leave' ? 'rout' : null }),
      };
    case 'ally':
      return { ...lineup, sides: patched(tap.sideId, { team: tap.team }) };
    case 'join': {
      if (lineup.fighters[tap.id] !== undefined) return lineup;
      const before = lineup.sides.find(({ id }) => id === tap.sideId)?.fighterIds ?? [];
      return {
        ...lineup,
        fighters: { ...lineup.fighters, [tap.id]: fighterNamed(tap.id, tap.sideId) },
        sides: patched(tap.sideId, { fighterIds: [...before, tap.id] }),
      };
    }
  }
}

function toggled(contacts: readonly Contact[], a: FighterId, b: FighterId): readonly Contact[] {
  if (a === b) return contacts;
  const others = contacts.filter((one) => ![one.a, one.b].every((id) => id === a || id === b));
  return others.length < contacts.length ? others : [...contacts, { a, b, since: 1 }];
}

/** Every query of the rules, computed from the plain lists. */
function readPlainly(lineup: Lineup) {
  const side = (id: SideId) => lineup.sides.find((one) => one.id === id);
  const members = (one: SideView) => one.fighterIds.flatMap((id) => lineup.fighters[id] ?? []);
  const together = (a: SideId, b: SideId) => {
    const [one, other] = [side(a), side(b)];
    return one !== undefined && other !== undefined ? allied(one, other) : a === b;
  };
  const touching = (id: FighterId) =>
    lineup.contacts
      .flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
      .flatMap((other) => lineup.fighters[other] ?? []);
  const opponents = (one: FighterView) =>
    touching(one.id).filter((other) => !together(one.sideId, other.sideId));
  const enemies = (id: SideId) =>
    lineup.sides
      .filter((one) => one.removed === null && !together(one.id, id))
      .flatMap(members)
      .filter((one) => RULES.statuses.of(one).onTable);
  const friends = (one: FighterView) =>
    lineup.sides
      .filter(({ id }) => together(id, one.sideId))
      .filter(({ id, removed }) => id === one.sideId || removed === null)
      .flatMap(members)
      .filter(({ id }) => id !== one.id);
  return {
    sides: lineup.sides.map(({ id }) => ({
      side: side(id),
      members: lineup.sides.filter((one) => one.id === id).flatMap(members),
      enemies: enemies(id),
    })),
    fighters: Object.values(lineup.fighters).map((one) => ({
      contacts: lineup.contacts.filter(({ a, b }) => a === one.id || b === one.id),
      touching: touching(one.id),
      opponents: opponents(one),
      engaged: opponents(one).some(({ status }) => status === 'standing'),
      friends: friends(one),
      company: friends(one).some(
        (friend) =>
          RULES.statuses.of(friend).countsAsFriend &&
          opponents(friend).some((enemy) => opponents(one).includes(enemy)),
      ),
      faceMore:
        opponents(one).some(isCounted) &&
        enemies(one.sideId).some(
          (enemy) =>
            enemy.status === 'standing' && isCounted(enemy) && !opponents(one).includes(enemy),
        ),
      towards: Object.values(lineup.fighters).map((other) => [
        !together(one.sideId, other.sideId),
        friends(one).includes(other),
      ]),
    })),
  };
}

/** The same queries through the rules’ index. */
function lookedUp(lineup: Lineup) {
  return {
    sides: lineup.sides.map(({ id }) => ({
      side: sideOf(lineup, id) ?? undefined,
      members: fightersOf(lineup, id),
      enemies: RULES.statuses.enemiesOf(lineup, id),
    })),
    fighters: Object.values(lineup.fighters).map((one) => ({
      contacts: contactsOf(lineup, one.id),
      touching: inContact(lineup, one.id),
      opponents: opponentsOf(lineup, one),
      engaged: RULES.statuses.isEngaged(lineup, one),
      friends: friendsOf(lineup, one),
      company: hasCompany(RULES, lineup, one),
      faceMore: mayFaceMore(RULES, lineup, one),
      towards: Object.values(lineup.fighters).map((other) => [
        areEnemies(lineup, one, other),
        areFriends(lineup, one, other),
      ]),
    })),
  };
}

describe('indexed queries', () => {
  test('match a scan of the whole table after every tap, and for the state before it', () => {
    fc.assert(
      fc.property(fc.array(anyTap, { maxLength: 25 }), (taps) => {
        let lineup = BEGINNING;
        for (const tap of taps) {
          const after = tapped(lineup, tap);
          expect(lookedUp(after)).toEqual(readPlainly(after));
          // Undo restores the previous state’s own objects.
          expect(lookedUp(lineup)).toEqual(readPlainly(lineup));
          lineup = after;
        }
      }),
      runs(30),
    );
  });

  test('index the same parts once, whatever the phase', () => {
    expect(lineupIndex({ ...BEGINNING })).toBe(lineupIndex(BEGINNING));
    for (const other of [
      { ...BEGINNING, sides: [...BEGINNING.sides] },
      { ...BEGINNING, fighters: { ...BEGINNING.fighters } },
      { ...BEGINNING, contacts: [] },
      { ...BEGINNING, houseRules: {} },
    ]) {
      expect(lineupIndex(other)).not.toBe(lineupIndex(BEGINNING));
    }
  });

  test('find nobody on an unknown side', () => {
    expect(sideOf(BEGINNING, 's-9')).toBe(null);
    expect(fightersOf(BEGINNING, 's-9')).toEqual([]);
    expect(contactsOf(BEGINNING, 'f-9')).toEqual([]);
  });
});

test('compute a side’s answer once for each state', () => {
  const asked: SideId[] = [];
  const strength = oncePerSide((lineup, sideId) => {
    asked.push(sideId);
    return fightersOf(lineup, sideId).length;
  });
  expect([strength(BEGINNING, 's-0'), strength({ ...BEGINNING }, 's-0')]).toEqual([MEN, MEN]);
  expect(asked).toEqual(['s-0']);
  const grown = tapped(BEGINNING, { tap: 'join', sideId: 's-0', id: 'f-new' });
  expect([strength(grown, 's-0'), strength(grown, 's-1')]).toEqual([MEN + 1, MEN]);
  expect(asked).toEqual(['s-0', 's-0', 's-1']);
});
