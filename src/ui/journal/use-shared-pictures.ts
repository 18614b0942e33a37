import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { paint } from '#ui/painting/painter.ts';
import { usePosterFacts } from './poster-facts.ts';
import { posterPicture } from './poster-picture.ts';
import { usePosterPortrait } from './poster-portrait.ts';
import { posterWords } from './poster-words.ts';
import { reportPicture } from './report-picture.ts';
import { type ReportFacts, reportWords } from './report-words.ts';

/** A picture of the battle. */
export interface SharedPicture {
  readonly kind: 'poster' | 'portrait' | 'square';
  readonly name: string;
  /** All text in it. */
  readonly words: string;
  /** The emblem that stands on the sheet until it is painted. */
  readonly emblem: string;
  /** Null where the browser can't draw one. */
  readonly painted: Promise<Blob | null>;
}

/**
 * The poster of a finished battle, and the report in two shapes. They are painted as the screen opens, since browsers
 * allow sharing only right after a tap; the one that is seen first comes first.
 * @param facts null for no report
 */
export function useSharedPictures(
  title: string,
  facts: ReportFacts | null,
): readonly SharedPicture[] {
  const { t } = useTranslation(['journal', 'moments']);
  const posterFacts = usePosterFacts(title);
  const findPortrait = usePosterPortrait();
  const [pictures] = useState(() => {
    const poster: readonly SharedPicture[] =
      posterFacts === null
        ? []
        : [
            {
              kind: 'poster',
              name: t('moments:poster.title'),
              words: posterWords(posterFacts),
              emblem: posterFacts.winner,
              painted: findPortrait().then((found) =>
                paint((measure) => posterPicture(posterFacts, measure, found)),
              ),
            },
          ];
    if (facts === null) return poster;
    const report = (kind: 'portrait' | 'square', before: SharedPicture | undefined) => ({
      kind,
      name: t(`report.${kind}`),
      words: reportWords(facts),
      emblem: facts.facing[0] ?? '',
      painted: after(before?.painted, () =>
        paint((measure) => reportPicture(facts, kind, measure)),
      ),
    });
    const portrait = report('portrait', poster[0]);
    return [...poster, portrait, report('square', portrait)];
  });
  return pictures;
}

/** Makes something once `first` is done. */
async function after<T>(first: Promise<unknown> | undefined, make: () => Promise<T>): Promise<T> {
  await first;
  return make();
}
