import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { isPairingCode, TRIAL_ID } from '#sync/pairing-code.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS } from '#ui/paths.ts';
import { AnsweringSteps } from './AnsweringSteps.tsx';
import { InvitingSteps } from './InvitingSteps.tsx';
import { PairingCamera } from './PairingCamera.tsx';
import { PastedCode } from './PastedCode.tsx';
import { ScanBar } from './ScanBar.tsx';
import { TrialResult } from './TrialResult.tsx';
import { useAnswering } from './use-answering.ts';
import { useInviting } from './use-inviting.ts';
import { useTrial } from './use-trial.ts';
import '#ui/pass-battle/PassBattle.css';

/** Tests without a battle whether two phones can connect here, and measures their link. */
export function TryLinkScreen() {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} onAgain={() => setAttempt(attempt + 1)} />;
}

type AttemptProps = { readonly onAgain: () => void };

/** What this phone does: not chosen yet, shows a code, scans one, or has scanned one. */
type Part = 'unknown' | 'shows' | 'reads' | { readonly invitation: string };

function Attempt({ onAgain }: AttemptProps) {
  const { t } = useTranslation('pass-battle');
  const [part, setPart] = useState<Part>('unknown');
  useWakeLock(true);
  if (part === 'shows') return <Shows onAgain={onAgain} />;
  if (part === 'reads') return <Reads onRead={(invitation) => setPart({ invitation })} />;
  if (part !== 'unknown') return <Answers invitation={part.invitation} onAgain={onAgain} />;
  return (
    <Screen top={<Top />}>
      <div className="stack-wide">
        <p>{t('try.intro')}</p>
        <Button size="large" block icon="qr-code" onPress={() => setPart('shows')}>
          {t('try.show')}
        </Button>
        <Button size="large" block icon="scan" onPress={() => setPart('reads')}>
          {t('try.scan')}
        </Button>
      </div>
    </Screen>
  );
}

function Top() {
  const { t } = useTranslation('pass-battle');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('try.title')}
      back={{ ...linkTo(PATHS.settings), label: t('try.back') }}
      lined
    />
  );
}

/** The phone that invites and measures. */
function Shows({ onAgain }: AttemptProps) {
  const { t } = useTranslation('pass-battle');
  const { trial, measuring } = useTrial();
  const { inviting, read } = useInviting(TRIAL_ID, measuring);
  const [scanning, setScanning] = useState(false);
  return (
    <Screen
      top={<Top />}
      dock={
        inviting.step === 'inviting' ? (
          <DockActions>
            <ScanBar scanning={scanning} onChange={setScanning} />
          </DockActions>
        ) : undefined
      }
    >
      <div className="stack-wide">
        <InvitingSteps
          inviting={inviting}
          scanning={scanning}
          hint={t('try.host-hint')}
          onRead={read}
          onAgain={onAgain}
        />
        {inviting.step === 'linked' ? <TrialResult trial={trial} onAgain={onAgain} /> : null}
      </div>
    </Screen>
  );
}

/** The phone that scans the other one's code. */
function Reads({ onRead }: { readonly onRead: (invitation: string) => void }) {
  const { t } = useTranslation('pass-battle');
  const [refused, setRefused] = useState(false);
  const read = (text: string) => {
    // There may be other codes in view.
    if (isPairingCode(text)) onRead(text);
    else setRefused(true);
  };
  return (
    <Screen top={<Top />}>
      <div className="stack-wide">
        <PairingCamera onRead={read} refusal={null} />
        <Refusal text={refused ? t('phones.trouble.no-code') : null} />
        <PastedCode onRead={read} />
      </div>
    </Screen>
  );
}

type AnswersProps = AttemptProps & { readonly invitation: string };

/** The phone that has scanned the other one's code, and answers its pings. */
function Answers({ invitation, onAgain }: AnswersProps) {
  const { t } = useTranslation('pass-battle');
  const { trial, answering: purpose } = useTrial();
  const answering = useAnswering(invitation, purpose);
  return (
    <Screen top={<Top />}>
      <div className="stack-wide">
        {answering.step === 'linked' ? (
          <TrialResult trial={trial} onAgain={onAgain} />
        ) : (
          <AnsweringSteps answering={answering} hint={t('try.guest-hint')} onAgain={onAgain} />
        )}
      </div>
    </Screen>
  );
}
