import { useTranslation } from '#i18n/use-translation.ts';
import { VERDICTS } from '#rules/kit/duty.ts';
import { emphasised, useWords } from '#ui/battle/words.ts';
import { type LinePart, useLineParts } from './journal-words.ts';
import type { StoryLine } from './story.ts';

/** A line of the journal as its row shows it; whom it is about is marked for `Emphasised`. */
export interface RowWords {
  readonly text: string;
  /** Further results of the same step. */
  readonly more: readonly string[];
  /** Who is credited; null for nobody. */
  readonly by: string | null;
  readonly dice: readonly number[];
  /** Why it did not count, or the rule that was overruled. */
  readonly note: string | null;
}

/** Puts a line of the journal into words for its row. */
export function useRowWords(): (line: StoryLine) => RowWords {
  const { t } = useTranslation('journal');
  const partsOf = useLineParts(emphasised);
  const tested = useTested();
  return (line) => {
    const { text, by, results, dice, note } = partsOf(line);
    // The result says it all where somebody is credited with it.
    const told = by === null && results.length > 0 && results.every((one) => one.by !== null);
    const [first, ...others] = told ? results : [{ text: tested(line) ?? text, by }, ...results];
    return {
      text: first?.text ?? text,
      more: others.map((one) => credited(one, first?.by ?? null)),
      by: first?.by ?? null,
      dice,
      note,
    };
  };
  /** The one credited is at the end of the row, unless several are. */
  function credited(part: LinePart, shown: string | null): string {
    return part.by === null || part.by === shown
      ? part.text
      : t('credited', { text: part.text, by: part.by });
  }
}

/** "Déroute, raté sur Cd 8", "Dieter se rallie, Cd 8"; null for what is no test of a known value. */
function useTested(): (line: StoryLine) => string | null {
  const { t } = useTranslation('journal');
  const words = useWords();
  return ({ kind, item: { entry, said, ignored } }) => {
    if (kind !== 'entry' || ignored || entry.type !== 'DutyResolved') return null;
    const { test, outcome, fighterId, kind: duty } = entry.data;
    if (test === null || test.value === null) return null;
    const on = {
      characteristic: words.of(`characteristic.${test.characteristic}.short`),
      value: test.value,
    };
    if (fighterId !== null) {
      const name = emphasised(String(said.params['name'] ?? ''));
      return t('test.of', {
        text: words.logged({ ...said, params: { ...said.params, name } }),
        ...on,
      });
    }
    const verdict = Object.values(VERDICTS).find((one) => one === outcome);
    if (verdict === undefined) return null;
    const what = words.maybe(`duty.${duty}.short`) ?? words.of(`duty.${duty}.title`);
    return t(`test.${verdict}`, { what: emphasised(what), ...on });
  };
}
