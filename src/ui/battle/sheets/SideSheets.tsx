import { useState } from 'react';
import type { FighterSetup } from '#battle/events.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { freeLabel } from '#roster/labels.ts';
import { ordinaryRole } from '#roster/profiles.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import {
  useBattle,
  useBattleShallow,
  useFighter,
  useRuleSystem,
  useSide,
  useStores,
} from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { OpenSheet } from './OpenSheet.tsx';

type SideChoiceProps = {
  readonly ids: readonly SideId[];
  readonly value: SideId;
  readonly onChange: (id: SideId) => void;
};

/** Which side it is about; nothing to ask when there is only one. */
function SideChoice({ ids, value, onChange }: SideChoiceProps) {
  const { t } = useTranslation('table');
  const names = useBattleShallow(({ battle }) =>
    ids.map((id) => battle?.sides.find((side) => side.id === id)?.name ?? ''),
  );
  if (ids.length < 2) return null;
  return (
    <div className="side-choice">
      <SegmentedControl
        label={t('side.choose')}
        hideLabel
        value={value}
        options={ids.map((id, index) => ({ value: id, label: names[index] ?? '' }))}
        onChange={onChange}
      />
    </div>
  );
}

/** Who leads a side in this battle. */
export function LeaderSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const ids = useBattleShallow(
    ({ battle }) => battle?.sides.filter(({ light }) => !light).map(({ id }) => id) ?? [],
  );
  const [chosen, setChosen] = useState(ids[0]);
  const side = useSide(chosen ?? 's-none');
  if (side === null) return null;
  const name = (fighterId: FighterId | null) => {
    table.send({ type: 'name-leader', sideId: side.id, fighterId });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.leader')}>
      <SideChoice ids={ids} value={side.id} onChange={setChosen} />
      <ul className="stack">
        {side.fighterIds.map((id) => (
          <li key={id}>
            <Candidate id={id} leads={id === side.leaderId} onPress={() => name(id)} />
          </li>
        ))}
        {side.leaderId === null ? null : (
          <li>
            <ListRow title={t('leader.none')} onPress={() => name(null)} />
          </li>
        )}
      </ul>
    </OpenSheet>
  );
}

type CandidateProps = {
  readonly id: FighterId;
  readonly leads: boolean;
  readonly onPress: () => void;
};

function Candidate({ id, leads, onPress }: CandidateProps) {
  const { t } = useTranslation('table');
  const fighter = useFighter(id);
  const system = useRuleSystem();
  const { leadershipCharacteristic } = system;
  const words = useWords();
  if (fighter === null) return null;
  return (
    <ListRow
      lead={
        <StatusDisc
          {...statusLook(system, fighter.status)}
          crown={leads ? { label: t('fighter.leader') } : undefined}
        />
      }
      title={fighter.label}
      subtitle={
        leadershipCharacteristic === null
          ? undefined
          : t('test.value', {
              characteristic: words.of(`characteristic.${leadershipCharacteristic}.short`),
              value: fighter.profile[leadershipCharacteristic] ?? '–',
            })
      }
      onPress={onPress}
    />
  );
}

/** A miniature that turns up in mid-battle: another of a kind that is here, or somebody of his own. */
export function JoinSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const system = useRuleSystem();
  const { freshId } = useStores();
  const sideIds = useBattleShallow(
    ({ battle }) =>
      battle?.sides.filter(({ removed }) => removed === null).map(({ id }) => id) ?? [],
  );
  const battle = useBattle((state) => state.battle);
  const now = battle?.position.sideId ?? 's-none';
  const [sideId, setSideId] = useState(sideIds.includes(now) ? now : (sideIds[0] ?? now));
  const [wish, setWish] = useState<Wish>({
    name: '',
    like: '',
    leadership: characteristicRow(system, system.leadershipCharacteristic)?.default ?? 0,
    wounds: Math.max(1, characteristicRow(system, system.woundsCharacteristic)?.min ?? 1),
    counts: 'yes',
  });
  if (battle === null) return null;
  const models = modelsOf(battle, sideId);
  const like = models.find(({ id }) => id === wish.like);
  const join = () => {
    const fighter = newFighter(wish, like, battle, system, freshId());
    table.send({ type: 'join', sideId, fighter });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.join')}>
      <div className="stack-wide">
        <SideChoice
          ids={sideIds}
          value={sideId}
          onChange={(id) => {
            setSideId(id);
            setWish({ ...wish, like: '' });
          }}
        />
        <Select
          label={t('join.like')}
          value={wish.like}
          options={[
            { value: '', label: t('join.free') },
            ...models.map(({ id, label }) => ({ value: id, label: t('join.as', { name: label }) })),
          ]}
          onChange={(id) => setWish({ ...wish, like: id })}
        />
        <TextField
          label={t('join.name')}
          value={wish.name}
          placeholder={like === undefined ? undefined : labelFor(wish, like, battle)}
          maxLength={40}
          onChange={(name) => setWish({ ...wish, name })}
        />
        {like === undefined ? <FreeProfile wish={wish} onChange={setWish} /> : null}
        {system.uncountedTrait === null ? null : (
          <SegmentedControl
            label={t('join.counts')}
            value={wish.counts}
            options={COUNTS.map((value) => ({ value, label: t(`join.counts-${value}`) }))}
            onChange={(counts) => setWish({ ...wish, counts })}
          />
        )}
        <Button
          tone="ember"
          size="large"
          block
          disabled={wish.name.trim() === '' && like === undefined}
          onPress={join}
        >
          {t('join.do')}
        </Button>
      </div>
    </OpenSheet>
  );
}

