import { useTranslation } from '#i18n/use-translation.ts';
import type { DutyTest } from '#rules/contract/advice.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import './ToDoNow.css';

/** "Ld 8": the value that a test is taken on; null without a test. */
export function useValueWords(): (
  test: DutyTest | null,
  overruled: number | null,
) => string | null {
  const { t } = useTranslation('table');
  const words = useWords();
  return (test, overruled) =>
    test === null
      ? null
      : t('test.value', {
          characteristic: words.of(`characteristic.${test.characteristic}.short`),
          value: overruled ?? test.value ?? '–',
        });
}

type ValueButtonProps = {
  readonly value: string;
  /** The value is the players', not the rules'. */
  readonly overruled: boolean;
  readonly open: boolean;
  readonly onPress: () => void;
};

/** Opens the chips that overrule the value. */
export function ValueButton({ value, overruled, open, onPress }: ValueButtonProps) {
  const { t } = useTranslation('table');
  return (
    <button
      type="button"
      className={overruled ? 'display duty-value duty-value-overruled' : 'display duty-value'}
      aria-label={t('test.change', { value })}
      aria-expanded={open}
      onClick={onPress}
    >
      {value}
    </button>
  );
}

type ValueChipsProps = {
  readonly value: number | null;
  /** Null restores the rules' value. */
  readonly onChoose: (value: number | null) => void;
};

/** Values to overrule the rules with. */
export function ValueChips({ value, onChoose }: ValueChipsProps) {
  const { t } = useTranslation('table');
  return (
    <div className="air-2">
      <ChipGroup label={t('test.choose')}>
        {VALUES.map((one) => (
          <Chip
            key={one}
            pressed={one === value}
            onPress={() => onChoose(one === value ? null : one)}
          >
            {one}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

/** The totals of two dice, 2 to 12. */
const VALUES: readonly number[] = Array.from({ length: 11 }, (_, index) => index + 2);
