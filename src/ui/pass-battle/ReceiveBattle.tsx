import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { isPairingCode } from '#sync/pairing-code.ts';
import { isRoomCode } from '#sync/room-code.ts';
import { useWakeLock } from '#ui/effects/use-wake-lock.ts';
import { pathOfRoom } from '#ui/hubs/path-of-room.ts';
import { CodeCamera } from '#ui/import/CodeCamera.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { ArrivingPreview } from './ArrivingPreview.tsx';
import { ReceiveTop } from './ReceiveTop.tsx';
import { SoFar } from './SoFar.tsx';
import { useTypedWay } from './typed-way.ts';
import { type Receiving, useArrivingBattle } from './use-arriving-battle.ts';
import './PassBattle.css';

/** Receives a battle from another phone. @param first input already read elsewhere; '' for none */
export function ReceiveBattle({ first }: { readonly first: string }) {
  const receiving = useArrivingBattle();
  const { read: readBattle } = receiving;
  const [, navigate] = useLocation();
  /** The code of a phone that invites this one; null for none. */
  const [invitation, setInvitation] = useState(isPairingCode(first) ? first : null);
  const read = useCallback(
    (text: string) => {
      if (isPairingCode(text)) setInvitation(text);
      else if (isRoomCode(text)) navigate(pathOfRoom(text), { replace: true });
      else readBattle(text);
    },
    [readBattle, navigate],
  );
  useEffect(() => {
    if (first === '' || isPairingCode(first)) return;
    if (isRoomCode(first)) navigate(pathOfRoom(first), { replace: true });
    else readBattle(first);
  }, [first, readBattle, navigate]);
  useWakeLock(true);
  const { arriving } = receiving;
  if (invitation !== null) {
    return <Later load={JOIN} props={{ invitation, onAgain: () => setInvitation(null) }} />;
  }
  return arriving === null ? (
    <CodeInput receiving={receiving} onRead={read} />
  ) : (
    <ArrivingPreview arriving={arriving} receiving={receiving} />
  );
}

/** Loaded when two phones are to play together. */
const JOIN = async () => (await import('#ui/two-phones/JoinBattle.tsx')).JoinBattle;

type CodeInputProps = {
  readonly receiving: Receiving;
  readonly onRead: (text: string) => void;
};

/** Input of a battle: by camera, or by text or file. */
function CodeInput({ receiving, onRead }: CodeInputProps) {
  const { t } = useTranslation('pass-battle');
  const { gathering, refused, readFile } = receiving;
  return (
    <Screen top={<ReceiveTop />}>
      <div className="stack-wide">
        <CodeCamera onRead={onRead} refusal={null} />
        {gathering === null ? null : <SoFar gathering={gathering} />}
        <Refusal text={refused === null ? null : t(`refused.${refused}`)} />
        <WithoutCamera onRead={onRead} onFile={readFile} />
      </div>
    </Screen>
  );
}

type WithoutCameraProps = {
  readonly onRead: (text: string) => void;
  readonly onFile: (file: File) => void;
};

function WithoutCamera({ onRead, onFile }: WithoutCameraProps) {
  const { t } = useTranslation('pass-battle');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { setTyped } = useTypedWay();
  const take = () => {
    setTyped(true);
    onRead(text);
  };
  return (
    <section aria-labelledby="receive-without">
      <SectionHeading id="receive-without" title={t('receive.without')} />
      <div className="stack">
        <TextField
          label={t('receive.paste')}
          value={text}
          onChange={setText}
          hint={t('receive.nothing-yet')}
          multiline
        />
        <Button block size="large" icon="tick" onPress={take}>
          {t('receive.take')}
        </Button>
        <Button block size="large" icon="import" onPress={() => input.current?.click()}>
          {t('receive.file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('receive.file')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) onFile(file);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </section>
  );
}
