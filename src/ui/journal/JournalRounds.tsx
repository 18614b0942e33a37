import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { JournalLine } from './JournalLine.tsx';
import type { StoryRound } from './journal-rows.ts';
import { RoundHead } from './RoundHead.tsx';
import type { FoldedRounds } from './use-folded-rounds.ts';
import './JournalScreen.css';

type JournalRoundsProps = FoldedRounds & {
  /** Oldest first. */
  readonly rounds: readonly StoryRound[];
};

/** A journal of a usual evening, drawn whole, so that the browser can search and print it. Newest first. */
export function JournalRounds({ rounds, folded, toggle }: JournalRoundsProps) {
  const { t } = useTranslation('journal');
  return rounds.toReversed().map(({ round, lines }) => (
    <section key={round} aria-label={t('round', { round: number(round) })}>
      <RoundHead round={round} folded={folded.has(round)} onPress={() => toggle(round)} />
      {folded.has(round) || lines.length === 0 ? null : (
        <ul>
          {lines.toReversed().map((line) => (
            <li key={line.key}>
              <JournalLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
