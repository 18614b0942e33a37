import { Fragment, memo, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DutyAction } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver, ResolverCall, ResolverField } from '#rules/contract/resolver.ts';
import type { GameSigns, Sign } from '#rules/contract/rows.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useBattle, useBattleId, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { dutyIcon } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { bringIntoSight } from '#ui/effects/into-sight.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import { duelPath } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import { useDrafts, withCall } from '#ui/resolver/drafts.ts';
import { candidatesFor } from '#ui/resolver/seating.ts';
import { Bubble } from './Bubble.tsx';
import { useChipRows } from './chip-rows.ts';
import { withStandIns } from './light-stand-ins.ts';
import './ToDoNow.css';

type ActionChipsProps = {
  readonly action: DutyAction;
  /** Fighters with something below their names, and what. */
  readonly below?: Below | undefined;
};

/** What stands below names; `middle` is that of the name’s chip, px from the left. */
export interface Below {
  readonly ids: readonly FighterId[];
  readonly draw: (id: FighterId, middle: number) => ReactNode;
}

/**
 * Names to tap for who took an action; a second tap takes it back. Where it needs a target, those open below
 * the row of the name, as does a test that the choice brings; a single one needs no choice. If the action has a
 * resolver, the target opens it, and the last chip only marks the action.
 */
export function ActionChips({ action, below }: ActionChipsProps) {
  const words = useWords();
  /** Whose target is being chosen. */
  const [aiming, setAiming] = useState<FighterId | null>(null);
  const { send } = useTable();
  const ids = action.fighterIds;
  const labels = useLabels(ids);
  const resolver = useRuleSystem().resolvers.find(({ id }) => id === action.resolverId);
  const [single = null, ...others] = useTargets(action.targetIds);
  const only = resolver === undefined && others.length === 0 ? single : null;
  const needsTarget = only === null && (single !== null || resolver !== undefined);
  // The actor may have dropped out while the player was choosing.
  const actor = needsTarget && aiming !== null && ids.includes(aiming) ? aiming : null;
  const marked = new Set(action.markedIds);
  const waiting = new Set(
    action.aims.flatMap(({ state, fighterId }) => (state === 'waits' ? [fighterId] : [])),
  );
  const bubbles = new Set(actor === null ? below?.ids : [actor, ...(below?.ids ?? [])]);
  const rows = useChipRows(bubbles.size > 0);
  const press = useCallback(
    (fighterId: FighterId, isMarked: boolean) => {
      if (needsTarget && !isMarked) setAiming(fighterId === actor ? null : fighterId);
      else {
        const targetId = isMarked ? null : only;
        send({ type: 'take-action', action: action.id, fighterId, targetId });
      }
    },
    [needsTarget, actor, only, send, action.id],
  );
  const opened = (id: FighterId, index: number) => (
    <Fragment key={`below ${id}`}>
      {id === actor ? (
        <Bubble tone="leader" middle={rows.middleOf(index)} opened={bringIntoSight}>
          <Card>
            <Targets
              action={action}
              actor={id}
              resolver={resolver}
              onNote={(targetId) => {
                send({ type: 'take-action', action: action.id, fighterId: id, targetId });
                setAiming(null);
              }}
            />
          </Card>
        </Bubble>
      ) : null}
      {below?.draw(id, rows.middleOf(index))}
    </Fragment>
  );
  return (
    <div className="air-2">
      <ChipGroup label={words.of(`action.${action.id}.title`)} groupRef={rows.group}>
        {ids.flatMap((id, index) => [
          <NameChip
            key={id}
            id={id}
            label={labels[index] ?? ''}
            aimed={id === actor}
            marked={marked.has(id)}
            declares={action.targetIds.length + action.aims.length > 0}
            waits={waiting.has(id)}
            onPress={press}
          />,
          ...ids.flatMap((other, place) =>
            bubbles.has(other) && rows.endOfRow(place) === index ? [opened(other, place)] : [],
          ),
        ])}
      </ChipGroup>
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
    <AimedTargets action={action} actor={actor} onNote={onNote} />
  ) : (
    <ResolverTargets actor={actor} resolver={resolver} onNote={() => onNote(null)} />
  );
}

type AimedTargetsProps = Omit<TargetsProps, 'resolver'> & { readonly title?: string | undefined };

