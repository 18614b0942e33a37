import { expect, test } from 'vitest';
import { addMember, setTrait } from '#roster/edit.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { lightSide, type SetupDraft, withStatus } from '#ui/setup/draft.ts';
import { fr } from '../../e2e/support/words.ts';
import {
  atItsTurn,
  charge,
  type Deed,
  duel,
  dueNow,
  injury,
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
  settled,
  status,
  tellIn,
  wound,
} from '../../support/story/script.ts';
import { beginEvening } from './told-app.tsx';

// An evening of Mordheim, tap by tap. A line with `now` taps the next-phase button, which skips phases
// without anything to do, and lists everything that must be due then; `left` lists what must be due after the
// preceding taps. These lists come from the rules, not from the app, with a citation where it is not obvious.

const { answer, card, counts, is, mayNot, notes, ownTest, rout, strikes } = tellIn('mordheim');

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';
/** A hired sword of the ravens, with the captain’s Leadership. */
const RANGER = fr('mordheim-packs:extras.profiles.elf-ranger');

/** Reikland's captain reaches twice as far as other leaders. @rule MORD-LD-3 */
const ULRICH = { leader: 'Ulrich', range: 12 };
const TARSIK = { leader: 'Tarsik', range: 6 };

const EVENING: readonly (Scene | Deed)[] = [
  // ── Round 1 ── Klaus is frenzied: is an enemy in range?
  now(1, RAVENS, 'recovery'),
  now(1, RAVENS, 'charges', card('frenzy', 'Klaus'), notes('charge')),
  answer('frenzy', 'Klaus', 'out-of-range'),
  left(notes('charge')),
  now(1, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
  note('run', 'Matthias'),
  note('hide', 'Greta'),
  now(1, RAVENS, 'shooting', notes('shoot')),
  mayNot('shoot', 'Matthias'),
  note('shoot', 'Frieda'),
  status('Galeux', 'out-of-action'),
  losses(CLAWS, 1, 15, more(3)),

  // The rat ogre tests for stupidity in each own turn; outside a fight a die says what it does. @rule
  // PSY-STUP
  now(1, CLAWS, 'recovery', ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK)),
  answer('stupidity', 'Broyeur', 'failed'),
  left(card('stupid-behaviour', 'Broyeur')),
  answer('stupid-behaviour', 'Broyeur', 'straight-ahead'),
  left(),
  now(1, CLAWS, 'charges', notes('charge')),
  mayNot('charge', 'Broyeur'),
  now(1, CLAWS, 'compulsory', card('stupid-move', 'Broyeur')),
  answer('stupid-move', 'Broyeur', 'moved'),
  left(),
  now(1, CLAWS, 'other-moves', notes('run', 'move', 'hide')),
  mayNot('run', 'Broyeur'),
  now(1, CLAWS, 'shooting', notes('shoot', 'cast')),
  note('cast', 'Mâche-Lune'),
  status('Wilhelm', 'stunned'),
  status('Lutz', 'out-of-action'),
  status('Karl', 'out-of-action'),
  losses(RAVENS, 2, 12, more(1)),

  // ── Round 2 ── Two of twelve: no rout test. Wilhelm recovers, and may not stand up as well. @rule
  // MORD-REC-1
  now(2, RAVENS, 'recovery'),
  settled(fr('mordheim:status.knocked-down.became', { name: 'Wilhelm' })),
  is('Wilhelm', 'knocked-down'),
  now(2, RAVENS, 'charges', card('frenzy', 'Klaus'), notes('charge')),
  // A fear test comes before charging a fearsome enemy. @rule PSY-FEAR-B
  charge('Gunther', 'Broyeur'),
  left(
    card('frenzy', 'Klaus'),
    notes('charge'),
    ownTest('fear-to-charge', 'Gunther', 7, 'own-leader-far', ULRICH),
  ),
  answer('fear-to-charge', 'Gunther', 'leader-near', ULRICH),
  left(
    card('frenzy', 'Klaus'),
    notes('charge'),
    ownTest('fear-to-charge', 'Gunther', 8, 'leader-near', ULRICH),
  ),
  answer('fear-to-charge', 'Gunther', 'failed'),
  left(card('frenzy', 'Klaus'), notes('charge')),
  mayNot('charge', 'Gunther'),
  // Frenzied fighters must charge what is in range, and are immune to fear. @rule PSY-FRENZY
  answer('frenzy', 'Klaus', 'must-charge'),
  charge('Klaus', 'Broyeur'),
  left(notes('charge'), card('short-charge', 'Klaus'), notes('intercept')),
  charge('Matthias', 'Museau-Gris'),
  left(
    notes('charge'),
    card('short-charge', 'Klaus'),
    card('short-charge', 'Matthias'),
    notes('intercept'),
  ),
  answer('short-charge', 'Matthias', 'too-short'),
  left(notes('charge'), card('short-charge', 'Klaus'), notes('intercept')),
  now(2, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
  mayNot('run', 'Gunther'),
  mayNot('run', 'Matthias'),
  now(2, RAVENS, 'shooting', notes('shoot')),
  mayNot('shoot', 'Gunther'),
  mayNot('shoot', 'Matthias'),
  status('Goulu', 'out-of-action'),
  losses(CLAWS, 2, 15, more(2)),
  // The ogre is still stupid until its own turn. Klaus faces it, and possibly someone the app does not know.
  // @rule MORD-ALONE-1 His spear and his frenzy count now. @rule WEAPONS @rule PSY-FRENZY
  now(2, RAVENS, 'close-combat'),
  counts('strikes-first', 'Klaus', { weapon: 'spear' }),
  counts('frenzy-blows', 'Klaus', { blows: 2 }),
  counts('no-blows', 'Broyeur'),
  wound('Broyeur'),
  rowSays('Broyeur', fr('mordheim:wound.count', { left: 2, lost: 1, of: 3 })),

  now(2, CLAWS, 'recovery', ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK)),
  answer('stupidity', 'Broyeur', 'passed'),
  left(),
  now(2, CLAWS, 'charges', notes('charge')),
  mayNot('charge', 'Broyeur'),
  charge('Museau-Gris', 'Dieter'),
  charge('Oreille-Mordue', 'Dieter'),
  left(
    notes('charge'),
    card('short-charge', 'Museau-Gris'),
    card('short-charge', 'Oreille-Mordue'),
    notes('intercept'),
  ),
  now(2, CLAWS, 'other-moves', notes('run', 'move', 'hide')),
  now(2, CLAWS, 'shooting', notes('shoot', 'cast')),
  // Dieter is alone against two, but it is not his own turn; the ogre has one enemy, and nobody asks whether
  // there are more. @rule MORD-ALONE-1
  now(2, CLAWS, 'close-combat'),
  counts('frenzy-blows', 'Klaus', { blows: 2 }),
  wound('Klaus'),
  injury(1),
  is('Klaus', 'knocked-down'),
  status('Frieda', 'out-of-action'),
  losses(RAVENS, 3, 12, atItsTurn),

  // ── Round 3 ── Three of twelve: the rout test, before anything else, and the option to give up. @rule
  // MORD-ROUT-1
  now(
    3,
    RAVENS,
    'recovery',
    rout(8, 'leader-standing', ULRICH),
    card('stand-up', 'Klaus'),
    card('stand-up', 'Wilhelm'),
    card('voluntary-rout', RAVENS),
  ),
  losses(RAVENS, 3, 12, dueNow),
  answer('rout-test', RAVENS, 'passed'),
  left(card('stand-up', 'Klaus'), card('stand-up', 'Wilhelm'), card('voluntary-rout', RAVENS)),
  answer('stand-up', 'Klaus', 'stands'),
  answer('stand-up', 'Wilhelm', 'stands'),
  left(card('voluntary-rout', RAVENS)),
  // Klaus lost his frenzy when he went down, so nothing is asked about him.
  now(3, RAVENS, 'charges', notes('charge')),
  mayNot('charge', 'Wilhelm'),
  // His answer of round 2 is still noted in his row: the captain is within range.
  charge('Gunther', 'Broyeur'),
  left(notes('charge'), ownTest('fear-to-charge', 'Gunther', 8, 'leader-near', ULRICH)),
  answer('fear-to-charge', 'Gunther', 'passed'),
  left(notes('charge'), card('short-charge', 'Gunther'), notes('intercept')),
  now(3, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
  now(3, RAVENS, 'shooting', notes('shoot')),
  status('Boiteux', 'out-of-action'),
  status('Furtif', 'fleeing'),
  status('Queue-Fendue', 'fleeing'),
  losses(CLAWS, 3, 15, more(1)),
  // All alone: Dieter against two. Klaus and Gunther have each other. @rule MORD-ALONE-1
  now(3, RAVENS, 'close-combat', card('all-alone-later', 'Dieter')),
  strikes('stood-up', 'Klaus', 3),
  now(3, RAVENS, 'after-blows', ownTest('all-alone', 'Dieter', 6, 'own-leader-far', ULRICH)),
  answer('all-alone', 'Dieter', 'friend-near'),
  left(),
  wound('Broyeur'),

  // Three of fifteen: no test yet. Two are fleeing: one with his leader near, one cut off. @rule MORD-FLEE-1
  now(
    3,
    CLAWS,
    'recovery',
    ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK),
    ownTest('rally', 'Furtif', 4, 'own-leader-far', TARSIK),
    ownTest('rally', 'Queue-Fendue', 4, 'own-leader-far', TARSIK),
  ),
  answer('stupidity', 'Broyeur', 'failed'),
  answer('rally', 'Furtif', 'leader-near', TARSIK),
  left(
    ownTest('rally', 'Furtif', 7, 'leader-near', TARSIK),
    ownTest('rally', 'Queue-Fendue', 4, 'own-leader-far', TARSIK),
  ),
  answer('rally', 'Furtif', 'passed'),
  is('Furtif', 'standing'),
  answer('rally', 'Queue-Fendue', 'enemy-nearest'),
  is('Queue-Fendue', 'fleeing'),
  left(),
  now(3, CLAWS, 'charges', notes('charge')),
  mayNot('charge', 'Furtif'),
  charge('Tchirik', 'Klaus'),
  left(notes('charge'), card('short-charge', 'Tchirik'), notes('intercept')),
  // A fighter who leaves the table is not a casualty. @rule MORD-ROUT-1
  now(3, CLAWS, 'compulsory', card('flee-move', 'Queue-Fendue')),
  answer('flee-move', 'Queue-Fendue', 'left-table'),
  left(),
  losses(CLAWS, 3, 15, more(1)),
  now(3, CLAWS, 'other-moves', notes('run', 'move', 'hide')),
  now(3, CLAWS, 'shooting', notes('shoot', 'cast')),
  status('Greta', 'fleeing'),
  // The ogre failed in a fight: no die, but no attacks either. All rats here have company.
  now(3, CLAWS, 'close-combat'),
  counts('no-blows', 'Broyeur'),
  wound('Klaus'),
  injury(6),
  is('Klaus', 'out-of-action'),
  status('Gunther', 'stunned'),
  status('Ulrich', 'knocked-down'),
  losses(RAVENS, 4, 12, atItsTurn),

  // ── Round 4 ── Passing once does not settle it. A leader on the ground still leads, but lends nothing.
  // @rule MORD-LD-2
  now(
    4,
    RAVENS,
    'recovery',
    rout(8, 'leader-knocked-down', ULRICH),
    ownTest('rally', 'Greta', 7, 'own-leader-knocked-down', ULRICH),
    card('stand-up', 'Ulrich'),
    card('voluntary-rout', RAVENS),
  ),
  settled(fr('mordheim:status.knocked-down.became', { name: 'Gunther' })),
  answer('rout-test', RAVENS, 'passed'),
  answer('stand-up', 'Ulrich', 'stands'),
  left(ownTest('rally', 'Greta', 7, 'own-leader-far', ULRICH), card('voluntary-rout', RAVENS)),
  answer('rally', 'Greta', 'failed'),
  left(card('voluntary-rout', RAVENS)),
  now(4, RAVENS, 'charges', notes('charge')),
  mayNot('charge', 'Ulrich'),
  now(4, RAVENS, 'compulsory', card('flee-move', 'Greta')),
  answer('flee-move', 'Greta', 'moved'),
  left(),
  now(4, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
  now(4, RAVENS, 'shooting', notes('shoot')),
  status('Pelade', 'out-of-action'),
  status('Tarsik', 'fleeing'),
  losses(CLAWS, 4, 15, atItsTurn),
  // Dieter breaks: a hit from each, then he flees, and ends all contact. @rule MORD-ALONE-3 The ogre is still
  // in contact with Gunther, who is on the ground.
  now(4, RAVENS, 'close-combat', card('all-alone-later', 'Dieter')),
  counts('no-blows', 'Broyeur'),
  now(4, RAVENS, 'after-blows', ownTest('all-alone', 'Dieter', 6, 'own-leader-far', ULRICH)),
  answer('all-alone', 'Dieter', 'failed'),
  left({ ...card('break-off', 'Dieter'), says: [fr('mordheim:break-off.hits', { count: 2 })] }),
  answer('break-off', 'Dieter', 'runs'),
  is('Dieter', 'fleeing'),
  left(),

  // Four of fifteen, with a fleeing leader, who leads all the same, and has to rally himself.
  now(
    4,
    CLAWS,
    'recovery',
    rout(7, 'leader-fleeing', TARSIK),
    ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK),
    ownTest('rally', 'Tarsik', 7, 'own', TARSIK),
    card('voluntary-rout', CLAWS),
  ),
  answer('rout-test', CLAWS, 'passed'),
  answer('stupidity', 'Broyeur', 'hero-near'),
  answer('rally', 'Tarsik', 'passed'),
  left(card('voluntary-rout', CLAWS)),
  // The ogre’s only enemy is on the ground: it may charge, and its target tests. @rule PSY-FEAR-A
  now(4, CLAWS, 'charges', notes('charge')),
  mayNot('charge', 'Tarsik'),
  charge('Broyeur', 'Otto'),
  left(
    notes('charge'),
    ownTest('fear-charged', 'Otto', 7, 'own-leader-far', ULRICH),
    card('short-charge', 'Broyeur'),
    notes('intercept'),
  ),
  answer('fear-charged', 'Otto', 'failed'),
  left(notes('charge'), card('short-charge', 'Broyeur'), notes('intercept')),
  now(4, CLAWS, 'other-moves', notes('run', 'move', 'hide')),
  now(4, CLAWS, 'shooting', notes('shoot', 'cast')),
  now(4, CLAWS, 'close-combat'),
  counts('fear-sixes', 'Otto'),
  status('Ulrich', 'stunned'),

  // ── Round 5 ── The rout test comes before recovery: a leader who is stunned then does not lead, although
  // he recovers in this very turn. The ranger’s 8 is a hired sword’s. @rule MORD-ROUT-1 @rule MORD-ROUT-2
  now(
    5,
    RAVENS,
    'recovery',
    rout(7, 'highest-leader-stunned', { ...ULRICH, lenders: 'Gunther, Otto', count: 3 }),
    ownTest('rally', 'Dieter', 6, 'own-leader-knocked-down', ULRICH),
    ownTest('rally', 'Greta', 7, 'own-leader-knocked-down', ULRICH),
    card('stand-up', 'Gunther'),
    card('voluntary-rout', RAVENS),
  ),
  settled(fr('mordheim:status.knocked-down.became', { name: 'Ulrich' })),
  answer('rout-test', RAVENS, 'passed'),
  answer('rally', 'Dieter', 'enemy-nearest'),
  answer('rally', 'Greta', 'passed'),
  left(card('stand-up', 'Gunther'), card('voluntary-rout', RAVENS)),
  now(5, RAVENS, 'charges', notes('charge')),
  mayNot('charge', 'Greta'),
  now(5, RAVENS, 'compulsory', card('flee-move', 'Dieter')),
  answer('flee-move', 'Dieter', 'left-table'),
  left(),
  losses(RAVENS, 4, 12, atItsTurn),
  now(5, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
  // All those with a bow or a pistol are on the ground: nobody shoots, and close combat follows. @rule
  // SHO-WHO
  status('Tarsik', 'out-of-action'),
  losses(CLAWS, 5, 15, atItsTurn),
  // Otto faces the ogre only.
  now(5, RAVENS, 'close-combat'),

  // The leader is out of action: the highest Leadership of the others counts.
  now(
    5,
    CLAWS,
    'recovery',
    rout(6, 'highest-leader-out-of-action', {
      ...TARSIK,
      lenders: 'Mâche-Lune, Ratchak, Tchirik',
    }),
    ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK),
    card('voluntary-rout', CLAWS),
  ),
];

