import { Component, type ReactNode } from 'react';
import { Alert, Button } from '@mui/material';

/** Keeps the navigation when a page breaks, and offers to load it again. */
export class FaultBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const reload = <Button onClick={() => location.reload()}>Reload</Button>;
    return (
      <Alert severity="error" action={reload}>
        This page could not be shown. Reload it; if that does not help, choose another from the
        menu.
      </Alert>
    );
  }
}
