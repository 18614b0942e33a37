import { memo, useCallback, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DutyAction } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useBattleShallow } from '#store/hooks.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** Names to tap for who did something; when it is aimed at somebody, a second row of names. */
export function ActionChips({ action }: { readonly action: DutyAction }) {
  const words = useWords();
  const [aiming, setAiming] = useState<FighterId | null>(null);
  const { send } = useTable();
  const labels = useLabels(action.fighterIds);
  const needsTarget = action.targetIds.length > 0;
  // He may have gone down while somebody was choosing.
  const actor = aiming !== null && action.fighterIds.includes(aiming) ? aiming : null;
  const marked = new Set(action.markedIds);
  const press = useCallback(
    (fighterId: FighterId) => {
      if (needsTarget) setAiming((before) => (before === fighterId ? null : fighterId));
      else send({ type: 'take-action', action: action.id, fighterId, targetId: null });
    },
    [needsTarget, send, action.id],
  );
  return (
    <div className="duty-chips">
      <ChipGroup label={words.of(`action.${action.id}.title`)}>
        {action.fighterIds.map((id, index) => (
          <NameChip
            key={id}
            id={id}
            label={labels[index] ?? ''}
            pressed={id === actor || marked.has(id)}
            onPress={press}
          />
        ))}
      </ChipGroup>
      {actor === null || !needsTarget ? null : (
        <TargetChips
          actor={actor}
          targetIds={action.targetIds}
          onChoose={(targetId) => {
            send({ type: 'take-action', action: action.id, fighterId: actor, targetId });
            setAiming(null);
          }}
        />
      )}
    </div>
  );
}

type NameChipProps = {
  readonly id: FighterId;
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: (id: FighterId) => void;
};

/** One of many: a mark that changes draws this name anew and no other. */
const NameChip = memo(function NameChip({ id, label, pressed, onPress }: NameChipProps) {
  return (
    <Chip pressed={pressed} onPress={() => onPress(id)}>
      {label}
    </Chip>
  );
});

/** What fighters are called, in the same order. */
function useLabels(ids: readonly FighterId[]): readonly string[] {
  return useBattleShallow(({ battle }) => ids.map((id) => battle?.fighters[id]?.label ?? ''));
}

type TargetChipsProps = {
  readonly actor: FighterId;
  readonly targetIds: readonly FighterId[];
  readonly onChoose: (target: FighterId) => void;
};

function TargetChips({ actor, targetIds, onChoose }: TargetChipsProps) {
  const { t } = useTranslation('table');
  const name = useBattle((state) => state.battle?.fighters[actor]?.label ?? '');
  const labels = useLabels(targetIds);
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
