import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { startingGold } from '#roster/composition.ts';
import { goldCost } from '#roster/cost.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { useEditor } from './editor-context.ts';
import { useGoldLeft } from './gold-left.ts';
import { fightersIn } from './size.ts';
import { WarbandName } from './WarbandName.tsx';
import './WarbandIdentity.css';

type WarbandIdentityProps = {
  /** The warband has no name yet. */
  readonly unnamed: boolean;
  readonly onEmblem: () => void;
};

/** Emblem, size and rating of the warband. */
export function WarbandIdentity({ unnamed, onEmblem }: WarbandIdentityProps) {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  const own = useOwnWords(system.id);
  const rating = warbandRating(warband, system);
  const left = useGoldLeft();
  const facts = [
    own('roster:list.fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('warband.rating', { rating: number(rating) })]),
    ...useCost(),
    ...(left === null ? [] : [left]),
  ];
  const line = <p className="warband-facts">{facts.join(' · ')}</p>;
  return (
    <section aria-label={t('warband.identity')}>
      <div className="cluster warband-identity">
        <button
          type="button"
          className="warband-emblem"
          aria-label={t('warband.change-emblem')}
          onClick={onEmblem}
        >
          <EmblemDisc emblem={warband.emblem} size="large" />
        </button>
        {unnamed ? <WarbandName /> : line}
      </div>
      {unnamed ? line : null}
    </section>
  );
}

/** The warband's cost, out of the starting gold at first; empty in a game without gold. */
function useCost(): readonly string[] {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system } = useEditor();
  const spent = goldCost(warband, system);
  if (spent === null) return [];
  const type = findCatalogueWarband(system, warband.catalogueId);
  const gold = type === null ? null : startingGold(warband, type, system);
  return [
    gold === null
      ? t('warband.cost', { gold: number(spent) })
      : t('builder:composition.cost', { spent: number(spent), gold: number(gold) }),
  ];
}
