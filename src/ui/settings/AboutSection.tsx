import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { iconAuthors } from '#ui/kit/icon-shapes.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { ThirdParty } from './ThirdParty.tsx';

/** What this app is and is not, and whom to thank. */
export function AboutSection() {
  const { t } = useTranslation('settings');
  return (
    <section aria-labelledby="settings-about" className="settings-section settings-about">
      <SectionHeading id="settings-about" title={t('about.title')} />
      <div className="stack-wide">
        <div className="stack reading">
          <p>{t('about.unofficial')}</p>
          <p>{t('about.private')}</p>
        </div>
        <div className="stack">
          <h3>{t('about.credits')}</h3>
          <p>{t('about.icons', { authors: list(iconAuthors) })}</p>
          <p>{t('about.fonts')}</p>
          <ThirdParty />
        </div>
      </div>
    </section>
  );
}
