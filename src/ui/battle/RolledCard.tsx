import { useTranslation } from 'react-i18next';
import type { EntryId } from '#battle/events.ts';
import { keptTotal } from '#rules/dice.ts';
import type { Duty, Outcome } from '#rules/system.ts';
import { number } from '#i18n/format.ts';
import { Card, CardHeader } from '#ui/kit/Card.tsx';
import { Die } from './Die.tsx';
import { useDutyWords } from './duty-words.ts';
import { useWords } from './words.ts';

/** Dice that the app rolled, and what they decided. */
export interface Rolled {
  readonly duty: Duty;
  readonly dice: readonly number[];
  readonly outcome: Outcome;
  readonly overruled: number | null;
  readonly entryId: EntryId;
}

/** Takes the place of the card that the dice have settled. */
export function RolledCard({ rolled }: { readonly rolled: Rolled }) {
  const { t } = useTranslation('table');
  const { duty, dice, outcome } = rolled;
  const words = useDutyWords(duty);
  return (
    <Card as="article" tone="done" label={words.title}>
      <CardHeader icon="dice" title={words.done(outcome.id)} />
      <p className="rolled">
        {dice.map((value, index) => (
          // Two dice may show the same; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Die key={index} value={value} label={t('dice.shows', { value })} />
        ))}
        <RolledTotal rolled={rolled} />
      </p>
    </Card>
  );
}

/** "7 against Ld 8", or the bare sum: how far a fugitive runs. */
function RolledTotal({ rolled: { duty, dice, overruled } }: { readonly rolled: Rolled }) {
  const words = useWords();
  const total = keptTotal(dice, duty.dice?.keep ?? 'all');
  const value = overruled ?? duty.test?.value ?? null;
  if (duty.test === null || value === null) {
    return dice.length > 1 ? <span className="rolled-total">{number(total)}</span> : null;
  }
  return (
    <span className="rolled-total">
      {words.battle('test.against', {
        total,
        value,
        characteristic: words.of(`characteristic.${duty.test.characteristic}.short`),
      })}
    </span>
  );
}
