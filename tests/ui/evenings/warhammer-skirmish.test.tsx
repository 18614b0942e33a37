import { test } from 'vitest';
import {
  addFreeMember,
  createWarband,
  setCharacteristic,
  setCount,
  setTrait,
} from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { lightSide } from '#ui/setup/draft.ts';
import { en, fr } from '../../e2e/support/words.ts';
import {
  atItsTurn,
  charge,
  type Deed,
  duel,
  lastThrow,
  left,
  loses,
  losses,
  more,
  note,
  now,
  play,
  rowSays,
  type Scene,
  sheetSays,
  status,
  tellIn,
} from '../../support/story/script.ts';
import { beginEvening } from './told-app.tsx';

// Warhammer Escarmouches with two forces typed by players, like the evening of Mordheim: the duties come from
// the rules, with a citation where it is not obvious.

const SYSTEM = 'warhammer-skirmish';
const { answer, card, is, mayNot, notes, onlyReminds, rout } = tellIn(SYSTEM);

const WATCH = {
  name: 'Les Veilleurs',
  members: [
    { role: 'hero', name: 'Aldebrand', leads: true, values: { Ld: 8 }, save: 5 },
    { role: 'hero', name: 'Ottilie', traits: ['caster', 'stupidity'] },
    { role: 'henchman', name: 'Piquier', fighters: 6 },
  ],
} satisfies Force;

const ORCS = {
  name: 'Orques du gué',
  members: [
    { role: 'hero', name: 'Gorbag', leads: true, traits: ['fear'] },
    { role: 'henchman', name: 'Brute', fighters: 3, values: { W: 2 }, save: 4 },
  ],
} satisfies Force;

/** Only a reminder: no test, no button. @rule PH-START */
const psychology = (names: string) => ({
  ...card('psychology', ''),
  says: [fr(`${SYSTEM}:psychology.now`, { names })],
});

const SKIRMISH: readonly (Scene | Deed)[] = [
  now(1, WATCH.name, 'recovery', psychology('Ottilie')),
  onlyReminds('psychology'),

  // Brute 2 intercepts: he becomes the target, and the charge counts. @rule MOV-INTERCEPT
  now(1, WATCH.name, 'charges', notes('charge')),
  charge('Piquier 1', 'Brute 1'),
  left(notes('charge'), card('short-charge', 'Piquier 1'), notes('intercept')),
  note('intercept', 'Brute 2'),
  left(notes('charge'), card('short-charge', 'Piquier 1')),
  rowSays('Piquier 1', fr('table:fighter.against', { names: 'Brute 2' })),
  rowSays('Piquier 1', fr(`${SYSTEM}:flag.charged.word`).toLowerCase()),
  mayNot('charge', 'Piquier 1'),
  now(1, WATCH.name, 'other-moves', notes('run', 'move', 'hide')),
  mayNot('run', 'Piquier 1'),

  // Spells have a phase of their own, before shooting. @rule PH-CAST
  now(1, WATCH.name, 'magic', notes('cast')),
  mayNot('cast', 'Aldebrand'),
  note('cast', 'Ottilie'),
  rowSays('Ottilie', fr(`${SYSTEM}:flag.cast.word`).toLowerCase()),
  now(1, WATCH.name, 'shooting', notes('shoot')),
  mayNot('shoot', 'Piquier 1'),
  now(1, WATCH.name, 'close-combat'),

  // A hit on 4+; the 6 to wound is critical: both wounds of the brute at once, without its 4+ save. One die
  // for the last of them. @rule CRIT @rule INJURY
  duel('Piquier 1', 4, 6),
  sheetSays(
    fr(`${SYSTEM}:resolver.so-far.critical`, { name: 'Piquier 1', count: 2, save: 'none' }),
  ),
  sheetSays(fr(`${SYSTEM}:resolver.step.injury`, { count: 1, other: 'Brute 2' })),
  lastThrow(5),
  is('Brute 2', 'out-of-action'),
  rowSays('Brute 2', fr('table:credit.by', { name: 'Piquier 1' })),
  losses(ORCS.name, 1, 4, atItsTurn),
  left(),

  // One of four is a quarter. Giving up is not possible here. @rule WFS-ROUT
  now(
    1,
    ORCS.name,
    'recovery',
    rout(7, 'leader-standing', { leader: 'Gorbag' }),
    psychology('Gorbag'),
  ),
  answer('rout-test', ORCS.name, 'passed'),
  left(psychology('Gorbag')),
  // Fear belongs to the base rules, so it is not asked about before a charge either.
  now(1, ORCS.name, 'charges', notes('charge')),
  charge('Gorbag', 'Piquier 1'),
  left(notes('charge'), card('short-charge', 'Gorbag'), notes('intercept')),
  now(1, ORCS.name, 'other-moves', notes('run', 'move', 'hide')),
  now(1, ORCS.name, 'shooting', notes('shoot')),
  status('Piquier 5', 'out-of-action'),
  losses(WATCH.name, 1, 8, more(1)),
  now(1, ORCS.name, 'close-combat'),
  status('Piquier 1', 'out-of-action'),
  losses(WATCH.name, 2, 8, atItsTurn),
  status('Piquier 4', 'stunned'),
  left(),

  now(
    2,
    WATCH.name,
    'recovery',
    rout(8, 'leader-standing', { leader: 'Aldebrand' }),
    psychology('Ottilie'),
  ),
  is('Piquier 4', 'knocked-down'),
  answer('rout-test', WATCH.name, 'failed'),
];

