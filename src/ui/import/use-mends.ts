import { useMemo, useState } from 'react';
import type { Draft } from '#exchange/import/draft.ts';
import { kindsOf, withType, withWarband } from '#exchange/import/mend.ts';
import { linesOf, type UnderstoodLine, withUnused } from '#exchange/import/understood.ts';
import type { RosterSystem } from '#roster/profiles.ts';

/** A draft as its player has mended it so far. */
export interface Mends {
  readonly draft: Draft;
  readonly lines: readonly UnderstoodLine[];
  /** How many lines are a guess still. */
  readonly guessed: number;
  /** Kinds of warband to choose from, where the file leaves it open. */
  readonly kinds: readonly string[];
  readonly kind: string;
  readonly chooseKind: (catalogueId: string) => void;
  /** Whom a fighter may be, the best first; nobody where there is nothing to choose. */
  readonly choicesOf: (fighter: number) => readonly string[];
  /** @param profileId '' keeps him as text */
  readonly choose: (fighter: number, profileId: string) => void;
}

/**
 * Keeps what the player says of the guesses beside the draft as it was read.
 * @param written the lines of the list; null where they say nothing to a player
 */
export function useMends(
  read: Draft,
  written: readonly string[] | null,
  system: RosterSystem,
): Mends {
  const [kind, setKind] = useState('');
  const [said, setSaid] = useState<ReadonlyMap<number, string>>(new Map());
  return useMemo(() => {
    const kinds = kindsOf(read);
    const whole = written === null ? read : withUnused(read, written);
    const base = kind === '' ? whole : withWarband(whole, kind, system);
    const choices = base.fighters.map((one) => {
      // Who may be of several warbands is settled by the warband.
      if (kinds.length > 0 && kind === '') return [];
      return one.profileId.origin === 'guess' ? [one.profileId.value] : one.choices.slice(0, MOST);
    });
    let draft = base;
    for (const [at, profileId] of said) draft = withType(draft, at, profileId, system);
    const lines = linesOf(draft);
    return {
      draft,
      lines,
      guessed: lines.filter(({ mark }) => mark === 'guessed').length,
      kinds,
      kind,
      chooseKind: setKind,
      choicesOf: (fighter) => choices[fighter] ?? [],
      choose: (fighter, profileId) => setSaid((now) => new Map(now).set(fighter, profileId)),
    };
  }, [read, written, system, kind, said]);
}

/** With "keep as text" there are never more than four answers. */
const MOST = 3;
