import type { Page } from '@playwright/test';

// The data channels of a page to other phones, to inspect them and to break them as a bad network would.

declare global {
  interface Window {
    channelsMade?: RTCDataChannel[];
  }
}

/** Records the channels that the page opens from its next start on. */
export async function rememberChannels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: RTCDataChannel[] = [];
    window.channelsMade = made;
    const create = RTCPeerConnection.prototype.createDataChannel;
    RTCPeerConnection.prototype.createDataChannel = function createAndKeep(...named) {
      const channel = create.apply(this, named);
      made.push(channel);
      return channel;
    };
  });
}

/** The states of the battle channels, one for each connection, oldest first. */
export function battleChannels(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (window.channelsMade ?? [])
      .filter(({ label }) => label === 'battle')
      .map(({ readyState }) => readyState),
  );
}

/** Closes all open channels. */
export async function breakChannels(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const channel of window.channelsMade ?? []) {
      if (channel.readyState === 'open') channel.close();
    }
  });
}
