import { Component, type ReactNode } from 'react';
import { BrokenPage } from '../home/BrokenPage.tsx';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
}

/** Holds what a page threw, script groups that did not come included (M38), and keeps the shell alive around it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <BrokenPage error={this.state.error} />;
  }
}
