import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { ReceiveTop } from '#ui/pass-battle/ReceiveTop.tsx';
import { battlePath, RECEIVE_PATH } from '#ui/paths.ts';
import { type Joining, useJoining } from './use-joining.ts';
import { useWhyNotJoined } from './use-why-not-joined.ts';
import '#ui/pass-battle/PassBattle.css';

/** Joins a battle on a hub from its link, then opens it. @param code the part of the link after `#/join/` */
export function JoinScreen({ code }: { readonly code: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} code={code} onAgain={() => setAttempt(attempt + 1)} />;
}

type AttemptProps = { readonly code: string; readonly onAgain: () => void };

function Attempt({ code, onAgain }: AttemptProps) {
  const { t } = useTranslation('pass-battle');
  const [, navigate] = useLocation();
  const joining = useJoining(code);
  const joined = joining.step === 'joined' ? joining.battleId : null;
  useWakeLock(true);
  useEffect(() => {
    if (joined !== null) navigate(battlePath(joined), { replace: true });
  }, [joined, navigate]);
  return (
    <Screen
      top={<ReceiveTop />}
      dock={
        joining.step === 'asks' ? (
          <DockActions>
            <PrimaryBar title={t('hub.join.agree')} onPress={joining.agree} />
          </DockActions>
        ) : undefined
      }
    >
      <div className="stack-wide">
        <Steps joining={joining} onAgain={onAgain} />
      </div>
    </Screen>
  );
}

type StepsProps = { readonly joining: Joining; readonly onAgain: () => void };

function Steps({ joining, onAgain }: StepsProps) {
  const { t } = useTranslation('pass-battle');
  switch (joining.step) {
    case 'asks': {
      const { hub, key } = joining.room;
      const title = t('hub.join.title');
      return (
        <Card as="section" look="glow" label={title}>
          <CardHeader level={2} icon="globe" title={title} />
          <CardText>
            <strong className="breaks hub-name">{hub}</strong>
          </CardText>
          <CardText>{t('hub.join.unknown')}</CardText>
          {key.right === 'read' ? <CardText>{t('hub.join.reading')}</CardText> : null}
        </Card>
      );
    }
    case 'preparing':
    case 'joined':
      return <output className="quiet">{t('phones.preparing')}</output>;
    case 'joining':
      return <output className="quiet">{t('hub.join.coming', { hub: joining.room.hub })}</output>;
    case 'refused':
      return <Refused joining={joining} onAgain={onAgain} />;
  }
}

type RefusedProps = {
  readonly joining: Extract<Joining, { readonly step: 'refused' }>;
  readonly onAgain: () => void;
};

function Refused({ joining: { why, room }, onAgain }: RefusedProps) {
  const { t } = useTranslation('pass-battle');
  const linkTo = useLinkTo();
  const said = useWhyNotJoined();
  return (
    <>
      <Refusal text={said(why)} />
      {room === null ? null : (
        <Button size="large" block onPress={onAgain}>
          {t('phones.again')}
        </Button>
      )}
      <LinkButton block icon="scan" {...linkTo(RECEIVE_PATH)}>
        {t('hub.join.other')}
      </LinkButton>
    </>
  );
}
