import type { TestFact } from '#battle/events.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Die } from './Die.tsx';
import { useWords } from './words.ts';
import './TestDice.css';

type TestDiceProps = {
  readonly test: TestFact;
  /** Empty when players entered only the outcome. */
  readonly dice: readonly number[];
  readonly total: number | null;
};

/** The dice of a test against its value, "⚅⚄ 11 sur Cd 8"; the value alone when the dice are unknown. */
export function TestDice({ test, dice, total }: TestDiceProps) {
  const { t } = useTranslation('moments');
  const words = useWords();
  const characteristic = words.of(`characteristic.${test.characteristic}.short`);
  const value = test.value ?? '–';
  const target =
    total === null ? `${characteristic} ${value}` : t('end.against', { characteristic, value });
  return (
    <p className="cluster line test-dice">
      {dice.map((shown, index) => (
        // Dice may be equal and are never reordered, so the index is the key.
        <Die key={index} value={shown} />
      ))}
      {total === null ? null : <b className="test-dice-total">{total}</b>}
      <span className="unbroken test-dice-against">{target}</span>
    </p>
  );
}
