import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { unfinished } from '#roster/after-battle/draft.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { setPurse } from '#roster/after-battle/purse.ts';
import { LIMITS } from '#roster/limits.ts';
import { useBattles } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { afterBattlePath, warbandPath } from '#ui/paths.ts';
import { NumberField } from '#ui/roster/DraftField.tsx';
import { useEditor } from '#ui/roster/editor-context.ts';
import { useBattleHeading } from './battle-heading.ts';
import './History.css';

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
    <ul className="stack after-unfinished">
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

/** The warband's purse, and the way to what its battles were. */
export function History() {
  const { t } = useTranslation('after-battle');
  const { warband } = useEditor();
  const heading = useBattleHeading();
  const linkTo = useLinkTo();
  const newest = historyOf(warband).at(-1);
  return (
    <>
      <Purse />
      {newest === undefined ? null : (
        <ListLink
          {...linkTo(warbandPath(warband.id, '/chronicle'))}
          lead={<Icon name="journal" />}
          title={t('chronicle.title')}
          subtitle={heading(newest.at, newest.title)}
          trailing={t(`record.${newest.result}`)}
        />
      )}
    </>
  );
}

function Purse() {
  const { t } = useTranslation('after-battle');
  const { warband, system, change } = useEditor();
  const say = useSay();
  return (system.afterBattle?.income ?? []).map((id) => {
    const what = say({ code: `${system.id}:after.income.${id}`, params: {} });
    return (
      <NumberField
        key={id}
        label={what}
        value={warband.purse?.[id] ?? 0}
        min={0}
        max={LIMITS.purse}
        decreaseLabel={t('income.fewer', { what })}
        increaseLabel={t('income.more', { what })}
        onChange={(amount) => change((now) => setPurse(now, id, amount))}
      />
    );
  });
}
