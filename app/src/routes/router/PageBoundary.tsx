import { Component, type ReactNode } from 'react';
import { BrokenPage } from '../home/BrokenPage.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}
interface BoundaryState {
  readonly error: unknown;
}

/** Holds what a page threw, script groups that did not come included (M38), and keeps the shell alive around it. */
export class PageBoundary extends Component<PageBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <BrokenPage error={this.state.error} />;
  }
}
