import { describe, expect, it } from 'vitest';
import type { BattleState } from '#battle/state.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import {
  battlesBetween,
  changeSide,
  firstDraft,
  type SetupDraft,
  type WarbandSide,
  withStatus,
} from '#ui/setup/draft.ts';
import { rematchCommand } from '#ui/setup/rematch.ts';
import { startCommand } from '#ui/setup/side-setups.ts';
import { TestBattle } from '../../support/battles.ts';
import { warbandOf } from '../../support/warbands.ts';

const CORBEAUX = named(
  'Corbeaux',
  warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/champion', 'Otto'],
    ['reikland/warrior', 'Lames', 3],
  ]),
);
const GRIFFES = named('Griffes', warbandOf('skaven', [['skaven/assassin-adept', 'Tarsik']]));
const LOUPS = named('Loups', warbandOf('reikland', [['reikland/captain', 'Ulf']]));

function named(name: string, warband: Warband): Warband {
  return { ...warband, id: `w-${name}`, name };
}

let ids = 0;
const freshId = () => {
  ids += 1;
  return `${ids}`;
};

/** The battle of this draft, at its start. */
function begun(draft: SetupDraft): TestBattle {
  const battle = new TestBattle(system, [
    { name: 'A', fighters: [{ name: 'a' }] },
    { name: 'B', fighters: [{ name: 'b' }] },
  ]);
  battle.entries = [];
  return battle.do(
    startCommand(draft, system, {
      side: (number) => `Camp ${number}`,
      figure: 'Figurine',
      oneOf: (side) => `Une figurine (${side})`,
    }),
  );
}

function draftOf(warbands: readonly Warband[], battles: readonly BattleState[] = []): SetupDraft {
  return firstDraft(system, warbands, freshId, battles);
}

function namesOf({ sides }: SetupDraft): readonly string[] {
  return sides.map((side) => (side.kind === 'warband' ? side.warband.name : side.name));
}

/** The Corbeaux against fourteen fighters of a light side. */
function againstMarc(): SetupDraft {
  const draft = draftOf([CORBEAUX]);
  const light = draft.sides.find((side) => side.kind === 'light');
  if (light === undefined) throw new Error('no light side');
  return changeSide(draft, { ...light, name: 'Orques de Marc', count: 14, leadership: 6 });
}

describe('a new battle', () => {
  it('suggests the warband’s last opponent', () => {
    const last = begun(draftOf([CORBEAUX, LOUPS])).state;
    const other = begun(draftOf([GRIFFES, LOUPS])).state;
    const all = [CORBEAUX, GRIFFES, LOUPS];
    expect(namesOf(draftOf(all))).toEqual(['Corbeaux', 'Griffes']);
    expect(namesOf(draftOf(all, [other]))).toEqual(['Corbeaux', 'Griffes']);
    expect(namesOf(draftOf(all, [other, last]))).toEqual(['Corbeaux', 'Loups']);
  });

  it('includes name, size and Leadership of a light side', () => {
    const { state } = begun(againstMarc());
    expect(draftOf([CORBEAUX, GRIFFES], [state]).sides[1]).toMatchObject({
      kind: 'light',
      name: 'Orques de Marc',
      count: 14,
      leadership: 6,
    });
  });

  it('has the opponent who is to be met again, by the last battle of these two alone', () => {
    const all = [CORBEAUX, LOUPS, GRIFFES];
    const last = begun(draftOf([CORBEAUX, LOUPS])).state;
    const earlier = begun(draftOf([CORBEAUX, GRIFFES])).state;
    const against = (battles: readonly BattleState[], opponent: string) =>
      namesOf(draftOf(all, battlesBetween(battles, CORBEAUX.id, opponent)));
    expect(against([last, earlier], '')).toEqual(['Corbeaux', 'Loups']);
    expect(against([last, earlier], GRIFFES.id)).toEqual(['Corbeaux', 'Griffes']);
    // Without such a battle it is the first of the others, where the screen puts the one chosen.
    expect(against([last], GRIFFES.id)).toEqual(['Corbeaux', 'Loups']);
    // Its list may be gone: the battle knows its name and size.
    const gone = draftOf([CORBEAUX, LOUPS], battlesBetween([earlier], CORBEAUX.id, GRIFFES.id));
    expect(namesOf(gone)).toEqual(['Corbeaux', 'Griffes']);
  });

  it('repeats the last sides when none has a list', () => {
    const { state } = begun(againstMarc());
    const names = namesOf(draftOf([], [state]));
    expect(names).toEqual(['Corbeaux', 'Orques de Marc']);
  });
});

describe('a rematch', () => {
  it('has the same sides in the same order, the scenario and the house rules', () => {
    const draft = { ...draftOf([CORBEAUX, GRIFFES]), name: 'L’embuscade', roundLimit: 6 };
    const battle = begun({ ...draft, order: draft.order.toReversed() })
      .do({ type: 'set-house-rule', rule: 'routCountsWardogs', value: 'no' })
      .do({ type: 'end-battle', winnerId: null });
    const { live, state } = battle.battle;
    const again = rematchCommand({ live, battle: state }, system, [CORBEAUX, GRIFFES], freshId);
    expect(again).toMatchObject({ name: 'L’embuscade', roundLimit: 6 });
    expect(again?.houseRules['routCountsWardogs']).toBe('no');
    expect(again?.sides.map(({ name }) => name)).toEqual(['Griffes', 'Corbeaux']);
  });

  it('uses warbands as they are now, including those who missed the last battle', () => {
    const draft = draftOf([CORBEAUX, GRIFFES]);
    const side = draft.sides.find((one): one is WarbandSide => one.kind === 'warband');
    const otto = side?.fighters.find(({ label }) => label === 'Otto');
    if (side === undefined || otto === undefined) throw new Error('no Otto');
    const { live, state } = begun(changeSide(draft, withStatus(side, otto.id, 'absent'))).battle;
    const more = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/champion', 'Otto'],
      ['reikland/warrior', 'Lames', 5],
    ]);
    const own = { ...more, id: CORBEAUX.id, name: CORBEAUX.name };
    const again = rematchCommand({ live, battle: state }, system, [own, GRIFFES], freshId);
    const fighters = again?.sides[0]?.fighters ?? [];
    expect(fighters).toHaveLength(7);
    expect(fighters.filter(({ status }) => status === 'absent').map(({ label }) => label)).toEqual([
      'Otto',
    ]);
    expect(fighters.every(({ wounds }) => wounds > 0)).toBe(true);
  });

  it('repeats light sides as they were', () => {
    const { live, state } = begun(againstMarc()).battle;
    const again = rematchCommand({ live, battle: state }, system, [], freshId);
    const [corbeaux, marc] = again?.sides ?? [];
    expect(marc).toMatchObject({ name: 'Orques de Marc', light: true, leadership: 6 });
    expect(marc?.fighters).toHaveLength(14);
    expect(corbeaux?.fighters).toHaveLength(5);
  });

  it('is never refused', () => {
    const { live, state } = begun(againstMarc()).battle;
    const again = rematchCommand({ live, battle: state }, system, [CORBEAUX], freshId);
    const empty = begun(againstMarc());
    empty.entries = [];
    expect(again === null ? 'none' : empty.try(again)).toBeNull();
  });

  it('needs a battle', () => {
    expect(rematchCommand({ live: [], battle: null }, system, [], freshId)).toBeNull();
  });
});
