import { useEffect, useState } from 'react';
import type { BattleId } from '#rules/contract/ids.ts';
import { type ArrivalRefusal, isNotFetched, type Stores, useStores } from '#store/hooks.ts';
import { readHubAddress } from '#sync/hub-address.ts';
import { type HubTrouble, hubLinks } from '#sync/links.ts';
import type { Room } from '#sync/room-code.ts';
import { roomInText } from '#sync/room-in-text.ts';

/** Why there is no battle at the end of a link; `empty`: nobody has put it there yet. */
export type WhyNotJoined =
  | 'cut'
  | 'not-here'
  | 'not-saved'
  | ArrivalRefusal['refused']
  | HubTrouble
  | 'empty';

/** How far a phone has come that follows a link to a room. */
export type Joining =
  | { readonly step: 'preparing' }
  /** Nothing is sent to a hub that this phone does not know before the player agrees. */
  | { readonly step: 'asks'; readonly room: Room; readonly agree: () => void }
  | { readonly step: 'joining'; readonly room: Room }
  | { readonly step: 'joined'; readonly battleId: BattleId }
  | { readonly step: 'refused'; readonly why: WhyNotJoined; readonly room: Room | null };

/** Follows a link to a battle on a hub. @param code the link, or what stands in it behind `#/join/` */
export function useJoining(code: string): Joining {
  const { battles } = useStores();
  const [joining, setJoining] = useState<Joining>({ step: 'preparing' });
  useEffect(() => {
    let left = false;
    const tell = (now: Joining) => {
      if (!left) setJoining(now);
    };
    const here = readHubAddress(location.host);
    const room = roomInText(code, here);
    const enter = async (there: Room) => {
      tell({ step: 'joining', room: there });
      const why = await joined(there, battles);
      tell(
        why === null
          ? { step: 'joined', battleId: there.battleId }
          : { step: 'refused', why, room: there },
      );
    };
    const go = async () => {
      if (room === null) return tell({ step: 'refused', why: 'cut', room });
      // What the page itself has come from has been sent something already.
      const known = room.hub === here || (await isKnown(room, battles));
      if (left) return undefined;
      return known ? enter(room) : tell({ step: 'asks', room, agree: () => void enter(room) });
    };
    void go();
    return () => {
      left = true;
    };
  }, [code, battles]);
  return joining;
}

/** @returns null once the battle is here */
async function joined(room: Room, battles: Stores['battles']): Promise<WhyNotJoined | null> {
  const rooms = await import('#sync/rooms.ts').catch(() => null);
  if (rooms === null) return 'not-here';
  try {
    const why = await rooms.joinRoom(room, battles);
    // Whoever can’t write there does not play: what he taps would stay on his phone.
    const looksOn = hubLinks.getState()[room.battleId]?.right === 'read';
    if (why === null && looksOn) battles.getState().ready(room.battleId)?.sit('onlooker');
    return why;
  } catch (problem) {
    return isNotFetched(problem) ? 'not-here' : 'not-saved';
  }
}

async function isKnown({ hub }: Room, battles: Stores['battles']): Promise<boolean> {
  try {
    const { knownHubs } = await import('#sync/rooms.ts');
    return (await knownHubs(battles)).includes(hub);
  } catch {
    return false;
  }
}
