import { useTranslation } from '#i18n/use-translation.ts';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';

type EmblemSheetProps = {
  readonly title: string;
  readonly closeLabel: string;
  /** Undefined for none yet. */
  readonly chosen: string | undefined;
  readonly onChoose: (emblem: (typeof EMBLEMS)[number]) => void;
  readonly onClose: () => void;
};

/** All emblems; a tap chooses one. */
export function EmblemSheet({ title, closeLabel, chosen, onChoose, onClose }: EmblemSheetProps) {
  const { t } = useTranslation('builder');
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={closeLabel}>
      <TileGroup label={title}>
        {EMBLEMS.map((emblem) => (
          <Tile
            key={emblem}
            short={t(`emblems.${emblem}`)}
            icon={emblemIcon(emblem)}
            tone="leader"
            pressed={emblem === chosen}
            onPress={() => {
              onChoose(emblem);
              onClose();
            }}
          />
        ))}
      </TileGroup>
    </Sheet>
  );
}
