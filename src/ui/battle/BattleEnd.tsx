import { winnersOf } from '#battle/sides.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  useBattle,
  useBattleId,
  useBattleSession,
  useBattleShallow,
  useSaveStatus,
  useStores,
} from '#store/hooks.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader } from '#ui/kit/Card.tsx';
import { journalPath, linkTo, PATHS } from '#ui/paths.ts';
import { useTable } from './table-context.ts';
import { useUndoStep } from './use-undo-step.ts';
import { useWords } from './words.ts';
import './BattleEnd.css';
import { useEffect } from 'react';
import type { Entry } from '#battle/events.ts';

/** Who won and why, and the ways from here: back into the battle, on to the journal, home. */
export function BattleEnd() {
  const { t } = useTranslation(['table', 'battle']);
  const table = useTable();
  const id = useBattleId();
  const undo = useUndoStep();
  useCopyAtEnd();
  const winners = useBattleShallow(({ battle }) =>
    battle === null ? [] : winnersOf(battle).map(({ name }) => name),
  );
  const title = winners.length === 0 ? t('end.draw') : t('end.winner', { side: list(winners) });
  return (
    <section className="battle-end" aria-label={title}>
      <Card look="glow">
        <CardHeader
          level={2}
          icon="leader"
          title={<span className="battle-end-title">{title}</span>}
        />
        <Reasons />
        <CardActions>
          <LinkButton tone="ember" icon="journal" href={linkTo(journalPath(id))}>
            {t('tabs.journal')}
          </LinkButton>
          <LinkButton href={linkTo(PATHS.home)}>{t('end.home')}</LinkButton>
        </CardActions>
        <CardActions>
          {undo === null ? null : (
            <Button icon="undo" label={undo.label} onPress={undo.press}>
              {t('battle:undo.button')}
            </Button>
          )}
          <Button icon="play" onPress={() => table.send({ type: 'reopen-battle' })}>
            {t('menu.reopen')}
          </Button>
        </CardActions>
      </Card>
    </section>
  );
}

/** Who left and why, in playing order; for a battle that ended otherwise, what ended it. */
function Reasons() {
  const { t } = useTranslation('table');
  const words = useWords();
  const cause = useBattle((state) => state.battle?.end?.cause ?? '');
  const limit = useBattle(({ battle }) =>
    battle !== null && battle.roundLimit !== null && battle.position.round >= battle.roundLimit
      ? battle.roundLimit
      : null,
  );
  const gone = useBattleShallow(
    ({ battle }) => battle?.sides.filter(({ removed }) => removed !== null) ?? [],
  );
  const ended = gone.some(({ removed }) => removed === cause)
    ? null
    : words.maybe(`cause.${cause}`);
  return (
    <ul className="battle-end-reasons">
      {ended === null ? null : <li>{ended}</li>}
      {ended === null || limit === null ? null : <li>{t('end.limit', { count: limit })}</li>}
      {gone.map(({ id, name, removed }) => (
        <li key={id}>
          {t('end.left', { side: name, cause: words.maybe(`cause.${removed ?? ''}`) ?? '' })}
        </li>
      ))}
    </ul>
  );
}

/**
 * Once the end of the battle is on the disk: a local copy of everything, and a backup into the file that
 * all backups go to, where the browser lets that be done without asking. Nobody waits for either, and what
 * can't be done is no trouble: the battle itself is saved.
 */
function useCopyAtEnd(): void {
  const { device, settings, clock } = useStores();
  const session = useBattleSession();
  const saved = useSaveStatus().kind === 'saved';
  const endId = useBattle(({ live }) => live.findLast(endsBattle)?.id ?? null);

  useEffect(() => {
    if (endId === null || !saved) return;
    const { copyAtEnd, backupFile } = device.getState();
    const sides = session.getState().battle?.sides.map(({ name }) => name) ?? [];
    const keep = async () => {
      await copyAtEnd(sides).catch(() => undefined);
      const written = await backupFile?.write(false);
      if (written !== undefined && 'name' in written) {
        settings.getState().change('lastBackupAt', clock());
      }
    };
    keep().catch(() => undefined);
  }, [endId, saved, session, device, settings, clock]);
}

function endsBattle(entry: Entry): boolean {
  if (entry.type === 'BattleEnded') return true;
  return 'changes' in entry.data && entry.data.changes.some(({ kind }) => kind === 'battle-ended');
}
