import { useTranslation } from '#i18n/use-translation.ts';
import type { Link } from '#sync/links.ts';

/** What players are told of the links of a battle. */
export function useLinkWords(): (link: Link) => string {
  const { t } = useTranslation('table');
  return ({ phones, lost, late }) => {
    if (phones === 0) return t(`link.${lost ?? 'gone'}`);
    return late ? t('link.late') : t('link.on', { count: phones });
  };
}
