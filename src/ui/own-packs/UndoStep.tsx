import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { usePack } from './pack-context.ts';

/** Takes the last change back, however many there were. */
export function UndoStep() {
  const { t } = useTranslation('own-packs');
  const { last } = usePack();
  if (last === null) return null;
  return <IconButton icon="undo" label={t('undo', { what: last.what })} onPress={last.undo} />;
}

/** The same within the thumb's reach, at the foot of a sheet. */
export function UndoButton() {
  const { t } = useTranslation(['own-packs', 'roster']);
  const { last } = usePack();
  if (last === null) return null;
  return (
    <Button size="large" icon="undo" label={t('undo', { what: last.what })} onPress={last.undo}>
      {t('roster:list.undo')}
    </Button>
  );
}
