import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import './SheetDone.css';

type SheetDoneProps = {
  readonly onPress: () => void;
  /** Goes on to the next; undefined if there is none. */
  readonly onMore?: (() => void) | undefined;
  /** Before it: takes back what has been done in the sheet. */
  readonly undo?: ReactNode;
};

/** Closes a long sheet from any scroll position, within the thumb's reach. */
export function SheetDone({ onPress, onMore, undo }: SheetDoneProps) {
  const { t } = useTranslation('roster');
  return (
    <div className="row sheet-done">
      {undo}
      {onMore === undefined ? null : (
        <Button size="large" icon="plus" onPress={onMore}>
          {t('warband.add-next')}
        </Button>
      )}
      <Button block={onMore === undefined} size="large" tone="outline" onPress={onPress}>
        {t('warband.done')}
      </Button>
    </div>
  );
}
