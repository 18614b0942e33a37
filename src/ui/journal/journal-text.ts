import { useTranslation } from '#i18n/use-translation.ts';
import { useJournalLine, usePartTitle, useTurnTitle } from './journal-words.ts';
import type { StoryLine, StoryPart, StoryTurn } from './story.ts';

/** What there is to hand on. */
export interface JournalTold {
  readonly story: readonly StoryTurn[];
  readonly title: string;
  readonly played: string | null;
  /** House rules agreed on at the start. */
  readonly rules: readonly string[];
}

/** The whole journal as plain text, oldest turn first. */
export function useJournalText({ story, title, rules }: JournalTold): () => string {
  const { t } = useTranslation('journal');
  const lineOf = useJournalLine();
  const titleOf = useTurnTitle();
  const partTitleOf = usePartTitle();
  const lineText = (line: StoryLine) => {
    const { time, text, results, detail } = lineOf(line);
    const more = [...results, ...(detail === null ? [] : [detail])];
    return more.length === 0 ? `${time}  ${text}` : `${time}  ${text} (${more.join(' · ')})`;
  };
  const partText = (part: StoryPart) => {
    const name = partTitleOf(part);
    return [...(name === null ? [] : [name]), ...part.lines.map(lineText)];
  };
  return () =>
    [
      title,
      ...(rules.length === 0 ? [] : ['', t('house-rules'), ...rules]),
      ...story.flatMap((turn) => ['', titleOf(turn), ...turn.parts.flatMap(partText)]),
    ].join('\n');
}
