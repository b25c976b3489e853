import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { MainAndSide, PageStack } from '../../layout.styles.ts';

export interface WishesScreenProps {
  title: string;
  lead: string;
  /** Ways to the other pages of the pool: ButtonLinks. */
  actions: ReactNode;
  /** The list, the form, the messages. */
  main: ReactNode;
  /** What helps beside it: the wish of the day. */
  side?: ReactNode;
}

/** The pages of the wish pool that are not one wish: the pool, my wishes, search, messages, the desk (S08 to S12). */
export function WishesScreen({ title, lead, actions, main, side }: WishesScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} lead={lead} actions={actions} />
      {side === undefined ? (
        main
      ) : (
        <MainAndSide>
          <div>{main}</div>
          {side}
        </MainAndSide>
      )}
    </PageStack>
  );
}
