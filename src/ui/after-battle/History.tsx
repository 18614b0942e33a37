import { useTranslation } from '#i18n/use-translation.ts';
import { unfinished } from '#roster/after-battle/draft.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { betweenBattles } from '#roster/between/line.ts';
import { chronicleOf } from '#roster/chronicle.ts';
import { useBattles } from '#store/hooks.ts';
import { useGoneWords } from '#ui/chronicle/gone-words.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { FactRow, FramedList } from '#ui/kit/FramedList.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListLink, ListRow } from '#ui/kit/ListRow.tsx';
import { afterBattlePath, warbandPath } from '#ui/paths.ts';
import { useEditor } from '#ui/roster/editor-context.ts';
import { useItemCounts } from '#ui/stash/item-counts.ts';
import { useBattleHeading } from './battle-heading.ts';

/** Links to unfinished aftermaths whose battles are on this device. */
export function UnfinishedBattles() {
  const { t } = useTranslation('after-battle');
  const { warband } = useEditor();
  const summaries = useBattles((state) => state.summaries);
  const heading = useBattleHeading();
  const linkTo = useLinkTo();
  const left = unfinished(warband).flatMap(
    ({ id }) => summaries?.find(({ battleId }) => battleId === id) ?? [],
  );
  if (left.length === 0) return null;
  return (
    <ul className="stack air-3">
      {left.map(({ battleId, startedAt, battle }) => (
        <li key={battleId}>
          <ListLink
            {...linkTo(afterBattlePath(battleId, warband.id))}
            lead={<Icon name="journal" />}
            title={t('history.open')}
            subtitle={heading(startedAt, battle.name)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What lies in the chest, the way to what the battles were, and who did not come back. */
export function History({ onChest }: { readonly onChest: () => void }) {
  const { t } = useTranslation('after-battle');
  const { warband, system } = useEditor();
  const counts = useItemCounts(system.id);
  const heading = useBattleHeading();
  const linkTo = useLinkTo();
  const items = counts(warband.stash ?? {});
  const newest = historyOf(warband).at(-1);
  const lived = newest !== undefined || betweenBattles(warband).length > 0;
  return (
    <div className="stack air-3">
      {items === '' ? null : (
        <ListRow
          lead={<Icon name="purse" />}
          title={t('stash.title')}
          subtitle={items}
          onPress={onChest}
        />
      )}
      {lived ? (
        <ListLink
          {...linkTo(warbandPath(warband.id, '/chronicle'))}
          lead={<Icon name="journal" />}
          title={t('chronicle.title')}
          subtitle={newest === undefined ? undefined : heading(newest.at, newest.title)}
          trailing={newest === undefined ? undefined : t(`record.${newest.result}`)}
        />
      ) : null}
      <Gone />
    </div>
  );
}

/** Whoever has left the warband for good, folded away. */
function Gone() {
  const { t } = useTranslation('after-battle');
  const { warband, system } = useEditor();
  const wordsOf = useGoneWords(system);
  const { gone } = chronicleOf(warband);
  if (gone.length === 0) return null;
  return (
    <Fold title={t('chronicle.memory')} summary={String(gone.length)}>
      <FramedList>
        {gone.toReversed().map((one) => {
          const { name, who, how } = wordsOf(one);
          return (
            <FactRow
              key={`${one.battleId} ${one.id} ${name}`}
              label={`${name} · ${who}`}
              value={how}
            />
          );
        })}
      </FramedList>
    </Fold>
  );
}
