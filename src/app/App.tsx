import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { type Stores, StoresContext } from '#store/hooks.ts';
import { speakIn } from '#ui/effects/speak.ts';
import { ErrorScreen } from '#ui/error/ErrorScreen.tsx';
import { Safety } from '#ui/error/Safety.tsx';
import { Routes } from './Routes.tsx';

interface AppProps {
  readonly stores: Stores;
}

/** The app around its screens. Each screen has an error boundary of its own; this is the outermost one. */
export function App({ stores }: AppProps) {
  return (
    <StoresContext value={stores}>
      <Safety place="" renderInstead={(detail) => <ErrorScreen detail={detail} />}>
        <Router hook={useHashLocation}>
          <Routes />
        </Router>
      </Safety>
      <output ref={speakIn} className="visually-hidden" />
    </StoresContext>
  );
}
