import { useTranslation } from '#i18n/use-translation.ts';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { TEAMS, type Team } from './draft.ts';

type AllianceChoiceProps = {
  readonly value: Team | null;
  readonly onChange: (team: Team | null) => void;
};

/** Chooses a side's alliance; sides with the same letter are allies. */
export function AllianceChoice({ value, onChange }: AllianceChoiceProps) {
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
