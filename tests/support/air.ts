import type { Pipe } from '#sync/pipe.ts';

/** Pipes between phones within one test; messages are in transit until the test lets them arrive. */
export interface Air {
  readonly connect: () => Connection;
  /** Delivers one message. @returns whether there was one */
  readonly arrive: () => boolean;
  /** Delivers all messages, and all that are sent in response. */
  readonly calm: () => void;
}

export interface Connection {
  readonly ends: readonly [Pipe, Pipe];
  /** Loses all messages in transit, and notifies both phones. */
  readonly cut: () => void;
}

/** One end of a connection. */
interface End {
  readonly coming: Uint8Array[];
  onMessage: ((message: Uint8Array) => void) | null;
  onClosed: (() => void) | null;
}

/** @param pick chooses the direction, of so many, whose message arrives next; each direction keeps its order */
export function createAir(pick: (below: number) => number = () => 0): Air {
  const listening = new Set<End>();
  const arrive = () => {
    const waiting = [...listening].filter(({ coming }) => coming.length > 0);
    const end = waiting[pick(waiting.length)];
    const message = end?.coming.shift();
    if (end === undefined || message === undefined) return false;
    end.onMessage?.(message);
    return true;
  };
  return {
    arrive,
    calm: () => {
      while (arrive());
    },
    connect: () => {
      const [one, other] = [newEnd(), newEnd()];
      let open = true;
      const cut = () => {
        if (!open) return;
        open = false;
        for (const end of [one, other]) {
          listening.delete(end);
          end.coming.length = 0;
          end.onClosed?.();
        }
      };
      const pipe = (mine: End, theirs: End): Pipe => ({
        close: cut,
        send: (message) => {
          if (open) theirs.coming.push(message.slice());
        },
        listen: (onMessage, onClosed) => {
          mine.onMessage = onMessage;
          mine.onClosed = onClosed;
          if (open) listening.add(mine);
          else onClosed();
        },
      });
      return { ends: [pipe(one, other), pipe(other, one)], cut };
    },
  };
}

function newEnd(): End {
  return { coming: [], onMessage: null, onClosed: null };
}
