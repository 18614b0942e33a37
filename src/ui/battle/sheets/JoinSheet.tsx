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

/** Adds a fighter during the battle: a copy of one on the side, or with a profile of its own. */
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
  const [form, setForm] = useState<JoinForm>({
    name: '',
    like: '',
    leadership: characteristicRow(system, system.leadershipCharacteristic)?.default ?? 0,
    wounds: Math.max(1, characteristicRow(system, system.woundsCharacteristic)?.min ?? 1),
    counts: 'yes',
  });
  if (battle === null) return null;
  const models = modelsOf(battle, sideId);
  const like = models.find(({ id }) => id === form.like);
  const join = () => {
    const newcomer = { ...form, model: like, counts: form.counts === 'yes' };
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
            setForm({ ...form, like: '' });
          }}
        />
        <Select
          label={t('join.like')}
          value={form.like}
          options={[
            { value: '', label: t('join.free') },
            ...models.map(({ id, label }) => ({ value: id, label: t('join.as', { name: label }) })),
          ]}
          onChange={(id) => setForm({ ...form, like: id })}
        />
        <TextField
          label={t('join.name')}
          value={form.name}
          placeholder={
            like === undefined ? undefined : newcomerLabel({ ...form, model: like }, battle)
          }
          maxLength={40}
          onChange={(name) => setForm({ ...form, name })}
        />
        {like === undefined ? <OwnProfile form={form} onChange={setForm} /> : null}
        {system.uncountedTrait === null ? null : (
          <SegmentedControl
            label={t('join.counts')}
            value={form.counts}
            options={COUNTS.map((value) => ({ value, label: t(`join.counts-${value}`) }))}
            onChange={(counts) => setForm({ ...form, counts })}
          />
        )}
        <Button
          tone="ember"
          size="large"
          block
          disabled={form.name.trim() === '' && like === undefined}
          onPress={join}
        >
          {t('join.do')}
        </Button>
      </div>
    </OpenSheet>
  );
}

/** The form's values. */
interface JoinForm {
  readonly name: string;
  /** Id of the fighter to copy; '' for a profile of its own. */
  readonly like: string;
  readonly leadership: number;
  readonly wounds: number;
  /** Whether the rout test counts the fighter. */
  readonly counts: (typeof COUNTS)[number];
}

const COUNTS = ['yes', 'no'] as const;

type OwnProfileProps = { readonly form: JoinForm; readonly onChange: (form: JoinForm) => void };

/** Leadership and wounds, the two numbers that the table can't do without. */
function OwnProfile({ form, onChange }: OwnProfileProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const system = useRuleSystem();
  const stepper = (id: string, value: number, change: (value: number) => void) => {
    const { min = 0, max = 0 } = characteristicRow(system, id) ?? {};
    const name = words.of(`characteristic.${id}.name`);
    return (
      <Stepper
        label={name}
        value={value}
        // Nobody joins without a wound to lose.
        min={id === system.woundsCharacteristic ? Math.max(1, min) : min}
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
        : stepper(system.leadershipCharacteristic, form.leadership, (leadership) =>
            onChange({ ...form, leadership }),
          )}
      {stepper(system.woundsCharacteristic, form.wounds, (wounds) => onChange({ ...form, wounds }))}
    </>
  );
}

/** The fighters of a side, as models to copy. */
function modelsOf(battle: BattleState, sideId: SideId): readonly Fighter[] {
  const side = battle.sides.find(({ id }) => id === sideId);
  return (side?.fighterIds ?? []).flatMap((id) => battle.fighters[id] ?? []);
}
