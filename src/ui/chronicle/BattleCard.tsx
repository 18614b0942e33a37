import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleLine as Line } from '#roster/after-battle/history.ts';
import { mayTakeBack, undoAfterBattle } from '#roster/after-battle/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useWarbands } from '#store/hooks.ts';
import { BattleLine } from '#ui/after-battle/BattleLine.tsx';
import { useBattleHeading } from '#ui/after-battle/battle-heading.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader } from '#ui/kit/Card.tsx';

type BattleCardProps = {
  readonly line: Line;
  readonly warband: Warband;
  readonly system: RuleSystem;
};

/** A battle of the chronicle; the one finished last can be taken back. */
export function BattleCard({ line, warband, system }: BattleCardProps) {
  const { t } = useTranslation(['after-battle', 'battle']);
  const save = useWarbands((state) => state.save);
  const heading = useBattleHeading()(line.at, line.title);
  const back = mayTakeBack(warband, line.id) ? undoAfterBattle(warband, system, line.id) : null;
  return (
    <Card as="li" label={heading} tone={TONES[line.result]}>
      <CardHeader title={heading} />
      <BattleLine line={line} systemId={system.id} />
      {back === null ? null : (
        <CardActions>
          <Button
            icon="undo"
            label={t('battle:undo.step', { step: t('done.undo-name') })}
            onPress={() => save(back)}
          >
            {t('battle:undo.button')}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}

const TONES = { won: 'standing', lost: 'out-of-action', none: undefined } as const;
