import { Component, type ReactNode } from 'react';
import { Trouble } from './Trouble.tsx';

interface State {
  readonly failed: boolean;
}

/** Catches what a page throws, so that nobody ends before an empty window. React wants a class for it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Trouble /> : this.props.children;
  }
}
