import { type ReactNode, useMemo } from 'react';
import { memberByLabel } from '#roster/member-of.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { usePhoto } from '#store/hooks/photos.ts';
import { useFighter, useSide, useWarbands } from '#store/hooks.ts';
import { useLoadPhotos } from '#ui/effects/use-photos.ts';
import './FighterScreen.css';

type FighterPhotoProps = {
  readonly id: FighterId;
  /** Stands beside the photo, or alone without one. */
  readonly children: ReactNode;
};

/** The photo of a fighter whose warband is on this device. */
export function FighterPhoto({ id, children }: FighterPhotoProps) {
  const fighter = useFighter(id);
  const side = useSide(fighter?.sideId ?? 's-');
  const warbandId = side?.warbandId ?? null;
  useLoadPhotos(useMemo(() => (warbandId === null ? [] : [warbandId]), [warbandId]));
  const label = fighter?.label ?? '';
  const memberId = useWarbands(({ warbands }) => {
    const warband = warbands?.find((one) => one.id === warbandId);
    return warband === undefined ? null : (memberByLabel(warband, label)?.id ?? null);
  });
  const photo = usePhoto(memberId);
  if (photo === null) return children;
  return (
    <div className="line gap-3 f-photo">
      {/* No alternative text: the fighter's name is the title of the page. */}
      <img src={photo} alt="" width={320} height={352} />
      <div className="fills">{children}</div>
    </div>
  );
}
