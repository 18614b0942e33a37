import type { Entry } from '#battle/events.ts';
import { idOf } from '#store/raw-row.ts';
import { enterRoom, type HubRoom } from '#sync/hub-room.ts';
import type { HubLink } from '#sync/links.ts';
import type { Room } from '#sync/room-code.ts';

/** A phone in a room: the app's connection to a hub, with a simple log instead of the app's. */
export interface LabPhone {
  /** Ids of all entries that it has. */
  readonly has: ReadonlySet<string>;
  readonly link: () => HubLink;
  readonly tap: (entry: Entry) => void;
  readonly close: () => void;
}

/** @param onNews called with the id of each entry that another phone has made, as it arrives */
export function labPhone(room: Room, onNews: (id: string) => void): LabPhone {
  const has = new Set<string>();
  let link: HubLink | null = null;
  const inRoom: HubRoom = enterRoom(room, {
    take: (rows) => {
      for (const id of rows.map(idOf)) {
        if (!has.has(id)) onNews(id);
        has.add(id);
      }
      return { refused: [] };
    },
    onLoaded: () => undefined,
    onChange: (now) => {
      link = now;
    },
  });
  return {
    has,
    link: () => {
      if (link === null) throw new Error('A room says at once how it is.');
      return link;
    },
    tap: (entry) => {
      has.add(entry.id);
      inRoom.put([entry]);
    },
    close: inRoom.close,
  };
}
