import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { useStores } from '#store/hooks.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Chip } from '#ui/kit/Chip.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { useOwnWords } from '#ui/own-words.ts';
import { AdvancesLine } from './AdvancesLine.tsx';
import { AllianceChoice } from './AllianceChoice.tsx';
import { BeforeBattle } from './BeforeBattle.tsx';
import { Doses } from './Doses.tsx';
import {
  inTeam,
  LIGHT_COUNTS,
  type LightSide,
  lightSide,
  type SideDraft,
  type WarbandSide,
  withWarband,
} from './draft.ts';
import { EveningLine } from './EveningLine.tsx';
import { LeaderLine } from './LeaderLine.tsx';
import { NobodysFields } from './NobodysFields.tsx';
import { Participants } from './Participants.tsx';
import { SideGauge, Threshold } from './SideThreshold.tsx';
import './SetupForm.css';

type SideCardProps = {
  readonly side: SideDraft;
  /** The name in the battle. */
  readonly name: string;
  readonly emblem: string;
  /** The colour of its emblem in this battle. */
  readonly tone: Tone;
  /** There are enough sides for alliances. */
  readonly mayAlly: boolean;
  /** The name while the player has not entered one. */
  readonly placeholder: string;
  /** Null in a game without rout tests. */
  readonly report: RoutReport | null;
  readonly system: RuleSystem;
  readonly warbands: readonly Warband[];
  readonly onChange: (side: SideDraft) => void;
  /** Scans a warband from another phone; null for the player's own side. */
  readonly onScan: (() => void) | null;
  /** Null when the game needs this many sides. */
  readonly onRemove: (() => void) | null;
};

/** One side: a warband of this device, a light side, or one that nobody commands. */
export function SideCard(props: SideCardProps) {
  const { side, name, emblem, tone, mayAlly, report, system, onChange, onScan, onRemove } = props;
  const { t } = useTranslation('setup');
  // Remembered, so that switching to light and back restores the same warband.
  const [before, setBefore] = useState<WarbandId | null>(null);
  const fields = { ...props, before, onLight: setBefore };

  return (
    <Card as="section" label={name}>
      <div className="line loose setup-side-head">
        <EmblemDisc emblem={emblem} tone={tone} />
        <div className="fills">
          <h2>{name}</h2>
          <Threshold side={side} report={report} system={system} />
        </div>
        {onRemove === null ? null : (
          <IconButton icon="close" label={t('side.remove', { side: name })} onPress={onRemove} />
        )}
      </div>
      <SideGauge name={name} report={report} />
      <div className="stack air-2">
        {side.kind === 'nobodys' ? <NobodysFields side={side} onChange={onChange} /> : null}
        {side.kind === 'light' ? <LightFields {...fields} side={side} /> : null}
        {side.kind === 'warband' ? <WarbandFields {...fields} side={side} /> : null}
        {onScan === null ? null : (
          <Button block icon="scan" onPress={onScan}>
            {t('side.scan')}
          </Button>
        )}
        {mayAlly && side.kind !== 'nobodys' ? (
          <AllianceChoice value={side.team} onChange={(team) => onChange({ ...side, team })} />
        ) : null}
      </div>
    </Card>
  );
}

type FieldsProps = SideCardProps & {
  /** The warband before the side was made light; null for none. */
  readonly before: WarbandId | null;
  readonly onLight: (before: WarbandId) => void;
};

/** Makes the side light, or a warband again; nothing without any warband. */
function LightSwitch({
  side,
  system,
  warbands,
  onChange,
  before,
  onLight,
}: FieldsProps & { readonly side: WarbandSide | LightSide }) {
  const { t } = useTranslation('setup');
  const { freshId } = useStores();
  const warband = warbands.find(({ id }) => id === before) ?? warbands[0];
  if (warband === undefined) return null;
  const switched = () => {
    if (side.kind === 'light') return withWarband(side.id, warband, system, freshId);
    onLight(side.warband.id);
    return lightSide(side.id, system);
  };
  return (
    <Chip pressed={side.kind === 'light'} onPress={() => onChange(inTeam(switched(), side.team))}>
      {t(system.rout === null ? 'side.no-list' : 'side.light')}
    </Chip>
  );
}

function WarbandFields(props: FieldsProps & { readonly side: WarbandSide }) {
  const { side, name, system, warbands, onChange } = props;
  const { t } = useTranslation(['setup', 'home']);
  const { freshId } = useStores();
  const choose = (id: string) => {
    const warband = warbands.find((candidate) => candidate.id === id);
    if (warband === undefined) return;
    onChange(inTeam(withWarband(side.id, warband, system, freshId), side.team));
  };
  return (
    <>
      <div className="cluster setup-pick">
        <Select
          label={t('setup:side.choose')}
          value={side.warband.id}
          options={warbands.map((warband) => ({
            value: warband.id,
            label: warband.name === '' ? t('home:warbands.unnamed') : warband.name,
          }))}
          onChange={choose}
        />
        <LightSwitch {...props} />
      </div>
      <LeaderLine side={side} system={system} onChange={onChange} />
      <EveningLine side={side} system={system} />
      <AdvancesLine side={side} system={system} />
      <BeforeBattle side={side} system={system} onChange={onChange} />
      <Doses side={side} system={system} onChange={onChange} />
      <Participants side={side} name={name} system={system} onChange={onChange} />
    </>
  );
}

function LightFields(props: FieldsProps & { readonly side: LightSide }) {
  const { side, placeholder, system, onChange } = props;
  const { t } = useTranslation('setup');
  const own = useOwnWords(system.id);
  const leadership = characteristicRow(system, system.leadershipCharacteristic);
  return (
    <>
      <div className="cluster setup-pick">
        <TextField
          label={t('side.light-name')}
          value={side.name}
          placeholder={placeholder}
          maxLength={30}
          onChange={(name) => onChange({ ...side, name })}
        />
        <LightSwitch {...props} />
      </div>
      <p className="quiet">{own('setup:side.light-hint')}</p>
      <Stepper
        label={own('setup:side.fighters')}
        value={side.count}
        {...LIGHT_COUNTS}
        onChange={(count) => onChange({ ...side, count })}
        decreaseLabel={own('setup:side.fewer-fighters')}
        increaseLabel={own('setup:side.more-fighters')}
      />
      {leadership === null ? null : (
        <Stepper
          label={t('side.leadership')}
          value={side.leadership}
          min={leadership.min}
          max={leadership.max}
          onChange={(value) => onChange({ ...side, leadership: value })}
          decreaseLabel={t('side.less-leadership')}
          increaseLabel={t('side.more-leadership')}
        />
      )}
    </>
  );
}
