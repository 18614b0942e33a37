import { createContext, useContext } from 'react';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { WarbandEditing } from './use-warband-editing.ts';
import type { RosterWords } from './words.ts';

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
