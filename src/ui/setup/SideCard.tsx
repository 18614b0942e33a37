import { useState } from 'react';
import type { FighterSetup } from '#battle/events.ts';
import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
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
import { Gauge } from '#ui/kit/Gauge.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { useOwnWords } from '#ui/own-words.ts';
import { BeforeBattle } from './BeforeBattle.tsx';
import {
  inTeam,
  LIGHT_COUNTS,
  type LightSide,
  lightSide,
  participants,
  type SideDraft,
  TEAMS,
  type Team,
  type WarbandSide,
  withWarband,
} from './draft.ts';
import { Participants } from './Participants.tsx';
import { leadershipOf, leadingOf } from './side-setups.ts';

type SideCardProps = {
  readonly side: SideDraft;
  /** As it will be called in the battle. */
  readonly name: string;
  readonly emblem: string;
  /** The colour of its emblem in this battle. */
  readonly tone: Tone;
  /** There are enough sides for some to be allies. */
  readonly mayAlly: boolean;
  /** What it is called while the player has written nothing. */
  readonly placeholder: string;
  /** null in a system without rout tests. */
  readonly report: RoutReport | null;
  readonly system: RuleSystem;
  readonly warbands: readonly Warband[];
  readonly onChange: (side: SideDraft) => void;
  /** Asks for the warband on a friend's phone; null for a side that has none. */
  readonly onScan: (() => void) | null;
  /** null when there must be this many sides. */
  readonly onRemove: (() => void) | null;
};

/** One side: a warband of the player's, or just a name, a number and a Leadership. */
export function SideCard(props: SideCardProps) {
  const { side, name, emblem, tone, mayAlly, report, system, onChange, onScan, onRemove } = props;
  const { t } = useTranslation('setup');
  // Whoever turns a side light and back has the list again that was there, not another side's.
  const [before, setBefore] = useState<WarbandId | null>(null);
  const fields = { ...props, before, onLight: setBefore };

  return (
    <Card as="section" label={name}>
      <div className="setup-side-head">
        <EmblemDisc emblem={emblem} tone={tone} />
        <div className="setup-side-words">
          <h2>{name}</h2>
          <Threshold side={side} report={report} system={system} />
        </div>
        {onRemove === null ? null : (
          <IconButton icon="close" label={t('side.remove', { side: name })} onPress={onRemove} />
        )}
      </div>
      <SideGauge name={name} report={report} />
      <div className="stack setup-side-body">
        {side.kind === 'light' ? (
          <LightFields {...fields} side={side} />
        ) : (
          <WarbandFields {...fields} side={side} />
        )}
        {onScan === null ? null : (
          <Button block icon="scan" onPress={onScan}>
            {t('side.scan')}
          </Button>
        )}
        {mayAlly ? (
          <AllianceChoice value={side.team} onChange={(team) => onChange({ ...side, team })} />
        ) : null}
      </div>
    </Card>
  );
}

type FieldsProps = SideCardProps & {
  /** Whose list the side had before it was turned light; null when it had none. */
  readonly before: WarbandId | null;
  readonly onLight: (before: WarbandId) => void;
};

/** Turns the side light and back; without any warband there is nothing to turn back to. */
function LightSwitch({ side, system, warbands, onChange, before, onLight }: FieldsProps) {
  const { t } = useTranslation('setup');
  const { freshId } = useStores();
  const warband = warbands.find(({ id }) => id === before) ?? warbands[0];
  if (warband === undefined) return null;
  const turn = () => {
    if (side.kind === 'light') return withWarband(side.id, warband, system, freshId);
    onLight(side.warband.id);
    return lightSide(side.id, system);
  };
  return (
    <Chip pressed={side.kind === 'light'} onPress={() => onChange(inTeam(turn(), side.team))}>
      {t(system.rout === null ? 'side.no-list' : 'side.light')}
    </Chip>
  );
}

/** "12 participants · test à 3 hors de combat": on the table for both sides from the start. */
function Threshold({
  side,
  report,
  system,
}: {
  readonly side: SideDraft;
  readonly report: RoutReport | null;
  readonly system: RuleSystem;
}) {
  const { t } = useTranslation('setup');
  const all = side.kind === 'light' ? side.count : participants(side, system).length;
  const count = report?.participants ?? all;
  const words = t('side.participants', { count });
  return <output className="setup-threshold">{thresholdWords()}</output>;

  function thresholdWords(): string {
    if (all === 0) return t('side.nobody');
    return report === null
      ? words
      : t('side.test-at', { participants: words, needed: number(report.needed) });
  }
}

function SideGauge({
  name,
  report,
}: {
  readonly name: string;
  readonly report: RoutReport | null;
}) {
  const { t } = useTranslation('setup');
  if (report === null || report.participants === 0) return null;
  const words = t('side.participants', { count: report.participants });
  const label = t('side.gauge', { side: name, participants: words, needed: number(report.needed) });
  return <Gauge total={report.participants} filled={0} mark={report.needed} label={label} />;
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
      <div className="setup-pick">
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
      <BeforeBattle side={side} system={system} onChange={onChange} />
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
      <div className="setup-pick">
        <TextField
          label={t('side.light-name')}
          value={side.name}
          placeholder={placeholder}
          maxLength={30}
          onChange={(name) => onChange({ ...side, name })}
        />
        <LightSwitch {...props} />
      </div>
      <p className="setup-light-hint">{own('setup:side.light-hint')}</p>
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

type LeaderLineProps = {
  readonly side: WarbandSide;
  readonly system: RuleSystem;
  readonly onChange: (side: WarbandSide) => void;
};

/** Who leads; when the leader is away or there is none, asks who stands in and proposes somebody. */
function LeaderLine({ side, system, onChange }: LeaderLineProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const { id: systemId, leadershipCharacteristic } = system;
  const { own, acting, leaderId, candidates } = leadingOf(side, system);
  // Without Leadership nothing hangs on who leads.
  if (leaderId === null || leadershipCharacteristic === null) return null;
  /** "Cd 8" */
  const valueOf = (fighter: FighterSetup) =>
    t('leader.value', {
      short: say({
        code: `${systemId}:characteristic.${leadershipCharacteristic}.short`,
        params: {},
      }),
      value: leadershipOf(fighter, system),
    });
  if (!acting) {
    return own === null ? null : (
      <p className="setup-leader">
        <Icon name="leader" size={20} />
        <span>{t('leader.is', { name: own.label, test: valueOf(own) })}</span>
      </p>
    );
  }
  return (
    <div className="setup-acting">
      <Select
        label={t('leader.acting')}
        hint={own === null ? t('leader.none') : t('leader.absent', { name: own.label })}
        value={leaderId}
        options={candidates.map((fighter) => ({
          value: fighter.id,
          label: t('leader.choice', { name: fighter.label, test: valueOf(fighter) }),
        }))}
        onChange={(namedId) => onChange({ ...side, namedId })}
      />
    </div>
  );
}

type AllianceChoiceProps = {
  readonly value: Team | null;
  readonly onChange: (team: Team | null) => void;
};

/** Who plays with whom: sides of the same letter are allies. */
function AllianceChoice({ value, onChange }: AllianceChoiceProps) {
  const { t } = useTranslation('setup');
  const choices = TEAMS.map((team) => ({ value: team, label: t(`alliance.${team}`) }));
  return (
    <SegmentedControl
      label={t('alliance.title')}
      value={value ?? NONE}
      options={[{ value: NONE, label: t('alliance.none') }, ...choices]}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
    />
  );
}

const NONE = 'none';
