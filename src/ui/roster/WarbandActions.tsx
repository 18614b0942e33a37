import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { warbandPath } from '#ui/paths.ts';
import { copyWarband } from './copy-warband.ts';
import { useEditor } from './editor-context.ts';
import './WarbandActions.css';

/** The warband once more, and the way out of the list. */
export function WarbandActions() {
  const { t } = useTranslation('roster');
  const { warband, words } = useEditor();
  const { freshId } = useStores();
  const save = useWarbands((state) => state.save);
  const remove = useWarbands((state) => state.remove);
  const [, navigate] = useLocation();
  const duplicate = () => {
    const copy = copyWarband(warband, t('warband.copy', { name: words.warband(warband) }), freshId);
    save(copy);
    navigate(warbandPath(copy.id));
  };
  return (
    <div className="row warband-actions">
      <Button icon="copy" onPress={duplicate}>
        {t('warband.duplicate')}
      </Button>
      <Button icon="trash" tone="wound" onPress={() => remove(warband.id)}>
        {t('warband.remove')}
      </Button>
    </div>
  );
}
