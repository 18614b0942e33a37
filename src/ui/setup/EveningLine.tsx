import { shortDate } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isFinished } from '#roster/after-battle/progress.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattles, useStores } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { afterBattlePath } from '#ui/paths.ts';
import type { WarbandSide } from './draft.ts';

type EveningLineProps = { readonly side: WarbandSide; readonly system: RuleSystem };

/** The way to the aftermath of the warband's last battle, if it is still to be done before this one. */
export function EveningLine({ side: { warband }, system }: EveningLineProps) {
  const { t } = useTranslation('setup');
  const { clock } = useStores();
  const linkTo = useLinkTo();
  const summaries = useBattles((state) => state.summaries);
  const [last] = (summaries ?? [])
    .filter(
      ({ battle: { ended, sides } }) =>
        ended && sides.some(({ warbandId }) => warbandId === warband.id),
    )
    .toSorted((one, other) => other.startedAt - one.startedAt);
  if (system.afterBattle === null || last === undefined) return null;
  if (isTheirs(warband) || isFinished(warband, last.battleId)) return null;
  return (
    <LinkButton block icon="journal" {...linkTo(afterBattlePath(last.battleId, warband.id))}>
      {t('side.evening', { date: shortDate(last.startedAt, clock()) })}
    </LinkButton>
  );
}
