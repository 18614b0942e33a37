import type { BattleState, Fighter } from '#battle/state.ts';
import { woundTally } from '#battle/wounds.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { countOf } from './counters.ts';
import { useWords, type Words } from './words.ts';

/** One thing that comes of dice: a new state, wounds that are left, a mark, a number, a contact. */
export interface SettledLine {
  readonly key: string;
  readonly kind: 'status' | 'wounds' | 'dropped' | 'flag' | 'counter' | 'contact';
  readonly fighterId: FighterId;
  readonly text: string;
  /** His new state; null for what is none. */
  readonly status: string | null;
}

/** The order to tell them in. */
const RANKS = {
  status: 0,
  wounds: 1,
  dropped: 2,
  flag: 3,
  counter: 4,
  contact: 5,
} as const satisfies Record<SettledLine['kind'], number>;

/**
 * What changes come to, in words, for the eye that wants to know before it taps: states and wounds
 * first, then marks that players can set themselves, what they count, and who touches whom. What the
 * rules note for themselves is left out.
 */
export function useSettledLines(): (changes: readonly Change[]) => readonly SettledLine[] {
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  return (changes) => {
    const anew = new Set(changes.flatMap((one) => (one.kind === 'status' ? [one.fighterId] : [])));
    // Several changes of the same thing: the last one counts, where the first one stood.
    const lines = new Map<string, SettledLine>();
    for (const change of changes) {
      const told = saysMore(change, anew) ? lineOf(change, { words, system, battle }) : null;
      if (told !== null) lines.set(told.key, told);
    }
    return [...lines.values()].toSorted((a, b) => RANKS[a.kind] - RANKS[b.kind]);
  };
}

/** Who has a new state needs no word about his wounds, nor about whom he no longer touches. */
function saysMore(change: Change, anew: ReadonlySet<FighterId>): boolean {
  if (change.kind === 'wounds') return !anew.has(change.fighterId);
  return change.kind !== 'contact' || !(anew.has(change.a) || anew.has(change.b));
}

/** Where it happens, before it happens. */
interface ChangeContext {
  readonly words: Words;
  readonly system: RuleSystem;
  readonly battle: BattleState | null;
}

function lineOf(change: Change, place: ChangeContext): SettledLine | null {
  const { words } = place;
  switch (change.kind) {
    case 'status': {
      const { fighterId, to: status } = change;
      const text = words.of(`status.${status}.set`, { name: nameIn(place, fighterId) });
      return { key: `status ${fighterId}`, kind: 'status', fighterId, text, status };
    }
    case 'wounds': {
      const { fighterId, to } = change;
      const text = woundsSet(
        words,
        nameIn(place, fighterId),
        place.battle?.fighters[fighterId],
        to,
      );
      return { key: `wounds ${fighterId}`, kind: 'wounds', fighterId, text, status: null };
    }
    case 'flag':
      return flagLine(change, place);
    case 'contact':
      return contactLine(change, place);
    case 'dropped': {
      const { fighterId, marker, count } = change;
      const name = nameIn(place, fighterId);
      const text = words.logged({ code: 'entry.dropped', params: { name, marker, count } });
      return {
        key: `dropped ${marker} ${fighterId}`,
        kind: 'dropped',
        fighterId,
        text,
        status: null,
      };
    }
    case 'side-flag':
    case 'side-removed':
    case 'battle-ended':
      return null;
  }
}

/** How many wounds he will have, or has lost, as the game counts them. */
export function woundsSet(
  words: Words,
  name: string,
  fighter: Pick<Fighter, 'wounds' | 'startWounds'> | undefined,
  to: number,
): string {
  const { left, lost, of } = woundTally(fighter ?? { wounds: to, startWounds: to }, to);
  return words.of('wound.set', { name, count: left, left, lost, of });
}

type Of<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;

function flagLine(
  { fighterId, flag, value }: Of<'flag'>,
  place: ChangeContext,
): SettledLine | null {
  const { words, system, battle } = place;
  const key = `${flag} ${fighterId}`;
  const name = nameIn(place, fighterId);
  const counter = system.counters.find(({ id }) => id === flag);
  if (counter !== undefined) {
    const profile = battle?.fighters[fighterId]?.profile ?? {};
    const count = countOf({ profile, flags: value === null ? {} : { [flag]: value } }, counter);
    const text = words.of(`flag.${flag}.set`, { name, value: count });
    return { key, kind: 'counter', fighterId, text, status: null };
  }
  const shown = system.flags.some(({ id, toggle }) => toggle && id === flag);
  if (!shown || value === null) return null;
  const text = words.of(`flag.${flag}.set`, { name });
  return { key, kind: 'flag', fighterId, text, status: null };
}

/** Null where it is so already. */
function contactLine({ a, b, touching }: Of<'contact'>, place: ChangeContext): SettledLine | null {
  const met = place.battle?.contacts.some(
    (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
  );
  if (met === touching) return null;
  const text = place.words.logged({
    code: touching ? 'entry.contact-made' : 'entry.contact-broken',
    params: { name: nameIn(place, a), other: nameIn(place, b) },
  });
  return { key: `contact ${a} ${b}`, kind: 'contact', fighterId: a, text, status: null };
}

function nameIn({ battle }: ChangeContext, id: FighterId): string {
  return battle?.fighters[id]?.label ?? '?';
}
