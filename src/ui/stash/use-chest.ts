import { useState } from 'react';
import { type ChestStep, undoneChestStep } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import { useEditor } from '#ui/roster/editor-context.ts';

/** Changes of the chest, the last of which can be taken back. */
export interface Chest {
  /** Makes a change. @param what the item that it is about */
  readonly apply: (what: string, change: (now: Warband) => Warband) => void;
  /** The item of the last change; null if there is none, or something else has changed since. */
  readonly last: string | null;
  readonly undo: () => void;
}

/** The chest of the open warband. */
export function useChest(): Chest {
  const { warband, change } = useEditor();
  const [step, setStep] = useState<(ChestStep & { readonly what: string }) | null>(null);
  const back = step === null ? null : undoneChestStep(warband, step);
  return {
    apply: (what, by) => {
      const after = by(warband);
      if (after === warband) return;
      setStep({ what, before: warband, after });
      change(() => after);
    },
    last: back === null ? null : (step?.what ?? null),
    undo: () => {
      if (back === null) return;
      setStep(null);
      change(() => back);
    },
  };
}
