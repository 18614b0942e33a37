import { useTranslation } from '#i18n/use-translation.ts';
import { setEmblem } from '#roster/edit.ts';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';
import { useEditor } from './editor-context.ts';

type EmblemSheetProps = { readonly onClose: () => void };

/** All emblems; a tap chooses one. */
export function EmblemSheet({ onClose }: EmblemSheetProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, change } = useEditor();
  return (
    <Sheet open onClose={onClose} title={t('warband.emblem')} closeLabel={t('warband.close')}>
      <TileGroup label={t('warband.emblem')}>
        {EMBLEMS.map((emblem) => (
          <Tile
            key={emblem}
            short={t(`builder:emblems.${emblem}`)}
            icon={emblemIcon(emblem)}
            tone="leader"
            pressed={emblem === warband.emblem}
            onPress={() => {
              change((now) => setEmblem(now, emblem));
              onClose();
            }}
          />
        ))}
      </TileGroup>
    </Sheet>
  );
}
