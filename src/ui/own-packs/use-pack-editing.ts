import { useState } from 'react';
import type { PackForm } from '#rules/contract/pack-form.ts';
import type { PackRemark } from '#rules/contract/packs.ts';
import { type OwnPack, usePackChanges } from '#store/hooks/own-packs.ts';
import type { PackEditor } from './pack-context.ts';

/** Steps that can be taken back. */
const MAX_STEPS = 50;

interface Step {
  readonly before: PackForm;
  readonly what: string;
  readonly of: string;
}

/** A pack as it stands on the disk: as it was changed last. */
export function lastForm({ draft, read }: OwnPack): PackForm | null {
  return draft?.form ?? (read.ok ? read.pack : null);
}

/** Why it isn’t right; empty where it is. */
export function reasonsOf({ draft, read }: OwnPack): readonly PackRemark[] {
  return draft?.reasons ?? (read.ok ? [] : read.reasons);
}

/**
 * A pack as it is changed here: shown at once, saved at once, and read behind it. What another tab or the reader says
 * later counts.
 * @param stored as it is on the disk
 */
export function usePackEditing(
  own: OwnPack,
  stored: PackForm,
): Pick<PackEditor, 'form' | 'change' | 'last'> {
  const { change: save } = usePackChanges(own.systemId);
  const [mine, setMine] = useState<{ readonly form: PackForm; readonly at: number } | null>(null);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const form = mine !== null && own.changedAt <= mine.at ? mine.form : stored;
  const put = (next: PackForm) => setMine({ form: next, at: save(next) });
  return {
    form,
    change: (what, change, of = '') => {
      const next = change(form);
      if (next === form) return;
      setSteps((all) => {
        const last = all.at(-1);
        return last?.what === what && last.of === of
          ? all
          : [...all.slice(1 - MAX_STEPS), { before: form, what, of }];
      });
      put(next);
    },
    last: lastOf(steps, ({ before }) => {
      setSteps((all) => all.slice(0, -1));
      put(before);
    }),
  };
}

function lastOf(steps: readonly Step[], undo: (step: Step) => void): PackEditor['last'] {
  const step = steps.at(-1);
  return step === undefined ? null : { what: step.what, undo: () => undo(step) };
}
