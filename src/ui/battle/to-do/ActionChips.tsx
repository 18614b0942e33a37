import { memo, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DutyAction } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver, ResolverCall, ResolverField } from '#rules/contract/resolver.ts';
import type { GameSigns, Sign } from '#rules/contract/rows.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useBattle, useBattleId, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { duelPath } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import { useDrafts, withCall } from '#ui/resolver/drafts.ts';
import { candidatesFor } from '#ui/resolver/seating.ts';
import { withStandIns } from './light-stand-ins.ts';
import './ToDoNow.css';

/**
 * Names to tap for who took an action, and a second row for its target. If the action has a resolver, the
 * target opens it, and the last chip only marks the action.
 */
export function ActionChips({ action }: { readonly action: DutyAction }) {
  const words = useWords();
  const [aiming, setAiming] = useState<FighterId | null>(null);
  const { send } = useTable();
  const labels = useLabels(action.fighterIds);
  const resolver = useRuleSystem().resolvers.find(({ id }) => id === action.resolverId);
  const needsTarget = action.targetIds.length > 0 || resolver !== undefined;
  // The actor may have dropped out while the player was choosing.
  const actor = aiming !== null && action.fighterIds.includes(aiming) ? aiming : null;
  // With targets, only the actor being aimed is pressed: an action can be repeated on other targets.
  const marked = new Set(action.targetIds.length > 0 ? [] : action.markedIds);
  const press = useCallback(
    (fighterId: FighterId, isMarked: boolean) => {
      const removesMark = resolver !== undefined && isMarked;
      if (needsTarget && !removesMark)
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
        <Targets
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

type TargetsProps = {
  readonly action: DutyAction;
  readonly actor: FighterId;
  readonly resolver: Resolver | undefined;
  /** Marks the action; null for no target in particular. */
  readonly onNote: (target: FighterId | null) => void;
};

function Targets({ action, actor, resolver, onNote }: TargetsProps) {
  return resolver === undefined ? (
    <TargetChips actor={actor} targetIds={action.targetIds} onChoose={onNote} />
  ) : (
    <ResolverTargets actor={actor} resolver={resolver} onNote={() => onNote(null)} />
  );
}

type ResolverTargetsProps = Pick<TargetsProps, 'actor'> & {
  readonly resolver: Resolver;
  readonly onNote: () => void;
};

/** A target opens the resolver with actor and target filled in. */
function ResolverTargets({ actor, resolver, onNote }: ResolverTargetsProps) {
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
  const circumstance = useCircumstance(resolver, actor, targetIds[0]);
  const drafts = useDrafts();
  const go = (targetId: FighterId, inputs: ResolverCall['inputs'] = {}) => {
    const subjects = [actor, targetId].map(
      (fighterId) => ({ kind: 'fighter', fighterId }) as const,
    );
    const address = writeSeats({ resolverId: resolver.id, subjects });
    drafts.keep(address, withCall(drafts.of(address), { inputs }));
    navigate(duelPath(battleId, address));
  };
  return (
    <TargetChips
      actor={actor}
      targetIds={targetIds}
      onChoose={(id) => go(id)}
      circumstance={
        circumstance === null
          ? null
          : { ...circumstance, onChoose: (id) => go(id, { [circumstance.field]: true }) }
      }
    >
      <Chip pressed={false} icon="check" onPress={onNote}>
        {t('marks.just-note')}
      </Chip>
    </TargetChips>
  );
}

/** A circumstance of the target that can be entered with the same tap, such as cover; null for none. */
function useCircumstance(resolver: Resolver, actor: FighterId, target: FighterId | undefined) {
  const { signs } = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  if (battle === null || target === undefined) return null;
  const [first, second] = resolver.roles;
  if (first === undefined || second === undefined) return null;
  const subjects = {
    [first.id]: { kind: 'fighter', fighterId: actor },
    [second.id]: { kind: 'fighter', fighterId: target },
  } as const;
  const field = resolver
    .sheet(battle, { subjects, inputs: {} })
    .fields.find((one) => one.role === second.id && isOffered(one, signs));
  const sign = field === undefined ? null : signOf(signs.circumstances, field.id);
  return field === undefined || sign === null ? null : { field: field.id, sign };
}

function isOffered(field: ResolverField, { circumstances }: GameSigns): boolean {
  return field.kind === 'switch' && !field.value && signOf(circumstances, field.id) !== null;
}

type NameChipProps = {
  readonly id: FighterId;
  readonly label: string;
  /** The player is choosing this actor's target. */
  readonly aimed: boolean;
  readonly marked: boolean;
  readonly onPress: (id: FighterId, isMarked: boolean) => void;
};

/** Memoised, so that a change of one mark draws one chip only. */
const NameChip = memo(function NameChip({ id, label, aimed, marked, onPress }: NameChipProps) {
  return (
    <Chip pressed={aimed || marked} onPress={() => onPress(id, marked)}>
      {label}
    </Chip>
  );
});

/** Labels of fighters, in the same order. */
function useLabels(ids: readonly FighterId[]): readonly string[] {
  return useBattleShallow(({ battle }) => ids.map((id) => battle?.fighters[id]?.label ?? ''));
}

type TargetChipsProps = {
  readonly actor: FighterId;
  readonly targetIds: readonly FighterId[];
  readonly onChoose: (target: FighterId) => void;
  /** A second chip beside each name, which also sets this circumstance. */
  readonly circumstance?: {
    readonly field: string;
    readonly sign: Sign;
    readonly onChoose: (target: FighterId) => void;
  } | null;
  /** Chips after the names. */
  readonly children?: ReactNode;
};

function TargetChips({
  actor,
  targetIds: all,
  onChoose,
  circumstance,
  children,
}: TargetChipsProps) {
  const targetIds = useBattleShallow(({ battle }) =>
    battle === null ? [] : withStandIns(battle, all),
  );
  const { t } = useTranslation('table');
  const words = useWords();
  const name = useBattle((state) => state.battle?.fighters[actor]?.label ?? '');
  const labels = useLabels(targetIds);
  const title = t('marks.target', { name });
  const legend = circumstance ? words.of('resolver.field', { context: circumstance.field }) : '';
  return (
    <>
      <p className="cluster duty-chips-title" aria-hidden="true">
        <span>{title}</span>
        {circumstance ? (
          <span className="duty-chips-legend">
            <Icon name={circumstance.sign} size={16} /> {legend}
          </span>
        ) : null}
      </p>
      <ChipGroup label={title}>
        {targetIds.map((id, index) => (
          <span key={id} className="aimed">
            <Chip pressed={false} onPress={() => onChoose(id)}>
              {labels[index]}
            </Chip>
            {circumstance ? (
              <Chip
                pressed={false}
                icon={circumstance.sign}
                onPress={() => circumstance.onChoose(id)}
              >
                <span className="visually-hidden">
                  {t('marks.target-so', { name: labels[index], circumstance: legend })}
                </span>
              </Chip>
            ) : null}
          </span>
        ))}
        {children}
      </ChipGroup>
    </>
  );
}
