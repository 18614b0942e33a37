import { memo, type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DutyAction } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver, ResolverCall, ResolverField } from '#rules/contract/resolver.ts';
import type { GameSigns, Sign } from '#rules/contract/rows.ts';
import { useBattle, useBattleId, useBattleShallow, useRuleSystem } from '#store/hooks.ts';
import { signIn } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { duelPath } from '#ui/paths.ts';
import { writeSeats } from '#ui/resolver/address.ts';
import { asCalled, useDrafts } from '#ui/resolver/drafts.ts';
import { candidatesFor } from '#ui/resolver/seating.ts';
import { oneOfEach } from './one-of-each.ts';

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
  const told = useCircumstance(resolver, actor, targetIds[0]);
  const drafts = useDrafts();
  const go = (targetId: FighterId, inputs: ResolverCall['inputs'] = {}) => {
    const subjects = [actor, targetId].map(
      (fighterId) => ({ kind: 'fighter', fighterId }) as const,
    );
    const address = writeSeats({ resolverId: resolver.id, subjects });
    drafts.keep(address, asCalled(drafts.of(address), { inputs }));
    navigate(duelPath(battleId, address));
  };
  return (
    <TargetChips
      actor={actor}
      targetIds={targetIds}
      onChoose={(id) => go(id)}
      told={told === null ? null : { ...told, onChoose: (id) => go(id, { [told.field]: true }) }}
    >
      <Chip pressed={false} icon="check" onPress={onNote}>
        {t('marks.just-note')}
      </Chip>
    </TargetChips>
  );
}

/** What changes most about whoever is aimed at, and has a picture: his cover. Null where nothing has. */
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
    .fields.find((one) => one.role === second.id && asked(one, signs));
  const sign = field === undefined ? null : signIn(signs.circumstances, field.id);
  return field === undefined || sign === null ? null : { field: field.id, sign };
}

function asked(field: ResolverField, { circumstances }: GameSigns): boolean {
  return field.kind === 'switch' && !field.value && signIn(circumstances, field.id) !== null;
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
  /** A circumstance that can be told along with the name. */
  readonly told?: {
    readonly field: string;
    readonly sign: Sign;
    readonly onChoose: (target: FighterId) => void;
  } | null;
  /** What else can be said, after the names. */
  readonly children?: ReactNode;
};

function TargetChips({ actor, targetIds: all, onChoose, told, children }: TargetChipsProps) {
  const targetIds = useBattleShallow(({ battle }) =>
    battle === null ? [] : oneOfEach(battle, all),
  );
  const { t } = useTranslation('table');
  const words = useWords();
  const name = useBattle((state) => state.battle?.fighters[actor]?.label ?? '');
  const labels = useLabels(targetIds);
  const title = t('marks.target', { name });
  const circumstance = told ? words.of(`resolver.field.${told.field}`) : '';
  return (
    <>
      <p className="duty-chips-title" aria-hidden="true">
        <span>{title}</span>
        {told ? (
          <span className="duty-chips-legend">
            <Icon name={told.sign} size={16} /> {circumstance}
          </span>
        ) : null}
      </p>
      <ChipGroup label={title}>
        {targetIds.map((id, index) => (
          <span key={id} className="aimed">
            <Chip pressed={false} onPress={() => onChoose(id)}>
              {labels[index]}
            </Chip>
            {told ? (
              <Chip pressed={false} icon={told.sign} onPress={() => told.onChoose(id)}>
                <span className="visually-hidden">
                  {t('marks.target-so', { name: labels[index], circumstance })}
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
