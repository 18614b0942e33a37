import { createContext, useContext, useRef } from 'react';
import { leaderOf, spaceIn } from '#roster/edit.ts';
import { uniqueLabels } from '#roster/labels.ts';
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

/** Somebody who was removed, and where he stood. */
export interface Removed {
  readonly member: Member;
  /** Place in the list, from 0. */
  readonly at: number;
}

/**
 * The warband with a removed member where he stood. What has changed since stays: whoever took his
 * labels or the lead keeps them. A warband without room stays as it is.
 */
export function putBack(warband: Warband, { member, at }: Removed): Warband {
  const known = warband.members.some(({ id }) => id === member.id);
  if (known || spaceIn(warband) < member.labels.length) return warband;
  const taken = warband.members.flatMap(({ labels }) => labels);
  const labels = uniqueLabels([...taken, ...member.labels]).slice(taken.length);
  const leader = member.leader && leaderOf(warband) === null;
  return { ...warband, members: warband.members.toSpliced(at, 0, { ...member, labels, leader }) };
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
