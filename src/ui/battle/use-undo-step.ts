import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** The newest step, ready to be undone. */
export interface UndoStep {
  /** Its short name: "Otto sonné", "Tir", "Fin du tour". */
  readonly step: string;
  /** The button's label: "Annuler : Otto sonné". */
  readonly label: string;
  readonly press: () => void;
}

/** Null when there is nothing to undo. */
export function useUndoStep(): UndoStep | null {
  const { t } = useTranslation('battle');
  const words = useWords();
  const table = useTable();
  const newest = useBattle((state) => state.newest);
  // Looked up once a step, though the button is drawn again when its name is shown.
  return useMemo(() => {
    if (newest === null) return null;
    const { phase } = newest.said.params;
    const named = newest.endsTurn ? t('undo.turn-end') : words.logged(newest.said);
    return {
      step:
        typeof phase === 'string' && !newest.endsTurn ? words.of(`phase.${phase}.short`) : named,
      label: t('undo.step', { step: named }),
      press: () => table.send({ type: 'undo', back: null }),
    };
  }, [newest, t, words, table]);
}
