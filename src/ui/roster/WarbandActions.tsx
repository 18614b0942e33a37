import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse, setArchived } from '#roster/archive.ts';
import { asNewWarband } from '#roster/as-new.ts';
import { renameWarband } from '#roster/edit.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useCopyPhotos } from '#ui/effects/use-photos.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { warbandPath } from '#ui/paths.ts';
import { useEditor } from './editor-context.ts';
import './WarbandActions.css';

/** Duplicating, archiving and deleting the warband. */
export function WarbandActions() {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, words, change } = useEditor();
  const { freshId } = useStores();
  const inUse = isInUse(warband);
  const copyPhotos = useCopyPhotos();
  const save = useWarbands((state) => state.save);
  const remove = useWarbands((state) => state.remove);
  const [, navigate] = useLocation();
  const linkTo = useLinkTo();
  const duplicate = () => {
    const name = t('warband.copy', { name: words.warband(warband) });
    const copy = renameWarband(asNewWarband(setArchived(warband, false), freshId), name);
    save(copy);
    // The copy stands for the same miniatures.
    copyPhotos(warband, copy);
    navigate(warbandPath(copy.id));
  };
  return (
    <div className="row warband-actions">
      <LinkButton icon="export" {...linkTo(warbandPath(warband.id, '/hand-over'))}>
        {t('warband.hand-over')}
      </LinkButton>
      <Button icon="copy" onPress={duplicate}>
        {t('warband.duplicate')}
      </Button>
      <Button
        icon={inUse ? 'import' : 'export'}
        onPress={() => change((now) => setArchived(now, inUse))}
      >
        {t(inUse ? 'builder:list.archive' : 'builder:list.unarchive')}
      </Button>
      <Button icon="trash" onPress={() => remove(warband.id)}>
        {t('warband.remove')}
      </Button>
    </div>
  );
}
