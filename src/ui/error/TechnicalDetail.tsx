import { useTranslation } from '#i18n/use-translation.ts';
import './ErrorScreen.css';

/** A collapsed technical message for a report; nothing if there is none. */
export function TechnicalDetail({ text }: { readonly text: string | null }) {
  const { t } = useTranslation('error');
  if (text === null || text === '') return null;
  return (
    <details className="quiet error-detail">
      <summary>{t('detail')}</summary>
      <p>{text}</p>
    </details>
  );
}
