import { createContext, useContext } from 'react';
import type { Warband } from '#roster/warband.ts';
import type { PackChoices, PackForm } from '#rules/contract/pack-form.ts';
import type { PackRemark } from '#rules/contract/packs.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { RosterWords } from '#ui/roster/words.ts';
import type { ThingWords } from './thing-words.ts';

/** Changes the open pack, and saves it at once. */
export type ChangePack = (
  /** What is changed, for whoever undoes it. */
  what: string,
  change: (pack: PackForm) => PackForm,
  /** Of what: changes of the same of the same are undone together. */
  of?: string,
) => void;

/** What all parts of the screen of a pack share. */
export interface PackEditor {
  readonly form: PackForm;
  readonly system: RuleSystem;
  readonly choices: PackChoices;
  readonly words: RosterWords;
  readonly called: ThingWords;
  readonly language: string;
  /** Why it isn’t right; empty where it is. */
  readonly reasons: readonly PackRemark[];
  /** Warbands of it on this device. */
  readonly users: readonly Warband[];
  readonly change: ChangePack;
  /** The last change, to be taken back; null for none since the screen was opened. */
  readonly last: { readonly what: string; readonly undo: () => void } | null;
}

export const PackContext = createContext<PackEditor | null>(null);

/** @throws Error outside the screen of a pack. */
export function usePack(): PackEditor {
  const editor = useContext(PackContext);
  if (editor === null) throw new Error('usePack outside PackContext');
  return editor;
}

/** The sheet over the screen: at most one. */
export type PackSheet =
  | 'emblems'
  | 'limits'
  | 'hires'
  | 'menu'
  | 'add-profile'
  | { readonly profile: string }
  | { readonly list: string }
  | { readonly skills: string };

/** Opens a sheet in place of the one that is open. */
export type ShowPackSheet = (sheet: PackSheet) => void;
