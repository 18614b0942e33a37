import { useState } from 'react';
import { newcomerLabel, newcomerSetup } from '#battle/newcomer.ts';
import type { BattleState, Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { useBattle, useBattleShallow, useRuleSystem, useStores } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { SideChoice } from './SideChoice.tsx';

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
    const newcomer = { ...wish, model: like, counts: wish.counts === 'yes' };
    const fighter = newcomerSetup(`f-${freshId()}`, newcomer, battle, system);
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
          placeholder={
            like === undefined ? undefined : newcomerLabel({ ...wish, model: like }, battle)
          }
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
