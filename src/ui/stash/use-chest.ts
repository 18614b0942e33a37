import { useState } from 'react';
import { type ChestStep, undoneChestStep } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import { useEditor } from '#ui/roster/editor-context.ts';

/** Changes of the chest, the last of which can be taken back. */
export interface Chest {
  /** @param what the thing that it is about */
  readonly act: (what: string, change: (now: Warband) => Warband) => void;
  /** The item of the last change; null if there is none, or something else has changed since. */
  readonly last: string | null;
  readonly takeBack: () => void;
}

/** The chest of the open warband. */
export function useChest(): Chest {
  const { warband, change } = useEditor();
  const [step, setStep] = useState<(ChestStep & { readonly what: string }) | null>(null);
  const back = step === null ? null : undoneChestStep(warband, step);
  return {
    act: (what, by) => {
      const after = by(warband);
      if (after === warband) return;
      setStep({ what, before: warband, after });
      change(() => after);
    },
    last: back === null ? null : (step?.what ?? null),
    takeBack: () => {
      if (back === null) return;
      setStep(null);
      change(() => back);
    },
  };
}
