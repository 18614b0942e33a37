import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useSeat } from '#store/hooks/seat.ts';
import {
  useBattleId,
  useBattleSession,
  useDevice,
  useHolding,
  useLogState,
  useMissing,
  useSaveStatus,
  useSettings,
} from '#store/hooks.ts';
import { StorageBanner } from '#ui/error/StorageBanner.tsx';
import { useOnlyReads } from '#ui/hubs/use-hub-link.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardActions, CardHeader, CardText } from '#ui/kit/Card.tsx';
import { useExportBattle } from './export-battle.ts';
import './SaveState.css';

/** A quiet line saying whether everything is saved. Journeys wait for its `data-save`. */
export function SaveState() {
  const { t } = useTranslation('battle');
  const save = useSaveStatus();
  const persistent = useDevice((state) => state.database) === 'ready';
  // Without a database an in-memory stand-in reports success, but nothing is really saved.
  const kind = persistent ? save.kind : 'failed';
  return (
    <output
      className="centred save-state"
      data-save={kind}
      aria-label={t('save.label')}
      aria-live="off"
    >
      {kind === 'failed' ? '' : t(`save.${kind}`)}
    </output>
  );
}

/** Why the battle can't be saved, and damage found in its log; nothing when all is well. */
export function SaveBanner() {
  return (
    <>
      <SaveProblem />
      <LogNotice />
    </>
  );
}

function SaveProblem() {
  const log = useLogState();
  const save = useSaveStatus();
  const holding = useHolding();
  const database = useDevice((state) => state.database);
  const onlooker = useSeat() === 'onlooker';
  if (log === 'removed') return <RemovedElsewhere />;
  if (holding !== 'held') return <HeldElsewhere />;
  if (database !== 'ready') return <StorageBanner />;
  if (log === 'newer') return <NewerElsewhere />;
  if (save.kind !== 'failed') return onlooker ? <LooksOn /> : null;
  return <Unsaved code={save.code} waiting={save.waiting} />;
}

type UnsavedProps = {
  /** The storage error. */
  readonly code: string;
  readonly waiting: number;
};

function Unsaved({ code, waiting }: UnsavedProps) {
  const { t } = useTranslation(['table', 'battle']);
  const say = useSay();
  const { retrySave } = useBattleSession();
  const [file, exportBattle] = useExportBattle();
  return (
    <div className="save-banner" role="alert">
      <Card tone="wrong">
        <CardHeader level={2} icon="warning" title={t('battle:save.failed', { count: waiting })} />
        <CardText>{say({ code: `ui:storage.save.${code}`, params: {} })}</CardText>
        <CardActions>
          <Button tone="ember" onPress={retrySave}>
            {t('battle:save.retry')}
          </Button>
          <Button icon="export" onPress={exportBattle}>
            {t('save.export')}
          </Button>
        </CardActions>
        {file === null ? null : <CardText>{t('save.exported', { file })}</CardText>}
      </Card>
    </div>
  );
}

/** Reports lost or rewritten log entries until dismissed. */
function LogNotice() {
  const { t } = useTranslation('ui');
  const log = useLogState();
  const rewritten = log === 'rewritten';
  const battleId = useBattleId();
  const missing = useMissing();
  const unreadable = useDevice((state) => state.unreadableIn[battleId] ?? 0);
  // An unreadable entry also counts as missing, since the next one refers to it. What only a newer app reads is so too.
  const damaged = log === 'newer' ? 0 : Math.max(missing, unreadable);
  const [seen, setSeen] = useState('');
  const now = `${rewritten} ${damaged}`;
  if (seen === now || !(rewritten || damaged > 0)) return null;
  return (
    <div className="save-banner" role="alert">
      <Card tone="knocked-down">
        {rewritten ? <CardText>{t('storage.log.rewritten')}</CardText> : null}
        {damaged > 0 ? <CardText>{t('storage.log.damaged', { count: damaged })}</CardText> : null}
        <CardActions>
          <Button onPress={() => setSeen(now)}>{t('storage.log.seen')}</Button>
        </CardActions>
      </Card>
    </div>
  );
}

/** Another tab has deleted this battle; this tab still has all of it in memory. */
function RemovedElsewhere() {
  const { t } = useTranslation('ui');
  const { putBack } = useBattleSession();
  return (
    <div className="save-banner" role="alert">
      <Card tone="wrong">
        <CardText>{t('storage.log.removed')}</CardText>
        <CardActions>
          <Button tone="ember" onPress={() => void putBack()}>
            {t('storage.log.put-back')}
          </Button>
        </CardActions>
      </Card>
    </div>
  );
}

/** This phone only looks on; a tap ends that, unless that is all that it was given the right to. */
function LooksOn() {
  const { t } = useTranslation('table');
  const { sit } = useBattleSession();
  const name = useSettings(({ playerName }) => playerName);
  const onlyReads = useOnlyReads();
  return (
    <div className="save-banner">
      <Card as="section" tone="neutral" label={t('seat.onlooker')}>
        <CardText>{t('seat.looks-on')}</CardText>
        {onlyReads ? (
          <CardText>{t('hub.only-reads')}</CardText>
        ) : (
          <CardActions>
            <Button icon="phone" onPress={() => sit('everybody', name)}>
              {t('seat.play')}
            </Button>
          </CardActions>
        )}
      </Card>
    </div>
  );
}

/** Another phone has a newer version of the app: this one shows what it can read; a tap plays here all the same. */
function NewerElsewhere() {
  const { t } = useTranslation('ui');
  const { playOn } = useBattleSession();
  return (
    <div className="save-banner" role="alert">
      <Card tone="knocked-down">
        <CardText>{t('storage.log.newer')}</CardText>
        <CardActions>
          <Button onPress={playOn}>{t('storage.log.play-on')}</Button>
        </CardActions>
      </Card>
    </div>
  );
}

/** Another tab has the hold on this battle; a tap takes it over. */
function HeldElsewhere() {
  const { t } = useTranslation('ui');
  const { takeOver } = useBattleSession();
  return (
    <div className="save-banner" role="alert">
      <Card tone="knocked-down">
        <CardText>{t('storage.hold.elsewhere')}</CardText>
        <CardActions>
          <Button tone="ember" onPress={() => void takeOver()}>
            {t('storage.hold.take')}
          </Button>
        </CardActions>
      </Card>
    </div>
  );
}
