import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { detectLanguage } from '#i18n/detect.ts';
import { changeLanguage, LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { Stores } from '#store/hooks.ts';
import { nextTask } from '#store/next-task.ts';
import { startDrawing } from '#ui/effects/first-look.ts';
import { keepTexts } from '#ui/effects/kept-texts.ts';
import { ErrorScreen } from '#ui/error/ErrorScreen.tsx';
import { forgetPlace, markStartShown } from '#ui/last-place.ts';
import { isHome } from '#ui/paths.ts';
import { App } from './App.tsx';
import { compose } from './compose.ts';
import { showStopped } from './page-words.ts';
import { battleRoutes, SCREENS } from './screens.ts';
import type { StartRequests } from './start-requests.ts';
import { afterPaint, whenIdle } from './when-idle.ts';

/** Renders the first screen in one piece, once its code and data have arrived; all are requested already. */
export async function startApp(element: HTMLElement, begun: StartRequests): Promise<void> {
  // Running this file has taken a slow phone long enough for one task.
  await nextTask();
  const [read] = await Promise.all([begun.read, startI18n(begun.language, 'own')]);
  const { stores, afterFirstScreen } = await compose(read);
  const chosen = stores.settings.getState().language;
  const language = detectLanguage(chosen, navigator.languages, LANGUAGES);
  if (language !== begun.language) await changeLanguage(language);

  await firstScreen(begun, stores);
  keepTexts(document.body);
  const drawn = startDrawing();
  const shown = inSlices(createRoot(element, ROOT_OPTIONS), <App stores={stores} />);
  // The battle in progress appears on the home screen a moment later: it takes the database and rules.
  if (begun.battle === null && read.state !== 'absent') void stores.battles.getState().refresh();
  await Promise.race([shown, timeout()]);
  await afterPaint();
  markStartShown();
  await whenIdle();
  drawn();
  await afterFirstScreen().catch((problem: unknown) => {
    // The screen works without it.
    // oxlint-disable-next-line no-console
    console.warn('Something for later could not be prepared.', problem);
  });
}

/**
 * Renders in slices, since on a slow phone one piece would keep a touch waiting.
 * @returns resolves once it is in the page, all of it at once; never when it throws
 */
function inSlices(root: Root, screen: ReactNode): Promise<void> {
  return new Promise((resolve) =>
    startTransition(() =>
      root.render(
        <StrictMode>
          {screen}
          <Mounted then={resolve} />
        </StrictMode>,
      ),
    ),
  );
}

function Mounted({ then }: { readonly then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/**
 * Waits for all that the first screen shows, so that it appears in one piece. Never rejects: the screen
 * itself reports what is missing.
 */
async function firstScreen(
  { battle, read }: StartRequests,
  { battles, warbands }: Stores,
): Promise<void> {
  if (battle === null) {
    const { announce, load } = warbands.getState();
    const first = (await read).state === 'absent' && isHome(location.hash.slice(1));
    await Promise.race([first ? announce() : load(), timeout()]);
    return;
  }
  const code = Promise.all([battleRoutes.preload(), SCREENS[battle.screen].preload()]);
  const found = battles.getState().prepare(battle.id);
  await Promise.race([Promise.all([found, code.catch(() => undefined)]), timeout()]);
}

/** On a slow network an incomplete screen is better than none. */
function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
}

/** Milliseconds. */
const MAX_WAIT = 3000;

/** Shows that the app could not start, for another reason than the network. */
export function showStartFailure(element: HTMLElement, problem: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn('The app could not start.', problem);
  forgetPlace();
  createRoot(element, ROOT_OPTIONS).render(<ErrorScreen detail={String(problem)} />);
}

/** When even the error screen throws, React unmounts everything: the page's own note prevents a blank page. */
const ROOT_OPTIONS = {
  onUncaughtError: (problem: unknown) => {
    forgetPlace();
    showStopped(problem);
  },
};
