import { useLocation } from 'wouter';
import { loadScreenWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse, setArchived } from '#roster/archive.ts';
import { asNewWarband } from '#roster/as-new.ts';
import { renameWarband, setBattles, setNotes, setWarbandTrait } from '#roster/edit.ts';
import { LIMITS } from '#roster/limits.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useCopyPhotos } from '#ui/effects/use-photos.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { warbandPath } from '#ui/paths.ts';
import { DraftField, NumberField } from './DraftField.tsx';
import { useEditor } from './editor-context.ts';
import type { ShowSheet } from './over.ts';
import { SheetDone } from './SheetDone.tsx';
import { TraitChips } from './TraitChips.tsx';
import { useRecord } from './use-record.ts';
import { WarbandName } from './WarbandName.tsx';

type WarbandMenuProps = {
  /** The name is asked for on the page itself. */
  readonly unnamed: boolean;
  readonly onShow: ShowSheet;
  readonly onClose: () => void;
};

/** What is rarely done with a warband: its name and emblem, its notes, and what concerns all of it. */
export function WarbandMenu({ unnamed, onShow, onClose }: WarbandMenuProps) {
  const { t } = useTranslation(['roster', 'builder', 'after-battle']);
  const { warband, system, change, words } = useEditor();
  const record = useRecord(warband.id);
  // A type may give the whole warband a trait that fighters usually have.
  const rows = system.traits.filter((row) => row.of === 'side' || row.id in warband.traits);
  return (
    <Sheet open onClose={onClose} title={words.warband(warband)} closeLabel={t('warband.close')}>
      <div className="stack-wide">
        {unnamed ? null : <WarbandName />}
        <ListRow
          lead={<EmblemDisc emblem={warband.emblem} />}
          title={t('warband.change-emblem')}
          onPress={() => onShow('emblems')}
        />
        <DraftField
          label={t('warband.notes')}
          value={warband.notes}
          maxLength={LIMITS.notes}
          multiline
          onChange={(notes) => change((now) => setNotes(now, notes))}
        />
        <TraitChips
          label={t('warband.traits')}
          rows={rows}
          carried={warband.traits}
          before={{}}
          buyer={null}
          explain="carried"
          onSet={(trait, value) => change((now) => setWarbandTrait(now, trait, value))}
        />
        <NumberField
          label={t('warband.battles')}
          value={warband.battles}
          min={0}
          max={LIMITS.battles}
          decreaseLabel={t('warband.fewer-battles')}
          increaseLabel={t('warband.more-battles')}
          onChange={(battles) => change((now) => setBattles(now, battles))}
        />
        {record.battles === 0 ? null : (
          <p className="quiet">
            {t('warband.record', {
              battles: t('list.battles', { count: record.battles }),
              won: t('list.won', { count: record.won }),
            })}
          </p>
        )}
        {system.afterBattle === null || warband.members.length === 0 ? null : (
          <ListRow
            lead={<Icon name="absent" />}
            title={t('after-battle:missed.title')}
            onPress={() => onShow('missed')}
          />
        )}
        <Later load={TYPE} props={{ systemId: system.id, type: warband.catalogueId }} />
        <WholeWarband />
      </div>
      <SheetDone onPress={onClose} />
    </Sheet>
  );
}

/** Few change the type of a warband. */
const TYPE = async () => {
  const [{ ChangeType }] = await Promise.all([
    import('#ui/own-packs/ChangeType.tsx'),
    loadScreenWords('own-packs'),
  ]);
  return ChangeType;
};

/** Duplicating, archiving and deleting the warband. */
function WholeWarband() {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, words, change } = useEditor();
  const { freshId } = useStores();
  const inUse = isInUse(warband);
  const copyPhotos = useCopyPhotos();
  const save = useWarbands((state) => state.save);
  const remove = useWarbands((state) => state.remove);
  const [, navigate] = useLocation();
  const duplicate = () => {
    const name = t('warband.copy', { name: words.warband(warband) });
    const copy = renameWarband(asNewWarband(setArchived(warband, false), freshId), name);
    save(copy);
    // The copy stands for the same miniatures.
    copyPhotos(warband, copy);
    navigate(warbandPath(copy.id));
  };
  return (
    <div className="row">
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
