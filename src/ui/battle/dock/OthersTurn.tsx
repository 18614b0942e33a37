import { useEffect, useRef, useState } from 'react';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { type BattleStoreState, useBattle, useRuleSystem } from '#store/hooks.ts';
import { shortName } from '#ui/battle/short-name.ts';
import { useWords } from '#ui/battle/words.ts';
import { useVibration } from '#ui/effects/use-vibration.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useOthersLinked } from '#ui/two-phones/use-others-linked.ts';
import './OthersTurn.css';

/** The turn of a side that plays on another phone, as long as nobody here takes its place. */
export interface OthersTurn {
  readonly side: string;
  /** Plays on for that side from here, until its turn ends: a forgotten phone must never stop a battle. */
  readonly standIn: () => void;
}

/** Whose turn this phone waits for; null where it is its own, or that of everybody at the table. */
export function useOthersTurn(): OthersTurn | null {
  const own = useOwnSide();
  const linked = useOthersLinked();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);
  const [stoodInFor, standInFor] = useState<number | null>(null);
  const side = useBattle(({ battle }) => {
    const plays = battle?.sides.some(({ id, removed }) => id === own && removed === null) === true;
    if (battle === null || !plays || battle.position.sideId === own) return null;
    return battle.sides.find(({ id }) => id === battle.position.sideId)?.name ?? null;
  });
  const waits = linked && side !== null && stoodInFor !== turn;
  useBuzz(waits);
  return waits ? { side, standIn: () => standInFor(turn) } : null;
}

/** A short vibration once the turn has come to this phone. */
function useBuzz(waits: boolean): void {
  const vibrate = useVibration();
  const own = useOwnSide();
  const mine = useBattle(({ battle }) => battle?.position.sideId === own);
  const waited = useRef(waits);
  useEffect(() => {
    if (waited.current && !waits && mine) vibrate(60);
    waited.current = waits;
  }, [waits, mine, vibrate]);
}

type OthersTurnBarProps = OthersTurn & { readonly ahead: BattleStoreState };

/** In the place of the button that moves play on: who has the turn, and what this phone’s next one begins with. */
export function OthersTurnBar({ side, standIn, ahead }: OthersTurnBarProps) {
  const { t } = useTranslation('table');
  const words = useWords();
  const { phases } = useRuleSystem();
  const own = useOwnSide();
  const routed = own !== null && ahead.routsAhead[own] === true;
  const first = phases[0]?.id ?? '';
  const what = [words.of(`phase.${first}.name`), ...(routed ? [t('next.rout', { count: 0 })] : [])];
  return (
    <div className="line fills gap-3 others-turn">
      <Icon name="clock" size={28} />
      <p className="fills others-turn-words">
        <b>{t('wait.title', { side: shortName(side) })}</b>{' '}
        <span className="hint">{t('wait.then', { what: list(what) })}</span>
      </p>
      <Button onPress={standIn} label={t('wait.stand-in-for', { side })}>
        {t('wait.stand-in')}
      </Button>
    </div>
  );
}
