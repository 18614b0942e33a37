import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { NumberTile } from '#ui/kit/NumberTile.tsx';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';
import { type ShowPackSheet, usePack } from './pack-context.ts';

/** The limits of the warband; each opens what is behind it. */
export function PackTiles({ onShow }: { readonly onShow: ShowPackSheet }) {
  const { t } = useTranslation(['own-packs', 'roster']);
  const { form, system, words } = usePack();
  const limits = form.warband;
  if (limits === undefined) return null;
  const { emblem, startGold, minFighters, maxFighters, maxHeroes } = limits;
  const limited = system.roles.find((role) => role.limited === true);
  const show = () => onShow('limits');
  return (
    <TileGroup label={t('limits.tiles')}>
      <Tile
        short={t('field.emblem')}
        label={t('roster:warband.change-emblem')}
        icon={emblemIcon(emblem)}
        tone="leader"
        pressed={false}
        onPress={() => onShow('emblems')}
      />
      <NumberTile
        icon="coins"
        tone="leader"
        value={number(startGold)}
        word={t('limits.gold-short')}
        onPress={show}
      />
      <NumberTile
        icon="standing"
        tone="neutral"
        value={t('limits.between', { min: minFighters, max: maxFighters })}
        word={t('limits.fighters')}
        onPress={show}
      />
      {limited === undefined ? null : (
        <NumberTile
          icon="duel"
          tone="leader"
          value={number(maxHeroes)}
          word={words.role(limited.id, 2)}
          onPress={show}
        />
      )}
    </TileGroup>
  );
}
