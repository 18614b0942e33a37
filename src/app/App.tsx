import { Component, type ReactNode } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { type Stores, StoresContext } from '#store/hooks.ts';
import { ErrorScreen } from '#ui/error/ErrorScreen.tsx';
import { Routes } from './Routes.tsx';

interface AppProps {
  readonly stores: Stores;
}

/** The app around its screens. */
export function App({ stores }: AppProps) {
  return (
    <StoresContext value={stores}>
      <Safety stores={stores}>
        <Router hook={useHashLocation}>
          <Routes />
        </Router>
      </Safety>
    </StoresContext>
  );
}

interface SafetyState {
  readonly problem: string | null;
}

/** When a screen breaks, the data is offered instead of a blank page. React knows error boundaries as classes only. */
class Safety extends Component<
  { readonly stores: Stores; readonly children: ReactNode },
  SafetyState
> {
  override state: SafetyState = { problem: null };

  static getDerivedStateFromError(error: unknown): SafetyState {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return <ErrorScreen cause="broken" detail={problem} />;
  }
}