test('two forces, five phases: exactly the right duties are due, at the right time, for the right fighters', async () => {
  const { table, at } = await beginEvening(SYSTEM, {
    warbands: (system, id) => [forceOf(WATCH, system, id), forceOf(ORCS, system, id)],
  });
  await play(table, SKIRMISH);
  await table.expectWinner(ORCS.name);
  await at.expectSaid(fr(`${SYSTEM}:cause.rout`));
  await table.saved();
});

const RAIDERS = 'Pillards';

test('a light side is told of what it meets, and takes its rout test', async () => {
  const { table } = await beginEvening(SYSTEM, {
    warbands: (system, id) => [forceOf(WATCH, system, id)],
    draft: (draft, system) => ({
      ...draft,
      sides: draft.sides.map((side) =>
        side.kind === 'light' ? { ...lightSide(side.id, system), name: RAIDERS } : side,
      ),
    }),
  });
  const forced = fr(`${SYSTEM}:charge.intercept-forced`, { inches: 2 });
  await play(table, [
    now(1, WATCH.name, 'recovery', psychology('Ottilie')),
    now(1, WATCH.name, 'charges', { ...notes('charge'), says: [forced] }),
    charge('Piquier 2', `Une figurine (${RAIDERS})`),
    // Its fighters are anonymous, so there is no name to tap for the interceptor.
    left(notes('charge'), card('short-charge', 'Piquier 2')),
    now(1, WATCH.name, 'other-moves', notes('run', 'move', 'hide')),
    now(1, WATCH.name, 'magic', notes('cast')),
    now(1, WATCH.name, 'shooting', notes('shoot')),
    now(1, WATCH.name, 'close-combat', notes('outnumbered')),
    loses(RAIDERS, 3),
    losses(RAIDERS, 3, 10, atItsTurn),
    now(1, RAIDERS, 'recovery', rout(7, 'side', { leader: '' })),
    answer('rout-test', RAIDERS, 'failed'),
  ]);
  await table.expectWinner(WATCH.name);
});

test('in English, two sample forces up to the rout', async () => {
  const { table, at } = await beginEvening(SYSTEM, { words: en });
  const who = (key: string) => en(`${SYSTEM}-samples:${key}`);
  const told = tellIn(SYSTEM, en);
  const [wardens, teeth] = [who('wardens-of-breakneck'), who('the-stone-teeth')];
  await play(table, [
    now(1, wardens, 'recovery'),
    now(1, wardens, 'charges', told.notes('charge')),
    charge(who('bruno'), who('snout')),
    now(1, wardens, 'other-moves', told.notes('run', 'move', 'hide')),
    now(1, wardens, 'magic', told.notes('cast')),
    note('cast', who('ysolde')),
    now(1, wardens, 'shooting', told.notes('shoot')),
    note('shoot', who('maud')),
    status(who('grouch'), 'out-of-action'),
    status(who('wobbly'), 'out-of-action'),
    status(who('scab'), 'out-of-action'),
    now(1, wardens, 'close-combat'),
    duel(who('bruno'), 4, 6, 3),
    lastThrow(5),
    told.is(who('snout'), 'out-of-action'),
    // Their animosity belongs to the base rules: a reminder and no test. @rule PH-START
    now(
      1,
      teeth,
      'recovery',
      told.rout(7, 'leader-standing', { leader: who('gorzak') }),
      told.card('psychology', ''),
    ),
    told.answer('rout-test', teeth, 'failed'),
  ]);
  await table.expectWinner(wardens);
  await at.expectSaid(wardens);
});

/** A force as entered in the editor; omitted fields keep its defaults. */
interface Force {
  readonly name: string;
  readonly members: readonly {
    readonly role: 'hero' | 'henchman';
    /** Of a group, whose fighters have its name with a number. */
    readonly name: string;
    readonly leads?: true;
    readonly fighters?: number;
    /** By the characteristic’s id. */
    readonly values?: Readonly<Record<string, number>>;
    readonly traits?: readonly string[];
    /** The save of all his armour. */
    readonly save?: number;
  }[];
}

/** Builds a force as the editor does. */
function forceOf({ name, members }: Force, system: RuleSystem, id: () => WarriorId): Warband {
  const empty = createWarband(system, '', { id: `w-${id()}`, name, now: 0 });
  return members.reduce<Warband>((force, member) => {
    const one = id();
    const { role, leads, fighters = 1, values = {}, traits = [], save } = member;
    const joined = addFreeMember(force, system, role, { id: one, name: member.name });
    const led = leads === true ? setLeader(joined, one) : joined;
    const grown = setCount(led, one, fighters);
    const valued = Object.entries(values).reduce(
      (typed, [characteristic, value]) => setCharacteristic(typed, one, characteristic, value),
      grown,
    );
    const given = traits.reduce((typed, trait) => setTrait(typed, one, trait, true), valued);
    return save === undefined ? given : setTrait(given, one, 'armour-save', save);
  }, empty);
}
