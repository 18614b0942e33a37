import { useTranslation } from '#i18n/use-translation.ts';
import { hiringOf, unfitBeside } from '#roster/composition.ts';
import type { Offer } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { usePayWords } from '#ui/pay-words.ts';
import { useDoubtWords } from './doubt-words.ts';
import { useEditor } from './editor-context.ts';
import { fightersIn } from './size.ts';
import './OfferRows.css';

type OfferRowsProps = {
  readonly offers: readonly Offer[];
  readonly onTake: (offer: Offer) => void;
};

/** Who may join, each with his price and what is in doubt about him. */
export function OfferRows({ offers, onTake }: OfferRowsProps) {
  const { t } = useTranslation('roster');
  const { words } = useEditor();
  const facts = useOfferFacts();
  const isFull = useIsFull();
  return (
    <ul className="stack">
      {offers.map((offer) => (
        <li key={offer.profileId} className={classNames(isFull(offer) && 'offer-full')}>
          <ListRow
            title={words.profile(offer.profileId) ?? t('member.unnamed')}
            subtitle={facts(offer)}
            onPress={() => onTake(offer)}
          />
        </li>
      ))}
    </ul>
  );
}

function takenOf({ profileId }: Offer, { members }: Warband): number {
  return fightersIn({ members: members.filter((member) => member.profileId === profileId) });
}

/** Whether the warband already has the maximum of an offer. */
function useIsFull(): (offer: Offer) => boolean {
  const { warband } = useEditor();
  return (offer) => takenOf(offer, warband) >= (offer.profile.max ?? Number.POSITIVE_INFINITY);
}

/** What he costs, of each kind; empty for one who is not for sale. */
function usePriceWords(): (offer: Offer) => readonly string[] {
  const { t } = useTranslation('roster');
  const { system } = useEditor();
  const pay = usePayWords(system);
  return ({ profile: { cost, costMore: { dice, ...pieces } = {} } }) => {
    if (cost === undefined) return [];
    const more = Object.entries(pieces).flatMap(([of, count]) =>
      count === undefined ? [] : [pay(of, count)],
    );
    const gold =
      dice === undefined
        ? t('add.price', { gold: cost })
        : t('add.price-dice', { gold: cost, dice });
    return cost === 0 && more.length > 0 ? more : [gold, ...more];
  };
}

/** "Héros · 35 co · 1 sur 2" */
function useOfferFacts(): (offer: Offer) => string {
  const { t } = useTranslation(['roster', 'builder']);
  const { warband, system, words } = useEditor();
  const isFull = useIsFull();
  const doubts = useDoubtWords(words);
  const price = usePriceWords();
  const pay = usePayWords(system);
  return (offer) => {
    const { profileId, profile } = offer;
    const { role, max } = profile;
    const taken = takenOf(offer, warband);
    const hiring = hiringOf(profileId, warband.catalogueId, system);
    const unfit = unfitBeside(profileId, warband, system);
    const upkeep = system.afterBattle?.upkeep.find((row) => row.profileId === profileId);
    return [
      ...(isFull(offer) ? [t('builder:composition.full')] : []),
      words.role(role, 1),
      ...price(offer),
      ...(upkeep === undefined ? [] : [t('add.upkeep', { pay: pay(upkeep.of, upkeep.cost) })]),
      ...(max === undefined ? [] : [t('add.limit', { taken, max })]),
      // Whoever is not for this warband stands under a heading that says so.
      ...(hiring === 'yes' || hiring === 'no' ? [] : [t(`builder:hiring.${hiring}`)]),
      ...(unfit === null ? [] : [t('builder:hiring.not-beside', { name: words.member(unfit) })]),
      ...doubts(profile),
    ].join(' · ');
  };
}
