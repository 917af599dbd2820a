import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new route clears the error. */
  readonly route: string;
  readonly children: ReactNode;
  /** Shown instead; `retry` shows the children again. */
  fallback(error: unknown, retry: () => void): ReactNode;
}

/** Catches what a screen throws, so that one screen never takes the others down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: Failure }> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override state = { failure: NO_FAILURE };

  override componentDidUpdate(
    { route }: ErrorBoundaryProps,
    { failure }: { readonly failure: Failure },
  ) {
    // A failure that came with this very route stays.
    const hasFailedBefore = failure !== null && failure === this.state.failure;
    if (hasFailedBefore && route !== this.props.route) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure.error, () => this.setState({ failure: null }));
  }
}

/** An error can be any value, even undefined: it is wrapped. */
type Failure = { readonly error: unknown } | null;

const NO_FAILURE: Failure = null;
