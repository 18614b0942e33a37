import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ProgressBar } from '#ui/kit/ProgressBar.tsx';

/** How far work on a large amount of data has come, in entries; a total of 0 while it is being read. */
export interface WorkDone {
  readonly done: number;
  readonly total: number;
}

/** Shows how far it has come. */
export function LongWork({ label, work: { done, total } }: LongWorkProps) {
  const { t } = useTranslation('home');
  const text =
    total === 0 ? t('work.reading') : t('work.done', { done: number(done), total: number(total) });
  return <ProgressBar label={label} text={text} done={done} total={total} />;
}

type LongWorkProps = { readonly label: string; readonly work: WorkDone };
