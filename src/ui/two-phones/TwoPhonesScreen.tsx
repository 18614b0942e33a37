import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { useBattleTitle } from '#ui/home/battle-title.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { PrimaryBar, PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, passBattlePath } from '#ui/paths.ts';
import { InvitingSteps } from './InvitingSteps.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SeatQuestion } from './SeatQuestion.tsx';
import { useHost } from './use-host.ts';

/** Invites another phone to this battle: it scans this one's code, this one scans its answer. */
export function TwoPhonesScreen() {
  const [attempt, setAttempt] = useState(0);
  return <Pairing key={attempt} onAgain={() => setAttempt(attempt + 1)} />;
}

function Pairing({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('pass-battle');
  const battleId = useBattleId();
  const battle = useBattle((state) => state.battle);
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  const { inviting, read } = useHost();
  const [scanning, setScanning] = useState(false);
  useWakeLock(true);
  return (
    <Screen
      top={
        <TopBar
          title={t('phones.title')}
          subtitle={battle === null ? undefined : titleOf(battle)}
          back={{ ...linkTo(battlePath(battleId)), label: t('phones.back') }}
          lined
        />
      }
      dock={
        <DockActions>
          {inviting.step === 'linked' ? (
            <PrimaryLink {...linkTo(battlePath(battleId))} title={t('phones.linked.go-on')} />
          ) : null}
          {inviting.step === 'inviting' ? (
            <PrimaryBar
              icon={scanning ? 'qr-code' : 'scan'}
              title={scanning ? t('phones.host.show') : t('phones.host.scan')}
              onPress={() => setScanning(!scanning)}
            />
          ) : null}
        </DockActions>
      }
    >
      <div className="stack-wide">
        <InvitingSteps
          inviting={inviting}
          scanning={scanning}
          hint={t('phones.host.show-hint')}
          onRead={read}
          onAgain={onAgain}
          ways={<OtherWays byCodes={passBattlePath(battleId)} />}
        />
        {inviting.step === 'linked' ? (
          <>
            <Card as="section" tone="standing" label={t('phones.linked.title')}>
              <CardHeader icon="check" level={2} title={t('phones.linked.title')} />
              <CardText>{t('phones.linked.hint')}</CardText>
            </Card>
            <SeatQuestion />
          </>
        ) : null}
      </div>
    </Screen>
  );
}
