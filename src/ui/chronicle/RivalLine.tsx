import { useTranslation } from '#i18n/use-translation.ts';
import type { Rival } from '#roster/chronicle.ts';
import type { Warband } from '#roster/warband.ts';
import { useBattles, useWarbands } from '#store/hooks.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { rematchPath } from '#ui/paths.ts';
import { sideColours } from '#ui/side-colours.ts';
import './Chronicle.css';

type RivalLineProps = { readonly warband: Warband; readonly rivals: readonly Rival[] };

/** The warband met most often, and how it stands between the two. */
export function RivalLine({ warband, rivals }: RivalLineProps) {
  const { t } = useTranslation(['after-battle', 'setup']);
  const linkTo = useLinkTo();
  const unnamed = [1, 2, 3, 4].map((at) => t('setup:side.name', { number: at }));
  const rival = rivals.find(({ name, warbandId }) => warbandId !== null || !unnamed.includes(name));
  const known = useIsKnown(warband, rival);
  if (rival === undefined) return null;
  const { name, met, won, lost, emblem, warbandId } = rival;
  const [own, theirs] = sideColours([warband, { emblem: emblem ?? '' }]);
  return (
    <Card as="section" label={t('chronicle.rival')}>
      <div className="cluster line chronicle-rival">
        <StatusDisc icon={emblemIcon(warband.emblem)} tone={own ?? 'leader'} />
        <p className="chronicle-score">{`${won}\u00A0: ${lost}`}</p>
        {emblem === null ? null : (
          <StatusDisc icon={emblemIcon(emblem)} tone={theirs ?? 'neutral'} />
        )}
        <p className="quiet shares chronicle-words">
          <b>{name}</b>
          {t('chronicle.met', { count: met })}
        </p>
        {known && warbandId !== null ? (
          <LinkButton {...linkTo(rematchPath(warband.id, warbandId))}>
            {t('chronicle.rematch')}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

/** Whether a battle against it can be set up: its list, or what a battle knows of it, is on this device. */
function useIsKnown(warband: Warband, rival: Rival | undefined): boolean {
  const id = rival?.warbandId ?? null;
  const listed = useWarbands((state) => state.warbands?.some((one) => one.id === id) === true);
  const fought = useBattles(
    ({ summaries }) =>
      summaries?.some(({ battle: { sides } }) =>
        [id, warband.id].every((one) => sides.some(({ warbandId }) => warbandId === one)),
      ) === true,
  );
  return id !== null && id !== warband.id && (listed || fought);
}
