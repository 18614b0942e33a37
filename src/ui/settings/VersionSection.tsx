import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';

/** The running version, and a check for a newer one. */
export function VersionSection() {
  const { t } = useTranslation('settings');
  const [answer, setAnswer] = useState<UpdateAnswer | 'checking' | null>(null);
  const check = async () => {
    setAnswer('checking');
    setAnswer(await checkForUpdate());
  };
  return (
    <section className="air-4" aria-labelledby="settings-version">
      <SectionHeading id="settings-version" title={t('version.title')} />
      <Card>
        <div className="stack">
          <p>{t('version.is', { version: __APP_VERSION__ })}</p>
          <Button onPress={() => void check()}>{t('version.check')}</Button>
          <output className="hint">{answer === null ? '' : t(`version.${answer}`)}</output>
        </div>
      </Card>
    </section>
  );
}

/** The result of checking for a new version. */
export type UpdateAnswer = 'newest' | 'coming' | 'no-answer' | 'no-network' | 'no-offline';

/**
 * Checks for a new version now. It is downloaded in the background and announced like any other; nothing is activated
 * here.
 */
async function checkForUpdate(): Promise<UpdateAnswer> {
  if (!('serviceWorker' in navigator)) return 'no-offline';
  // Where site data are blocked, it rejects.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration === undefined) return 'no-offline';
  const answer = await Promise.race([
    registration.update().then(
      () => 'answered' as const,
      () => 'no-network' as const,
    ),
    patience(),
  ]);
  if (answer === 'no-network') return answer;
  const found = registration.installing ?? registration.waiting;
  if (found !== null) return 'coming';
  return answer === 'answered' ? 'newest' : answer;
}

/** WebKit has been seen to never answer after a restart. */
function patience(): Promise<'no-answer'> {
  return new Promise((resolve) => setTimeout(() => resolve('no-answer'), MAX_WAIT));
}

/** Milliseconds. */
const MAX_WAIT = 15_000;
