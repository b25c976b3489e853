import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Actions, HomeRoot } from './HomeScreen.styles.ts';

export interface HomeScreenProps {
  /** Of the page; it is heard, not seen. */
  title: string;
  /** What a teacher does next: ButtonLinks. */
  actions?: ReactNode;
  /** PageSections, in the order of the page. */
  onAir: ReactNode;
  next: ReactNode;
  channels: ReactNode;
  ended: ReactNode;
  /** A panel over the page. */
  panel?: ReactNode;
}

/** The homepage: what is on air, what comes next, the channels, what has been. */
export function HomeScreen({ title, actions, onAir, next, channels, ended, panel }: HomeScreenProps) {
  return (
    <HomeRoot>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {actions && <Actions>{actions}</Actions>}
      {onAir}
      {next}
      {channels}
      {ended}
      {panel}
    </HomeRoot>
  );
}
