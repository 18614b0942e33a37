import { useTranslation } from '#i18n/use-translation.ts';
import './ErrorScreen.css';

/** What the program itself says, for a report, folded away; nothing when it says nothing. */
export function TechnicalDetail({ text }: { readonly text: string | null }) {
  const { t } = useTranslation('error');
  if (text === null || text === '') return null;
  return (
    <details className="error-detail">
      <summary>{t('detail')}</summary>
      <p>{text}</p>
    </details>
  );
}