/** Targets with what is known of them: who asks for a test first, and who is aimed at already. Not his own again. */
export function AimedTargets({ action, actor, title, onNote }: AimedTargetsProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const system = useRuleSystem();
  const name = useBattle((state) => state.battle?.fighters[actor]?.label ?? '');
  const reach = useBattle(({ battle }) => {
    const all = battle === null ? [] : system.capabilities(battle, actor);
    const how = all.find(({ id }) => id === action.id)?.reach ?? null;
    return how === null ? '' : words.message(how);
  });
  const aimedAt = new Set(
    action.aims.flatMap((aim) => (aim.state === 'runs' ? aim.targetIds : [])),
  );
  const own = action.aims.flatMap((aim) => (aim.fighterId === actor ? aim.targetIds : []));
  const targetIds = action.targetIds.filter((id) => !own.includes(id));
  if (targetIds.length === 0) return null;
  const signs = (id: FighterId): TargetSign | null => {
    if (action.testedIds.includes(id)) return { icon: 'fear', said: t('marks.tested') };
    if (!aimedAt.has(id)) return null;
    return { icon: dutyIcon(system, action.id, 'neutral'), said: t('marks.aimed-at') };
  };
  return (
    <TargetChips
      title={
        title ?? words.maybe(`action.${action.id}.target`, { name }) ?? t('marks.target', { name })
      }
      trailing={reach}
      targetIds={targetIds}
      signs={signs}
      onChoose={onNote}
    />
  );
}

/** What is known of a target, as a picture and in words. */
interface TargetSign {
  readonly icon: IconName;
  readonly said: string;
}

type ResolverTargetsProps = Pick<TargetsProps, 'actor'> & {
  readonly resolver: Resolver;
  readonly onNote: () => void;
};

/** A target opens the resolver with actor and target filled in. */
function ResolverTargets({ actor, resolver, onNote }: ResolverTargetsProps) {
  const { t } = useTranslation('table');
  const name = useBattle((state) => state.battle?.fighters[actor]?.label ?? '');
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
      title={t('marks.target', { name })}
      targetIds={targetIds}
      onChoose={(id) => go(id)}
      circumstance={
        circumstance === null
          ? null
          : { ...circumstance, onChoose: (id) => go(id, { [circumstance.field]: true }) }
      }
    >
      <Chip icon="check" onPress={onNote}>
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
  /** The action is declared at a target: who has done it is pale, as he no longer chooses. */
  readonly declares: boolean;
  /** His waits for a test. */
  readonly waits: boolean;
  readonly onPress: (id: FighterId, isMarked: boolean) => void;
};

/** Memoised, so that a change of one mark draws one chip only. */
const NameChip = memo(function NameChip(props: NameChipProps) {
  const { id, label, aimed, marked, declares, waits, onPress } = props;
  const { t } = useTranslation('table');
  const press = () => onPress(id, marked);
  if (declares && marked) {
    return (
      <Chip
        look={waits ? 'waits' : 'past'}
        icon={waits ? undefined : 'check'}
        label={t('marks.take-back', { name: label })}
        onPress={press}
      >
        {label}
      </Chip>
    );
  }
  return (
    <Chip pressed={aimed || marked} onPress={press}>
      {label}
    </Chip>
  );
});

/** Labels of fighters, in the same order. */
function useLabels(ids: readonly FighterId[]): readonly string[] {
  return useBattleShallow(({ battle }) => ids.map((id) => battle?.fighters[id]?.label ?? ''));
}

/** Those who can be told apart. */
function useTargets(ids: readonly FighterId[]): readonly FighterId[] {
  return useBattleShallow(({ battle }) => (battle === null ? [] : withStandIns(battle, ids)));
}

type TargetChipsProps = {
  readonly title: string;
  /** After the title. */
  readonly trailing?: string;
  readonly targetIds: readonly FighterId[];
  readonly signs?: (target: FighterId) => TargetSign | null;
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

function TargetChips(props: TargetChipsProps) {
  const { title, trailing, targetIds: all, signs, onChoose, circumstance, children } = props;
  const targetIds = useTargets(all);
  const { t } = useTranslation('table');
  const words = useWords();
  const labels = useLabels(targetIds);
  const legend = circumstance ? words.of('resolver.field', { context: circumstance.field }) : '';
  return (
    <>
      <p className="cluster apart level" aria-hidden="true">
        <b>{title}</b>
        {circumstance ? (
          <span className="line hint">
            <Icon name={circumstance.sign} size={16} /> {legend}
          </span>
        ) : (
          <span className="hint">{trailing}</span>
        )}
      </p>
      <ChipGroup label={title}>
        {targetIds.map((id, index) => {
          const sign = signs?.(id) ?? null;
          const label = labels[index] ?? '';
          return (
            <span key={id} className="aimed">
              <Chip
                icon={sign?.icon}
                label={
                  sign === null
                    ? undefined
                    : t('marks.target-so', { name: label, circumstance: sign.said })
                }
                onPress={() => onChoose(id)}
              >
                {label}
              </Chip>
              {circumstance ? (
                <Chip
                  icon={circumstance.sign}
                  label={t('marks.target-so', { name: label, circumstance: legend })}
                  onPress={() => circumstance.onChoose(id)}
                />
              ) : null}
            </span>
          );
        })}
        {children}
      </ChipGroup>
    </>
  );
}
