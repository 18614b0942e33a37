import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { membersWithOpenAdvances } from '#roster/advances/open.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { mayTakeBack, undoAfterBattle } from '#roster/after-battle/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader } from '#ui/kit/Card.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { linkTo, newBattlePath, warbandPath } from '#ui/paths.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import { AfterBattleHeader } from './AfterBattleHeader.tsx';
import { BattleLine } from './BattleLine.tsx';

type FinishedProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly battleId: BattleId;
};

/** The aftermath is done: the warband's record of the battle, and an undo for all of it. */
export function Finished({ warband, system, battleId }: FinishedProps) {
  const { t } = useTranslation(['after-battle', 'battle']);
  const save = useWarbands((state) => state.save);
  const words = useRosterWords(system.id);
  const learners = membersWithOpenAdvances(warband, system);
  const line = historyOf(warband).find(({ id }) => id === battleId);
  const back = mayTakeBack(warband, battleId) ? undoAfterBattle(warband, system, battleId) : null;
  const undo =
    back === null ? null : (
      <Button
        icon="undo"
        label={t('battle:undo.step', { step: t('done.undo-name') })}
        onPress={() => save(back)}
      >
        {t('battle:undo.button')}
      </Button>
    );
  return (
    <Screen
      top={<AfterBattleHeader warband={warband} battleId={battleId} actions={undo} />}
      dock={
        <DockActions>
          <PrimaryLink href={linkTo(newBattlePath(warband.id))} title={t('done.fight')} />
        </DockActions>
      }
    >
      <Card tone="standing">
        <CardHeader icon="check" level={2} title={t('done.title')} />
        {line === undefined ? null : <BattleLine line={line} system={system} />}
        {learners.length === 0 ? null : (
          <p>
            <Badge tone="leader" icon="victory">
              {t('record.advances', { names: list(learners.map((one) => words.member(one))) })}
            </Badge>
          </p>
        )}
        {back === null ? <p className="quiet">{t('done.too-late')}</p> : null}
        <CardActions>
          <LinkButton icon="warbands" href={linkTo(warbandPath(warband.id))}>
            {t('done.warband')}
          </LinkButton>
        </CardActions>
      </Card>
    </Screen>
  );
}
