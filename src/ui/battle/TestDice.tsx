import type { TestFact } from '#battle/events.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Die } from './Die.tsx';
import { useWords } from './words.ts';
import './TestDice.css';

type TestDiceProps = {
  readonly test: TestFact;
  /** None when players only told how it went. */
  readonly dice: readonly number[];
  readonly total: number | null;
};

/** The dice of a test against the value: "⚅⚄ 11 contre Cd 8"; the value alone where nobody knows the dice. */
export function TestDice({ test, dice, total }: TestDiceProps) {
  const { t } = useTranslation('moments');
  const words = useWords();
  const characteristic = words.of(`characteristic.${test.characteristic}.short`);
  const value = test.value ?? '–';
  const target =
    total === null ? `${characteristic} ${value}` : t('end.against', { characteristic, value });
  return (
    <p className="test-dice">
      {dice.map((shown, index) => (
        // Two dice may show the same; they never change places.
        <Die key={index} value={shown} />
      ))}
      {total === null ? null : <b className="test-dice-total">{total}</b>}
      <span className="test-dice-against">{target}</span>
    </p>
  );
}
