import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { Screen } from '#ui/kit/Screen.tsx';
import { ReceiveTop } from '#ui/pass-battle/ReceiveTop.tsx';
import { battlePath } from '#ui/paths.ts';
import { AnsweringSteps } from './AnsweringSteps.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PairingFailed } from './PairingFailed.tsx';
import { useGuest } from './use-guest.ts';

type JoinBattleProps = {
  /** The other phone's code, as scanned. */
  readonly invitation: string;
  readonly onAgain: () => void;
};

/** Answers another phone's invitation: shows this one's code until it is scanned, then opens the battle. */
export function JoinBattle({ invitation, onAgain }: JoinBattleProps) {
  const { t } = useTranslation('pass-battle');
  const [, navigate] = useLocation();
  const visiting = useGuest(invitation);
  const linked = visiting.step === 'linked' ? visiting.battleId : null;
  useWakeLock(true);
  useEffect(() => {
    if (linked !== null) navigate(battlePath(linked), { replace: true });
  }, [linked, navigate]);
  return (
    <Screen top={<ReceiveTop />}>
      <div className="stack-wide">
        <AnsweringSteps
          answering={visiting}
          hint={t('phones.guest.hint')}
          onAgain={onAgain}
          ways={<OtherWays />}
        />
        {visiting.step === 'refused' ? (
          <PairingFailed text={t(`refused.${visiting.why}`)} onAgain={onAgain} />
        ) : null}
      </div>
    </Screen>
  );
}
