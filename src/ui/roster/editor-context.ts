import { createContext, useContext, useRef } from 'react';
import type { MemberStep } from '#roster/take-back.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import type { RosterWords } from './words.ts';

type Change = (warband: Warband) => Warband;

export interface WarbandEditing {
  /** Changes the warband and saves it at once. */
  readonly change: (change: Change) => void;
  /**
   * A change of a member that comes once more with every key pressed in `field`. Each one starts
   * from the members as they were before the first, so that a name half typed, which may look like
   * somebody else's, leaves no traces in the labels.
   */
  readonly type: (field: string, change: Change) => void;
}

interface Run {
  readonly field: string;
  readonly before: readonly Member[];
  readonly after: readonly Member[];
}

/** Ways to change the warband that is open. */
export function useWarbandEditing(warband: Warband): WarbandEditing {
  const save = useWarbands((state) => state.save);
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

/** A step that changed who is in the warband, to be taken back as a whole. */
export interface Done {
  readonly step: MemberStep;
  /** What happened, for the player. */
  readonly text: string;
}

/** What every part of the editor works on. */
export interface Editor extends WarbandEditing {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly words: RosterWords;
}

export const EditorContext = createContext<Editor | null>(null);

/** @throws Error outside the editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor outside EditorContext');
  return editor;
}
