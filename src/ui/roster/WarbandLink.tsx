import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { warbandPath } from '#ui/paths.ts';
import { fightersIn } from './size.ts';

type WarbandLinkProps = { readonly warband: Warband };

/** One warband of the list: sign, name, and how strong it is. */
export const WarbandLink = memo(function WarbandLink({ warband }: WarbandLinkProps) {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  const facts = [
    t('list.fighters', { count: fightersIn(warband) }),
    t('list.rating', { rating: warbandRating(warband) }),
    ...(warband.battles > 0 ? [t('list.battles', { count: warband.battles })] : []),
  ];
  return (
    <ListLink
      {...linkTo(warbandPath(warband.id))}
      lead={<EmblemDisc emblem={warband.emblem} />}
      title={warband.name === '' ? t('list.unnamed') : warband.name}
      subtitle={facts.join(' · ')}
    />
  );
});
