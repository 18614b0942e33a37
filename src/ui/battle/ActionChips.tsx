import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FighterId } from '#rules/ids.ts';
import type { DutyAction } from '#rules/system.ts';
import { useBattle, useBattleShallow } from '#store/hooks.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** Names to tap for who did something; when it is aimed at somebody, a second row of names. */
export function ActionChips({ action }: { readonly action: DutyAction }) {
  const words = useWords();
  const [aiming, setAiming] = useState<FighterId | null>(null);
  const table = useTable();
  const needsTarget = action.targetIds.length > 0;
  // He may have gone down while somebody was choosing.
  const actor = aiming !== null && action.fighterIds.includes(aiming) ? aiming : null;
  const take = (fighterId: FighterId, targetId: FighterId | null) =>
    table.send({ type: 'take-action', action: action.id, fighterId, targetId });
  return (
    <div className="duty-chips">
      <ChipGroup label={words.of(`action.${action.id}.title`)}>
        {action.fighterIds.map((id) => (
          <ActorChip
            key={id}
            id={id}
            actionId={action.id}
            aiming={id === actor}
            onPress={() => {
              if (needsTarget) setAiming(id === actor ? null : id);
              else take(id, null);
            }}
          />
        ))}
      </ChipGroup>
      {actor === null || !needsTarget ? null : (
        <TargetChips
          actor={actor}
          targetIds={action.targetIds}
          onChoose={(target) => {
            take(actor, target);
            setAiming(null);
          }}
        />
      )}
    </div>
  );
}

type ActorChipProps = {
  readonly id: FighterId;
  readonly actionId: string;
  readonly aiming: boolean;
  readonly onPress: () => void;
};

function ActorChip({ id, actionId, aiming, onPress }: ActorChipProps) {
  const label = useBattle((state) => state.battle?.fighters[id]?.label ?? '');
  const marked = useIsMarked(id, actionId);
  return (
    <Chip pressed={aiming || marked} onPress={onPress}>
      {label}
    </Chip>
  );
}

/** A mark is on when the same tap would only take it off again: the rules know which flag it is. */
function useIsMarked(id: FighterId, actionId: string): boolean {
  return useBattle(({ battle, system }) => {
    if (battle === null) return false;
    const changes = system.act(battle, actionId, id, null);
    if ('refused' in changes) return false;
    return (
      changes.length > 0 &&
      changes.every((change) => change.kind === 'flag' && change.value === null)
    );
  });
}

type TargetChipsProps = {
  readonly actor: FighterId;
  readonly targetIds: readonly FighterId[];
  readonly onChoose: (target: FighterId) => void;
};

function TargetChips({ actor, targetIds, onChoose }: TargetChipsProps) {
  const { t } = useTranslation('table');
  const name = useBattle((state) => state.battle?.fighters[actor]?.label ?? '');
  const labels = useBattleShallow(({ battle }) =>
    targetIds.map((id) => battle?.fighters[id]?.label ?? ''),
  );
  const title = t('marks.target', { name });
  return (
    <>
      <p className="duty-chips-title" aria-hidden="true">
        {title}
      </p>
      <ChipGroup label={title}>
        {targetIds.map((id, index) => (
          <Chip key={id} pressed={false} onPress={() => onChoose(id)}>
            {labels[index]}
          </Chip>
        ))}
      </ChipGroup>
    </>
  );
}
