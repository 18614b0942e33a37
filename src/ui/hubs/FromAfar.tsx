import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Room } from '#sync/room-code.ts';
import { Button } from '#ui/kit/Button.tsx';
import { CardLine } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { ChosenHub } from './ChosenHub.tsx';
import { SharedRoom } from './SharedRoom.tsx';
import { useHubLink } from './use-hub-link.ts';
import { useRoom } from './use-room.ts';

type FromAfarProps = {
  /** The room that was just left; null for none. Others are still in it, and would not be in a new one. */
  readonly left: Room | null;
  readonly onLeft: (room: Room | null) => void;
};

/** Shares the open battle on a hub with distant phones, or shows the state of its room. */
export function FromAfar({ left, onLeft }: FromAfarProps) {
  const { t } = useTranslation('pass-battle');
  const link = useHubLink();
  const { room, open, leave, goBack } = useRoom();
  const [failed, setFailed] = useState(false);
  const doing = (done: Promise<void>) => {
    setFailed(false);
    done.catch(() => setFailed(true));
  };
  return (
    <section aria-labelledby="from-afar">
      <SectionHeading id="from-afar" title={t('hub.title')} />
      <div className="stack-wide">
        {link === null ? (
          <>
            {left === null ? null : (
              <CardLine
                icon="globe"
                action={<Button onPress={() => doing(goBack(left))}>{t('hub.back')}</Button>}
              >
                <output>{t('hub.left', { hub: left.hub })}</output>
              </CardLine>
            )}
            <ChosenHub onChosen={(hub) => doing(open(hub))} />
          </>
        ) : (
          <SharedRoom
            link={link}
            room={room}
            onLeave={() => {
              onLeft(room);
              doing(leave());
            }}
          />
        )}
        {failed ? <p role="alert">{t('phones.trouble.not-here')}</p> : null}
      </div>
    </section>
  );
}
