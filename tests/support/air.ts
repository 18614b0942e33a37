import type { Pipe } from '#sync/pipe.ts';

/** Pipes between phones that are objects of one test; what is sent is under way until the test lets it arrive. */
export interface Air {
  readonly connect: () => Connection;
  /** Lets one message arrive. @returns whether there was one */
  readonly arrive: () => boolean;
  /** Lets all arrive, and all that is sent in answer. */
  readonly calm: () => void;
}

export interface Connection {
  readonly ends: readonly [Pipe, Pipe];
  /** What is under way is lost, and both phones notice. */
  readonly cut: () => void;
}

/** One phone's end of a connection. */
interface End {
  readonly coming: Uint8Array[];
  hears: ((message: Uint8Array) => void) | null;
  told: (() => void) | null;
}

/** @param pick whose message arrives next, of so many; those of one direction arrive in their order */
export function createAir(pick: (below: number) => number = () => 0): Air {
  const listening = new Set<End>();
  const arrive = () => {
    const waiting = [...listening].filter(({ coming }) => coming.length > 0);
    const end = waiting[pick(waiting.length)];
    const message = end?.coming.shift();
    if (end === undefined || message === undefined) return false;
    end.hears?.(message);
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
          end.told?.();
        }
      };
      const pipe = (mine: End, theirs: End): Pipe => ({
        close: cut,
        send: (message) => {
          if (open) theirs.coming.push(message.slice());
        },
        listen: (onMessage, onClosed) => {
          mine.hears = onMessage;
          mine.told = onClosed;
          if (open) listening.add(mine);
          else onClosed();
        },
      });
      return { ends: [pipe(one, other), pipe(other, one)], cut };
    },
  };
}

function newEnd(): End {
  return { coming: [], hears: null, told: null };
}
