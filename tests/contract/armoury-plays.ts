import * as v from 'valibot';
import { expect } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { Mount } from '#rules/skirmish/mounts/riding.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import {
  asks,
  becomes,
  blow,
  blows,
  cardSave,
  climbs,
  inches,
  maySpell,
  need,
  notesOf,
  options,
  order,
  saveModifier,
  settled,
  shot,
  strengthOf,
  struckAt,
  type Trial,
  why,
} from './armoury-table.ts';

const EFFECT = v.looseObject({
  code: v.string(),
  value: v.optional(v.pipe(v.unknown(), v.transform(numberOrNothing))),
  when: v.optional(v.string()),
});

const ITEM = v.object({
  id: v.string(),
  kind: v.string(),
  strength: v.optional(v.union([v.number(), v.string(), v.null()])),
  range: v.optional(v.union([v.number(), v.string()])),
  save: v.optional(v.union([v.number(), v.string(), v.null()])),
  hands: v.optional(v.number()),
  cost: v.object({ gc: v.optional(v.number()), dice: v.optional(v.string()) }),
  rarity: v.optional(v.union([v.number(), v.string(), v.null()])),
  effects: v.array(EFFECT),
});

/** The part of the armoury’s facts that is compared with the rules. */
export const FACTS = v.object({ items: v.array(ITEM) });

export type Item = v.InferOutput<typeof ITEM>;
export type Effect = v.InferOutput<typeof EFFECT>;

function numberOrNothing(told: unknown): number | undefined {
  return typeof told === 'number' ? told : undefined;
}

const ARMOUR: Readonly<Record<string, string>> = {
  'light-armour': 'light',
  'heavy-armour': 'heavy',
  'gromril-armour': 'gromril',
  'ithilmar-armour': 'ithilmar',
};

/** The trait of a fighter who carries it. */
export function traitsOf(id: string): Flags {
  const armour = ARMOUR[id];
  return armour === undefined ? { [id]: true } : { armour };
}

function mountOf(id: string, more: Flags): Mount {
  const found = RULES.mounts.of({ [id]: true, ...more });
  if (found === null) throw new Error(`${id} is no mount`);
  return found;
}

export const isShot = ({ kind }: Item): boolean => kind === 'missile' || kind === 'black-powder';

/** How the rules are asked about it: by a blow or by a shot, with nothing else in hand. */
export function used(item: Item): { readonly how: typeof blow; readonly trial: Trial } {
  return {
    how: isShot(item) ? shot : blow,
    trial: { otto: traitsOf(item.id), later: !isShot(item) },
  };
}

