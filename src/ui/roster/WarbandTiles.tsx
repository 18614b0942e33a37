import { number } from '#i18n/format.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { fighterLimit, sizeOf } from '#roster/composition.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import { tradeOf } from '#roster/stash.ts';
import { NumberTile } from '#ui/kit/NumberTile.tsx';
import { TileGroup } from '#ui/kit/Tile.tsx';
import { useEditor } from './editor-context.ts';
import { goldIn } from './gold-left.ts';
import type { ShowSheet } from './over.ts';

/** What a warband is worth, owns and counts; each number opens what is behind it. */
export function WarbandTiles({ onShow }: { readonly onShow: ShowSheet }) {
  const { t } = useTranslation('builder');
  const say = useSay();
  const { warband, system } = useEditor();
  const rating = warbandRating(warband, system);
  const type = findCatalogueWarband(system, warband.catalogueId);
  const { fighters, hired } = sizeOf(warband, system);
  const trade = tradeOf(system);
  return (
    <TileGroup label={t('tiles.title')}>
      {rating === null ? null : (
        <NumberTile
          icon="victory"
          tone="leader"
          value={number(rating)}
          word={t('tiles.rating')}
          onPress={() => onShow('rating')}
        />
      )}
      {(system.afterBattle?.income ?? []).map((id) => {
        const amount = id === trade ? goldIn(warband, system) : (warband.purse?.[id] ?? 0);
        return (
          <NumberTile
            key={id}
            icon={id === trade ? 'coins' : 'treasure'}
            tone={id === trade ? 'leader' : 'standing'}
            value={amount === null ? '–' : number(amount)}
            word={say({ code: `${system.id}:after.income-short.${id}`, params: {} })}
            onPress={() => onShow({ income: id })}
          />
        );
      })}
      <NumberTile
        icon="standing"
        tone="neutral"
        value={number(type === null ? fighters + hired : fighters)}
        of={type === null ? undefined : `/${number(fighterLimit(warband, type, system))}`}
        word={t('tiles.size')}
        onPress={() => onShow('size')}
      />
    </TileGroup>
  );
}
