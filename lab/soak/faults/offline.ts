import type { Evening } from '../evening.ts';
import { whole } from '../table.ts';
import type { Family } from './fault.ts';

/** Faults in which the network and the server are gone. */
export const OFFLINE = {
  'offline-reload': {
    weight: 40,
    about: 'server dead: taps, reload, taps',
    async happen(evening) {
      const { phone } = evening;
      await phone.site.stop();
      await evening.play(1);
      await phone.tab().reload({ waitUntil: 'commit' });
      await whole(phone.tab());
      await evening.play(1);
      await phone.site.start();
    },
  },
  'offline-cold-start': {
    weight: 30,
    about: 'server dead: tab closed, started cold, taps',
    async happen(evening) {
      const { phone } = evening;
      await phone.site.stop();
      await evening.play(1);
      await startsCold(evening, 'new-tab');
    },
  },
  'offline-kill': {
    weight: 30,
    about: 'server dead and browser killed, started cold, taps',
    async happen(evening) {
      const { phone } = evening;
      await phone.site.stop();
      await evening.play(1);
      await startsCold(evening, 'kill');
    },
  },
  'flight-mode': {
    weight: 30,
    about: 'flight mode with the server alive: taps, reload, taps, and the network back',
    async happen(evening) {
      const { phone } = evening;
      const network = phone.tab().context();
      await network.setOffline(true);
      await evening.play(1);
      await phone.tab().reload({ waitUntil: 'commit' });
      await whole(phone.tab());
      await evening.play(1);
      await network.setOffline(false);
      await evening.play(1);
    },
  },
} as const satisfies Family;

/** Starts the app without a server, plays on, and brings the server back. */
export async function startsCold(evening: Evening, how: 'new-tab' | 'kill'): Promise<void> {
  const { phone } = evening;
  if (how === 'kill') {
    await evening.kill();
    await phone.wake();
  } else {
    const next = await phone.newTab();
    await phone.tab().close();
    phone.playIn(next);
  }
  await evening.comeBack();
  await evening.play(1);
  await phone.site.start();
}
