import { memo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores } from '#store/hooks.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { warbandPath } from '#ui/paths.ts';
import { fightersIn } from './size.ts';

type WarbandLinkProps = {
  readonly warband: Warband;
  /** Tells its rules, where the list holds warbands of several. */
  readonly rules: string | null;
};

/** One warband of the list: sign, name, and how strong it is. */
export const WarbandLink = memo(function WarbandLink({ warband, rules }: WarbandLinkProps) {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  const own = useOwnWords(warband.systemId);
  const system = useStores().systems.listed(warband.systemId);
  const rating = system === null ? null : warbandRating(warband, system);
  const facts = [
    ...(rules === null ? [] : [rules]),
    own('roster:list.fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('list.rating', { rating })]),
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
