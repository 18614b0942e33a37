import { useMemo, useState } from 'react';
import { recordOf } from '#battle/record.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInUse, setArchived } from '#roster/archive.ts';
import { isExample } from '#roster/example.ts';
import { matchesSearch, SORT_ORDERS, sortWarbands } from '#roster/find.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import { warbandWord } from '#roster/profiles.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { useBattles, useStores, useWarbands } from '#store/hooks.ts';
import { WarbandRows } from '#ui/home/WarbandRows.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useListView } from './list-view.ts';

/** From this number of warbands of one’s own on, the list can be searched and sorted. */
const MANY = 12;

type WarbandListsProps = { readonly warbands: readonly Warband[] };

/** The active warbands in the player's order, and the archive. */
export function WarbandLists({ warbands }: WarbandListsProps) {
  const { t } = useTranslation('builder');
  const [typed, setTyped] = useState('');
  const { order, setOrder } = useListView();
  const kindOf = useKind();
  const { systems } = useStores();
  const many = warbands.filter((one) => !isExample(one)).length >= MANY;
  const searched = many ? typed.trim() : '';
  const factsOf = useFacts(warbands);
  const ratingOf = (warband: Warband) => {
    const system = systems.listed(warband.systemId);
    return system === null ? null : warbandRating(warband, system);
  };
  const meant = warbands.filter((one) => matchesSearch(one, searched, kindOf(one)));
  const shown = sortWarbands(meant, many ? order : 'changed', ratingOf);
  const own = shown.filter((one) => !isTheirs(one));
  const inUse = own.filter(isInUse);
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
      {own.length > 0 && inUse.length === 0 && searched === '' ? (
        <EmptyLine>{t('list.all-archived')}</EmptyLine>
      ) : null}
      <WarbandRows
        label={t(`list.by-${many ? order : 'changed'}`)}
        warbands={inUse}
        factsOf={factsOf}
      />
      <Theirs warbands={shown.filter(isTheirs)} factsOf={factsOf} />
      <Archive warbands={own.filter((one) => !isInUse(one))} factsOf={factsOf} />
    </>
  );
}

type ArchiveProps = WarbandListsProps & {
  readonly factsOf: (warband: Warband) => readonly string[];
};

/** Rosters of opponents, kept to be read. */
function Theirs({ warbands, factsOf }: ArchiveProps) {
  const { t } = useTranslation('builder');
  if (warbands.length === 0) return null;
  return (
    <section aria-labelledby="theirs">
      <SectionHeading id="theirs" title={t('theirs.title')} trailing={warbands.length} />
      <WarbandRows warbands={warbands} factsOf={factsOf} />
    </section>
  );
}

/** Archived warbands, each restored by a tap. */
function Archive({ warbands, factsOf }: ArchiveProps) {
  const { t } = useTranslation('builder');
  if (warbands.length === 0) return null;
  return (
    <section aria-labelledby="archive">
      <SectionHeading id="archive" title={t('list.archived')} trailing={warbands.length} />
      <WarbandRows warbands={warbands} factsOf={factsOf} End={TakeOut} />
    </section>
  );
}

function TakeOut({ warband }: { readonly warband: Warband }) {
  const { t } = useTranslation(['builder', 'roster']);
  const save = useWarbands((state) => state.save);
  return (
    <IconButton
      icon="undo"
      label={t('list.take-out', {
        name: warband.name === '' ? t('roster:list.unnamed') : warband.name,
      })}
      onPress={() => save(setArchived(warband, false))}
    />
  );
}

/** The type of a warband, if its words are loaded. */
function useKind(): (warband: Warband) => string {
  const say = useSay();
  return ({ systemId, catalogueId }) => {
    const key = warbandWord(catalogueId);
    return key === null ? '' : say({ code: `${systemId}-packs:${key}`, params: {} });
  };
}

/** The game of a warband, where there are several, and what it has fought. */
function useFacts(warbands: readonly Warband[]): (warband: Warband) => readonly string[] {
  const { t } = useTranslation('roster');
  const say = useSay();
  const mixed = new Set(warbands.map(({ systemId }) => systemId)).size > 1;
  const summaries = useBattles((state) => state.summaries);
  const battles = useMemo(() => (summaries ?? []).map(({ battle }) => battle), [summaries]);
  return ({ id, systemId, battles: counted }) => {
    const record = recordOf(battles, id);
    // Older battles and those on other phones are counted by hand.
    const fought = Math.max(counted, record.battles);
    return [
      ...(fought > 0 ? [t('list.battles', { count: fought })] : []),
      ...(record.battles > 0 ? [t('list.won', { count: record.won })] : []),
      ...(mixed ? [say({ code: `${systemId}:name`, params: {} })] : []),
    ];
  };
}
