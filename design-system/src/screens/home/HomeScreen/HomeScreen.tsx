import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { Actions, HomeHead, HomeRoot } from './HomeScreen.styles.ts';

export interface HomeScreenProps {
  /** Of the page; it is heard, not seen. */
  title: string;
  /** A HomeMenu of the parts. */
  menu: ReactNode;
  /** What is done from here: ButtonLinks. */
  actions?: ReactNode;
  /** PageSections, in the order of the page. */
  onAir: ReactNode;
  next: ReactNode;
  /** Shelves, each with a key. */
  shelves: readonly ReactNode[];
  channels: ReactNode;
  ended: ReactNode;
  /** A panel over the page. */
  panel?: ReactNode;
}

/** The homepage: what is on air, what comes next, shelves, the channels, what has been; or one part of it. */
export function HomeScreen({
  title,
  menu,
  actions,
  onAir,
  next,
  shelves,
  channels,
  ended,
  panel,
}: HomeScreenProps) {
  return (
    <HomeRoot>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <HomeHead>
        {menu}
        {actions && <Actions>{actions}</Actions>}
      </HomeHead>
      {onAir}
      {next}
      {shelves}
      {channels}
      {ended}
      {panel}
    </HomeRoot>
  );
}