/** Compares each effect with the rules’ answer; effects not listed here are differences. */
export const PLAYS: Readonly<Record<string, (item: Item, effect: Effect) => void>> = {
  'one-attack-only': ({ id }) => {
    expect(blows({ otto: { [id]: true }, profile: { A: 3 } })).toBe(1);
  },
  'victim-save': (item, { value = 0 }) => {
    const { how, trial } = used(item);
    expect(need(how(trial), 'save')).toBe(7 - value);
  },
  'not-for-natural-fighters': () => {
    expect(blows({ otto: { animal: true }, profile: { A: 3 } })).toBe(3);
  },
  'first-free': () => {
    expect(options(blow({}), 'weapon')[0]).toBe('dagger');
  },
  concussion: (item, { stunOn }) => {
    const [least = 0, most = 0] = Array.isArray(stunOn) ? stunOn.map(Number) : [];
    const injured = (die: number) =>
      becomes('melee', { otto: traitsOf(item.id), profile: { S: 3 }, ...ALONE }, 5, 5, die);
    expect([least - 1, least, most, most + 1].map(injured)).toEqual([
      'knocked-down',
      'stunned',
      'stunned',
      'out-of-action',
    ]);
  },
  'no-concussion': ({ id }) => {
    expect(becomes('melee', { otto: { [id]: true }, ...ALONE }, 5, 5, 2)).toBe('knocked-down');
  },
  'save-modifier': (item, { value = 0, extra }) => {
    const metal: Flags = { sword: true, [item.id]: true };
    const { how, trial } = extra === true ? { how: blow, trial: { otto: metal } } : used(item);
    const bare = extra === true ? 0 : strengthWorsens(strengthOf(how, trial));
    expect(saveModifier(how, trial) - bare).toBe(value);
  },
  parry: (item, { reroll }) => {
    const otto = traitsOf(item.id);
    expect(why(struckAt({ otto }), 'to-hit')).toContain(reroll === true ? 'parry-twice' : 'parry');
  },
  'sword-and-buckler': () => {
    expect(why(struckAt({ otto: { sword: true, buckler: true } }), 'to-hit')).toContain(
      'parry-twice',
    );
  },
  'two-parrying-weapons': ({ id }) => {
    const otto: Flags = { [id]: true, sword: true };
    expect(why(struckAt({ otto }), 'to-hit')).toContain('parry-twice');
  },
  strength: (item, { value = 0, when, allOf, saveToo }) => {
    if (allOf !== undefined) {
      const powder: Flags = { pistol: true, [item.id]: true };
      const pistol = { weapon: 'pistol' };
      expect(strengthOf(shot, { otto: powder })).toBe(4 + value);
      expect(strengthOf(blow, { otto: powder, inputs: pistol })).toBe(4 + value);
      return;
    }
    if (item.kind === 'poison') {
      const shoots = item.effects.some(({ code }) => code === 'missile-weapons-only');
      const how = shoots ? shot : blow;
      const otto: Flags = { [shoots ? 'bow' : 'sword']: true, [item.id]: true };
      expect(strengthOf(how, { otto })).toBe(3 + value);
      expect(saveModifier(how, { otto })).toBe(saveToo === true ? strengthWorsens(3 + value) : 0);
      expect(strengthOf(how, { otto, rat: { 'immune-poison': true } })).toBe(3);
      return;
    }
    const otto = traitsOf(item.id);
    const base = strengthOf(blow, { otto, later: true });
    if (when === 'first-turn') expect(strengthOf(blow, { otto })).toBe(base + value);
    else {
      const rides: Trial = { otto: { ...otto, mounted: true }, flags: { charged: true } };
      expect(when).toBe('mounted-charge');
      expect(strengthOf(blow, rides)).toBe(base + value);
    }
  },
  'missile-weapons-only': ({ id }) => {
    const both: Flags = { sword: true, bow: true, [id]: true };
    expect(strengthOf(shot, { otto: both })).toBe(4);
    expect(strengthOf(blow, { otto: both })).toBe(3);
    expect(options(blow({ otto: both }), 'poison')).not.toContain(id);
    expect(options(shot({ otto: both }), 'poison')).toContain(id);
    expect(asks(shot({ otto: { pistol: true, [id]: true } }), 'poison')).toBe(false);
  },
  'two-handed': ({ id }) => {
    const carried: Flags = { [id]: true, shield: true, armour: 'light' };
    expect(need(struckAt({ otto: carried, foe: { S: 3 }, rat: { sword: true } }), 'save')).toBe(6);
    expect(options(blow({ otto: { [id]: true } }), 'second-weapon')).toEqual([]);
    const shotAt = shot({ rat: carried, otto: { bow: true } });
    expect(need(shotAt, 'save')).toBe(5);
  },
  beside: ({ id }, { allows }) => {
    const allowed = Array.isArray(allows) ? allows : [];
    const save = need(
      struckAt({ otto: { [id]: true, shield: true }, rat: { sword: true } }),
      'save',
    );
    expect(save).toBe(allowed.includes('shield') ? 6 : 7);
    const parries = why(struckAt({ otto: { [id]: true, buckler: true } }), 'to-hit');
    expect(parries.includes('parry')).toBe(allowed.includes('buckler'));
    expect(options(blow({ otto: { [id]: true } }), 'second-weapon')).toEqual([]);
  },
  'strikes-first': ({ id }) => strikesFirst(id),
  'strikes-last': ({ id }) => {
    const charging: Trial = {
      otto: { [id]: true },
      profile: { I: 6 },
      foe: { I: 1 },
      flags: { charged: true },
    };
    expect(order(charging).first).toBe('f-Rat');
  },
  needs: ({ id }, { mount }) => {
    expect(mount).toBe('warhorse');
    expect(asks(blow({ otto: { [id]: true } }), 'mounted')).toBe(true);
  },
  'to-wound': ({ id }, { value = 0, against }) => {
    expect(against).toEqual(['undead', 'possessed']);
    const wounds = (foeIs: string) =>
      need(blow({ otto: { [id]: true }, foe: { T: 4 }, foeIs }), 'to-wound');
    for (const foeIs of UNHOLY) expect([foeIs, wounds(foeIs)]).toEqual([foeIs, 4 - value]);
    expect(wounds('reikland/captain')).toBe(4);
    // Only a 6 counts, although a 5 already wounds.
    const cracks = settled(
      'melee',
      { otto: { [id]: true }, foeIs: 'undead/vampire', foe: { T: 4, W: 3 }, ...ALONE },
      5,
      5,
    );
    expect(cracks.steps.some((step) => step.includes('critical'))).toBe(false);
  },
  unparried: ({ id }, { by }) => {
    expect(by).toEqual(['sword', 'buckler']);
    for (const rat of [{ sword: true }, { buckler: true }] satisfies readonly Flags[]) {
      expect(why(blow({ otto: { [id]: true }, rat }), 'to-hit')).not.toContain('parry');
      expect(why(blow({ otto: { sword: true }, rat }), 'to-hit')).toContain('parry');
    }
  },
  attacks: ({ id }, { value = 0, when }) => {
    const otto: Flags = { [id]: true };
    if (when === 'charges') {
      const frenzied: Trial = { otto: { ...otto, frenzy: true }, flags: { charged: true } };
      expect(blows({ otto, flags: { charged: true } })).toBe(1 + value);
      expect(blows(frenzied)).toBe(2 + value);
      return;
    }
    expect(when).toBe('is-charged');
    const met: Trial = { otto, profile: { A: 2 }, foeFlags: { charged: true } };
    expect(asks(blow(met), 'whipcrack')).toBe(true);
    const crack = blow({ ...met, inputs: { whipcrack: true } });
    expect(crack.bars.map((bar) => bar.id)).toEqual(['one-attack']);
    expect(crack.order.map(({ fighterId }) => fighterId)).toEqual(['f-Otto']);
    expect(asks(blow({ otto }), 'whipcrack')).toBe(false);
    // The charger’s own duel says that a blow must be settled before it.
    const charges = struckAt(met);
    expect(notesOf(charges)).toContain('whip-first');
    expect(notesOf(struckAt({ otto }))).not.toContain('whip-first');
  },
  'two-of-them': ({ id }) => {
    const inputs = { 'second-weapon': id };
    expect(blows({ otto: { [id]: true }, inputs })).toBe(2);
    expect(blows({ otto: { [id]: true }, inputs, flags: { charged: true } })).toBe(3);
  },
  pair: ({ id }, effect) => {
    expect(blows({ otto: { [id]: true } })).toBe(1 + Number(effect['attacks']));
  },
  initiative: ({ id, kind }, { value = 0, when }) => {
    if (when === 'climbing') expect(climbs({ [id]: true }).initiative).toBe(3 + value);
    else {
      const otto: Flags = kind === 'material' ? { sword: true, [id]: true } : { [id]: true };
      expect(when).toBe('close-combat');
      expect(order({ otto }).initiative).toBe(3 + value);
    }
  },
  'no-other-weapon': ({ id }, { scope }) => {
    expect(options(blow({ otto: { [id]: true } }), 'second-weapon')).toEqual([]);
    if (scope !== 'battle') return;
    const both: Trial = { otto: { [id]: true, sword: true, bow: true } };
    expect(blow(both).summaries['attacker']?.[0]?.params).toEqual({ context: id });
    expect(notesOf(blow(both))).not.toContain('lone-weapon');
    expect(notesOf(blow({ ...both, inputs: { weapon: 'sword' } }))).toContain('lone-weapon');
    expect(notesOf(shot(both))).toContain('lone-weapon');
  },
  poisoned: (item, effect) => {
    const { how, trial } = used(item);
    expect(why(how(trial), 'to-wound')).toContain(String(effect['with']));
  },
  'no-further-poison': (item) => {
    expect(asks(blow({ otto: traitsOf(item.id) }), 'poison')).toBe(false);
  },
  'counts-as': ({ id }, { items }) => {
    for (const like of Array.isArray(items) ? items.map(String) : []) COUNTS_AS[like]?.(id);
    expect(
      Array.isArray(items) ? items.filter((like) => COUNTS_AS[String(like)] === undefined) : items,
    ).toEqual([]);
  },
  'quick-shot': ({ id }) => {
    const sheet = shot({ otto: { [id]: true, 'quick-shot': true } });
    expect(sheet.fields.find((field) => field.id === 'shots')?.value).toBe(2);
  },
  'move-or-fire': ({ id }) => {
    expect(notesOf(shot({ otto: { [id]: true }, inputs: { moved: true } }))).toContain(
      'move-or-fire',
    );
  },
  shots: ({ id }, { value = 0, toHit, within, standingStill }) => {
    const otto: Flags = { [id]: true };
    const once = shot({ otto, inputs: { shots: 1 } });
    const more = shot({ otto, inputs: { shots: value, moved: true } });
    const still = shot({ otto, inputs: { shots: value } });
    expect(need(still, 'to-hit')).toBe(need(once, 'to-hit') - Number(toHit));
    expect(notesOf(more).includes('shots-within')).toBe(within !== undefined);
    expect(notesOf(more).includes('shots-standing-still')).toBe(standingStill === true);
  },
  'no-range-penalty': ({ id }) => {
    expect(asks(shot({ otto: { [id]: true } }), 'long-range')).toBe(false);
  },
  'no-move-penalty': ({ id }) => {
    expect(asks(shot({ otto: { [id]: true } }), 'moved')).toBe(false);
  },
  'not-in-close-combat': ({ id }) => {
    expect(options(blow({ otto: { [id]: true } }), 'weapon')).not.toContain(id);
  },
  'shot-before-first-turn': ({ id }, { toHit }) => {
    const otto: Flags = { [id]: true };
    const usual = need(shot({ otto }), 'to-hit');
    expect(need(shot({ otto, inputs: { 'before-blows': true } }), 'to-hit')).toBe(
      usual - Number(toHit),
    );
  },
  'never-critical': ({ id }) => {
    const { steps } = settled('shot', { otto: { [id]: true }, foe: { W: 2, T: 1 } }, 5, 6, 1);
    expect(steps.some((step) => step.includes('critical'))).toBe(false);
  },
  'stays-hidden': ({ id }) => {
    const hides: Trial = { flags: { hidden: true } };
    const reveals = (otto: Flags) =>
      settled('shot', { otto, ...hides }, 1).changes.some(
        (change) => change.kind === 'flag' && change.flag === 'hidden',
      );
    expect(reveals({ [id]: true })).toBe(false);
    expect(reveals({ bow: true })).toBe(true);
    expect(notesOf(shot({ otto: { [id]: true }, ...hides }))).toContain('silent');
  },
  reload: ({ id }) => expect(reloads(id)).toBe(true),
  'fires-every-turn': ({ id }) => expect(reloads(id)).toBe(false),
  'first-turn-blows': (item, { value = 0, parried }) => {
    const otto: Flags = { [item.id]: true };
    const inputs = { weapon: item.id };
    const first = blow({ otto, inputs, rat: { sword: true } });
    expect(first.fields.find((field) => field.id === 'attacks')?.value).toBe(value);
    expect(why(first, 'to-hit').includes('parry')).toBe(parried);
    expect(strengthOf(blow, { otto, inputs })).toBe(item.strength);
    expect(options(blow({ otto, later: true }), 'weapon')).not.toContain(item.id);
  },
  'to-hit': ({ id }, { value = 0 }) => {
    expect(need(shot({ otto: { [id]: true } }), 'to-hit')).toBe(4 - value);
    expect(need(blow({ otto: { [id]: true }, inputs: { weapon: id } }), 'to-hit')).toBe(4 - value);
  },
  line: ({ id }) => expect(need(shot({ otto: { [id]: true } }), 'to-hit')).toBe(1),
  'once-per-battle': ({ id }) => {
    expect(notesOf(shot({ otto: { [id]: true } }))).toContain('once-per-battle');
  },
  'any-visible-target': ({ id }) => {
    expect(notesOf(shot({ otto: { [id]: true } }))).not.toContain('nearest');
    expect(notesOf(shot({ otto: { bow: true } }))).toContain('nearest');
  },
  'no-casting': ({ id }) => {
    expect(maySpell({ wizard: true, ...traitsOf(id) })).toBe(false);
    expect(maySpell({ prayers: true, ...traitsOf(id) })).toBe(true);
  },
  'takes-a-hand': () => {
    const save = (inputs: Trial['inputs']) =>
      need(
        struckAt({
          otto: { sword: true, axe: true, shield: true },
          rat: { sword: true },
          ...(inputs === undefined ? {} : { inputs }),
        }),
        'save',
      );
    expect(save(undefined)).toBe(6);
    expect(save({ 'foe-second-weapon': 'axe' })).toBe(7);
  },
  move: ({ id }, { value = 0, of }) => {
    if (of === 'mount') {
      const [bare, barded] = [{}, traitsOf(id)].map((more) => mountOf('warhorse', more).movement);
      expect(barded).toBe((bare ?? 0) + value);
      return;
    }
    expect(inches({ ...traitsOf(id), shield: true })).toBe(4 + value);
    expect(inches(traitsOf(id))).toBe(4);
  },
  'warhorse-only': ({ id }) => {
    expect([mountOf('warhorse', traitsOf(id)).save, mountOf('horse', traitsOf(id)).save]).toEqual([
      2, 1,
    ]);
  },
  'mount-dies-on': ({ id }, { value = 0 }) => {
    const rows = system.afterBattle?.steeds?.rows ?? [];
    const row = rows.find((one) => one.applies({ warhorse: true, ...traitsOf(id) }));
    expect(row?.results.find((one) => row.lostBy?.includes(one.id))?.on).toEqual([1, value]);
  },
  'stunned-to-knocked-down': ({ id }, effect) => {
    const on = Number(effect['on']);
    const saved = (die: number) =>
      becomes('melee', { otto: { sword: true }, rat: { [id]: true }, ...ALONE }, 5, 5, 3, die);
    expect([on - 1, on].map(saved)).toEqual(['stunned', 'knocked-down']);
  },
  injury: ({ id }, { value = 0 }) => {
    const injured = (die: number) =>
      becomes('shot', { otto: { bow: true, [id]: true } }, 5, 5, die);
    expect([4 - value, 5 - value].map(injured)).toEqual(['stunned', 'out-of-action']);
  },
  for: ({ id }, { weapons }) => {
    const fits = ['short-bow', 'bow', 'long-bow', 'elf-bow', 'crossbow', 'sling', 'pistol'].filter(
      (weapon) => asks(shot({ otto: { [weapon]: true, [id]: true } }), id),
    );
    expect(fits).toEqual(weapons);
  },
  'auto-wound': ({ id }, { onToHit }) => {
    const otto: Flags = { sword: true, [id]: true };
    // The roll to wound is still made, as it may be critical.
    const wounded = (die: number) =>
      becomes(
        'melee',
        { otto, foe: { T: 6, WS: 1 }, ...ALONE },
        ...[die, 2, 5].slice(0, die === onToHit ? 3 : 2),
      );
    expect(wounded(Number(onToHit))).toBe('out-of-action');
    expect(wounded(Number(onToHit) - 1)).toBe(null);
  },
  'one-weapon': ({ id }) => {
    const sheet = blow({ otto: { sword: true, dagger: true, [id]: true } });
    expect(sheet.fields.find((field) => field.id === 'poison')?.value).toBe(id);
    expect(sheet.fields.find((field) => field.id === 'second-poison')?.value).toBe('no-poison');
  },
  'not-on-black-powder': ({ id }) => {
    const otto: Flags = { pistol: true, [id]: true };
    expect(asks(shot({ otto }), 'poison')).toBe(false);
    expect(asks(blow({ otto, inputs: { weapon: 'pistol' } }), 'poison')).toBe(false);
  },
  'combines-with': () => expect(cardSave({ armour: 'light', helmet: true })).toBe(6),
  'reroll-initiative': ({ id }) => {
    expect(climbs({ [id]: true }).again).toBe(true);
    expect(climbs({}).again).toBe(false);
  },
  'immune-poison': ({ id }) => {
    const otto: Flags = { sword: true, 'dark-venom': true };
    expect(strengthOf(blow, { otto, rat: { [id]: true } })).toBe(3);
  },
  'shots-at-him': ({ id }, { toHit }) => {
    expect(need(shot({ otto: { bow: true }, rat: { [id]: true } }), 'to-hit')).toBe(
      4 - Number(toHit),
    );
  },
  'discards-first-hit': ({ id }, { on }) => {
    const charm = (die: number) =>
      settled('melee', { otto: { sword: true }, rat: { [id]: true }, ...ALONE }, 5, die, 1).steps;
    expect(charm(Number(on) - 1).at(-1)).toContain('wound');
    expect(() => charm(Number(on))).not.toThrow();
    expect(charm(Number(on)).at(-1)).toContain('charm');
  },
};

