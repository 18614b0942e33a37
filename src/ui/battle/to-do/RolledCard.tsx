import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { totalOf } from '#rules/dice/outcome.ts';
import { Die } from '#ui/battle/Die.tsx';
import type { AppRoll } from '#ui/battle/news.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords, type Words } from '#ui/battle/words.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader } from '#ui/kit/Card.tsx';
import { useDutyWords } from './duty-words.ts';

/** Replaces the card of a duty that the app has rolled for. */
export function RolledCard({ rolled }: { readonly rolled: AppRoll }) {
  const { t } = useTranslation(['table', 'battle']);
  const { duty, dice, outcome } = rolled;
  const words = useDutyWords(duty);
  const total = totalWords(rolled, { t, words: useWords() });
  return (
    <Card as="article" tone="done" label={words.title}>
      <CardHeader icon="dice" title={words.done(outcome)} />
      <p className="cluster line air-2">
        {dice.map((value, index) => (
          // Dice may be equal and are never reordered, so the index is the key.
          <Die key={index} value={value} label={t('dice.shows', { value })} />
        ))}
        {total === null ? null : <b>{total}</b>}
      </p>
      <OtherAnswers rolled={rolled} />
    </Card>
  );
}

/** When the dice give a distance rather than a verdict, only players know the outcome, so they can change it. */
function OtherAnswers({ rolled }: { readonly rolled: AppRoll }) {
  const table = useTable();
  const { duty, dice, outcome } = rolled;
  const words = useDutyWords(duty);
  const others = duty.outcomes.filter((one) => one.resolves && one.on === null);
  if (duty.test !== null || duty.tally !== null || others.length === 0) return null;
  const answer = (id: string) => {
    table.send({ type: 'undo', back: null });
    table.send({ type: 'resolve-duty', key: duty.key, outcome: id, dice, overruledValue: null });
  };
  return (
    <CardActions>
      {others
        .filter((one) => one.id !== outcome)
        .map((one) => (
          <Button key={one.id} onPress={() => answer(one.id)}>
            {words.outcome(one.id)}
          </Button>
        ))}
    </CardActions>
  );
}

/** The total and its target, "7 on Ld 8"; null for a single die, which needs neither. */
export function totalWords(
  { duty, dice, overruled }: AppRoll,
  { t, words }: { readonly t: TableWords; readonly words: Words },
): string | null {
  const total = totalOf(duty, dice);
  const value = overruled ?? duty.test?.value ?? null;
  if (duty.test === null || value === null) return dice.length > 1 ? number(total) : null;
  return t('battle:test.against', {
    total,
    value,
    characteristic: words.of(`characteristic.${duty.test.characteristic}.short`),
  });
}

type TableWords = ReturnType<typeof useTranslation<readonly ['table', 'battle']>>['t'];
