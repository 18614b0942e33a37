import { useContext } from 'react';
import { hasOwnWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { StoresContext } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { forgetPlace } from '#ui/last-place.ts';
import { linkTo, PATHS } from '#ui/paths.ts';
import { lastResort } from './last-resort.ts';
import { TakeData } from './TakeData.tsx';
import { TechnicalDetail } from './TechnicalDetail.tsx';
import './ErrorScreen.css';

/** `broken`: a screen threw. The others: how the database opened, as in the device's store. */
export type ErrorCause = 'broken' | 'newer' | 'blocked' | 'refused' | 'failed';

export type ErrorScreenProps = {
  readonly cause: ErrorCause;
  /** What the program itself says, for a report; null when it says nothing. */
  readonly detail?: string | null | undefined;
  /** Offers to go on with nothing being saved. */
  readonly onContinue?: (() => void) | undefined;
};

/**
 * What happened, what to do, and the data to take along. Needs neither stores nor loaded words, so
 * that it shows when nothing else does.
 */
export function ErrorScreen({ cause, detail = null, onContinue }: ErrorScreenProps) {
  const { t } = useTranslation(['error', 'ui']);
  const stores = useContext(StoresContext);
  const restart = () => {
    // Not where it stopped: an installed app has no address bar to get away with.
    if (cause === 'broken') startAtHome();
    if (stores === null) location.reload();
    else stores.device.getState().restart();
  };
  if (!hasOwnWords()) return <LastResort onRestart={restart} detail={detail} />;
  return (
    <Screen
      dock={
        <div className="stack error-ways">
          <PrimaryBar title={t('error:restart')} onPress={restart} />
          {onContinue === undefined ? null : (
            <Button block tone="ghost" onPress={onContinue}>
              {t('error:go-on')}
            </Button>
          )}
        </div>
      }
    >
      <div className="error-screen" role="alert">
        <span className="error-sign">
          <Icon name="warning" size={44} />
        </span>
        <h1>{t(`error:${cause}.title`)}</h1>
        <p className="reading">
          {cause === 'broken' ? t('error:broken.text') : t(`ui:storage.open.${cause}`)}
        </p>
      </div>
      {stores !== null && HAS_DATA.has(cause) ? (
        <div className="error-data">
          <TakeData />
        </div>
      ) : null}
      <TechnicalDetail text={detail} />
    </Screen>
  );
}

function startAtHome(): void {
  forgetPlace();
  history.replaceState(null, '', linkTo(PATHS.home));
}

/** With the database closed to us there is nothing to take along. */
const HAS_DATA: ReadonlySet<ErrorCause> = new Set(['broken', 'newer']);

type LastResortProps = { readonly onRestart: () => void; readonly detail: string | null };

/** Without any words loaded: the few that travel with the program. */
function LastResort({ onRestart, detail }: LastResortProps) {
  return (
    <main className="error-screen error-last-resort" role="alert" lang="fr">
      <h1>{lastResort('title')}</h1>
      <p className="reading">{lastResort('text')}</p>
      {detail === null ? null : <p className="error-code">{detail}</p>}
      <Button block size="large" tone="ember" onPress={onRestart}>
        {lastResort('restart')}
      </Button>
    </main>
  );
}