test('five rounds: exactly the right duties are due, at the right time, for the right fighters', async () => {
  const { table, at } = await beginEvening('mordheim', {
    // Klaus is frenzied, and a hired sword has joined.
    changed: (warband, system, id) => {
      const klaus = warband.members.find(({ name }) => name === 'Klaus');
      if (klaus === undefined) return warband;
      const frenzied = setTrait(warband, klaus.id, 'frenzy', true);
      return addMember(frenzied, system, 'extras/elf-ranger', { id: id(), name: RANGER });
    },
    // One of the ravens is absent: twelve of thirteen take part.
    draft: (draft) => ({
      ...draft,
      sides: draft.sides.map((side) => {
        const anselm =
          side.kind === 'warband'
            ? side.fighters.find(({ label }) => label === 'Anselm')
            : undefined;
        return side.kind !== 'warband' || anselm === undefined
          ? side
          : withStatus(side, anselm.id, 'absent');
      }),
    }),
  });
  await play(table, EVENING);

  // The failed test ends the battle; one tap undoes that completely; then it ends for good.
  const before = await table.due();
  const fail = answer('rout-test', CLAWS, 'failed');
  await fail(table);
  await table.expectWinner(RAVENS);
  await table.undo();
  await table.expectDue(before);
  await fail(table);
  await table.expectWinner(RAVENS);
  await at.expectSaid(fr('mordheim:cause.rout'));
  await table.saved();

  // The journal lists the rounds, the last first, without what was undone.
  const journal = await at.journal();
  const heads = [5, 4, 3, 2, 1].map((round) => fr('journal:round', { round }));
  const places = heads.map((head) => journal.indexOf(head));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const of = (round: number) =>
    journal.split(/Tour (?=\d)/).find((part) => part.startsWith(`${round}`));
  const done = (key: string) => fr(`mordheim:duty.${key}`, { name: 'Dieter' });
  expect(of(4)).toContain(done('all-alone.done.failed'));
  expect(of(5)).toContain(done('flee-move.done.left-table'));
  const broken = fr('journal:test.failed', {
    what: fr('mordheim:duty.rout-test.short'),
    characteristic: fr('mordheim:characteristic.Ld.short'),
    value: '',
  });
  expect(of(5)?.split(broken)).toHaveLength(2);
});

