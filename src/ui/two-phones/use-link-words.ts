import { useTranslation } from '#i18n/use-translation.ts';
import type { Link } from '#sync/links.ts';

/** What players are told of the links of a battle where something is wrong with them; null where nothing is. */
export function useLinkWords(): (link: Link) => string | null {
  const { t } = useTranslation('table');
  return ({ phones, lost, late }) => {
    if (phones === 0) return t(`link.${lost ?? 'gone'}`);
    return late ? t('link.late') : null;
  };
}
