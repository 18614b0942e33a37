import { useEffect, useState } from 'react';
import type { BattleId } from '#rules/contract/ids.ts';
import { type ArrivalRefusal, isNotFetched, type Stores, useStores } from '#store/hooks.ts';
import { readHubAddress } from '#sync/hub-address.ts';
import { type HubTrouble, hubLinks } from '#sync/links.ts';
import type { Room } from '#sync/room-code.ts';
import { roomInText } from '#sync/room-in-text.ts';

/** Why a link leads to no battle; `empty`: nobody has added it yet. */
export type WhyNotJoined =
  | 'cut'
  | 'not-here'
  | 'not-saved'
  | ArrivalRefusal['refused']
  | HubTrouble
  | 'empty';

/** The state of joining a room from its link. */
export type Joining =
  | { readonly step: 'preparing' }
  /** An unknown hub is contacted only after the player agrees. */
  | { readonly step: 'asks'; readonly room: Room; readonly agree: () => void }
  | { readonly step: 'joining'; readonly room: Room }
  | { readonly step: 'joined'; readonly battleId: BattleId }
  | { readonly step: 'refused'; readonly why: WhyNotJoined; readonly room: Room | null };

/** Joins a battle on a hub. @param code the link, or its part after `#/join/` */
export function useJoining(code: string): Joining {
  const { battles } = useStores();
  const [joining, setJoining] = useState<Joining>({ step: 'preparing' });
  useEffect(() => {
    let left = false;
    const update = (now: Joining) => {
      if (!left) setJoining(now);
    };
    const here = readHubAddress(location.host);
    const room = roomInText(code, here);
    const enter = async (there: Room) => {
      update({ step: 'joining', room: there });
      const why = await joined(there, battles);
      update(
        why === null
          ? { step: 'joined', battleId: there.battleId }
          : { step: 'refused', why, room: there },
      );
    };
    const go = async () => {
      if (room === null) return update({ step: 'refused', why: 'cut', room });
      // The page's own host has been contacted already.
      const known = room.hub === here || (await isKnown(room, battles));
      if (left) return undefined;
      return known ? enter(room) : update({ step: 'asks', room, agree: () => void enter(room) });
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
    // A phone that can’t write there looks on, since its taps would not be shared.
    const looksOn = hubLinks.getState()[room.battleId]?.right === 'read';
    if (why === null && looksOn) battles.getState().ready(room.battleId)?.sit('onlooker', null);
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
