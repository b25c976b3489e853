import type { ReactNode } from 'react';
import { HeadingActions, HeadingRoot } from './PageHeading.styles.ts';

export interface PageHeadingProps {
  /** The only `h1` of the page. */
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  /** Where the reader can go from here: ButtonLinks. */
  actions?: ReactNode;
}

/** Title of a page, a sentence about it, and links from it. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <HeadingRoot>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {actions && <HeadingActions>{actions}</HeadingActions>}
    </HeadingRoot>
  );
}
