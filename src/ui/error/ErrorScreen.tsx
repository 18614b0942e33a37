import { useContext } from 'react';
import { lastResort } from '#i18n/last-resort.ts';
import { hasOwnWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { StoresContext } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { forgetPlace } from '#ui/last-place.ts';
import { linkTo, PATHS } from '#ui/paths.ts';
import { TakeData } from './TakeData.tsx';
import { TechnicalDetail } from './TechnicalDetail.tsx';
import './ErrorScreen.css';

export type ErrorScreenProps = {
  /** Technical message for a report; null for none. */
  readonly detail?: string | null | undefined;
};

/**
 * Replaces an app that threw: what happened, what to do, and a way to save the data. Needs neither stores nor loaded
 * words, so that it works when nothing else does.
 */
export function ErrorScreen({ detail = null }: ErrorScreenProps) {
  const { t } = useTranslation('error');
  const stores = useContext(StoresContext);
  const restart = () => {
    startAtHome();
    if (stores === null) location.reload();
    else stores.device.getState().restart();
  };
  if (!hasOwnWords()) return <LastResort onRestart={restart} detail={detail} />;
  return (
    <Screen
      dock={
        <div className="stack error-ways">
          <PrimaryBar title={t('restart')} onPress={restart} />
        </div>
      }
    >
      <div className="stack gap-3 centred error-screen" role="alert">
        <span className="error-sign">
          <Icon name="warning" size={44} />
        </span>
        <h1>{t('broken.title')}</h1>
        <p className="reading">{t('broken.text')}</p>
      </div>
      {stores === null ? null : (
        <div>
          <TakeData />
        </div>
      )}
      <TechnicalDetail text={detail} />
    </Screen>
  );
}

/** Restarts at home and not where it stopped: an installed app has no address bar to get away from there. */
function startAtHome(): void {
  forgetPlace();
  history.replaceState(null, '', linkTo(PATHS.home));
}

type LastResortProps = { readonly onRestart: () => void; readonly detail: string | null };

/** The error screen without loaded words. */
function LastResort({ onRestart, detail }: LastResortProps) {
  const { language, word } = lastResort(navigator.languages);
  return (
    <main
      className="stack gap-3 centred error-screen error-last-resort"
      role="alert"
      lang={language}
    >
      <h1>{word('title')}</h1>
      <p className="reading">{word('text')}</p>
      {detail === null ? null : <p>{detail}</p>}
      <Button block size="large" tone="ember" onPress={onRestart}>
        {word('restart')}
      </Button>
    </main>
  );
}
