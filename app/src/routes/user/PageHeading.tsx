import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import type { ReactNode } from 'react';

const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[4]};

  & h1 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.tight};
  }

  & p {
    margin: ${tokens.space[1]} 0 0;
    color: ${tokens.color.text.secondary};
  }
`;

/** Stacks the parts of a page about money. */
export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;

/** What matters beside what helps. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${tokens.layout.side};
  gap: ${tokens.space[6]};
  align-items: start;
`;

export interface PageHeadingProps {
  readonly title: string;
  readonly lead: string;
  /** Where the member can go from here. */
  readonly children?: ReactNode;
}

/** What a page about money is, in a line each. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <Heading>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </Heading>
  );
}
