import { Component, type ReactNode } from 'react';

/** Shown in place of a screen that failed. What was typed is kept outside of it, in the drafts. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="screen">
        <h1 className="d3">This screen failed</h1>
        <p>What you typed is kept.</p>
        <div className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              this.setState({ hasFailed: false });
            }}
          >
            Open it again
          </button>
          <a className="button button--outline" href="#home">
            First screen
          </a>
        </div>
      </main>
    );
  }
}
