import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BattleView, Contact, FighterView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { runs } from '../../support/share.ts';
import { SKIRMISH_GAMES } from './games.ts';

// A fighter who has left the table is on no list, whatever marks he still has.

/** What is asked about the mount of a rider who is out of action: it stays behind. */
const OF_HIS_MOUNT: ReadonlySet<string> = new Set(['mount-loose', 'mount-bolts', 'crushing']);

describe.each(SKIRMISH_GAMES)('who is asked about in %s', (_id, system) => {
  test('is on the table, whatever he did before he left', () => {
    fc.assert(
      fc.property(anyMoment(system), (view) => {
        const gone = new Map(
          Object.values(view.fighters)
            .filter(isGone(system))
            .map(({ id, status }) => [id, status]),
        );
        const stays = (kind: string, id: FighterId) =>
          OF_HIS_MOUNT.has(kind) && gone.get(id) === 'out-of-action';
        const named = system
          .duties(view)
          .flatMap(({ kind, fighterId, action }) =>
            [fighterId, ...(action?.fighterIds ?? []), ...(action?.targetIds ?? [])].flatMap(
              (id) => (id !== null && gone.has(id) && !stays(kind, id) ? [`${kind} ${id}`] : []),
            ),
          );
        expect(named).toEqual([]);
      }),
      runs(400),
    );
  });

  test.each(['stunned', 'knocked-down', 'out-of-action'])(
    'excludes as charger one who is %s, for whom the charge was not short',
    (status) => {
      const table = new TestBattle(system, [
        { name: 'Reikland', fighters: [{ name: 'Otto' }] },
        { name: 'Skavens', fighters: [{ name: 'Rat' }] },
      ]).nextUntil('Reikland', 'movement', 'charges');
      const { state } = table.charge('Otto', 'Rat');
      const otto = state.fighters['f-Otto'];
      if (otto === undefined) throw new Error('no Otto');
      const fallen = { ...state, fighters: { ...state.fighters, 'f-Otto': { ...otto, status } } };
      expect(kinds(system, state)).toContain('short-charge');
      expect(kinds(system, fallen)).not.toContain('short-charge');
    },
  );
});

const SIDES = ['Reikland', 'Skavens'] as const;

/** Fighters with any statuses, marks and contacts, in any step of either side’s turn. */
function anyMoment(system: RuleSystem): fc.Arbitrary<BattleView> {
  const { state } = new TestBattle(
    system,
    SIDES.map((name) => ({
      name,
      fighters: crowd(name, 3, {
        traits: system.id === 'mordheim' ? { wizard: true } : { caster: true },
      }),
    })),
  );
  const ids = Object.values(state.fighters).map(({ id }) => id);
  const places = system.phases.flatMap(({ id: phase, steps }) =>
    (steps.length === 0 ? [null] : steps).map((step) => ({ phase, step })),
  );
  const flagOf = fc.constantFrom(...system.flags.map(({ id }) => id));
  const drawn = fc.record({
    status: fc.constantFrom(...system.statuses.map(({ id }) => id)),
    flags: fc.uniqueArray(flagOf, { maxLength: 6 }),
  });
  return fc
    .record({
      all: fc.array(drawn, { minLength: ids.length, maxLength: ids.length }),
      touching: fc.uniqueArray(
        fc.tuple(fc.constantFrom(...ids.slice(0, 3)), fc.constantFrom(...ids.slice(3))),
        { maxLength: 4, selector: String },
      ),
      place: fc.constantFrom(...places),
      side: fc.constantFrom(...state.sides.map(({ id }) => id)),
    })
    .map(({ all, touching, place, side }) => ({
      ...state,
      position: { ...state.position, ...place, sideId: side },
      fighters: Object.fromEntries(
        ids.map((id, at) => [id, { ...fighterOf(state, id), ...marked(all[at]) }]),
      ),
      contacts: touching.map(([a, b]): Contact => ({ a, b, since: state.position.turn })),
    }));
}

function marked(drawn: { readonly status: string; readonly flags: readonly string[] } | undefined) {
  return {
    status: drawn?.status ?? '',
    flags: Object.fromEntries((drawn?.flags ?? []).map((flag) => [flag, true as const])),
  };
}

function fighterOf(view: BattleView, id: FighterId): FighterView {
  const found = view.fighters[id];
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

function isGone(system: RuleSystem): (fighter: FighterView) => boolean {
  return ({ status }) => system.statuses.find(({ id }) => id === status)?.onTable !== true;
}

function kinds(system: RuleSystem, view: BattleView): readonly string[] {
  return system.duties(view).map(({ kind }) => kind);
}
