import { Component, type ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface Props {
  /** Another page gets another chance. */
  path: string;
  children: ReactNode;
}

/** Keeps the navigation when a page throws, and offers to reload it. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ path }: Props) {
    if (path === this.props.path || !this.state.broken) return;
    // Browsers try a script that they could not fetch again only after the page was loaded anew.
    if (navigator.onLine) location.reload();
    else this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice button="Reload" onClick={() => location.reload()}>
        This page could not be shown. Reload it, or choose another page from the menu.
      </Notice>
    );
  }
}
