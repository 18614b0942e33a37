import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Side } from '#battle/state.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import { useVibration } from '#ui/effects/use-vibration.ts';
import { useOthersLinked } from '#ui/two-phones/use-others-linked.ts';
import { usePlayerOf } from '#ui/two-phones/use-phones.ts';

/** The turn of a side that plays on another phone, as long as nobody here takes its place. */
export interface OthersTurn {
  readonly side: Side;
  /** The name that its player has given; '' for none. */
  readonly player: string;
  /** Plays on for that side from here, until its turn ends: a forgotten phone must never stop a battle. */
  readonly standIn: () => void;
}

interface Turn {
  /** Whose turn this phone waits for; null where it is its own, or that of everybody at the table. */
  readonly others: OthersTurn | null;
  /** Whether it plays on for the side at turn. */
  readonly standsIn: boolean;
}

const TurnContext = createContext<Turn>({ others: null, standsIn: false });

/** Whose turn it is, as seen from this phone. */
export function useTurn(): Turn {
  return useContext(TurnContext);
}

/** Works out whose turn this phone waits for, and vibrates once it has come to this phone. */
export function TurnProvider({ children }: { readonly children: ReactNode }) {
  const { kept, keep } = useBattleSession();
  const own = useOwnSide();
  const linked = useOthersLinked();
  const playerOf = usePlayerOf();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);
  const [stoodInFor, setStoodInFor] = useState(() => kept().stoodInFor);
  const side = useBattle(({ battle }) => {
    const plays = battle?.sides.some(({ id, removed }) => id === own && removed === null) === true;
    if (battle === null || battle.ended || !plays || battle.position.sideId === own) return null;
    // Whom nobody commands, anybody at the table moves.
    return battle.sides.find((one) => one.id === battle.position.sideId && hasPlayer(one)) ?? null;
  });
  const standsIn = linked && side !== null && stoodInFor === turn;
  const waits = linked && !standsIn;
  useBuzz(waits && side !== null);
  const player = side === null ? '' : playerOf(side.id);
  // The same object while it says the same: news draw this anew, and half the table asks for it.
  const value = useMemo<Turn>(() => {
    const standIn = () => {
      keep({ stoodInFor: turn });
      setStoodInFor(turn);
    };
    return { others: waits && side !== null ? { side, player, standIn } : null, standsIn };
  }, [waits, side, player, standsIn, turn, keep]);
  return <TurnContext value={value}>{children}</TurnContext>;
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
