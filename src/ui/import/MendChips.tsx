import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Icon, type IconName } from '#ui/kit/Icon.tsx';
import '#ui/kit/Chip.css';
import '#ui/kit/ChipFace.css';
import './MendSheet.css';

type GoesProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly onTake: () => void;
};

/** Something the fighter has; a tap removes it. */
export function HasChip({ name, children, onTake }: GoesProps) {
  const { t } = useTranslation('import');
  return (
    <button
      type="button"
      className="k-chip-face k-chip"
      data-marked
      aria-label={t('sheet.take-away', { what: name })}
      onClick={onTake}
    >
      <span>{children}</span>
      <Icon name="close" size={16} />
    </button>
  );
}

type ThingProps = {
  /** The name of a single one. */
  readonly name: string;
  readonly count: number;
  readonly children: ReactNode;
  readonly onCount: (count: number) => void;
};

/** An item with its count, to be raised or lowered down to none. */
export function ThingChip({ name, count, children, onCount }: ThingProps) {
  const { t } = useTranslation('import');
  return (
    <span className="k-chip-face mend-thing" data-marked>
      <button
        type="button"
        className="middle mend-thing-step"
        aria-label={t(count > 1 ? 'sheet.one-less' : 'sheet.take-away', { what: name })}
        onClick={() => onCount(count - 1)}
      >
        <Icon name={count > 1 ? 'minus' : 'close'} size={16} />
      </button>
      <output className="mend-thing-name">{children}</output>
      <button
        type="button"
        className="middle mend-thing-step"
        aria-label={t('sheet.one-more', { what: name })}
        onClick={() => onCount(count + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}

type OpenProps = {
  readonly text: string;
  readonly open: boolean;
  readonly onPress: () => void;
};

/** Unknown words; a tap asks what they are. */
export function WordChip({ text, open, onPress }: OpenProps) {
  const { t } = useTranslation('import');
  return (
    <button
      type="button"
      className="k-chip-face k-chip mend-word"
      aria-expanded={open}
      onClick={onPress}
    >
      <span>
        <span className="mend-quoted">{t('sheet.quoted', { text })}</span> {t('sheet.in-notes')}
      </span>
      <Icon name="edit" size={16} />
    </button>
  );
}

type AddProps = {
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onPress: () => void;
};

/** Opens the search for another one. */
export function AddChip({ children, open, icon = 'plus', onPress }: AddProps) {
  return (
    <button type="button" className="k-chip-face k-chip" aria-expanded={open} onClick={onPress}>
      <Icon name={open ? 'up' : icon} size={18} />
      <span>{children}</span>
    </button>
  );
}
