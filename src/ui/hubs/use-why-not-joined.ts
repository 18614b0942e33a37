import { useTranslation } from '#i18n/use-translation.ts';
import type { WhyNotJoined } from './use-joining.ts';

/** Words for why a link leads to no battle. */
export function useWhyNotJoined(): (why: WhyNotJoined) => string {
  const { t } = useTranslation(['pass-battle', 'table']);
  return (why) => {
    switch (why) {
      case 'cut':
      case 'not-here':
      case 'not-saved':
      case 'damaged':
      case 'newer':
      case 'unknown-game':
      case 'contradicts':
      case 'ahead':
        return t(`pass-battle:refused.${why}`);
      case 'empty':
        return t('pass-battle:hub.join.empty');
      case 'insecure':
      case 'unreachable':
      case 'no-right':
      case 'read-only':
      case 'too-big':
      case 'full':
      case 'crowded':
      case 'hostile':
      case 'idle':
      case 'other':
        return t(`table:hub.trouble.${why}`);
    }
  };
}
