import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleSession, useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { battlePath } from '#ui/paths.ts';

type RematchProps = {
  /** `bar`: the main action of the screen. */
  readonly look: 'bar' | 'button';
};

/** Starts a new battle with the same sides and scenario. */
export function Rematch({ look }: RematchProps) {
  const { t } = useTranslation('moments');
  const { battles, warbands, freshId } = useStores();
  const session = useBattleSession();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  // A double tap must not start two battles.
  const starting = useRef(false);
  const start = async () => {
    if (starting.current) return;
    starting.current = true;
    const battleId = await begin().catch(() => null);
    starting.current = false;
    setFailed(battleId === null);
    if (battleId !== null) navigate(battlePath(battleId));
  };
  const begin = async () => {
    const { rematchCommand } = await import('#ui/setup/rematch.ts');
    if (warbands.getState().warbands === null) await warbands.getState().load();
    const own = warbands.getState().warbands ?? [];
    const command = rematchCommand(session.getState(), session.system, own, freshId);
    const next = command === null ? null : await battles.getState().create(session.system.id);
    if (command === null || next === null) return null;
    if ('entry' in next.send(command)) return next.battleId;
    battles.getState().leave(next.battleId);
    return null;
  };
  return (
    <>
      <Refusal text={failed ? t('end.rematch-failed') : null} />
      {look === 'bar' ? (
        <PrimaryBar
          title={t('end.rematch')}
          subtitle={t('end.rematch-hint')}
          onPress={() => void start()}
        />
      ) : (
        <Button icon="redo" onPress={() => void start()}>
          {t('end.rematch')}
        </Button>
      )}
    </>
  );
}
