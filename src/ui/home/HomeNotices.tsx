import { BackupReminder } from './BackupReminder.tsx';
import { InstallAdvice } from './InstallAdvice.tsx';
import { RoomWarning } from './RoomWarning.tsx';

/** What the player should know before the next battle; nothing on most days. */
export function HomeNotices() {
  return (
    <>
      <RoomWarning />
      <InstallAdvice />
      <BackupReminder />
    </>
  );
}
