import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RemoteErrorBoundaryProps {
  /** A new value, as the path, draws the children afresh. */
  resetKey: string;
  onError: (error: Error) => void;
  fallback: (retry: () => void, error: Error) => ReactNode;
  children: ReactNode;
}

type BoundaryState = { error: Error | undefined };

/** Keeps a screen that throws from taking more than itself down. React catches errors in classes only. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    this.props.onError(error);
  }

  override componentDidUpdate(previous: RemoteErrorBoundaryProps): void {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = () => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(this.#retry, error) : this.props.children;
  }
}
