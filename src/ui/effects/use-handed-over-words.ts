import { useTranslation } from '#i18n/use-translation.ts';
import type { HandedOver } from './hand-over.ts';

/** What to say of what was handed over, with the name of its file; '' where all has been said. */
export function useHandedOverWords(): (outcome: HandedOver, file?: string) => string {
  const { t } = useTranslation('ui');
  return (outcome, file = '') => {
    const word = WORDS[outcome];
    return word === null ? '' : t(`handed-over.${word}`, { file });
  };
}

/** Null where the browser or the player has said it all. */
const WORDS = {
  shared: null,
  left: null,
  copied: 'copied',
  saved: 'saved',
  failed: 'not-copied',
} as const satisfies Record<HandedOver, string | null>;
