import { useTranslation } from '#i18n/use-translation.ts';
import type { StepReport } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { useWords } from '#ui/battle/words.ts';
import { toneOf } from './StepDice.tsx';
import './ToldDice.css';

type ToldDiceProps = {
  readonly told: readonly StepReport[];
  /** Read out as it grows. */
  readonly live?: boolean | undefined;
};

/** What has come of a settling throw by throw, with the dice that did it. */
export function ToldDice({ told, live }: ToldDiceProps) {
  const { t } = useTranslation(['resolver', 'table']);
  const words = useWords();
  return (
    <ol
      className="told"
      aria-label={t('resolver:settle.so-far')}
      aria-live={live === true ? 'polite' : undefined}
    >
      {told.map(({ throws, lines }, index) => (
        // Throws are only ever added or taken away at the end.
        <li key={index}>
          {throws.length === 0 ? null : (
            <span className="told-dice">
              {throws.map(({ dice, ...asked }, nth) =>
                dice.map((value, place) => (
                  <Die
                    key={`${nth} ${place}`}
                    value={value}
                    tone={toneOf(value, asked)}
                    label={t('table:dice.shows', { value })}
                  />
                )),
              )}
            </span>
          )}{' '}
          <span className="told-lines">
            {lines.map(words.said).map((line, place) => (
              <span key={place}>{line} </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
