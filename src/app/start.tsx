import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage } from '#i18n/detect.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import { openDatabase } from '#persistence/open.ts';
import { reopenLastPlace } from '#ui/effects/use-last-place.ts';
import { App } from './App.tsx';
import { type Composed, compose } from './compose.ts';

/** Opens what is on disk and shows the first screen. Nothing slow stands on the way. */
export async function startApp(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const show = ({ stores }: Composed) =>
    root.render(
      <StrictMode>
        <App stores={stores} />
      </StrictMode>,
    );

  const opening = await openDatabase();
  // Another tab held an older version open: as soon as it is gone, start with the data.
  if (opening.state === 'blocked') void opening.later.then(() => location.reload());
  const composed = await compose(opening);
  const chosen = composed.stores.settings.getState().language;
  await startI18n(detectLanguage(chosen, navigator.languages, LANGUAGES), 'first');
  reopenLastPlace();
  show(composed);
  composed.afterFirstScreen();
}
