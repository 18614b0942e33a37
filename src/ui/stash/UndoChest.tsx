import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { Chest } from './use-chest.ts';

/** Takes the last change of the chest back; nothing while there is none. */
export function UndoChest({ chest: { last, undo } }: { readonly chest: Chest }) {
  const { t } = useTranslation('battle');
  if (last === null) return null;
  return (
    <Button tone="ghost" icon="undo" label={t('undo.step', { step: last })} onPress={undo}>
      {t('undo.button')}
    </Button>
  );
}
