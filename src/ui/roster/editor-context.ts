import { createContext, useContext, useRef } from 'react';
import type { Expenses } from '#roster/expenses.ts';
import type { MemberStep } from '#roster/take-back.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import type { Settled } from './use-expenses.ts';
import type { RosterWords } from './words.ts';

type Change = (warband: Warband) => Warband;

export interface WarbandEditing {
  /** Changes and saves the warband. */
  readonly change: (change: Change) => void;
  /**
   * A change repeated with every key pressed in `field`. Each starts from the members as they were before the first,
   * so that a half-typed name that matches another member's leaves no trace in the labels.
   */
  readonly type: (field: string, change: Change) => void;
}

interface Run {
  readonly field: string;
  readonly before: readonly Member[];
  readonly after: readonly Member[];
}

/**
 * Functions to change the open warband.
 * @param onChanged sees each change before it is saved
 */
export function useWarbandEditing(
  warband: Warband,
  onChanged: (before: Warband, after: Warband) => void,
): WarbandEditing {
  const saveChanged = useWarbands((state) => state.save);
  const save = (changed: Warband) => {
    onChanged(warband, changed);
    saveChanged(changed);
  };
  const run = useRef<Run | null>(null);
  return {
    change: (change) => {
      const changed = change(warband);
      if (changed !== warband) save(changed);
    },
    type: (field, change) => {
      const { members } = warband;
      const goesOn = run.current?.field === field && run.current.after === members;
      const before = goesOn ? (run.current?.before ?? members) : members;
      const changed = change({ ...warband, members: before });
      run.current = { field, before, after: changed.members };
      save(changed);
    },
  };
}

/** A change of the members that can be undone as a whole. */
export interface Done {
  readonly step: MemberStep;
  /** What happened, for the player. */
  readonly text: string;
}

/** Expenses settled, which can be owed again. */
export interface DoneWithGold {
  readonly settled: Settled;
  /** What happened, for the player. */
  readonly text: string;
}

/** What happened between battles, which its row of the history can undo. */
export interface DoneBetween {
  readonly between: string;
  /** What happened, for the player. */
  readonly text: string;
}

/** What all parts of the editor share. */
export interface Editor extends WarbandEditing {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly words: RosterWords;
  /** Bought and not paid; null for nothing. */
  readonly owed: Expenses | null;
}

export const EditorContext = createContext<Editor | null>(null);

/** @throws Error outside the editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor outside EditorContext');
  return editor;
}
