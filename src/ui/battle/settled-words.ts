import type { BattleState, Fighter } from '#battle/state.ts';
import { woundTally } from '#battle/wounds.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { counterValue } from './counters.ts';
import { useWords, type Words } from './words.ts';

/** One result of a settling, as a line of text: a status, wounds, a flag, a counter, a contact. */
export interface SettledLine {
  readonly key: string;
  readonly kind: 'status' | 'wounds' | 'dropped' | 'flag' | 'counter' | 'contact';
  readonly fighterId: FighterId;
  readonly text: string;
  /** The new status; null for every other kind. */
  readonly status: string | null;
}

/** Display order. */
const RANKS = {
  status: 0,
  wounds: 1,
  dropped: 2,
  flag: 3,
  counter: 4,
  contact: 5,
} as const satisfies Record<SettledLine['kind'], number>;

/** `settledLines` of the battle as it is shown. */
export function useSettledLines(changes: readonly Change[]): readonly SettledLine[] {
  const words = useWords();
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  return settledLines(changes, { words, system, battle });
}

/**
 * Puts changes into words: statuses and wounds first, then the flags that players can toggle, counters and
 * contacts. Flags internal to the rules are left out.
 */
export function settledLines(
  changes: readonly Change[],
  context: ChangeContext,
): readonly SettledLine[] {
  const newStatuses = new Set(
    changes.flatMap((one) => (one.kind === 'status' ? [one.fighterId] : [])),
  );
  // Of several changes to the same thing the last one wins, in the position of the first.
  const lines = new Map<string, SettledLine>();
  for (const change of changes) {
    const line = isWorthALine(change, newStatuses) ? lineOf(change, context) : null;
    if (line !== null) lines.set(line.key, line);
  }
  return [...lines.values()].toSorted((a, b) => RANKS[a.kind] - RANKS[b.kind]);
}

/** Wounds and contacts of a fighter with a new status follow from it and are not reported. */
function isWorthALine(change: Change, newStatuses: ReadonlySet<FighterId>): boolean {
  if (change.kind === 'wounds') return !newStatuses.has(change.fighterId);
  return change.kind !== 'contact' || !(newStatuses.has(change.a) || newStatuses.has(change.b));
}

/** The battle before the changes, and what puts them into words. */
interface ChangeContext {
  readonly words: Words;
  readonly system: RuleSystem;
  readonly battle: BattleState | null;
}

function lineOf(change: Change, context: ChangeContext): SettledLine | null {
  const { words } = context;
  switch (change.kind) {
    case 'status': {
      const { fighterId, to: status } = change;
      const text = words.of(`status.${status}.set`, { name: nameIn(context, fighterId) });
      return { key: `status ${fighterId}`, kind: 'status', fighterId, text, status };
    }
    case 'wounds': {
      const { fighterId, to } = change;
      const text = woundsSet(
        words,
        nameIn(context, fighterId),
        context.battle?.fighters[fighterId],
        to,
      );
      return { key: `wounds ${fighterId}`, kind: 'wounds', fighterId, text, status: null };
    }
    case 'flag':
      return flagLine(change, context);
    case 'contact':
      return contactLine(change, context);
    case 'dropped': {
      const { fighterId, marker, count } = change;
      const name = nameIn(context, fighterId);
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

/** A fighter's new wounds in words: those left or those lost, whichever the game counts. */
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
  context: ChangeContext,
): SettledLine | null {
  const { words, system, battle } = context;
  const key = `${flag} ${fighterId}`;
  const name = nameIn(context, fighterId);
  const counter = system.counters.find(({ id }) => id === flag);
  if (counter !== undefined) {
    const profile = battle?.fighters[fighterId]?.profile ?? {};
    const count = counterValue(
      { profile, flags: value === null ? {} : { [flag]: value } },
      counter,
    );
    const text = words.of(`flag.${flag}.set`, { name, value: count });
    return { key, kind: 'counter', fighterId, text, status: null };
  }
  const shown = system.flags.some(({ id, toggle }) => toggle && id === flag);
  if (!shown || value === null) return null;
  const text = words.of(`flag.${flag}.set`, { name });
  return { key, kind: 'flag', fighterId, text, status: null };
}

/** Null when the contact is already as the change says. */
function contactLine(
  { a, b, touching }: Of<'contact'>,
  context: ChangeContext,
): SettledLine | null {
  const touchingBefore = context.battle?.contacts.some(
    (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
  );
  if (touchingBefore === touching) return null;
  const text = context.words.logged({
    code: touching ? 'entry.contact-made' : 'entry.contact-broken',
    params: { name: nameIn(context, a), other: nameIn(context, b) },
  });
  return { key: `contact ${a} ${b}`, kind: 'contact', fighterId: a, text, status: null };
}

function nameIn({ battle }: ChangeContext, id: FighterId): string {
  return battle?.fighters[id]?.label ?? '?';
}
