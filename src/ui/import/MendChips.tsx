import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Icon } from '#ui/kit/Icon.tsx';

type GoesProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly onTake: () => void;
};

/** Something that somebody has; a tap takes it away. */
export function HasChip({ name, children, onTake }: GoesProps) {
  const { t } = useTranslation('import');
  return (
    <button
      type="button"
      className="k-chip mend-has"
      aria-label={t('sheet.take-away', { what: name })}
      onClick={onTake}
    >
      <span>{children}</span>
      <Icon name="close" size={16} />
    </button>
  );
}

type OpenProps = {
  readonly text: string;
  readonly open: boolean;
  readonly onPress: () => void;
};

/** Words that nothing was made of; a tap asks what they are. */
export function WordChip({ text, open, onPress }: OpenProps) {
  const { t } = useTranslation('import');
  return (
    <button type="button" className="k-chip mend-word" aria-expanded={open} onClick={onPress}>
      <span>
        <span className="mend-quoted">{t('sheet.quoted', { text })}</span> {t('sheet.in-notes')}
      </span>
      <Icon name="edit" size={16} />
    </button>
  );
}

type AddProps = {
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onPress: () => void;
};

/** Opens the search for one more. */
export function AddChip({ children, open, onPress }: AddProps) {
  return (
    <button type="button" className="k-chip" aria-expanded={open} onClick={onPress}>
      <Icon name={open ? 'up' : 'plus'} size={18} />
      <span>{children}</span>
    </button>
  );
}
