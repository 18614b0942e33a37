import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Room, readingLink, roomLink } from '#sync/room-code.ts';
import { copyText, shareText } from '#ui/effects/share.ts';
import { useShareWords } from '#ui/effects/use-share-words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { ShownCode } from '#ui/two-phones/ShownCode.tsx';

type Right = 'write' | 'read';

/** The link to a room, for playing or looking on, as a QR code and to share. */
export function RoomLink({ room }: { readonly room: Room }) {
  const { t } = useTranslation('pass-battle');
  const said = useShareWords();
  const [right, setRight] = useState<Right>(room.key.right);
  const [news, setNews] = useState('');
  const link = useLinkFor(room, right);
  const send = async (by: typeof shareText) => {
    if (link !== null) setNews(said(await by(t('hub.title'), link)));
  };
  return (
    <div className="stack-wide">
      {room.key.right === 'read' ? null : (
        <SegmentedControl
          label={t('hub.right.label')}
          value={right}
          options={[
            { value: 'write', label: t('hub.right.write'), icon: 'swap' },
            { value: 'read', label: t('hub.right.read'), icon: 'eye' },
          ]}
          onChange={(chosen) => {
            setRight(chosen);
            setNews('');
          }}
        />
      )}
      {link === null ? null : <ShownCode code={link} label={t('hub.code')} />}
      <p className="quiet">{right === 'write' ? t('hub.hint.write') : t('hub.hint.read')}</p>
      <CardActions>
        <Button icon="copy" disabled={link === null} onPress={() => void send(copyText)}>
          {t('hub.copy')}
        </Button>
        <Button icon="share" disabled={link === null} onPress={() => void send(shareText)}>
          {t('hub.send')}
        </Button>
      </CardActions>
      <output className="if-any">{news}</output>
    </div>
  );
}

/** Null until it has been derived. */
function useLinkFor(room: Room, right: Right): string | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    readingLink(room, location.href).then(
      (link) => (left ? undefined : setReading(link)),
      // Without https no read key can be derived.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [room]);
  return right === 'read' ? reading : roomLink(room, location.href);
}
