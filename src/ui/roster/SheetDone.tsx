import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import './SheetDone.css';

/** Closes a long sheet from wherever it has been scrolled to, within the thumb's reach. */
export function SheetDone({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('roster');
  return (
    <div className="sheet-done">
      <Button block size="large" tone="outline" onPress={onPress}>
        {t('warband.done')}
      </Button>
    </div>
  );
}
