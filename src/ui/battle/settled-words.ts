import type { FighterId } from '#rules/ids.ts';
import type { Change } from '#rules/system.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useWords } from './words.ts';

/** One thing that comes of dice: a fighter's new state, or the wounds he has left. */
export interface SettledLine {
  readonly key: string;
  readonly kind: 'status' | 'wounds' | 'flag';
  readonly fighterId: FighterId;
  readonly text: string;
  /** His new state; null for what is none. */
  readonly status: string | null;
}

/** The order to tell them in. */
const RANKS = { status: 0, wounds: 1, flag: 2 } as const satisfies Record<
  SettledLine['kind'],
  number
>;

/**
 * What changes come to, in words, for the eye that wants to know before it taps: states and wounds
 * first, then marks that players can set themselves. What the rules note for themselves is left out.
 */
export function useSettledLines(): (changes: readonly Change[]) => readonly SettledLine[] {
  const words = useWords();
  const system = useRuleSystem();
  const fighters = useBattle((state) => state.battle?.fighters);
  const name = (id: FighterId) => fighters?.[id]?.label ?? '?';
  const lineOf = (change: Change): SettledLine | null => {
    switch (change.kind) {
      case 'status':
        return line(change.kind, change.fighterId, 'status', {
          text: words.of(`status.${change.to}.set`, { name: name(change.fighterId) }),
          status: change.to,
        });
      case 'wounds':
        return line(change.kind, change.fighterId, 'wounds', {
          text: words.logged({
            code: 'entry.wounds-set',
            params: { name: name(change.fighterId), count: change.to },
          }),
          status: null,
        });
      case 'flag': {
        const shown = system.flags.some(({ id, toggle }) => toggle && id === change.flag);
        if (!shown || change.value === null) return null;
        return line(change.kind, change.fighterId, change.flag, {
          text: words.of(`flag.${change.flag}.set`, { name: name(change.fighterId) }),
          status: null,
        });
      }
      case 'side-flag':
      case 'contact':
      case 'side-removed':
      case 'battle-ended':
        return null;
    }
  };
  return (changes) => {
    // Several changes of the same thing: the last one counts, where the first one stood.
    const lines = new Map<string, SettledLine>();
    for (const change of changes) {
      const told = lineOf(change);
      if (told !== null) lines.set(told.key, told);
    }
    // Who has a new state needs no word about his wounds.
    const kept = [...lines.values()].filter(
      ({ kind, fighterId }) => kind !== 'wounds' || !lines.has(`status ${fighterId}`),
    );
    return kept.toSorted((a, b) => RANKS[a.kind] - RANKS[b.kind]);
  };
}

function line(
  kind: SettledLine['kind'],
  fighterId: FighterId,
  what: string,
  words: Pick<SettledLine, 'text' | 'status'>,
): SettledLine {
  return { key: `${what} ${fighterId}`, kind, fighterId, ...words };
}
