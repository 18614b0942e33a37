import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import './SheetDone.css';

type SheetDoneProps = {
  readonly onPress: () => void;
  /** On to somebody else at once; undefined where there is nobody to go on to. */
  readonly onMore?: (() => void) | undefined;
};

/** Closes a long sheet from wherever it has been scrolled to, within the thumb's reach. */
export function SheetDone({ onPress, onMore }: SheetDoneProps) {
  const { t } = useTranslation('roster');
  return (
    <div className="row sheet-done">
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
