import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleStoreState } from '#store/hooks.ts';
import { useWords } from './words.ts';

/** The step that undo takes back, in words. */
export interface UndoWords {
  /** Its short name: "Otto sonné", "Tir", "Fin du tour". */
  readonly step: string;
  /** The button's label: "Annuler : Otto sonné". */
  readonly label: string;
}

/** Names the newest step; null when there is nothing to undo. */
export function useUndoWords(newest: BattleStoreState['newest']): UndoWords | null {
  const { t } = useTranslation('battle');
  const words = useWords();
  return useMemo(() => {
    if (newest === null) return null;
    const { phase } = newest.said.params;
    const named = newest.endsTurn ? t('undo.turn-end') : words.logged(newest.said);
    return {
      step:
        typeof phase === 'string' && !newest.endsTurn ? words.of(`phase.${phase}.short`) : named,
      label: t('undo.step', { step: named }),
    };
  }, [newest, t, words]);
}