/** Rat makes no attacks, so all dice are Otto’s. */
const ALONE = { foeFlags: { stupid: 'no-blows' } } as const;

/** Undead and possessed fighters. */
const UNHOLY = [
  'undead/vampire',
  'undead/zombie',
  'undead/dire-wolf',
  'possessed/possessed',
  'possessed/magister',
];

function strikesFirst(id: string): void {
  const slow: Trial = { otto: { [id]: true }, profile: { I: 2 }, foe: { I: 5 } };
  expect(order(slow).first).toBe('f-Otto');
  expect(order({ ...slow, later: true }).first).toBe('f-Rat');
}

const COUNTS_AS: Readonly<Record<string, (id: string) => void>> = {
  'hand-weapon': (id) => expect(blows({ otto: { sword: true, [id]: true } })).toBe(2),
  buckler: (id) => {
    expect(why(struckAt({ otto: { [id]: true } }), 'to-hit')).toContain('parry');
    expect(why(struckAt({ otto: { sword: true, [id]: true } }), 'to-hit')).toContain('parry-twice');
  },
  spear: (id) => {
    strikesFirst(id);
    expect(
      strengthOf(blow, { otto: { [id]: true, mounted: true }, flags: { charged: true } }),
    ).toBe(4);
  },
};

/** −1 for each point of Strength above 3. */
export function strengthWorsens(strength: number): number {
  return Math.min(0, 3 - strength);
}

function reloads(id: string): boolean {
  return settled('shot', { otto: { [id]: true } }, 1).changes.some(
    (change) => change.kind === 'flag' && change.flag === 'reloading',
  );
}
