import { useTranslation } from '#i18n/use-translation.ts';
import { useSettings } from '#store/hooks.ts';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';

type SettleBarProps = {
  /** Answers given already. */
  readonly given: number;
  readonly onPress: () => void;
};

/** On to the dice. */
export function SettleBar({ given, onPress }: SettleBarProps) {
  const { t } = useTranslation('resolver');
  const hint = useSettings(({ dice }) =>
    dice === 'app' ? ('settle.hint-app' as const) : ('settle.hint' as const),
  );
  return (
    <PrimaryBar
      title={t(given === 0 ? 'settle.start' : 'settle.resume')}
      subtitle={given === 0 ? t(hint) : t('settle.resume-hint', { count: given })}
      onPress={onPress}
    />
  );
}
