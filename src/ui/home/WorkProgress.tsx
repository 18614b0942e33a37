import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ProgressBar } from '#ui/kit/ProgressBar.tsx';

/** The progress of work on a large amount of data, in entries; `total` is 0 while the file is being read. */
export interface Work {
  readonly done: number;
  readonly total: number;
}

/** Shows the progress of long work. */
export function WorkProgress({ label, work: { done, total } }: WorkProgressProps) {
  const { t } = useTranslation('home');
  const text =
    total === 0 ? t('work.reading') : t('work.done', { done: number(done), total: number(total) });
  return <ProgressBar label={label} text={text} done={done} total={total} />;
}

type WorkProgressProps = { readonly label: string; readonly work: Work };
