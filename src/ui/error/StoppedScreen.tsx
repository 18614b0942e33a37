import { useEffect } from 'react';
import { hasOwnWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import { MainTabs } from '#ui/home/MainTabs.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryBar, PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { forgetPlace } from '#ui/last-place.ts';
import { battleOfPath, PATHS } from '#ui/paths.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { TakeData } from './TakeData.tsx';
import { TechnicalDetail } from './TechnicalDetail.tsx';
import './ErrorScreen.css';

type StoppedScreenProps = {
  /** Path of the failed screen. */
  readonly place: string;
  /** `broken`: it threw · `unreadable`: a battle whose beginning cannot be read. */
  readonly why: 'broken' | 'unreadable';
  /** Technical message for a report; '' for none. */
  readonly detail: string;
};

/**
 * Replaces a screen that cannot be shown: all ways out, a way to save the data, and for a battle its export. The app
 * does not reopen here.
 */
export function StoppedScreen({ place, why, detail }: StoppedScreenProps) {
  const { t } = useTranslation('error');
  const linkTo = useLinkTo();
  const { device } = useStores();
  useEffect(forgetPlace, []);
  if (!hasOwnWords()) return <ErrorScreen detail={detail} />;
  const battleId = battleOfPath(place);
  const restart = () => device.getState().restart();
  const atHome = place === PATHS.home;
  return (
    <Screen
      dock={
        atHome ? (
          <PrimaryBar title={t('restart')} onPress={restart} />
        ) : (
          <PrimaryLink {...linkTo(PATHS.home)} title={t('to-home')} />
        )
      }
      tabs={<MainTabs current={null} />}
    >
      <div className="stack gap-3 centred error-screen" role="alert">
        <span className="error-sign">
          <Icon name="warning" size={44} />
        </span>
        <h1>{t(`${why}.title`)}</h1>
        <p className="reading">{t(`${why}.ways`)}</p>
      </div>
      <div className="stack-wide">
        {battleId === null ? null : <Later load={loadBattleAtRest} props={{ battleId }} />}
        <TakeData />
        {atHome ? null : (
          <Button block tone="ghost" onPress={restart}>
            {t('restart')}
          </Button>
        )}
      </div>
      <TechnicalDetail text={detail} />
    </Screen>
  );
}

const loadBattleAtRest = () => import('./BattleAtRest.tsx').then((file) => file.BattleAtRest);
