import { useCallback } from 'react';
import { hasWords, type SaidCode, useSay } from '#i18n/said.ts';

/** Says a sentence of the app by its code, as in `roster:list.fighters`. */
export type OwnWords = (code: string, params?: SaidCode['params']) => string;

/**
 * Sentences of the app that a system may say in its own way ("unités" for "figurines"): its words
 * hold them under the file and the key that they replace, as in `<system>:roster.list.fighters`.
 */
export function useOwnWords(systemId: string): OwnWords {
  const say = useSay();
  return useCallback(
    (code, params = {}) => {
      const own = { code: `${systemId}:${code.replace(':', '.')}`, params };
      return say(hasWords(own) ? own : { code, params });
    },
    [say, systemId],
  );
}
