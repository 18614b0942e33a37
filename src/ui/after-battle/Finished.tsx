import { useTranslation } from '#i18n/use-translation.ts';
import { type BattleLine, historyOf } from '#roster/after-battle/history.ts';
import { mayTakeBack, undoAfterBattle } from '#roster/after-battle/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { isLeft, useAftermaths } from '#ui/battle/end/use-aftermaths.ts';
import { Captives } from '#ui/between/Captives.tsx';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { afterBattlePath, linkTo, newBattlePath, warbandPath } from '#ui/paths.ts';
import { AfterBattleHeader } from './AfterBattleHeader.tsx';
import { useBattleFacts } from './BattleLine.tsx';
import { Fates } from './Fates.tsx';
import { Haul } from './Haul.tsx';
import { Learners } from './Learners.tsx';
import { NextBattle } from './NextBattle.tsx';
import { type Learning, useLearning } from './use-learning.ts';
import '#ui/battle/BattleScreen.css';

type FinishedProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly battleId: BattleId;
};

/** The aftermath is done: what it has changed, what is left to roll, and an undo for all of it. */
export function Finished({ warband, system, battleId }: FinishedProps) {
  const { t } = useTranslation('after-battle');
  const learning = useLearning(warband, system);
  // What has been rolled since stands in the list of advances.
  const line = historyOf(learning.before).find(({ id }) => id === battleId) ?? null;
  const back = takenBack(warband, system, battleId, learning);
  const open = learning.turns.filter(({ reading }) => reading.result === null);
  const left = open.reduce((sum, turn) => sum + turn.open, 0);
  const [other] = useAftermaths().filter(
    (one) => system.afterBattle !== null && one.warbandId !== warband.id && isLeft(one),
  );
  const toWarband = (
    <LinkButton
      size={other === undefined ? 'large' : 'normal'}
      href={linkTo(warbandPath(warband.id))}
    >
      {t('done.warband')}
    </LinkButton>
  );
  return (
    <Screen
      top={
        <AfterBattleHeader
          warband={warband}
          battleId={battleId}
          actions={back === null ? null : <TakeBack back={back} />}
        />
      }
      dock={
        <DockActions>
          {other === undefined ? (
            toWarband
          ) : (
            <PrimaryLink
              look="outline"
              href={linkTo(afterBattlePath(battleId, other.warbandId))}
              title={other.name}
              subtitle={t('title')}
            />
          )}
          <PrimaryLink
            href={linkTo(newBattlePath(warband.id))}
            title={t('done.fight')}
            subtitle={left === 0 ? undefined : t('done.open', { count: left })}
          />
        </DockActions>
      }
    >
      <div className="stack-wide">
        <Fates line={line} system={system} tooLate={back === null}>
          {other === undefined ? null : <CardActions>{toWarband}</CardActions>}
        </Fates>
        <Captives warband={warband} system={system} />
        <Learners line={line} learning={learning} system={system} />
        {line === null ? null : <Found line={line} warband={warband} back={back} system={system} />}
        <NextBattle warband={warband} system={system} />
      </div>
    </Screen>
  );
}

type FoundProps = {
  readonly line: BattleLine;
  readonly warband: Warband;
  readonly back: Warband | null;
  readonly system: RuleSystem;
};

function Found({ line, warband, back, system }: FoundProps) {
  const facts = useBattleFacts(system)(line);
  return <Haul facts={facts} now={warband} before={back} system={system} />;
}

/** The warband without the aftermath and all that was rolled after it; null if that can't be undone any more. */
function takenBack(
  warband: Warband,
  system: RuleSystem,
  battleId: BattleId,
  { before }: Learning,
): Warband | null {
  if (!mayTakeBack(warband, battleId)) return null;
  return undoAfterBattle({ ...warband, members: before.members }, system, battleId);
}

function TakeBack({ back }: { readonly back: Warband }) {
  const { t } = useTranslation(['after-battle', 'battle']);
  const save = useWarbands((state) => state.save);
  return (
    <Button
      icon="undo"
      label={t('battle:undo.step', { step: t('done.undo-name') })}
      onPress={() => save(back)}
    >
      <span className="stack table-undo">
        <span>{t('battle:undo.button')}</span>
        <span className="quiet table-undo-step">{t('done.undo-name')}</span>
      </span>
    </Button>
  );
}
