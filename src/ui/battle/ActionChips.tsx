import { memo, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DutyAction } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import { useBattle, useBattleId, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { duelPath } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import { candidatesFor } from '#ui/resolver/seating.ts';
import { oneOfEach } from './one-of-each.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/**
 * Names to tap for who did something; when it is aimed at somebody, a second row of names. Where it can be
 * worked out the second name leads there, and noting it is the last of the choices.
 */
export function ActionChips({ action }: { readonly action: DutyAction }) {
  const words = useWords();
  const [aiming, setAiming] = useState<FighterId | null>(null);
  const { send } = useTable();
  const labels = useLabels(action.fighterIds);
  const resolver = useRuleSystem().resolvers.find(({ id }) => id === action.resolverId);
  const needsTarget = action.targetIds.length > 0 || resolver !== undefined;
  // He may have gone down while somebody was choosing.
  const actor = aiming !== null && action.fighterIds.includes(aiming) ? aiming : null;
  // Where somebody is aimed at, pressed is he who aims now: whoever has done so already is free to do it again.
  const marked = new Set(action.targetIds.length > 0 ? [] : action.markedIds);
  const press = useCallback(
    (fighterId: FighterId, isMarked: boolean) => {
      // A mark that is there already comes off with the next tap.
      const takesOff = resolver !== undefined && isMarked;
      if (needsTarget && !takesOff)
        setAiming((before) => (before === fighterId ? null : fighterId));
      else send({ type: 'take-action', action: action.id, fighterId, targetId: null });
    },
    [needsTarget, resolver, send, action.id],
  );
  return (
    <div className="duty-chips">
      <ChipGroup label={words.of(`action.${action.id}.title`)}>
        {action.fighterIds.map((id, index) => (
          <NameChip
            key={id}
            id={id}
            label={labels[index] ?? ''}
            aimed={id === actor}
            marked={marked.has(id)}
            onPress={press}
          />
        ))}
      </ChipGroup>
      {actor === null || !needsTarget ? null : (
        <Aim
          action={action}
          actor={actor}
          resolver={resolver}
          onNote={(targetId) => {
            send({ type: 'take-action', action: action.id, fighterId: actor, targetId });
            setAiming(null);
          }}
        />
      )}
    </div>
  );
}

type AimProps = {
  readonly action: DutyAction;
  readonly actor: FighterId;
  readonly resolver: Resolver | undefined;
  /** Null where it is aimed at nobody in particular. */
  readonly onNote: (target: FighterId | null) => void;
};

function Aim({ action, actor, resolver, onNote }: AimProps) {
  return resolver === undefined ? (
    <TargetChips actor={actor} targetIds={action.targetIds} onChoose={onNote} />
  ) : (
    <WorkedOut actor={actor} resolver={resolver} onNote={() => onNote(null)} />
  );
}

type WorkedOutProps = Pick<AimProps, 'actor'> & {
  readonly resolver: Resolver;
  readonly onNote: () => void;
};

/** The name aimed at opens the calculation with both in place. */
function WorkedOut({ actor, resolver, onNote }: WorkedOutProps) {
  const { t } = useTranslation('table');
  const battleId = useBattleId();
  const [, navigate] = useLocation();
  const targetIds = useBattleShallow(({ battle }) => {
    const [first, second] = resolver.roles;
    if (battle === null || first === undefined || second === undefined) return [];
    return candidatesFor(resolver, battle, second.id, {
      [first.id]: { kind: 'fighter', fighterId: actor },
    });
  });
  const go = (targetId: FighterId) => {
    const subjects = [actor, targetId].map(
      (fighterId) => ({ kind: 'fighter', fighterId }) as const,
    );
    navigate(duelPath(battleId, writeSeats({ resolverId: resolver.id, subjects })));
  };
  return (
    <TargetChips actor={actor} targetIds={targetIds} onChoose={go}>
      <Chip pressed={false} icon="check" onPress={onNote}>
        {t('marks.just-note')}
      </Chip>
    </TargetChips>
  );
}

type NameChipProps = {
  readonly id: FighterId;
  readonly label: string;
  /** Whom it is aimed at is being chosen. */
  readonly aimed: boolean;
  readonly marked: boolean;
  readonly onPress: (id: FighterId, isMarked: boolean) => void;
};

/** One of many: a mark that changes draws this name anew and no other. */
const NameChip = memo(function NameChip({ id, label, aimed, marked, onPress }: NameChipProps) {
  return (
    <Chip pressed={aimed || marked} onPress={() => onPress(id, marked)}>
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
  /** What else can be said, after the names. */
  readonly children?: ReactNode;
};

function TargetChips({ actor, targetIds: all, onChoose, children }: TargetChipsProps) {
  const targetIds = useBattleShallow(({ battle }) =>
    battle === null ? [] : oneOfEach(battle, all),
  );
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
        {children}
      </ChipGroup>
    </>
  );
}
