import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage } from '#i18n/detect.ts';
import { changeLanguage, LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { Stores } from '#store/hooks.ts';
import { startDrawing } from '#ui/effects/first-look.ts';
import { ErrorScreen } from '#ui/error/ErrorScreen.tsx';
import { forgetPlace, markStartShown } from '#ui/last-place.ts';
import { App } from './App.tsx';
import type { StartRequests } from './begin.ts';
import { compose } from './compose.ts';
import { showStopped } from './page-words.ts';
import { SCREENS } from './screens.ts';
import { afterPaint, whenIdle } from './when-idle.ts';

/** Shows the first screen, whole, as soon as its code and its data are here: all has been asked for already. */
export async function startApp(element: HTMLElement, begun: StartRequests): Promise<void> {
  const [read] = await Promise.all([begun.read, startI18n(begun.language, 'own')]);
  const { stores, afterFirstScreen } = await compose(read);
  const chosen = stores.settings.getState().language;
  const language = detectLanguage(chosen, navigator.languages, LANGUAGES);
  if (language !== begun.language) await changeLanguage(language);

  await firstScreen(begun, stores);
  const drawn = startDrawing();
  createRoot(element, LAST_WORDS).render(
    <StrictMode>
      <App stores={stores} />
    </StrictMode>,
  );
  // At home the battle in progress belongs to the first screen; it comes a moment later, as it takes the
  // database and the rules of what it finds.
  if (begun.battle === null) void stores.battles.getState().refresh();
  await afterPaint();
  markStartShown();
  await whenIdle();
  drawn();
  await afterFirstScreen().catch((problem: unknown) => {
    // What could not be had for later takes nothing away from what is on the screen.
    // oxlint-disable-next-line no-console
    console.warn('Something for later could not be prepared.', problem);
  });
}

/**
 * Waits for all that the first screen shows, so that it comes in one piece. Never rejects: what can't be
 * had is said by the screen itself.
 */
async function firstScreen(
  { battle }: StartRequests,
  { battles, warbands }: Stores,
): Promise<void> {
  if (battle === null) {
    await Promise.race([warbands.getState().load(), patience()]);
    return;
  }
  const code = SCREENS[battle.screen].preload().catch(() => undefined);
  await Promise.race([Promise.all([battles.getState().prepare(battle.id), code]), patience()]);
}

/** Over a slow network a screen that is on its way says more than none. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
}

/** Milliseconds. */
const LONGEST_WAIT = 3000;

/** When something else than the network kept the app from starting. */
export function showStartFailure(element: HTMLElement, problem: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('The app could not start.', problem);
  forgetPlace();
  createRoot(element, LAST_WORDS).render(<ErrorScreen detail={String(problem)} />);
}

/** When not even the error screen can be drawn, React takes everything off the page: never a blank one. */
const LAST_WORDS = {
  onUncaughtError: (problem: unknown) => {
    forgetPlace();
    showStopped(problem);
  },
};
