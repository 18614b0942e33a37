import { describe, expect, test } from 'vitest';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceCell, ReferenceEntry, ReferenceTable } from '#rules/contract/reference.ts';
import { d3 } from '#rules/dice/dice.ts';
import { fraction } from '#rules/dice/fraction.ts';
import { numbersFrom } from '#rules/kit/reference.ts';
import { criticalEffect } from '#rules/skirmish/duel/critical.ts';
import { attacks } from '#rules/skirmish/duel/hands.ts';
import { saveNeed, strengthModifier } from '#rules/skirmish/duel/saves.ts';
import { meleeToHit, shotToHit } from '#rules/skirmish/duel/to-hit.ts';
import { MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { MISSILE_WEAPONS } from '#rules/skirmish/duel/weapons.ts';
import { strikeOrder } from '#rules/skirmish/fights.ts';
import { type InjuryFacts, injuryOf } from '#rules/skirmish/injury.ts';
import { routThreshold } from '#rules/skirmish/quarter.ts';
import { routRerolls } from '#rules/systems/mordheim/checklist/rout.ts';
import { rulesInShort } from '#rules/systems/mordheim/reference.ts';
import { TRAIT_ROWS } from '#rules/systems/mordheim/traits.ts';
import { REFERENCE as WARHAMMER } from '#rules/systems/warhammer-skirmish/reference.ts';

// Tables of the reference that are written out as printed: the rules must give the same answers.

const ARMOURS = ['none', 'light', 'heavy', 'ithilmar', 'gromril'] as const;

const BOTH = [
  ['Mordheim', rulesInShort()],
  ['Warhammer Escarmouches', WARHAMMER],
] as const;

describe.each(BOTH)('in %s the rules answer as printed', (_, reference) => {
  test('the Strength modifier to a save', () => {
    const printed = numbersFrom(1, 10).map((strength) =>
      Number(at(reference, 'save-modifiers', strength)),
    );
    expect(printed).toEqual(numbersFrom(1, 10).map((strength) => strengthModifier(strength) + 0));
  });

  test('the saves of armour', () => {
    const { columns, rows } = tableOf(reference, 'saves');
    const strengths = columns.slice(1).map(({ params }) => firstOf(String(params['strengths'])));
    for (const { head, cells } of rows) {
      const [, worn, shield] = /^armour\.([a-z]+)(-shield)?$/.exec(head.code) ?? [];
      const armour = ARMOURS.find((id) => id === worn) ?? 'none';
      const needs = strengths.map((strength) =>
        saveNeed({
          armour,
          shield: shield !== undefined,
          strength,
          extraModifier: 0,
          totalModifierOverride: null,
          saveBonus: 0,
          naturalOneFails: false,
        }),
      );
      expect([head.code, ...cells.map(needIn)]).toEqual([head.code, ...needs]);
    }
  });

  test('the order of strikes', () => {
    const plain = {
      initiative: 3,
      charged: false,
      strikesFirst: false,
      strikesLast: false,
      stoodUp: false,
    };
    const groups = strikeOrder([
      { ...plain, id: 'stood-up', stoodUp: true },
      { ...plain, id: 'strikes-last', strikesLast: true },
      { ...plain, id: 'others' },
      { ...plain, id: 'strikes-first', strikesFirst: true },
      { ...plain, id: 'charged', charged: true },
    ]);
    const printed = tableOf(reference, 'strike-order').rows.map(({ head, cells }) => [
      head.params['value'],
      messageIn(cells[0]).code,
    ]);
    expect(printed).toEqual(
      groups.flatMap((group, index) => group.toSorted().map((id) => [index + 1, `striker.${id}`])),
    );
  });

  test('the losses from which a rout test is due', () => {
    const counts = numbersFrom(1, 30);
    expect(counts.map((count) => at(reference, 'rout-threshold', count))).toEqual(
      counts.map((count) => routThreshold(fraction(count))),
    );
  });

  test('the results of a D3', () => {
    const faces = numbersFrom(1, 6);
    expect(faces.map((face) => at(reference, 'd3', face))).toEqual(faces.map(d3));
  });
});

const UNBENT: InjuryFacts = {
  modifier: 0,
  concussion: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
};

test('in Mordheim the results of an injury roll, with every modifier', () => {
  const bends: readonly Partial<InjuryFacts>[] = [
    {},
    { concussion: true },
    { hardToKill: true },
    { noPain: true },
    { jumpUp: true },
    { modifier: criticalEffect(6).injuryModifier },
  ];
  for (const roll of numbersFrom(1, 6)) {
    const printed = rowFor(rulesInShort(), 'injury', roll).map(
      (cell) => messageIn(cell).params['status'] ?? 'no-effect',
    );
    expect(printed).toEqual(bends.map((bend) => injuryOf(roll, { ...UNBENT, ...bend }).result));
  }
});

test('in Warhammer Escarmouches the results of an injury roll', () => {
  for (const roll of numbersFrom(1, 6)) {
    const [cell] = rowFor(WARHAMMER, 'injury', roll);
    expect(messageIn(cell).params['status']).toBe(injuryOf(roll, UNBENT).result);
  }
});

test('in Warhammer Escarmouches the second roll after a 6', () => {
  const { numbers } = pageOf(WARHAMMER, 'shot-to-hit');
  const second = (need: number) =>
    shotToHit(7 - need, [], { naturalOneMisses: false, sevenPlus: 'ladder' }).thenNeed;
  const { sevenThen, eightThen, nineThen } = numbers;
  expect([sevenThen, eightThen, nineThen]).toEqual([second(7), second(8), second(9)]);
});

test('in Mordheim the attacks of frenzied fighters, with one weapon and with two', () => {
  for (const own of numbersFrom(1, 4)) {
    const printed = rowFor(rulesInShort(), 'frenzy', own).map(
      (cell) => messageIn(cell).params['value'],
    );
    const counted = [false, true].map((twoWeapons) =>
      attacks({ attacks: own, twoWeapons, frenzied: true }),
    );
    expect(printed).toEqual(counted);
  }
  const more = [true, false].map((twoWeapons) =>
    attacks({ attacks: 1, twoWeapons, frenzied: false }),
  );
  expect(pageOf(rulesInShort(), 'two-weapons').numbers).toEqual({
    more: `+${(more[0] ?? 0) - (more[1] ?? 0)}`,
  });
});

test('how many shots a missile weapon has, where it has more than one', () => {
  const printed = tableOf(rulesInShort(), 'missile-weapons').rows.map(({ cells }) => {
    const last = cells.at(-1) ?? [];
    const notes = 'code' in last ? [last] : last;
    return notes.find(({ code }) => code === 'note.shots')?.params['shots'] ?? 1;
  });
  expect(printed).toEqual(MISSILE_WEAPON_IDS.map((id) => MISSILE_WEAPONS[id].shots));
});

test('in Mordheim the roll to hit of a frightened fighter', () => {
  const { need } = meleeToHit({
    attackerWS: 10,
    defenderWS: 1,
    defenderHitAutomatically: false,
    failedFear: true,
    modifier: 0,
    divingCharge: false,
    naturalOneMisses: false,
    sevenPlus: 'impossible',
  });
  expect(pageOf(rulesInShort(), 'fear').numbers).toEqual({ roll: need });
});

test('in Mordheim what allows a side to reroll a rout test, and whether more than once', () => {
  const traits = Object.fromEntries(TRAIT_ROWS.map(({ id }) => [id, true] as const));
  const after = (flags: Readonly<Record<string, true>>) =>
    routRerolls({
      sideTraits: traits,
      leader: { profileId: '', traits, status: 'standing', flags },
    });
  const printed = tableOf(rulesInShort(), 'rout-rerolls').rows.map(({ head, cells }) => [
    head.params['trait'],
    messageIn(cells[0]).code === 'value.yes',
  ]);
  expect(printed).toEqual(
    after({}).map((trait) => [trait, after({ [`used-${trait}`]: true }).includes(trait)]),
  );
});

function pageOf(reference: readonly ReferenceEntry[], id: string): ReferenceEntry {
  const page = reference.find((one) => one.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  return page;
}

function tableOf(reference: readonly ReferenceEntry[], id: string): ReferenceTable {
  const table = reference.flatMap(({ tables }) => tables).find((one) => one.id === id);
  if (table === undefined) throw new Error(`no table ${id}`);
  return table;
}

/** The cells of the row whose range contains a number. */
function rowFor(reference: readonly ReferenceEntry[], id: string, value: number) {
  const row = tableOf(reference, id).rows.find(({ head: { params } }) => {
    const { value: only = 0, from = only, to = only } = params;
    return value >= Number(from) && value <= Number(to);
  });
  if (row === undefined) throw new Error(`nothing for ${value} in ${id}`);
  return row.cells;
}

function at(reference: readonly ReferenceEntry[], id: string, value: number) {
  const shown = messageIn(rowFor(reference, id, value)[0]).params['value'];
  return typeof shown === 'string' ? shown.replace('−', '-') : shown;
}

function needIn(cell: ReferenceCell): number | null {
  const { code, params } = messageIn(cell);
  return code === 'value.none' ? null : Number(params['value']);
}

function messageIn(cell: ReferenceCell | undefined): Message {
  if (cell === undefined || !('code' in cell)) throw new Error('no single text');
  return cell;
}

/** The first number of "1–3" is 1. */
function firstOf(text: string): number {
  return Number.parseInt(text, 10);
}
