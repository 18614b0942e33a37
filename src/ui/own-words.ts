import { useCallback } from 'react';
import { hasWords, type MessageDescriptor, useSay } from '#i18n/said.ts';

/** Translates a code of the app, such as `ui:fighters`. */
export type OwnWords = (code: string, params?: MessageDescriptor['params']) => string;

/**
 * Texts of the app that a system may override ("unités" for "figurines"): its locale has them under the file and key
 * that they replace, as in `<system>:ui.fighters`.
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
