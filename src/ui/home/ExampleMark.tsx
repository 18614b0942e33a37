import { useTranslation } from '#i18n/use-translation.ts';
import './ExampleMark.css';

/** "exemple": the warband has come with the game, and nobody has made it his own yet. */
export function ExampleMark() {
  const { t } = useTranslation('home');
  return <span className="example-mark">{t('examples.mark')}</span>;
}
