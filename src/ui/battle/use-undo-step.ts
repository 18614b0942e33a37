import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { undoSteps } from '#battle/selectors.ts';
import { useBattle } from '#store/hooks.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** The newest step, ready to be taken back. */
export interface UndoStep {
  /** Its name, as short as it can be: "Otto sonné", "Tir". */
  readonly step: string;
  /** What the button does: "Annuler : Otto sonné". */
  readonly label: string;
  readonly press: () => void;
}

/** Null when there is nothing to take back. */
export function useUndoStep(): UndoStep | null {
  const { t } = useTranslation('battle');
  const words = useWords();
  const table = useTable();
  const entries = useBattle((state) => state.entries);
  const battle = useBattle((state) => state.battle);
  const newest = useMemo(
    () => (battle === null ? undefined : undoSteps(entries, battle)[0]),
    [entries, battle],
  );
  if (newest === undefined) return null;
  const name = words.logged(newest.said);
  const { phase } = newest.said.params;
  return {
    step: typeof phase === 'string' ? words.of(`phase.${phase}.short`) : name,
    label: t('undo.step', { step: name }),
    press: () => table.send({ type: 'undo', back: null }),
  };
}
