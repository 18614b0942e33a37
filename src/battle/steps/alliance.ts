import { type Decision, event, refuse } from '#battle/decide/decision.ts';
import { applyChanges } from '#battle/evolve/changes.ts';
import { playingSides } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { hasPlayer, onlyTeam } from '#rules/kit/parties.ts';
import { type Deciding, STAYS, step } from './step.ts';

export const ALLIANCE = {
  AlliesSet: step('AlliesSet', {
    commands: {
      /** Sides that have all agreed play together; whoever is allied with the first already stays so. */
      ally: { decide: ally, screen: STAYS },
      'break-alliance': { decide: breakUp, screen: STAYS },
    },
    fold: (draft, { sideIds, team, changes }, by) => {
      if (sideIds.some((id) => draft.side(id) === undefined)) return false;
      for (const id of sideIds) draft.patchSide(id, { team });
      applyChanges(draft, by, changes);
      return true;
    },
    said: ({ sideIds: [first, ...others], team, how }, { say, side }) => {
      const params = {
        side: first === undefined ? '' : side(first),
        others: others.map(side).join(', '),
      };
      return say(team === null ? `alliance-over-${how}` : 'alliance-made', params);
    },
    touches: ({ sideIds }) => sideIds,
    toldBy: 'sentence',
    look: () => ({ icon: 'rules', tone: 'neutral' }),
  }),
};

interface Allying {
  /** Who proposes it comes first. */
  readonly sideIds: readonly SideId[];
}

function ally({ sideIds }: Allying, { state }: Deciding): Decision<'AlliesSet'> {
  if (state.ended) return refuse('battle-over');
  const playing = playingSides(state);
  const named = sideIds.flatMap((id) => playing.find((side) => side.id === id) ?? []);
  if (named.length < sideIds.length) return refuse('unknown-side');
  const [first, second] = named;
  if (first === undefined || second === undefined) return refuse('too-few-sides');
  if (onlyTeam(named)) return refuse('no-change');
  const team = first.team ?? freshTeam(state);
  const after = playing.map((side) => (named.includes(side) ? { ...side, team } : side));
  if (onlyTeam(after.filter(hasPlayer))) return refuse('only-allies');
  const allies = after.filter((side) => side.team === team).map(({ id }) => id);
  return event('AlliesSet', { sideIds, team, how: 'agreed', changes: partedOf(state, allies) });
}

interface Breaking {
  readonly sideId: SideId;
  readonly how: 'word' | 'act';
}

/** An alliance of one is none: who is left alone in it has no allies either. */
function breakUp({ sideId, how }: Breaking, { state }: Deciding): Decision<'AlliesSet'> {
  const side = state.sides.find(({ id }) => id === sideId);
  if (side === undefined) return refuse('unknown-side');
  // Who has won is settled.
  if (state.ended) return refuse('battle-over');
  if (side.team === null) return refuse('no-change');
  const left = state.sides.filter((other) => other !== side && other.team === side.team);
  const alone = left.length === 1 ? left.map(({ id }) => id) : [];
  return event('AlliesSet', { sideIds: [sideId, ...alone], team: null, how, changes: [] });
}

/** Fights among allies end: they are an inch apart. */
function partedOf({ contacts, fighters }: BattleState, allies: readonly SideId[]): Change[] {
  const isAlly = (id: SideId | undefined) => id !== undefined && allies.includes(id);
  return contacts.flatMap(({ a, b }) => {
    const [one, other] = [fighters[a]?.sideId, fighters[b]?.sideId];
    return one !== other && isAlly(one) && isAlly(other)
      ? [{ kind: 'contact', a, b, touching: false } as const]
      : [];
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** A letter that no side of this battle plays under. */
function freshTeam({ sides }: BattleState): string {
  const taken = new Set(sides.map(({ team }) => team));
  return LETTERS.find((letter) => !taken.has(letter)) ?? 'z';
}
