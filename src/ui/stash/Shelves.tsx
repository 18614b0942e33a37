import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ItemRow } from '#rules/contract/finds.ts';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { useItemWords } from './item-words.ts';
import './Shelves.css';

/** An item on the market, as offered. */
export interface Ware {
  readonly row: ItemRow;
  readonly price: number;
  /** The sum needed on two dice; null for an item that needs no search. */
  readonly need: number | null;
  /** How many of it are wanted already. */
  readonly count: number;
  /** There is not gold enough for one more. */
  readonly tooDear: boolean;
}

type ShelvesProps = {
  readonly label: string;
  readonly systemId: string;
  readonly wares: readonly Ware[];
  /** Says what the rare ones take, above them. */
  readonly rareHint?: string | undefined;
  /** Items that are too expensive can be chosen anyway. */
  readonly anyPrice?: boolean | undefined;
  readonly onTake: (item: string) => void;
};

/** The market, one shelf at a time: common things, then rare ones. */
export function Shelves(props: ShelvesProps) {
  const { label, systemId, wares } = props;
  const { t } = useTranslation('after-battle');
  const say = useSay();
  const shelves = [...new Set(wares.map(({ row }) => row.shelf))];
  const [chosen, setChosen] = useState('');
  const shelf = shelves.find((one) => one === chosen) ?? shelves[0] ?? '';
  const here = wares.filter(({ row }) => row.shelf === shelf);
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
        <p className="ware-hint">{props.rareHint}</p>
      )}
      <WareGrid {...props} label={t('stash.rare')} wares={rare} />
    </div>
  );
}

function WareGrid({ label, systemId, wares, anyPrice = false, onTake }: ShelvesProps) {
  const { t } = useTranslation('after-battle');
  const nameOf = useItemWords(systemId);
  if (wares.length === 0) return null;
  return (
    <fieldset className="wares" aria-label={label}>
      {wares.map(({ row, price, need, count, tooDear }) => (
        <button
          key={row.id}
          type="button"
          className={tooDear ? 'ware ware-dear' : 'ware'}
          aria-pressed={count > 0 ? true : undefined}
          disabled={tooDear && !anyPrice}
          onClick={() => onTake(row.id)}
        >
          <span className="ware-name">{nameOf(row.id)}</span>{' '}
          {count === 0 ? null : <b className="ware-count">{t('stash.count', { count })}</b>}{' '}
          <span className="ware-price">{t('stash.price', { price })}</span>{' '}
          {need === null ? null : <b className="ware-need">{t('stash.need', { need })}</b>}
          {tooDear ? <span className="visually-hidden">{t('stash.too-dear')}</span> : null}
        </button>
      ))}
    </fieldset>
  );
}