const ORCS = 'Orques du canal';

test('a light side takes its rout test on the Leadership entered by players', async () => {
  const { table } = await beginEvening('mordheim', {
    draft: (draft, system) => {
      const [ravens, claws] = draft.sides;
      if (ravens === undefined || claws === undefined) return draft;
      const orcs = { ...lightSide(claws.id, system), name: ORCS, count: 8, leadership: 8 };
      return { ...draft, sides: [ravens, orcs] };
    },
  });
  // Two of eight are a quarter.
  await play(table, [
    now(1, RAVENS, 'recovery'),
    loses(ORCS, 1),
    losses(ORCS, 1, 8, more(1)),
    loses(ORCS, 1),
    losses(ORCS, 2, 8, atItsTurn),
    now(1, RAVENS, 'charges', notes('charge')),
    now(1, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
    now(1, RAVENS, 'shooting', notes('shoot')),
    now(1, ORCS, 'recovery', rout(8, 'side', { leader: '' }), card('voluntary-rout', ORCS)),
    answer('rout-test', ORCS, 'failed'),
  ]);
  await table.expectWinner(RAVENS);
});

test('a duel with the players’ own dice is one step, undone and redone with its fight and its loss', async () => {
  const { table } = await beginEvening('mordheim');
  const fell = [
    is('Museau-Gris', 'out-of-action'),
    rowSays('Museau-Gris', fr('table:credit.by', { name: 'Matthias' })),
    losses(CLAWS, 4, 15, atItsTurn),
  ];
  await play(table, [
    now(1, RAVENS, 'recovery'),
    ...['Galeux', 'Goulu', 'Boiteux'].map((rat) => status(rat, 'out-of-action')),
    losses(CLAWS, 3, 15, more(1)),
    now(1, RAVENS, 'charges', notes('charge')),
    charge('Matthias', 'Museau-Gris'),
    now(1, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
    now(1, RAVENS, 'shooting', notes('shoot')),
    now(1, RAVENS, 'close-combat'),
    // A hit on 3+, a parry that must beat it, a wound on 4+, and the injury. @rule CC-HIT @rule PARRY
    duel('Matthias', 4, 3, 5),
    lastThrow(5),
    ...fell,
    (on) => on.undo(),
    is('Museau-Gris', 'standing'),
    rowSays('Museau-Gris', fr('table:fighter.against', { names: 'Matthias' })),
    losses(CLAWS, 3, 15, more(1)),
    (on) => on.expectRowWithout('Museau-Gris', fr('table:credit.by', { name: 'Matthias' })),
    (on) => on.redo(),
    ...fell,
    now(
      1,
      CLAWS,
      'recovery',
      rout(7, 'leader-standing', TARSIK),
      ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK),
      card('voluntary-rout', CLAWS),
    ),
  ]);
});

/** The two samples, and light sides beside them. */
function withLight(...names: readonly string[]) {
  return (draft: SetupDraft, system: RuleSystem): SetupDraft => {
    const others = names.map((name, index) => ({ ...lightSide(`s-light-${index}`, system), name }));
    return {
      ...draft,
      sides: [...draft.sides, ...others],
      order: [...draft.order, ...others.map(({ id }) => id)],
    };
  };
}

/** Four of fifteen are out, and must test in their next turn. */
const CLAWS_FALL: readonly (Scene | Deed)[] = [
  ...['Galeux', 'Goulu', 'Boiteux', 'Pelade'].map((rat) => status(rat, 'out-of-action')),
  losses(CLAWS, 4, 15, atItsTurn),
];

/** A turn of the ravens without entries. */
function quietTurn(round: number): readonly Scene[] {
  return [
    now(round, RAVENS, 'charges', notes('charge')),
    now(round, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
    now(round, RAVENS, 'shooting', notes('shoot')),
  ];
}

// Each side leaves in its own turn, and the last one left wins. @rule MORD-ROUT-4
test('three sides: one routs and is skipped, two play on, the last one wins', async () => {
  const { table, at } = await beginEvening('mordheim', { draft: withLight(ORCS) });
  const shaken = [rout(7, 'side', { leader: '' }), card('voluntary-rout', ORCS)];
  await play(table, [
    now(1, RAVENS, 'recovery'),
    ...CLAWS_FALL,
    loses(ORCS, 3),
    losses(ORCS, 3, 10, atItsTurn),
    ...quietTurn(1),
    now(
      1,
      CLAWS,
      'recovery',
      rout(7, 'leader-standing', TARSIK),
      ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK),
      card('voluntary-rout', CLAWS),
    ),
    answer('rout-test', CLAWS, 'failed'),
  ]);
  await table.expectGauge(CLAWS, fr('mordheim:cause-short.rout'));
  await at.expectSaid(fr('table:gone.title', { side: CLAWS }));
  const others = `${RAVENS} et ${ORCS}`;
  await at.expectSaid(fr('table:gone.plays-on', { sides: others, count: 2 }));

  await play(table, [
    // The app knows nothing that they could do.
    (on) => on.next(now(1, ORCS, 'recovery')),
    left(...shaken),
    answer('rout-test', ORCS, 'passed'),
    // The ravens have nothing to recover either; the claws are skipped.
    (on) => on.next(now(2, RAVENS, 'charges')),
    left(notes('charge')),
    ...quietTurn(2)
      .slice(1)
      .map(
        (scene): Deed =>
          (on) =>
            on.next(scene),
      ),
    (on) => on.next(now(2, ORCS, 'recovery')),
    left(...shaken),
    answer('rout-test', ORCS, 'failed'),
  ]);
  await table.expectWinner(RAVENS);
  for (const gone of [CLAWS, ORCS]) await at.expectSaid(gone);
  await table.saved();
});

test('six sides: one after another leaves in its own turn', async () => {
  const light = ['Orques', 'Nains', 'Elfes', 'Morts'];
  const { table } = await beginEvening('mordheim', { draft: withLight(...light) });
  await play(table, [
    now(1, RAVENS, 'recovery'),
    ...CLAWS_FALL,
    ...light.flatMap((side) => [loses(side, 3), losses(side, 3, 10, atItsTurn)]),
    ...quietTurn(1),
    (on) => on.next(now(1, CLAWS, 'recovery')),
    answer('rout-test', CLAWS, 'failed'),
    ...light.flatMap((side): readonly Deed[] => [
      (on) => on.next(now(1, side, 'recovery')),
      answer('rout-test', side, 'failed'),
    ]),
  ]);
  await table.expectWinner(RAVENS);
});
