import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { undoSteps } from '#battle/selectors.ts';
import { useBattle } from '#store/hooks.ts';
import { PATHS } from '#ui/paths.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { useHref } from './href.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** The round, whose turn it is, and the way back: out of the battle, or one step. */
export function BattleHeader() {
  const { t } = useTranslation('table');
  const table = useTable();
  const href = useHref();
  const round = useBattle((state) => state.battle?.position.round ?? 1);
  const limit = useBattle((state) => state.battle?.roundLimit ?? null);
  const ended = useBattle((state) => state.battle?.ended === true);
  const side = useBattle(
    ({ battle }) => battle?.sides.find(({ id }) => id === battle.position.sideId)?.name ?? '',
  );
  return (
    <TopBar
      title={limit === null ? t('header.round', { round }) : t('header.round-of', { round, limit })}
      subtitle={ended ? t('header.over') : t('header.playing', { side })}
      back={{ href: href(PATHS.home), label: t('header.home') }}
      actions={
        <>
          <UndoButton />
          <IconButton
            icon="menu"
            label={t('header.menu')}
            onPress={() => table.open({ kind: 'menu' })}
          />
        </>
      }
    />
  );
}

/** Takes back the newest step and names it; with nothing to take back it says so. */
function UndoButton() {
  const words = useWords();
  const table = useTable();
  const entries = useBattle((state) => state.entries);
  const battle = useBattle((state) => state.battle);
  const newest = useMemo(
    () => (battle === null ? undefined : undoSteps(entries, battle)[0]),
    [entries, battle],
  );
  const step = newest === undefined ? '' : words.logged(newest.said);
  return (
    <Button
      icon="undo"
      disabled={newest === undefined}
      label={newest === undefined ? undefined : words.battle('undo.step', { step })}
      onPress={() => table.send({ type: 'undo', back: null })}
    >
      <span className="table-undo">
        <span>{words.battle('undo.button')}</span>
        {newest === undefined ? null : <span className="table-undo-step">{step}</span>}
      </span>
    </Button>
  );
}
