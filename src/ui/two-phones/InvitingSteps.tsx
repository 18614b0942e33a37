import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { NetworkHint } from './NetworkHint.tsx';
import { PairingCamera } from './PairingCamera.tsx';
import { PairingFailed } from './PairingFailed.tsx';
import { ShownCode } from './ShownCode.tsx';
import { TypedCode } from './TypedCode.tsx';
import type { Inviting } from './use-inviting.ts';

type InvitingStepsProps = {
  readonly inviting: Inviting;
  /** Whether to scan the other phone's code instead of showing this one's. */
  readonly scanning: boolean;
  /** What to do on the other phone. */
  readonly hint: string;
  readonly onRead: (text: string) => void;
  readonly onAgain: () => void;
  /** Alternatives offered when it fails. */
  readonly ways?: ReactNode;
};

/** The steps of a phone that invites another, until they are linked. */
export function InvitingSteps(props: InvitingStepsProps) {
  const { inviting, scanning, hint, onRead, onAgain, ways } = props;
  const { t } = useTranslation('pass-battle');
  switch (inviting.step) {
    case 'preparing':
      return <p className="quiet">{t('phones.preparing')}</p>;
    case 'inviting':
      return (
        <>
          {scanning ? (
            <PairingCamera
              onRead={onRead}
              refusal={inviting.refused === null ? null : t(`phones.trouble.${inviting.refused}`)}
            />
          ) : (
            <>
              <ShownCode code={inviting.code} label={t('phones.host.code')} />
              <p className="quiet">{hint}</p>
            </>
          )}
          {scanning || inviting.refused === null ? null : (
            <Refusal text={t(`phones.trouble.${inviting.refused}`)} />
          )}
          <NetworkHint />
          <TypedCode code={inviting.code} onRead={onRead} />
        </>
      );
    case 'connecting':
      return <p className="quiet">{t('phones.connecting')}</p>;
    case 'linked':
      return null;
    case 'trouble':
      return (
        <PairingFailed text={t(`phones.trouble.${inviting.why}`)} onAgain={onAgain} ways={ways} />
      );
  }
}
