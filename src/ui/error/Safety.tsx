import { Component, type ReactNode } from 'react';

interface SafetyProps {
  /** Identifies the content; a change clears the error. */
  readonly place: string;
  /** Rendered instead after an error. @param detail technical message */
  readonly renderInstead: (detail: string) => ReactNode;
  readonly children: ReactNode;
}

interface SafetyState {
  readonly place: string;
  readonly problem: string | null;
}

/** An error boundary, which React supports only as a class. */
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
