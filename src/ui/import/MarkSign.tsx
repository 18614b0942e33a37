import type { Confidence } from '#exchange/import/understood-lines.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import './Import.css';

type MarkSignProps = {
  readonly mark: Confidence;
  /** Labels the sign where there is no text next to it. */
  readonly spoken?: boolean | undefined;
};

/** How well a line was read, by shape as well as by colour. */
export function MarkSign({ mark, spoken }: MarkSignProps) {
  const { t } = useTranslation('import');
  return (
    <span className={`middle import-mark import-mark-${mark}`}>
      {mark === 'guessed' ? null : <Icon name={SIGNS[mark]} size={18} />}
      {spoken === true ? (
        <span className="visually-hidden">{t(`mark.${mark}`, { count: 1 })}</span>
      ) : null}
    </span>
  );
}

const SIGNS = { understood: 'tick', completed: 'plus', text: 'list' } as const;
