import { useMemo, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { columnOf } from '#ui/effects/column.ts';
import { useHeadHeight } from '#ui/effects/use-head-height.ts';
import { useNewsAbove } from '#ui/effects/use-news-above.ts';
import { Button } from '#ui/kit/Button.tsx';
import { JournalRounds } from './JournalRounds.tsx';
import { countLines, roundsOf } from './journal-rows.ts';
import { LongJournal } from './LongJournal.tsx';
import type { StoryTurn } from './story.ts';
import { useFoldedRounds } from './use-folded-rounds.ts';
import './JournalScreen.css';

/** Lines. Up to a usual evening's length, all are drawn, so that the browser can search and print them. */
const DRAWN_WHOLE = 150;

/** Rounds of a longer one that are open beside the battle. */
const OPEN_BESIDE = 3;

type JournalLinesProps = {
  readonly story: readonly StoryTurn[];
  /** It is a column beside the battle: of a long one only the last rounds are open. */
  readonly beside?: boolean;
};

/** What happened, round by round, newest first. */
export function JournalLines({ story, beside = false }: JournalLinesProps) {
  const list = useRef<HTMLDivElement>(null);
  const rounds = useMemo(() => roundsOf(story), [story]);
  const count = countLines(rounds);
  const long = count > DRAWN_WHOLE;
  const folding = useFoldedRounds(beside && long ? rounds.slice(0, -OPEN_BESIDE) : []);
  const news = useNewsAbove(list, count);
  useHeadHeight(list);
  return (
    <div ref={list} className="journal">
      <NewLines count={news} onPress={() => toTop(list.current)} />
      {long && !beside ? (
        <LongJournal rounds={rounds} {...folding} />
      ) : (
        <JournalRounds rounds={rounds} {...folding} />
      )}
    </div>
  );
}

/** The button that leads to what has come since one reads further down. */
function NewLines({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  const { t } = useTranslation('journal');
  return (
    <div className="j-news">
      {count === 0 ? null : (
        <Button icon="up" onPress={onPress}>
          {t('news', { count })}
        </Button>
      )}
    </div>
  );
}

function toTop(list: HTMLElement | null): void {
  ((list === null ? null : columnOf(list)) ?? window).scrollTo(0, 0);
}
