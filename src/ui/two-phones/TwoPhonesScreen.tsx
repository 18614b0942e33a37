import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleId } from '#store/hooks.ts';
import type { Room } from '#sync/room-code.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { FromAfar } from '#ui/hubs/FromAfar.tsx';
import { useHubLink } from '#ui/hubs/use-hub-link.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { battlePath, passBattlePath } from '#ui/paths.ts';
import { InvitingSteps } from './InvitingSteps.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PairingFailed } from './PairingFailed.tsx';
import { ScanBar } from './ScanBar.tsx';
import { SeatQuestion } from './SeatQuestion.tsx';
import { TwoPhonesTop } from './TwoPhonesTop.tsx';
import { useHost } from './use-host.ts';
import { useLink } from './use-link.ts';
import { useLinkWords } from './use-link-words.ts';
import { useRoomAgain } from './use-room-again.ts';

/**
 * Shares this battle with other phones: directly, by scanning each other’s codes, or through a hub. Only one
 * of the two codes is shown at a time.
 */
export function TwoPhonesScreen() {
  const [attempt, setAttempt] = useState(0);
  const [atTable, setAtTable] = useState(false);
  const [left, setLeft] = useState<Room | null>(null);
  const onHub = useHubLink() !== null;
  useRoomAgain();
  useWakeLock(true);
  return onHub && !atTable ? (
    <OnHub onLeft={setLeft} onTable={() => setAtTable(true)} />
  ) : (
    <Pairing
      key={attempt}
      left={left}
      onLeft={setLeft}
      onAgain={() => setAttempt(attempt + 1)}
      onHub={onHub ? () => setAtTable(false) : null}
    />
  );
}

type OnHubProps = {
  readonly onLeft: (room: Room | null) => void;
  readonly onTable: () => void;
};

/** The battle is on a hub already. */
function OnHub({ onLeft, onTable }: OnHubProps) {
  const { t } = useTranslation('pass-battle');
  const battleId = useBattleId();
  const linkTo = useLinkTo();
  return (
    <Screen
      top={<TwoPhonesTop />}
      dock={
        <DockActions>
          <PrimaryLink {...linkTo(battlePath(battleId))} title={t('phones.linked.go-on')} />
        </DockActions>
      }
    >
      <div className="stack-wide">
        <FromAfar left={null} onLeft={onLeft} />
        <SeatQuestion />
        <Button block icon="phone" onPress={onTable}>
          {t('hub.also-table')}
        </Button>
      </div>
    </Screen>
  );
}

type PairingProps = {
  /** The room that was just left; null for none. */
  readonly left: Room | null;
  readonly onLeft: (room: Room | null) => void;
  readonly onAgain: () => void;
  /** Goes back to the hub; null if the battle is on none. */
  readonly onHub: (() => void) | null;
};

function Pairing({ left, onLeft, onAgain, onHub }: PairingProps) {
  const { t } = useTranslation('pass-battle');
  const battleId = useBattleId();
  const linkTo = useLinkTo();
  const { inviting, read } = useHost();
  const [scanning, setScanning] = useState(false);
  return (
    <Screen
      top={<TwoPhonesTop />}
      dock={
        <DockActions>
          {inviting.step === 'linked' ? (
            <PrimaryLink {...linkTo(battlePath(battleId))} title={t('phones.linked.go-on')} />
          ) : null}
          {inviting.step === 'inviting' ? (
            <ScanBar scanning={scanning} onChange={setScanning} />
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
            <NowLinked onAgain={onAgain} />
            <SeatQuestion />
          </>
        ) : null}
        {onHub === null && inviting.step !== 'linked' ? (
          <FromAfar left={left} onLeft={onLeft} />
        ) : null}
        {onHub === null ? null : (
          <Button block icon="globe" onPress={onHub}>
            {t('hub.to-hub')}
          </Button>
        )}
      </div>
    </Screen>
  );
}

/** That the phones are linked, as long as they are and the other one has what is here. */
function NowLinked({ onAgain }: Pick<PairingProps, 'onAgain'>) {
  const { t } = useTranslation('pass-battle');
  const link = useLink();
  const wordsOf = useLinkWords();
  const words = link === null ? null : wordsOf(link);
  if (words !== null && link?.phones === 0) {
    return <PairingFailed text={words} onAgain={onAgain} />;
  }
  return (
    <>
      <Card as="section" tone="standing" label={t('phones.linked.title')}>
        <CardHeader icon="check" level={2} title={t('phones.linked.title')} />
        <CardText>{t('phones.linked.hint')}</CardText>
      </Card>
      <output className="quiet">{words}</output>
    </>
  );
}
