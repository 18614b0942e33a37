import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Fold } from '#ui/kit/Fold.tsx';
import { useTypedWay } from '#ui/pass-battle/typed-way.ts';
import { PastedCode } from './PastedCode.tsx';

type TypedCodeProps = {
  /** This phone's code. */
  readonly code: string;
  /** Called with the other phone's code; null once it has been scanned. */
  readonly onRead: ((text: string) => void) | null;
};

/** The codes as text, for phones without a camera. */
export function TypedCode({ code, onRead }: TypedCodeProps) {
  const { t } = useTranslation('pass-battle');
  const said = useShareWords();
  const way = useTypedWay();
  const [news, setNews] = useState('');
  return (
    <Fold title={t('phones.typed.title')} open={way.typed} onToggle={way.setTyped}>
      <div className="stack">
        <Button
          block
          icon="share"
          onPress={() => {
            const send = async () => setNews(said(await shareText(t('phones.title'), code)));
            void send();
          }}
        >
          {t('phones.typed.send')}
        </Button>
        <output className="if-any">{news}</output>
        {onRead === null ? null : <PastedCode onRead={onRead} />}
      </div>
    </Fold>
  );
}
