import { useTranslation } from '#i18n/use-translation.ts';
import type { StepReport } from '#store/hooks.ts';
import { Die } from '#ui/battle/Die.tsx';
import { useWords } from '#ui/battle/words.ts';
import { toneOf } from './StepDice.tsx';
import './ThrowReports.css';

type ThrowReportsProps = {
  readonly reports: readonly StepReport[];
  /** Announce new reports to screen readers. */
  readonly live?: boolean | undefined;
};

/** The results of a settling throw by throw, with their dice. */
export function ThrowReports({ reports, live }: ThrowReportsProps) {
  const { t } = useTranslation(['resolver', 'table']);
  const words = useWords();
  return (
    <ol
      className="stack quiet throw-reports"
      aria-label={t('resolver:settle.so-far')}
      aria-live={live === true ? 'polite' : undefined}
    >
      {reports.map(({ throws, lines }, index) => (
        // Reports are added and removed at the end only, so the index is a safe key.
        <li key={index}>
          {throws.length === 0 ? null : (
            <span className="cluster throw-reports-dice">
              {throws.map(({ dice, ...target }, throwIndex) =>
                dice.map((value, dieIndex) => (
                  <Die
                    key={`${throwIndex} ${dieIndex}`}
                    value={value}
                    tone={toneOf(value, target)}
                    label={t('table:dice.shows', { value })}
                  />
                )),
              )}
            </span>
          )}{' '}
          <span className="throw-reports-lines">
            {lines.map(words.message).map((line, lineIndex) => (
              <span key={lineIndex}>{line} </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
