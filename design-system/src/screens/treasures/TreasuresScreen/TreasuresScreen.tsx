import type { ReactNode } from 'react';
import { PageHeading, VisuallyHidden } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface TreasuresScreenProps {
  title: string;
  lead: string;
  /** Where one can go from here: ButtonLinks. */
  actions: ReactNode;
  /** SearchInput; on the page of the search alone. */
  search?: ReactNode;
  /** What the list is called, for those who hear it. */
  listTitle: string;
  /** The treasures by state. */
  children: ReactNode;
  /** TreasureDialog. */
  over: ReactNode;
}

/** /hljw/duobaoqibing and /hljw/duobaoSearch: goods of the house for vouchers (S29). */
export function TreasuresScreen({
  title,
  lead,
  actions,
  search,
  listTitle,
  children,
  over,
}: TreasuresScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} actions={actions} />
      {search}
      <section>
        <VisuallyHidden as="h2">{listTitle}</VisuallyHidden>
        {children}
      </section>
      {over}
    </PageStack>
  );
}
