import type { TabNews } from '#battle/tab-news.ts';

/** The other tabs of this browser that run the app. */
export interface OtherTabs {
  readonly send: (news: TabNews) => void;
  /** Listens to messages of other tabs, never to its own. */
  readonly hear: (listener: (news: TabNews) => void) => void;
}

/** The part of the browser's BroadcastChannel that is used here. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Null where tabs can't talk to each other; the disk has to be polled then. */
export function otherTabs(channel: Channel | null = browserChannel()): OtherTabs | null {
  if (channel === null) return null;
  return {
    send: (news) => {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches one origin only
        channel.postMessage(news);
      } catch {
        // The data is stored; other tabs read the disk when they come to the front.
      }
    },
    hear: (listener) => {
      let before = Promise.resolve();
      channel.addEventListener('message', ({ data }) => {
        // One after the other: what is read at once doesn't overtake what waits for its reader.
        before = before.then(async () => {
          const news = await read(data);
          if (news !== null) listener(news);
        });
      });
    },
  };
}

async function read(message: unknown): Promise<TabNews | null> {
  try {
    const { readTabNews } = await import('./tab-message.ts');
    return readTabNews(message);
  } catch {
    // Not fetched: the disk is read when this tab comes to the front.
    return null;
  }
}

function browserChannel(): Channel | null {
  try {
    return new BroadcastChannel('hors-de-combat');
  } catch {
    // Missing or forbidden.
    return null;
  }
}
