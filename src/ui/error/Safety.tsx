import { Component, type ReactNode } from 'react';

interface SafetyProps {
  /** What is shown; once it is something else, what stopped before is forgotten. */
  readonly place: string;
  /** What stands in its place when it stops. @param detail what the program itself says */
  readonly renderInstead: (detail: string) => ReactNode;
  readonly children: ReactNode;
}

interface SafetyState {
  readonly place: string;
  readonly problem: string | null;
}

/**
 * Keeps what breaks in one place from taking everything else along. React knows error boundaries as
 * classes only.
 */
export class Safety extends Component<SafetyProps, SafetyState> {
  override state: SafetyState = { place: this.props.place, problem: null };

  static getDerivedStateFromError(error: unknown): Partial<SafetyState> {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ place }: SafetyProps, state: SafetyState): SafetyState | null {
    return place === state.place ? null : { place, problem: null };
  }

  override render() {
    const { problem } = this.state;
    return problem === null ? this.props.children : this.props.renderInstead(problem);
  }
}
