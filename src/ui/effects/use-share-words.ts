import { useTranslation } from '#i18n/use-translation.ts';
import type { ShareOutcome } from './share.ts';

/** Puts the outcome of sharing into words; '' when nothing needs to be said. */
export function useShareWords(): (outcome: ShareOutcome, file?: string) => string {
  const { t } = useTranslation('ui');
  return (outcome, file = '') => {
    const word = WORDS[outcome];
    return word === null ? '' : t(`handed-over.${word}`, { file });
  };
}

/** Null when the browser or the player knows already. */
const WORDS = {
  shared: null,
  dismissed: null,
  copied: 'copied',
  saved: 'saved',
  failed: 'not-copied',
} as const satisfies Record<ShareOutcome, string | null>;
