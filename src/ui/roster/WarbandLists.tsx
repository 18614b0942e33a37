import { memo, useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse, setArchived } from '#roster/archive.ts';
import { matchesSearch, SORT_ORDERS, sortWarbands } from '#roster/find.ts';
import { warbandWord } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { warbandPath } from '#ui/paths.ts';
import { useListView } from './list-view.ts';
import { fightersIn } from './size.ts';
import { useRecord } from './use-record.ts';
import './WarbandList.css';

/** From this number on, the list can be searched and sorted. */
const MANY = 6;

type WarbandListsProps = { readonly warbands: readonly Warband[] };

/** The active warbands in the player's order, and the archive. */
export function WarbandLists({ warbands }: WarbandListsProps) {
  const { t } = useTranslation('builder');
  const [typed, setTyped] = useState('');
  const { order, setOrder } = useListView();
  const kindOf = useKind();
  const { systems } = useStores();
  const many = warbands.length >= MANY;
  const searched = many ? typed.trim() : '';
  const rulesOf = useRules(warbands);
  const ratingOf = (warband: Warband) => {
    const system = systems.listed(warband.systemId);
    return system === null ? null : warbandRating(warband, system);
  };
  const meant = warbands.filter((one) => matchesSearch(one, searched, kindOf(one)));
  const shown = sortWarbands(meant, many ? order : 'changed', ratingOf);
  const inUse = shown.filter(isInUse);
  return (
    <>
      {many ? (
        <div className="stack">
          <TextField
            type="search"
            inputMode="search"
            label={t('list.search')}
            hint={t('list.search-hint')}
            value={typed}
            onChange={setTyped}
          />
          <SegmentedControl
            label={t('list.order')}
            value={order}
            options={SORT_ORDERS.map((value) => ({ value, label: t(`list.${value}`) }))}
            onChange={setOrder}
          />
          <output className={searched === '' ? 'visually-hidden' : 'quiet'}>
            {searched === '' ? '' : t('list.found', { count: shown.length })}
          </output>
        </div>
      ) : null}
      {searched !== '' && shown.length === 0 ? <EmptyLine>{t('list.nothing')}</EmptyLine> : null}
      {warbands.length > 0 && !warbands.some(isInUse) ? (
        <EmptyLine>{t('list.all-archived')}</EmptyLine>
      ) : null}
      <ul className="stack" aria-label={t(`list.by-${many ? order : 'changed'}`)}>
        {inUse.map((warband) => (
          <li key={warband.id}>
            <WarbandLink warband={warband} rules={rulesOf(warband)} />
          </li>
        ))}
      </ul>
      <Archive warbands={shown.filter((one) => !isInUse(one))} rulesOf={rulesOf} />
    </>
  );
}

type ArchiveProps = WarbandListsProps & { readonly rulesOf: (warband: Warband) => string | null };

/** Archived warbands, each restored by a tap. */
function Archive({ warbands, rulesOf }: ArchiveProps) {
  const { t } = useTranslation(['builder', 'roster']);
  const save = useWarbands((state) => state.save);
  if (warbands.length === 0) return null;
  return (
    <section aria-labelledby="archive">
      <SectionHeading id="archive" title={t('list.archived')} trailing={warbands.length} />
      <ul className="stack">
        {warbands.map((warband) => (
          <li key={warband.id} className="line warband-archived">
            <WarbandLink warband={warband} rules={rulesOf(warband)} />
            <IconButton
              icon="undo"
              tone="neutral"
              label={t('list.take-out', {
                name: warband.name === '' ? t('roster:list.unnamed') : warband.name,
              })}
              onPress={() => save(setArchived(warband, false))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The type of a warband, if its words are loaded. */
function useKind(): (warband: Warband) => string {
  const say = useSay();
  return ({ systemId, catalogueId }) => {
    const key = warbandWord(catalogueId);
    return key === null ? '' : say({ code: `${systemId}-catalogue:${key}`, params: {} });
  };
}

/** The game of a warband; null unless the list has several games. */
function useRules(warbands: readonly Warband[]): (warband: Warband) => string | null {
  const say = useSay();
  const mixed = new Set(warbands.map(({ systemId }) => systemId)).size > 1;
  return ({ systemId }) => (mixed ? say({ code: `${systemId}:name`, params: {} }) : null);
}

type WarbandLinkProps = {
  readonly warband: Warband;
  /** Its game; null unless the list has several. */
  readonly rules: string | null;
};

/** A warband in the list: emblem, name, size and rating. */
const WarbandLink = memo(function WarbandLink({ warband, rules }: WarbandLinkProps) {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  const own = useOwnWords(warband.systemId);
  const system = useStores().systems.listed(warband.systemId);
  const record = useRecord(warband.id);
  // Older battles and those on other phones are counted by hand.
  const fought = Math.max(warband.battles, record.battles);
  const rating = system === null ? null : warbandRating(warband, system);
  const facts = [
    ...(rules === null ? [] : [rules]),
    own('roster:list.fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('list.rating', { rating })]),
    ...(fought > 0 ? [t('list.battles', { count: fought })] : []),
    ...(record.battles > 0 ? [t('list.won', { count: record.won })] : []),
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
