import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { HelpColumns, HelpList } from './HelpScreen.styles.ts';

export interface HelpScreenProps {
  title: string;
  /** ButtonLinks to what helps besides: downloads. */
  links: ReactNode;
  /** A SearchInput. */
  search: ReactNode;
  /** Topics to choose from: Tabs round what was found. */
  topics: ReactNode;
}

/** The help centre: articles of the house by topic, with a search in them (S15). */
export function HelpScreen({ title, links, search, topics }: HelpScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} actions={links} />
      <HelpColumns>
        {search}
        {topics}
      </HelpColumns>
    </PageStack>
  );
}

/** Answers below one another. */
export function HelpAnswers({ children }: { children: ReactNode }) {
  return <HelpList>{children}</HelpList>;
}
