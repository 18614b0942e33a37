import { useTranslation } from '#i18n/use-translation.ts';
import type { HubLink } from '#sync/links.ts';
import type { Room } from '#sync/room-code.ts';
import { Button } from '#ui/kit/Button.tsx';
import { HubState } from './HubState.tsx';
import { RoomLink } from './RoomLink.tsx';

type SharedRoomProps = {
  readonly link: HubLink;
  /** Null until it has been read. */
  readonly room: Room | null;
  readonly onLeave: () => void;
};

/** The state of a battle’s hub room, the link for others, and a button to leave. */
export function SharedRoom({ link, room, onLeave }: SharedRoomProps) {
  const { t } = useTranslation('pass-battle');
  return (
    <>
      <HubState link={link} />
      {room === null || link.state === 'refused' ? null : <RoomLink room={room} />}
      <Button block icon="close" onPress={onLeave}>
        {t('hub.leave')}
      </Button>
    </>
  );
}
