import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MISSILE_WEAPONS, missileWeapon } from '#rules/skirmish/duel/weapons.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { inProject } from '../../scripts/paths.mjs';
import { DIFFERENCES, UNKNOWN } from './armoury-differences.ts';
import {
  type Effect,
  FACTS,
  type Item,
  isShot,
  PLAYS,
  strengthWorsens,
  traitsOf,
  used,
} from './armoury-plays.ts';
import { blow, cardSave, need, saveModifier, shot, strengthOf, struckAt } from './armoury-table.ts';

// Every weapon, armour, metal, poison and ammunition, and every other item that changes a number this app
// computes, plays as public sources describe it, row by row. armoury-differences.ts lists the exceptions with
// their reasons.

const FILE = inProject('tests', 'fixtures', 'facts', 'armoury.json');
const { items } = v.parse(FACTS, JSON.parse(readFileSync(FILE, 'utf8')));

const KINDS = ['melee', 'material', 'missile', 'black-powder', 'armour', 'ammunition', 'poison'];
/** Other items whose numbers this app computes: drinks, charms, ropes. */
const BESIDES = ['elven-cloak', 'lucky-charm', 'rope-and-hook', 'tears-of-shallaya'];
/** Armour is identified by its save; cloaks and shields by what they add to it. */
const SAVES: Readonly<Record<string, number>> = {
  'light-armour': 6,
  'heavy-armour': 5,
  'gromril-armour': 4,
  'ithilmar-armour': 5,
  shield: 6,
};

const ALL = items.filter(({ id, kind }) => KINDS.includes(kind) || BESIDES.includes(id));
const TRAITS = new Set(
  system.traits.flatMap(({ id, onlyNoted }) => (onlyNoted === true ? [] : [id])),
);
const KNOWN = ALL.filter(({ id }) => Object.keys(traitsOf(id)).every((trait) => TRAITS.has(trait)));

test('the facts contain every item and effect that is named here', () => {
  expect(ALL.length).toBeGreaterThan(60);
  expect(BESIDES.filter((id) => !ALL.some((item) => item.id === id))).toEqual([]);
});

test('every item without a trait that a rule reads is listed with a reason', () => {
  const unknown = ALL.filter((item) => !KNOWN.includes(item)).map(({ id }) => id);
  expect(unknown.toSorted()).toEqual(Object.keys(UNKNOWN).toSorted());
});

test('no difference is out of date', () => {
  const effects = KNOWN.flatMap(({ id, effects: all }) => all.map(({ code }) => `${id}/${code}`));
  expect(Object.keys(DIFFERENCES).filter((key) => !effects.includes(key))).toEqual([]);
});

test.each(those((item) => item.kind === 'melee' || isShot(item)))(
  '%s has the Strength and save modifier that the facts give',
  (_id, item) => {
    const { how, trial } = used(item);
    const strength = strengthOf(how, trial);
    expect(strength).toBe(hardness(item));
    const listed = Number(item.save) + eased(item);
    const total = item.kind === 'black-powder' && item.save !== 0;
    expect(saveModifier(how, trial)).toBe(total ? listed : listed + strengthWorsens(strength));
  },
);

test.each(those(({ kind }) => kind === 'melee'))(
  '%s leaves a hand free for a shield, or does not',
  (id, { hands }) => {
    const save = need(
      struckAt({ otto: { [id]: true, shield: true }, rat: { sword: true } }),
      'save',
    );
    expect(save).toBe(hands === 2 ? 7 : 6);
  },
);

test.each(those(isShot))('%s has the range that the facts give', (id, { range }) => {
  expect(missileWeapon(id)?.range).toBe(range);
});

test.each(those(({ id }) => SAVES[id] !== undefined))(
  '%s gives the save that the facts give',
  (id, { save }) => {
    expect(String(save)).toContain(`${SAVES[id]}+`);
    expect(cardSave(traitsOf(id))).toBe(SAVES[id]);
  },
);

test.each(those(({ save }) => save === '+1 against shots'))(
  '%s gives a save from shots only',
  (id) => {
    const rat = traitsOf(id);
    expect(need(shot({ otto: { bow: true }, rat }), 'save')).toBe(6);
    expect(need(blow({ otto: { sword: true }, rat }), 'save')).toBe(7);
  },
);

const EFFECTS = KNOWN.flatMap((item) =>
  item.effects
    .filter(({ code }) => DIFFERENCES[`${item.id}/${code}`] === undefined)
    .map((effect) => [item.id, named(effect), item, effect] as const),
);

test.each(EFFECTS)('%s is played with %s', (_id, _name, item, effect) => {
  expect(Object.keys(PLAYS)).toContain(effect.code);
  PLAYS[effect.code]?.(item, effect);
});

test('every missile weapon of the app is in the facts', () => {
  const known = items.map(({ id }) => id);
  expect(Object.keys(MISSILE_WEAPONS).filter((id) => !known.includes(id))).toEqual([]);
});

/** Items that have a trait, each with its id. */
function those(are: (item: Item) => boolean): readonly (readonly [string, Item])[] {
  return KNOWN.filter(are).map((item) => [item.id, item] as const);
}

function named({ code, value, when }: Effect): string {
  return [code, value, when].filter((part) => part !== undefined).join(' ');
}

/** For a fighter of Strength 3. */
function hardness({ strength }: Item): number {
  if (typeof strength === 'number') return strength;
  return 3 + Number(String(strength).replace('user', '') || 0);
}

/** Some sources list a better save for the victim among the effects too, others only there. */
function eased({ save, effects }: Item): number {
  const listed = effects.find(({ code }) => code === 'victim-save')?.value ?? 0;
  return Number(save) === listed ? 0 : listed;
}
