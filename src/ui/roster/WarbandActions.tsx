import { useTranslation } from '#i18n/use-translation.ts';
import { foundingGold } from '#roster/composition.ts';
import { spaceIn } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { TileGroup } from '#ui/kit/Tile.tsx';
import { warbandPath } from '#ui/paths.ts';
import { useEditor } from './editor-context.ts';
import type { ShowSheet } from './over.ts';

type WarbandActionsProps = {
  /** Recruiting is offered elsewhere. */
  readonly recruiting: boolean;
  readonly onShow: ShowSheet;
};

/** What is done with a warband between two battles, one verb each. */
export function WarbandActions({ recruiting, onShow }: WarbandActionsProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system } = useEditor();
  const linkTo = useLinkTo();
  // Nobody to arm or to show: what remains is to recruit.
  if (warband.members.length === 0) return null;
  return (
    <TileGroup label={t('builder:actions.title')}>
      {recruiting ? null : (
        <Button
          stacked
          icon="plus"
          disabled={spaceIn(warband) < 1}
          onPress={() => onShow('newcomers')}
        >
          {t('warband.add')}
        </Button>
      )}
      {(system.gear?.items ?? []).length > 0 ? (
        <>
          <Button stacked icon="purse" onPress={() => onShow('market')}>
            {t('builder:actions.buy')}
          </Button>
          <Button stacked icon="sell" onPress={() => onShow('chest')}>
            {t('builder:actions.sell')}
          </Button>
        </>
      ) : null}
      <LinkButton stacked icon="share" {...linkTo(warbandPath(warband.id, '/hand-over'))}>
        {t('warband.hand-over')}
      </LinkButton>
    </TileGroup>
  );
}

/** Whether things go through a chest: not while the starting gold is being spent, and arms its members. */
export function hasChest(warband: Warband, system: RuleSystem): boolean {
  const { stash, purse } = warband;
  const begun = stash !== undefined || purse !== undefined;
  return begun || foundingGold(warband, system) === null;
}
