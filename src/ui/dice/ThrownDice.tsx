import { useTranslation } from '#i18n/use-translation.ts';
import { Die } from '#ui/battle/Die.tsx';
import './ThrownDice.css';

type ThrownDiceProps = {
  readonly dice: readonly number[];
  /** How many are still to come. */
  readonly open: number;
};

/** The dice so far, and places for those to come. */
export function ThrownDice({ dice, open }: ThrownDiceProps) {
  const { t } = useTranslation('after-battle');
  return (
    <div className="cluster line close thrown-dice">
      <span className="visually-hidden">{t('injuries.dice', { dice: dice.join(' ') })}</span>
      {dice.map((value, index) => (
        // Dice may be equal and are never reordered, so the index is the key.
        <Die key={index} value={value} />
      ))}
      {Array.from({ length: open }, (_, index) => (
        <span key={index} className="thrown-dice-open" aria-hidden="true" />
      ))}
    </div>
  );
}
