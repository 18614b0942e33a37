import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalTurn } from '#battle/selectors.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useJournalLine, useTurnTitle } from './journal-words.ts';

interface ShareJournalProps {
  readonly turns: readonly JournalTurn[];
  readonly title: string;
}

/** Hands the journal on as text: to the share sheet where there is one, else to the clipboard. */
export function ShareJournal({ turns, title }: ShareJournalProps) {
  const { t } = useTranslation('journal');
  const lineOf = useJournalLine();
  const titleOf = useTurnTitle();
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = () =>
    [
      title,
      ...turns.flatMap((turn) => [
        '',
        titleOf(turn),
        ...turn.items.map((item) => {
          const line = lineOf(item);
          return line.detail === null
            ? `${line.time}  ${line.text}`
            : `${line.time}  ${line.text} (${line.detail})`;
        }),
      ]),
    ].join('\n');
  const share = async () => {
    try {
      if ('share' in navigator) await navigator.share({ title, text: text() });
      else setCopied(await copy(text()));
    } catch (problem) {
      // Closing the share sheet is no failure; anything else still leaves the clipboard.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) {
        setCopied(await copy(text()));
      }
    }
  };
  return (
    <>
      <Button icon="share" onPress={() => void share()}>
        {t('share')}
      </Button>
      <output className="j-shared">
        {copied === null ? '' : t(copied ? 'copied' : 'not-copied')}
      </output>
    </>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
