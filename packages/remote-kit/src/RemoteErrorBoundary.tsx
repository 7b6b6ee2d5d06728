import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RemoteErrorBoundaryProps {
  /** A new value, as the path, draws the children afresh. */
  resetKey: string;
  onError: (error: Error) => void;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

type BoundaryState = { failedAt: string | undefined };

/** Keeps a screen that throws from taking more than itself down. React catches errors in classes only. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): BoundaryState {
    return { failedAt: '' };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    this.setState({ failedAt: this.props.resetKey });
    this.props.onError(error);
  }

  override componentDidUpdate(previous: RemoteErrorBoundaryProps): void {
    if (this.state.failedAt !== undefined && previous.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = () => this.setState({ failedAt: undefined });

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback(this.#retry);
  }
}
