import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { NetworkHint } from './NetworkHint.tsx';
import { PairingFailed } from './PairingFailed.tsx';
import { ShownCode } from './ShownCode.tsx';
import { TypedCode } from './TypedCode.tsx';
import type { Answering } from './use-answering.ts';

type AnsweringStepsProps = {
  readonly answering: Answering<unknown>;
  /** What to do on the other phone. */
  readonly hint: string;
  readonly onAgain: () => void;
  /** Alternatives offered when it fails. */
  readonly ways?: ReactNode;
};

/** The steps of a phone that answers an invitation, until they are linked. */
export function AnsweringSteps({ answering, hint, onAgain, ways }: AnsweringStepsProps) {
  const { t } = useTranslation('pass-battle');
  switch (answering.step) {
    case 'preparing':
    case 'linked':
      return <p className="quiet">{t('phones.preparing')}</p>;
    case 'arriving':
      return <output className="quiet">{t('phones.guest.arriving')}</output>;
    case 'answering':
      return (
        <>
          <ShownCode code={answering.code} label={t('phones.guest.code')} />
          <p className="quiet">{hint}</p>
          <NetworkHint />
          <output className="quiet">
            {answering.slow === null ? '' : t(`phones.guest.${answering.slow}`)}
          </output>
          <TypedCode code={answering.code} onRead={null} />
        </>
      );
    case 'trouble':
      return (
        <PairingFailed text={t(`phones.trouble.${answering.why}`)} onAgain={onAgain} ways={ways} />
      );
    case 'refused':
      return null;
  }
}
