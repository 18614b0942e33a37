import type { FighterSetup } from '#battle/events.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Select } from '#ui/kit/Select.tsx';
import type { WarbandSide } from './draft.ts';
import { leaderChoiceOf, leadershipOf } from './side-setups.ts';
import '#ui/kit/tones.css';
import './SetupForm.css';

type LeaderLineProps = {
  readonly side: WarbandSide;
  readonly system: RuleSystem;
  readonly onChange: (side: WarbandSide) => void;
};

/** A side's leader; if absent or missing, a choice of acting leader with a proposal. */
export function LeaderLine({ side, system, onChange }: LeaderLineProps) {
  const { t } = useTranslation('setup');
  const say = useSay();
  const { id: systemId, leadershipCharacteristic } = system;
  const { own, acting, leaderId, candidates } = leaderChoiceOf(side, system);
  // A leader has no effect in a game without Leadership.
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
      <p className="line k-tone-leader toned air-1">
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
