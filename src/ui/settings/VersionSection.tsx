import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { checkForUpdate, type UpdateAnswer } from './check-update.ts';

/** Which version runs, and whether there is a newer one. */
export function VersionSection() {
  const { t } = useTranslation('settings');
  const [answer, setAnswer] = useState<UpdateAnswer | 'checking' | null>(null);
  const check = async () => {
    setAnswer('checking');
    setAnswer(await checkForUpdate());
  };
  return (
    <section className="settings-section" aria-labelledby="settings-version">
      <SectionHeading id="settings-version" title={t('version.title')} />
      <Card>
        <div className="stack">
          <p className="settings-fact">{t('version.is', { version: __APP_VERSION__ })}</p>
          <Button onPress={() => void check()}>{t('version.check')}</Button>
          <output className="settings-note settings-said">
            {answer === null ? '' : t(`version.${answer}`)}
          </output>
        </div>
      </Card>
    </section>
  );
}
