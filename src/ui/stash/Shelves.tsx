import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { leastOf, type Offer } from '#roster/market.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { useItemWords } from './item-words.ts';
import { usePriceWords } from './price-words.ts';
import './Shelves.css';

/** An item on the market, as it is shown. */
export interface Ware {
  readonly offer: Offer;
  /** The sum needed on two dice; null for an item that needs no search. */
  readonly need: number | null;
  /** How many of it are wanted already. */
  readonly count: number;
}

type ShelvesProps = {
  readonly label: string;
  readonly systemId: string;
  readonly wares: readonly Ware[];
  /** Gold crowns left to spend. */
  readonly gold: number;
  /** Says what the rare ones take, above them. */
  readonly rareHint?: string | undefined;
  /** Items that are too expensive can be chosen anyway. */
  readonly anyPrice?: boolean | undefined;
  readonly onTake: (offer: Offer) => void;
};

/** The market, one shelf at a time: common things, then rare ones, then those that are meant for others. */
export function Shelves(props: ShelvesProps) {
  const { label, systemId, wares } = props;
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const shelves = [...new Set(wares.map(({ offer }) => offer.row.shelf))];
  const [chosen, setChosen] = useState('');
  const shelf = shelves.find((one) => one === chosen) ?? shelves[0] ?? '';
  const all = wares.filter(({ offer }) => offer.row.shelf === shelf);
  const here = all.filter(({ offer }) => offer.why === null);
  const others = all.filter(({ offer }) => offer.why !== null);
  const common = here.filter(({ need }) => need === null);
  const rare = here.filter(({ need }) => need !== null);
  return (
    <div className="stack">
      {shelves.length < 2 ? null : (
        <SegmentedControl
          label={label}
          hideLabel
          value={shelf}
          options={shelves.map((id) => ({
            value: id,
            label: say({ code: `${systemId}:after.shelf.${id}`, params: {} }),
          }))}
          onChange={setChosen}
        />
      )}
      <WareGrid {...props} label={t('stash.common')} wares={common} />
      {rare.length === 0 || props.rareHint === undefined ? null : (
        <p className="quiet air-1">{props.rareHint}</p>
      )}
      <WareGrid {...props} label={t('stash.rare')} wares={rare} />
      {others.length === 0 ? null : (
        <Fold title={t('stash.others')} summary={t('stash.others-hint')}>
          <WareGrid {...props} label={t('stash.others')} wares={others} />
        </Fold>
      )}
    </div>
  );
}

function WareGrid({ label, systemId, wares, gold, anyPrice = false, onTake }: ShelvesProps) {
  const { t } = useTranslation('after-battle');
  const nameOf = useItemWords(systemId);
  const priceOf = usePriceWords();
  if (wares.length === 0) return null;
  return (
    <fieldset className="grid close wares" aria-label={label}>
      {wares.map(({ offer, need, count }) => {
        const { row, price, why } = offer;
        const tooDear = leastOf(price) > gold;
        return (
          <button
            key={row.id}
            type="button"
            className={tooDear ? 'grid pick ware ware-dear' : 'grid pick ware'}
            aria-pressed={count > 0 ? true : undefined}
            disabled={tooDear && !anyPrice}
            onClick={() => onTake(offer)}
          >
            <span className="ware-name">{nameOf(row.id)}</span>{' '}
            {count === 0 ? null : <b className="ware-count">{t('stash.count', { count })}</b>}{' '}
            <span className="quiet ware-price">{priceOf(price)}</span>{' '}
            {need === null ? null : (
              <b className="display ware-need">{t('stash.need', { need })}</b>
            )}
            {why === null ? null : <span className="hint ware-why">{t(`stash.why.${why}`)}</span>}
            {tooDear ? <span className="visually-hidden">{t('stash.too-dear')}</span> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