/** What the player has filled in so far. */
interface Wish {
  readonly name: string;
  /** Id of the fighter whose profile he shares; '' for a profile of his own. */
  readonly like: string;
  readonly leadership: number;
  readonly wounds: number;
  /** Whether he is one of those whom the rout test counts. */
  readonly counts: (typeof COUNTS)[number];
}

const COUNTS = ['yes', 'no'] as const;

type FreeProfileProps = { readonly wish: Wish; readonly onChange: (wish: Wish) => void };

/** The two numbers that the table can't do without. */
function FreeProfile({ wish, onChange }: FreeProfileProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const system = useRuleSystem();
  const stepper = (id: string, value: number, least: number, change: (value: number) => void) => {
    const { min = 0, max = 0 } = characteristicRow(system, id) ?? {};
    const name = words.of(`characteristic.${id}.name`);
    return (
      <Stepper
        label={name}
        value={value}
        min={Math.max(least, min)}
        max={max}
        decreaseLabel={t('join.less', { name })}
        increaseLabel={t('join.more', { name })}
        onChange={change}
      />
    );
  };
  return (
    <>
      {system.leadershipCharacteristic === null
        ? null
        : stepper(system.leadershipCharacteristic, wish.leadership, 0, (leadership) =>
            onChange({ ...wish, leadership }),
          )}
      {stepper(system.woundsCharacteristic, wish.wounds, 1, (wounds) =>
        onChange({ ...wish, wounds }),
      )}
    </>
  );
}

/** One fighter of each kind on the side, for "another one like him". */
function modelsOf(battle: BattleState, sideId: SideId): readonly Fighter[] {
  const side = battle.sides.find(({ id }) => id === sideId);
  return (side?.fighterIds ?? []).flatMap((id) => battle.fighters[id] ?? []);
}

function labelFor(wish: Wish, like: Fighter | undefined, battle: BattleState): string {
  const taken = Object.values(battle.fighters).map(({ label }) => label);
  return freeLabel(wish.name.trim() === '' ? (like?.label ?? '') : wish.name, taken);
}

function newFighter(
  wish: Wish,
  like: Fighter | undefined,
  battle: BattleState,
  system: RuleSystem,
  freshId: string,
): FighterSetup {
  const own = {
    id: `f-${freshId}`,
    label: labelFor(wish, like, battle),
    status: system.initialStatus,
  } as const;
  if (like !== undefined) {
    const { profileId, title, role, profile, traits } = like;
    const wounds = profile[system.woundsCharacteristic] ?? like.startWounds;
    return {
      ...own,
      profileId,
      title,
      role,
      profile,
      traits: countedTraits(wish, traits, system),
      wounds,
    };
  }
  const usual = Object.fromEntries(system.characteristics.map((row) => [row.id, row.default]));
  return {
    ...own,
    profileId: '',
    title: '',
    role: ordinaryRole(system),
    profile: {
      ...usual,
      ...(system.leadershipCharacteristic === null
        ? {}
        : { [system.leadershipCharacteristic]: wish.leadership }),
      [system.woundsCharacteristic]: wish.wounds,
    },
    traits: countedTraits(wish, {}, system),
    wounds: wish.wounds,
  };
}

/** What he carries, with the player's answer whether he counts for the rout test: it is not his model's. */
function countedTraits({ counts }: Wish, traits: Flags, { uncountedTrait }: RuleSystem): Flags {
  if (uncountedTrait === null) return traits;
  const { [uncountedTrait]: _told, ...others } = traits;
  return counts === 'yes' ? others : { ...others, [uncountedTrait]: true };
}

/** A side gives up; with only one other left, that one has won. */
export function LeaveSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  const sides = useBattleShallow(
    ({ battle }) => battle?.sides.filter(({ removed }) => removed === null) ?? [],
  );
  const leave = (sideId: SideId) => {
    table.send({ type: 'leave-battle', sideId, cause: BY_CHOICE });
    table.close();
  };
  return (
    <OpenSheet title={t('menu.leave')} subtitle={t('leave.hint')}>
      <ul className="stack">
        {sides.map((side) => (
          <li key={side.id}>
            <ListRow
              lead={<Icon name="left-table" />}
              title={side.name}
              onPress={() => leave(side.id)}
            />
          </li>
        ))}
      </ul>
    </OpenSheet>
  );
}

/** The cause that every system has words for, without any rule behind it. */
const BY_CHOICE = 'gave-up';
